// A beside B: the difference of their positions as a lane, its largest, and the first frame that differs.
//
// If both have their frames at the same instants, every column that both have is compared, to the last decimal. If they
// haven't, as a device's recording, B's position is read between its rows at A's instants, and differs only where a
// person may notice it: by more than `band` points.

'use strict';

class Comparison {
  constructor(one, other, band) {
    this.rows = { count: one.count, columns: { time_us: one.columns.time_us } };
    this.isPaired = one.count === other.count
      && one.columns.time_us.every((time, index) => time === other.columns.time_us[index]);
    this.names = this.isPaired
      ? Object.keys(one.columns).filter((name) => name in other.columns)
      : ['card_y_pt'].filter((name) => name in one.columns && name in other.columns);
    const difference = new Float64Array(one.count).fill(NaN);
    this.largest = -1;
    [this.first, this.firstNames] = [-1, []];
    for (let i = 0; i < one.count; i += 1) {
      difference[i] = (one.columns.card_y_pt || [])[i] - this.position(other, one.columns.time_us[i], i);
      if (!(Math.abs(difference[i]) <= Math.abs(difference[this.largest]))) {
        if (!Number.isNaN(difference[i]) && difference[i] !== 0) this.largest = i;
      }
      if (this.first < 0) {
        this.firstNames = this.isPaired
          ? this.names.filter((name) => cellText(one, name, i) !== cellText(other, name, i))
          : this.names.filter(() => Math.abs(difference[i]) > band);
        if (this.firstNames.length > 0) this.first = i;
      }
    }
    this.rows.columns.difference = difference;
  }

  // The position of B at an instant; NaN outside of its time.
  position(rows, us, index) {
    const { time_us: times, card_y_pt: ys } = rows.columns;
    if (!ys) return NaN;
    if (this.isPaired) return ys[index];
    if (us < times[0] || us > times[rows.count - 1]) return NaN;
    const i = rowAt(rows, us);
    if (i === rows.count - 1 || times[i] === us) return ys[i];
    return ys[i] + ((us - times[i]) / (times[i + 1] - times[i])) * (ys[i + 1] - ys[i]);
  }

  get lane() {
    const mark = this.largest;
    return { title: 'A − B', unit: 'pt', columns: ['difference'], base: [0, 0], rows: this.rows, color: 1, mark };
  }

  // What differs, in a sentence.
  sentence(one) {
    if (this.first < 0 && this.isPaired) return 'A and B are the same.';
    if (this.rows.columns.difference.every(Number.isNaN)) {
      return 'No position of A and B can be compared: at no instant have both one.';
    }
    if (this.first < 0) return 'The positions of A and B are nowhere further apart than a person may notice.';
    const frame = cellText(one, 'frame', this.first) || `${this.first}`;
    let text = `Frame ${frame} is the first that differs, in ${this.firstNames.slice(0, 4).join(', ')}`;
    if (this.firstNames.length > 4) text += ` and ${this.firstNames.length - 4} more`;
    if (this.largest >= 0) {
      const most = Math.abs(this.rows.columns.difference[this.largest]).toFixed(2);
      const at = (one.columns.time_us[this.largest] / 1000).toFixed(1);
      text += `; the positions are furthest apart, ${most} pt, at ${at} ms`;
    }
    return `${text}.`;
  }
}
