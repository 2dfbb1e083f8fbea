// Unpacks the cells of a timeline; PackedTimeline.swift says how they are packed.

'use strict';

class CellReader {
  constructor(bytes) {
    [this.bytes, this.place] = [bytes, 0];
  }

  // A whole number; by multiplication, because it may have more than 32 bits.
  next() {
    let [number, factor] = [0, 1];
    for (;;) {
      const byte = this.bytes[this.place];
      this.place += 1;
      number += (byte & 0x7f) * factor;
      if (byte < 0x80) return number;
      factor *= 128;
    }
  }

  // The indices of the filled cells among `count`.
  filled(count) {
    const filled = [];
    let [index, isFilled] = [0, true];
    for (;;) {
      const length = this.next();
      if (isFilled) for (let i = 0; i < length; i += 1) filled.push(index + i);
      index += length;
      isFilled = !isFilled;
      if (index >= count) return filled;
    }
  }

  numbers(count, places) {
    const numbers = new Float64Array(count).fill(NaN);
    const unit = 10 ** places;
    let [last, step, zeros] = [0, 0, 0];
    for (const index of this.filled(count)) {
      if (zeros > 0) {
        zeros -= 1;
      } else {
        const code = this.next();
        if (code === 0) {
          zeros = this.next();
        } else {
          step += code % 2 === 0 ? code / 2 : -(code + 1) / 2;
        }
      }
      last += step;
      numbers[index] = last / unit;
    }
    return numbers;
  }

  words(count, words) {
    const cells = new Array(count).fill('');
    let [word, length] = ['', 0];
    for (const index of this.filled(count)) {
      if (length === 0) {
        word = words[this.next()];
        length = this.next();
      }
      cells[index] = word;
      length -= 1;
    }
    return cells;
  }
}

// The rows of an entry, as the paper and the phone take them, and the decimals of each column.
function unpackRows(entry) {
  const reader = new CellReader(carried.bytes.subarray(entry.cells));
  const rows = { count: entry.rows, hasSteps: entry.steps, columns: {}, places: {} };
  for (const [name, kind] of entry.columns) {
    if (typeof kind === 'number') {
      rows.columns[name] = reader.numbers(entry.rows, kind);
      rows.places[name] = kind;
    } else {
      rows.columns[name] = reader.words(entry.rows, kind);
    }
  }
  return rows;
}

// A cell's text, as the timeline has it.
function cellText(rows, name, index) {
  const cell = rows.columns[name] ? rows.columns[name][index] : '';
  if (typeof cell !== 'number') return cell;
  return Number.isNaN(cell) ? '' : cell.toFixed(rows.places[name]);
}
