// A WebAssembly module whose bytes are sorted by what they are: like beside like packs into a tenth less. First the
// sizes of the groups, then the groups; that of the locals is empty, since locals.js packs them.

'use strict';

const GROUP = {
  instruction: 0, block: 1, local: 2, offset: 3, int: 4, long: 5, call: 6, label: 7, type: 8, rest: 9,
};

// A whole number without a sign, of bytes that a function gives one by one: 7 bits in each, the lowest first.
function numberOf(next) {
  let [value, scale, byte] = [0, 1, 0];
  do {
    byte = next();
    value += (byte & 127) * scale;
    scale *= 128;
  } while (byte >= 128);
  return value;
}

// Goes through a function: `move` takes a byte of a group from where it is to where it belongs, and returns it. Sorting
// and joining differ in that alone.
function moveFunction(move) {
  const number = (group) => numberOf(() => move(group));
  const numbers = (group, count) => {
    for (let index = 0; index < count; index += 1) number(group);
  };
  // Locals: how many there are of each type.
  numbers(GROUP.type, 2 * number(GROUP.type));
  for (let depth = 1; depth > 0;) {
    const code = move(GROUP.instruction);
    if (code >= 0x02 && code <= 0x04) {
      depth += 1;
      number(GROUP.block);
    } else if (code === 0x0b) {
      depth -= 1;
    } else if (code === 0x0c || code === 0x0d) {
      number(GROUP.label);
    } else if (code === 0x0e) {
      numbers(GROUP.label, number(GROUP.label) + 1);
    } else if (code === 0x10) {
      number(GROUP.call);
    } else if (code === 0x11) {
      numbers(GROUP.call, 2);
    } else if (code === 0x1c) {
      numbers(GROUP.instruction, number(GROUP.instruction));
    } else if (code >= 0x20 && code <= 0x22) {
      number(GROUP.local);
    } else if (code === 0x23 || code === 0x24 || code === 0x3f || code === 0x40) {
      number(GROUP.instruction);
    } else if (code >= 0x28 && code <= 0x3e) {
      number(GROUP.instruction);
      number(GROUP.offset);
    } else if (code === 0x41) {
      number(GROUP.int);
    } else if (code === 0x42) {
      number(GROUP.long);
    } else if (code === 0x43 || code === 0x44) {
      for (let index = code === 0x43 ? 4 : 8; index > 0; index -= 1) move(GROUP.rest);
    } else if (code === 0xfc) {
      // A copy of memory names two memories, a fill one; conversions of numbers name nothing.
      const second = number(GROUP.instruction);
      numbers(GROUP.instruction, second === 10 ? 2 : second === 11 ? 1 : 0);
    }
  }
}

// The module of sorted bytes and of locals.
function joinedModule(sorted, locals) {
  let start = 0;
  const sizes = Object.values(GROUP).map(() => numberOf(() => sorted[start++]));
  const places = sizes.map((size, group) => sizes.slice(0, group).reduce((sum, one) => sum + one, start));
  const module = new Uint8Array(4 * sorted.length);
  let end = 0;
  const move = (group) => {
    let byte;
    if (group === GROUP.local) {
      byte = locals.byte(sorted, places[GROUP.instruction]);
    } else {
      byte = sorted[places[group]];
      places[group] += 1;
    }
    module[end] = byte;
    end += 1;
    return byte;
  };
  const moveRest = () => move(GROUP.rest);
  // Runs what writes a part, with the part's size before it, in five bytes however small it is.
  const sized = (write) => {
    const from = end;
    end += 5;
    write();
    for (let [index, size] = [0, end - from - 5]; index < 5; index += 1, size >>>= 7) {
      module[from + index] = size & 127 | (index < 4 ? 128 : 0);
    }
  };
  while (end < 8) moveRest();
  while (places[GROUP.rest] < sorted.length) {
    // The code alone has no size: its functions were sorted.
    if (moveRest() === 10) {
      sized(() => {
        for (let count = numberOf(moveRest); count > 0; count -= 1) {
          locals.begin();
          sized(() => moveFunction(move));
        }
      });
    } else {
      for (let count = numberOf(moveRest); count > 0; count -= 1) moveRest();
    }
  }
  return module.subarray(0, end);
}
