// A beside B: the difference of their positions as a lane, with its first frame and its largest, and the first frame in
// which any column differs: fades and fractions may differ long before the card does.
//
// If both have their frames at the same instants, up to the end of the shorter one, every column that both have is
// compared, to the last decimal. A recording that was held against the other one is compared with that one's run at its
// own instants. Otherwise B's position is read between its rows at A's instants. A recording differs only where a person
// may notice it: by more than `band` points.

'use strict';

class Comparison {
  // isHeld: true if one of the two is a recording that was held against the other.
  constructor(one, other, band, isHeld) {
    this.shared = Math.min(one.count, other.count);
    const hasFrames = 'frame' in one.columns && 'frame' in other.columns;
    this.isPaired = (hasFrames || one.count === other.count)
      && one.columns.time_us.slice(0, this.shared).every((time, index) => time === other.columns.time_us[index]);
    const log = isHeld && !this.isPaired ? [one, other].find(({ columns }) => columns.expected_y_pt) : undefined;
    this.isOfLog = log !== undefined;
    this.base = log ?? one;
    this.rows = { count: this.base.count, columns: { time_us: this.base.columns.time_us } };
    this.isLonger = this.isPaired && one.count !== other.count;
    // Velocities that the tool worked out follow from the positions.
    const hasSteps = one.hasSteps || other.hasSteps;
    this.names = this.isPaired
      ? Object.keys(one.columns).filter((name) => name in other.columns && !(hasSteps && name === 'step_velocity_pt_s'))
      : ['card_y_pt'].filter((name) => name in one.columns && name in other.columns);
    const difference = new Float64Array(this.base.count).fill(NaN);
    this.largest = -1;
    [this.first, this.firstNames, this.firstMoved] = [-1, [], -1];
    for (let i = 0; i < this.base.count; i += 1) {
      difference[i] = log ? Comparison.fromLog(log, i) * (log === one ? 1 : -1)
        : (one.columns.card_y_pt || [])[i] - this.position(other, one.columns.time_us[i], i);
      if (!(Math.abs(difference[i]) <= Math.abs(difference[this.largest]))) {
        if (!Number.isNaN(difference[i]) && difference[i] !== 0) this.largest = i;
      }
      if (this.firstMoved < 0 && Math.abs(difference[i]) > (this.isPaired ? 0 : band)) this.firstMoved = i;
      if (this.first < 0 && !(this.isPaired && i >= this.shared)) {
        this.firstNames = this.isPaired
          ? this.names.filter((name) => Comparison.differ(one.columns[name][i], other.columns[name][i]))
          : this.names.filter(() => Math.abs(difference[i]) > band);
        if (this.firstNames.length > 0) this.first = i;
      }
    }
    this.rows.columns.difference = difference;
  }

  // An empty cell of numbers is none, and the same as another one.
  static differ(one, other) { return one !== other && !(Number.isNaN(one) && Number.isNaN(other)); }

  // A number with so many decimals, ties to even, as the tool writes it.
  static fixed(number, places) {
    const halves = number * 2 ** (places + 1);
    if (!Number.isInteger(halves) || halves % 2 === 0) return number.toFixed(places);
    const low = Math.floor(number * 10 ** places);
    return ((low + Math.abs(low % 2)) / 10 ** places).toFixed(places);
  }

  // The recorded position, less that of the scenario at that instant.
  static fromLog({ columns }, index) { return columns.card_y_pt[index] - columns.expected_y_pt[index]; }

  // The position of B at an instant; NaN outside of its time.
  position(rows, us, index) {
    const { time_us: times, card_y_pt: ys } = rows.columns;
    if (!ys) return NaN;
    if (this.isPaired) return index < this.shared ? ys[index] : NaN;
    if (us < times[0] || us > times[rows.count - 1]) return NaN;
    const i = rowAt(rows, us);
    if (i === rows.count - 1 || times[i] === us) return ys[i];
    return ys[i] + ((us - times[i]) / (times[i + 1] - times[i])) * (ys[i + 1] - ys[i]);
  }

  // The instant of a row, microseconds.
  time(row) { return this.base.columns.time_us[row]; }

  // The instant of a row in a sentence.
  instant(row) { return `${Comparison.fixed(this.time(row) / 1000, 1)} ms`; }

  get lane() {
    const marks = [this.firstMoved, this.largest].filter((row) => row >= 0);
    return { title: 'A − B', unit: 'pt', columns: ['difference'], base: [0, 0], rows: this.rows, color: 1, marks };
  }

  // The difference, in a sentence.
  sentence() {
    if (this.first < 0 && this.isLonger) return 'A and B are the same up to the end of the shorter one.';
    if (this.first < 0 && this.isPaired) return 'A and B are the same in every frame.';
    if (!this.isPaired && this.rows.columns.difference.every(Number.isNaN)) {
      return 'No position of A and B can be compared: at no instant have both one.';
    }
    if (this.first < 0) return 'The positions of A and B are nowhere further apart than a person may notice.';
    const frame = cellText(this.base, 'frame', this.first);
    const instant = this.instant(this.first);
    let text = frame ? `Frame ${frame} is the first that differs` : `At ${instant} they differ for the first time`;
    text += `, in ${this.firstNames.slice(0, 4).join(', ')}`;
    if (this.firstNames.length > 4) text += ` and ${this.firstNames.length - 4} more`;
    if (this.largest >= 0) {
      const most = Comparison.fixed(Math.abs(this.rows.columns.difference[this.largest]), 2);
      const begin = this.firstMoved > this.first ? ` differ from ${this.instant(this.firstMoved)} on, and` : '';
      text += `; the positions${begin} are furthest apart, ${most} pt, at ${this.instant(this.largest)}`;
    }
    return this.isOfLog ? `${text}. The verdict allows a time, too, so its distances are smaller.` : `${text}.`;
  }
}
