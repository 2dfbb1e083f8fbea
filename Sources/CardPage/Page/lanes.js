// A lane below the position: lines of columns that share a unit, as velocity and fades do.
//
// lane = { title, unit, columns: [name], base: [low, high], rows, color, marks }: `base` is a range that the axis always
// includes; rows are the main line's unless the lane has its own; color is the first line's index into the palette;
// marks are the indices of rows at which a dot stands. The columns of a lane without a unit, as channels, need not share
// a scale: they stand in lanes of like range, without its base.

'use strict';

class PaperLane {
  // `y` is where its place begins, and `height` that of its lines; its title and their names take as many rows as they
  // need.
  constructor(paper, lane, y, height) {
    [this.paper, this.lane, this.theme] = [paper, lane, paper.theme];
    this.rows = lane.rows || paper.main.rows;
    this.names = lane.columns.filter((name) => isVaried(this.rows, name));
    [this.low, this.high] = PaperLane.range(this.rows, this.names, lane.base);
    this.layOutWords(paper.context);
    const { size } = this.theme;
    this.first = y + size * 0.9;
    this.top = this.first + size * (this.wordRows * 1.35 - 0.55);
    this.height = height;
    this.bottom = this.top + this.height;
  }

  // The lanes of a lane whose columns need not share a scale: beside one of a thousand times its range a column would
  // be a flat line. The rule is that of a plot's panels, in TimelinePlot.swift: a line takes a fourth of the height.
  static apart(lane, rows) {
    const groups = [];
    for (const name of lane.columns) {
      if (!isVaried(rows, name)) continue;
      const [low, high] = PaperLane.range(rows, [name]);
      const joined = ({ low: least, high: most, range }) =>
        ({ low: Math.min(least, low), high: Math.max(most, high), range: Math.min(range, high - low) });
      const alike = groups.find((group) => joined(group).high - joined(group).low <= 4 * joined(group).range);
      if (alike) Object.assign(alike, joined(alike), { columns: [...alike.columns, name] });
      else groups.push({ columns: [name], low, high, range: high - low });
    }
    const named = ({ columns }) => (columns.length === 1 ? columns[0].replaceAll('_', ' ') : lane.title);
    return groups.length === 0 ? [lane]
      : groups.map((group) => ({ ...lane, title: named(group), columns: group.columns, base: undefined }));
  }

  // The least and the greatest number of columns, and of a base.
  static range(rows, names, base) {
    let [low, high] = base || [Infinity, -Infinity];
    for (const name of names) {
      const column = rows.columns[name];
      for (let i = 0; i < rows.count; i += 1) {
        if (column[i] < low) low = column[i];
        if (column[i] > high) high = column[i];
      }
    }
    return high > low ? [low, high] : [low, low + 1];
  }

  color(index) { return this.theme.colors[(index + (this.lane.color || 0)) % this.theme.colors.length]; }

  layOutWords(pen) {
    const { lane, theme, paper } = this;
    const range = `${plain(this.low)} … ${plain(this.high)}`;
    // A narrow paper has room for less.
    this.title = [`${lane.title}, ${range} ${lane.unit}`, `${lane.title}, ${range}`]
      .find((text) => pen.measureText(text).width < paper.right - 4) ?? shortened(pen, lane.title, paper.right - 4);
    let [x, row] = [pen.measureText(this.title).width + theme.size * 1.5, 0];
    this.words = this.names.length < 2 ? [] : this.names.map((name, index) => {
      // A channel's name is its app's.
      const whole = (lane.isOwn ? name : name.replace(/_(pt_s|pt|alpha)$/, '')).replaceAll('_', ' ');
      const text = shortened(pen, whole, paper.right - 26);
      const width = pen.measureText(text).width + 22;
      if (x + width > paper.right && x > 2) [x, row] = [2, row + 1];
      const word = { text, x, row, index };
      x += width + theme.size;
      return word;
    });
    this.wordRows = row + 1;
  }

  draw(pen) {
    const { paper, theme, lane, rows, low, high } = this;
    const y = (value) => this.bottom - ((value - low) / (high - low)) * this.height;
    for (const value of low < 0 && high > 0 ? [low, high, 0] : [low, high]) {
      pen.strokeStyle = value === 0 ? theme.edge : theme.grid;
      line(pen, 0, Math.round(y(value)) + 0.5, paper.right + 1, Math.round(y(value)) + 0.5);
    }
    pen.save();
    pen.beginPath();
    pen.rect(0, this.top - 2, paper.right + 1, this.height + 4);
    pen.clip();
    this.names.forEach((name, index) => {
      strokeColumn(pen, paper, rows, name, y, [this.color(index), 1.6, theme.dashes[index]]);
    });
    for (const row of lane.marks ?? []) {
      pen.fillStyle = theme.ink;
      pen.beginPath();
      pen.arc(paper.x(rows.columns.time_us[row]), y(rows.columns[this.names[0]][row]), 3, 0, 7);
      pen.fill();
    }
    pen.restore();
    this.drawWords(pen);
  }

  drawWords(pen) {
    const { theme } = this;
    haloed(pen, theme, this.title, 2, this.first, theme.soft, 'left');
    for (const { text, x, row, index } of this.words) {
      const y = this.first + row * theme.size * 1.35;
      pen.strokeStyle = this.color(index);
      pen.lineWidth = 2;
      pen.setLineDash(dashes(theme.dashes[index]));
      line(pen, x, y, x + 18, y);
      pen.setLineDash([]);
      haloed(pen, theme, text, x + 22, y, theme.soft, 'left');
    }
  }
}
