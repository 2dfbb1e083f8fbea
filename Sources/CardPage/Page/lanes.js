// A lane below the position: lines of columns that share a unit, as velocity and fades do.
//
// lane = { title, unit, columns: [name], base: [low, high], rows, color, mark }: `base` is a range that the axis always
// includes; rows are the main line's unless the lane has its own; color is the first line's index into the palette;
// mark is the index of a row at which a dot stands.

'use strict';

class PaperLane {
  constructor(paper, place) {
    [this.paper, this.place, this.theme] = [paper, place, paper.theme];
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

  draw(pen) {
    const { paper, theme } = this;
    const { lane, top, height } = this.place;
    const rows = lane.rows || paper.main.rows;
    const names = lane.columns.filter((name) => hasNumbers(rows, name));
    const [low, high] = PaperLane.range(rows, names, lane.base);
    const y = (value) => top + height - ((value - low) / (high - low)) * height;
    for (const value of low < 0 && high > 0 ? [low, high, 0] : [low, high]) {
      pen.strokeStyle = value === 0 ? theme.edge : theme.grid;
      line(pen, 0, Math.round(y(value)) + 0.5, paper.right + 1, Math.round(y(value)) + 0.5);
    }
    pen.save();
    pen.beginPath();
    pen.rect(0, top - 2, paper.right + 1, height + 4);
    pen.clip();
    names.forEach((name, index) => {
      const n = (index + (lane.color || 0)) % theme.colors.length;
      strokeColumn(pen, paper, rows, name, y, [theme.colors[n], 1.6, theme.dashes[index]]);
    });
    if (lane.mark !== undefined && lane.mark >= 0) {
      pen.fillStyle = theme.ink;
      pen.beginPath();
      pen.arc(paper.x(rows.columns.time_us[lane.mark]), y(rows.columns[names[0]][lane.mark]), 3, 0, 7);
      pen.fill();
    }
    pen.restore();
    this.drawTitle(pen, lane, names, top - theme.size * 0.8, `${plain(low)} … ${plain(high)} ${lane.unit}`);
  }

  drawTitle(pen, lane, names, y, range) {
    const { paper, theme } = this;
    pen.textAlign = 'left';
    pen.fillStyle = theme.soft;
    const title = `${lane.title}, ${range}`;
    pen.fillText(title, 2, y);
    if (names.length < 2) return;
    let x = pen.measureText(title).width + theme.size * 1.5;
    for (const [index, name] of names.entries()) {
      const text = name.replace(/_(pt_s|pt|alpha)$/, '').replaceAll('_', ' ');
      const width = pen.measureText(text).width;
      if (x + 22 + width > paper.right) return;
      pen.strokeStyle = theme.colors[(index + (lane.color || 0)) % theme.colors.length];
      pen.lineWidth = 2;
      pen.setLineDash(dashes(theme.dashes[index]));
      line(pen, x, y, x + 18, y);
      pen.setLineDash([]);
      pen.fillText(text, x + 22, y);
      x += width + 22 + theme.size;
    }
  }
}
