// A WebAssembly module whose bytes are sorted by what they are: like beside like packs into a tenth less. First the
// sizes of the groups, then the groups.

'use strict';

const GROUP = {
  instruction: 0, block: 1, local: 2, offset: 3, int: 4, long: 5, call: 6, label: 7, type: 8, rest: 9,
};

// A place in bytes from which numbers are read.
class ByteCursor {
  constructor(bytes, place = 0) {
    [this.bytes, this.place] = [bytes, place];
  }

  byte() {
    this.place += 1;
    return this.bytes[this.place - 1];
  }

  // A whole number without a sign, 7 bits in each byte, the lowest first.
  number() {
    let [value, scale, byte] = [0, 1, 0];
    do {
      byte = this.byte();
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte >= 128);
    return value;
  }
}

function appendNumber(bytes, value) {
  for (; value >= 128; value >>>= 7) bytes.push(value & 127 | 128);
  bytes.push(value);
}

// Goes through a function: `move` takes a byte of a group from where it is to where it belongs, and returns it. Sorting
// and joining differ in that alone.
function moveFunction(move) {
  const number = (group) => {
    let [value, scale, byte] = [0, 1, 0];
    do {
      byte = move(group);
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte >= 128);
    return value;
  };
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

// The module of sorted bytes.
function joinedModule(sorted) {
  const sizes = new ByteCursor(sorted);
  const groups = Object.values(GROUP).map(() => sizes.number());
  let place = sizes.place;
  for (const [group, size] of groups.entries()) {
    groups[group] = new ByteCursor(sorted, place);
    place += size;
  }
  const rest = groups[GROUP.rest];
  const module = [];
  while (module.length < 8) module.push(rest.byte());
  while (rest.place < sorted.length) {
    const kind = rest.byte();
    let content = [];
    if (kind === 10) {
      const count = rest.number();
      appendNumber(content, count);
      for (let index = 0; index < count; index += 1) {
        const code = [];
        moveFunction((group) => {
          const byte = groups[group].byte();
          code.push(byte);
          return byte;
        });
        appendNumber(content, code.length);
        for (const byte of code) content.push(byte);
      }
    } else {
      const size = rest.number();
      content = sorted.subarray(rest.place, rest.place + size);
      rest.place += size;
    }
    module.push(kind);
    appendNumber(module, content.length);
    for (const byte of content) module.push(byte);
  }
  return new Uint8Array(module);
}
