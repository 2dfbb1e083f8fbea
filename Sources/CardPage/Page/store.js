// The rows of an engine as the paper and the phone take them; their contract stands at the head of paper.js.

'use strict';

class RowStore {
  // names: those of the columns in their order; words: for columns of words, the texts by number; channels: the names of
  // the channels, whose numbers follow the engine's other places.
  constructor(names, words, channels = []) {
    [this.names, this.words, this.room] = [[...names, ...channels], words, 0];
    this.places = [...names.keys(), ...channels.map((_, index) => Engine.channels + index)];
    // A channel may have any name.
    this.columns = { __proto__: null };
    this.clear();
  }

  clear() {
    this.count = 0;
    this.events = [];
  }

  grow(room) {
    for (const name of this.names) {
      const column = this.columns[name];
      if (this.words[name]) {
        this.columns[name] = column || [];
      } else {
        this.columns[name] = new Float64Array(room);
        if (column) this.columns[name].set(column);
      }
    }
    this.room = room;
  }

  // Adds a row from `numbers`, which begins at `place`.
  add(numbers, place = 0) {
    if (this.count === this.room) this.grow(Math.max(512, this.room * 2));
    this.names.forEach((name, index) => this.put(name, this.count, numbers[place + this.places[index]]));
    this.count += 1;
  }

  put(name, row, number) {
    const words = this.words[name];
    this.columns[name][row] = words ? (Number.isNaN(number) ? '' : words[number] ?? '') : number;
  }

  // Takes all rows of a rerun.
  take({ count, rows, width }) {
    this.clear();
    for (let index = 0; index < count; index += 1) this.add(rows, index * width);
    return this;
  }

  copy() {
    const other = new RowStore([], this.words);
    [other.names, other.places] = [this.names, this.places];
    for (const name of this.names) if (this.columns[name]) other.columns[name] = this.columns[name].slice();
    [other.room, other.count, other.events] = [this.room, this.count, this.events.slice()];
    return other;
  }
}
