// The paper: position over time on a canvas, with lanes below it.
//
// The contract of rows, shared with the phone; they may come from a report, a recording or a running engine:
//
//   rows = { count, columns: { time_us: Float64Array, card_y_pt: Float64Array, phase: [string], … } }
//     The columns have the names of a timeline in CSV. A column of numbers is a typed array of at least `count`
//     numbers, NaN where the cell is empty; a column of words (phase, card, target) is an array of strings, '' where
//     it is empty. Only time_us, ascending, is required: what is missing isn't drawn. Rows may grow: raise `count`,
//     then call `paper.changed()`.
//   meta = { screen: {width, height}, detents: [{name, y}], header, heights: {card: [header, accessory, widget]}, gap,
//            isRightToLeft, events: [{frame, us, text}] }
//     `frame` is the index of the row that shows the event, `us` the event's own instant. `header` is the height of a
//     card's header in points, `heights` has those of the cards that have others, with that of the view below the
//     header and of the map's widget; `gap` lies between two pages. Everything but `screen` may be missing.
//
// A line is { rows, meta, label, color, dash, ghost }: color and dash are indices into the palette; a ghost is thin and
// grey, without finger and lanes. The first line is the one that phases, finger, events and lanes are drawn of.
//
//   const paper = new Paper(canvas)
//   paper.lanes = ['velocity', 'fades']        // or { title, unit, columns: [name], base: [low, high], rows }
//   paper.keepsRoom = true                     // lanes that come with a motion share the room of the usual ones
//   paper.scale = phone.scale                  // pixels a point: the phone's vertical scale is the paper's
//   paper.show([line, …])                      // fits the view to the first line
//   paper.setCursor(us)                        // where the playhead stands
//   paper.setView(from, to); paper.zoom(0.5); paper.pan(0.25)
//   paper.follow = 2e6                         // the view is the last 2 s before the cursor: time runs into the phone,
//                                              // as it always does on a paper that is too thin for a whole timeline
//   paper.onSeek = (us) => …                   // a press or a drag on the paper
//
// Nothing is drawn but when something changed: no animation frame is asked for at rest.

'use strict';

class Paper {
  static LANES = {
    velocity: {
      title: 'velocity', unit: 'pt/s', base: [0, 0],
      columns: ['card_velocity_pt_s', 'scroll_velocity_pt_s', 'step_velocity_pt_s'],
    },
    fades: {
      title: 'fades', unit: '', columns: ['map_dim_alpha', 'map_button_alpha', 'content_alpha', 'stack_dim_alpha'],
      base: [0, 1],
    },
    scroll: { title: 'scrolled', unit: 'pt', columns: ['scroll_offset_pt'], base: [0, 0], isRare: true },
    sideways: {
      title: 'sideways', unit: 'pt', columns: ['page_x_pt', 'carousel_offset_pt'], base: [0, 0], isRare: true,
    },
  };

  // The events that the paper marks, those first that are named first where room is short: consequences are last.
  static EVENTS = [
    'release', 'tap', 'push', 'pop', 'move', 'snap', 'page', 'grab', 'layout', 'resume', 'cancel', 'handoff', 'settled',
    'pushed', 'popped',
  ];

  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
    this.cache = document.createElement('canvas');
    this.lanes = ['velocity', 'fades', 'scroll', 'sideways'];
    this.lines = [];
    this.scale = 0.5;
    this.view = { from: 0, to: 1e6 };
    this.follow = 0;
    this.cursor = 0;
    this.onSeek = null;
    this.wanted = 0;
    this.isStale = true;
    new ResizeObserver(() => this.changed()).observe(canvas);
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
      matchMedia(query).addEventListener('change', () => { this.theme = null; this.changed(); });
    }
    canvas.addEventListener('pointerdown', (event) => this.press(event));
    canvas.addEventListener('pointermove', (event) => this.drag(event));
    canvas.addEventListener('pointerup', (event) => this.lift(event));
    canvas.addEventListener('pointercancel', () => this.letGo());
    // Two fingers on a trackpad.
    canvas.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoom(2 ** (event.deltaY / 100));
    }, { passive: false });
  }

  get main() { return this.lines[0]; }

  // The first and the last instant of all lines that aren't ghosts.
  get span() {
    let [from, to] = [Infinity, -Infinity];
    for (const { rows, ghost } of this.lines) {
      if (ghost || !rows.count) continue;
      from = Math.min(from, rows.columns.time_us[0]);
      to = Math.max(to, rows.columns.time_us[rows.count - 1]);
    }
    // Before anything has happened there is a second to fill.
    return from < to ? { from, to } : { from: 0, to: 1e6 };
  }

  show(lines) {
    this.lines = lines;
    const span = this.span;
    this.setView(span.from, span.to);
  }

  setCursor(us) {
    this.cursor = us;
    if (this.following) {
      this.isStale = true;
    } else if (us < this.view.from || us > this.view.to) {
      const width = this.view.to - this.view.from;
      this.setView(us - width / 2, us + width / 2);
    }
    this.request();
  }

  setView(from, to) {
    const span = this.span;
    const width = Math.min(Math.max(to - from, 20000), span.to - span.from);
    from = Math.min(Math.max(from, span.from), span.to - width);
    this.view = { from, to: from + width };
    this.changed();
  }

  // Zooms around the cursor, if that is in view; a factor below 1 shows less time.
  zoom(factor) {
    const { from, to } = this.view;
    const middle = this.cursor >= from && this.cursor <= to ? this.cursor : (from + to) / 2;
    this.setView(middle - (middle - from) * factor, middle + (to - middle) * factor);
  }

  // Moves the view by a part of its width.
  pan(part) {
    const by = (this.view.to - this.view.from) * part;
    this.setView(this.view.from + by, this.view.to + by);
  }

  // Call this after rows, lanes or the scale changed.
  changed() {
    this.isStale = true;
    this.request();
  }

  request() {
    if (!this.wanted) this.wanted = requestAnimationFrame(() => { this.wanted = 0; this.draw(); });
  }

  // A finger may be on the point of scrolling the page: it seeks once it has gone across, or lifts where it was.
  press(event) {
    if (event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.pressed = { x: event.clientX, seeks: event.pointerType !== 'touch', window: this.window };
    this.drag(event);
  }

  drag(event) {
    const { pressed } = this;
    if (!pressed || !(event.buttons & 1)) return;
    if (Math.abs(event.clientX - pressed.x) > 6) pressed.seeks = true;
    if (pressed.seeks) this.seek(event);
  }

  lift(event) {
    if (this.pressed && !this.pressed.seeks) this.seek(event);
    this.letGo();
  }

  letGo() {
    this.pressed = null;
    if (this.following) this.changed();
  }

  seek(event) {
    if (!this.onSeek) return;
    const us = this.instant(event.clientX - this.canvas.getBoundingClientRect().left);
    this.onSeek(Math.min(Math.max(us, this.span.from), this.span.to));
  }

  // MARK: Places

  get height() { return this.main ? Math.round(this.main.meta.screen.height * this.scale) : 0; }

  // The number of lanes that aren't rare.
  static usual(lanes) { return lanes.filter((lane) => !(Paper.LANES[lane] ?? lane).isRare).length; }

  // The height of the time and the usual lanes below the position, where each lane's names take so many rows: two at
  // most.
  below(lanes, rows = 2) {
    const size = parseFloat(getComputedStyle(this.canvas).fontSize);
    return Math.ceil(size * (1.9 + (5.95 + 1.35 * rows) * Paper.usual(lanes)));
  }

  x(us) {
    const { from, to } = this.window;
    return this.left + ((us - from) / (to - from)) * (this.right - this.left);
  }

  instant(x) {
    const { from, to } = this.window;
    return from + ((x - this.left) / (this.right - this.left)) * (to - from);
  }

  // A thin paper beside a phone has no room for many seconds: of a long timeline it shows the last 1.2 alone.
  get following() {
    const { from, to } = this.span;
    return this.follow || (this.isThin && to - from > 4e6 ? 1.2e6 : 0);
  }

  // It stands still under a press: a place on it is one instant until the finger lifts.
  get window() {
    const { following, pressed } = this;
    if (pressed) return pressed.window;
    if (!following) return this.view;
    // A timeline that stands still has something on both sides of the cursor: a press goes on as well as back.
    const { from, to } = this.span;
    const end = this.follow ? this.cursor : Math.min(Math.max(this.cursor + following / 4, from + following), to);
    return { from: end - following, to: end };
  }

  // MARK: Drawing

  draw() {
    const { canvas, context, cache } = this;
    const ratio = devicePixelRatio || 1;
    const width = canvas.clientWidth;
    if (!width || !this.main) return;
    this.theme = this.theme || PaperTheme.of(canvas);
    this.layOut(width);
    const [w, h] = [Math.round(width * ratio), Math.round(this.bottom * ratio)];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.style.height = `${this.bottom}px`;
      [canvas.width, canvas.height, cache.width, cache.height] = [w, h, w, h];
      this.isStale = true;
    }
    if (this.isStale) {
      const pen = cache.getContext('2d');
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, w, h);
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      this.drawPlot(pen);
      this.isStale = false;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, w, h);
    context.drawImage(cache, 0, 0);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.drawCursor(context);
  }

  layOut(width) {
    const { size } = this.theme;
    this.context.font = this.theme.font;
    this.isNarrow = width < 30 * size;
    this.isThin = width < 18 * size;
    this.left = 1;
    this.right = width - 1;
    this.axisY = this.height;
    let y = this.axisY + size * 1.9;
    const lanes = this.lanes.flatMap((lane) => (typeof lane === 'string' ? Paper.LANES[lane]
      : lane.unit ? lane : PaperLane.apart(lane, lane.rows || this.main.rows)))
      .filter((lane) => (this.main.rows.count < 2 && !lane.isRare)
        || lane.columns.some((name) => isVaried(lane.rows || this.main.rows, name)));
    // A lane that comes with a motion shares the room of the usual ones: what lies below the paper stays where it is.
    const share = Paper.usual(this.lanes) / lanes.length;
    const height = size * (this.keepsRoom ? Math.min(5, Math.max(7.3 * share - 2.3, 2)) : 5);
    this.places = lanes.map((lane) => {
      const place = new PaperLane(this, lane, y, height);
      y = place.bottom + size * 0.6;
      return place;
    });
    this.bottom = Math.ceil(y);
  }

  drawPlot(pen) {
    pen.font = this.theme.font;
    pen.textBaseline = 'middle';
    this.taken = [];
    this.drawPhases(pen);
    this.drawAxis(pen);
    this.drawDetents(pen);
    this.drawPhaseNames(pen);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, this.right + 1, this.height);
    pen.clip();
    const y = (value) => value * this.scale;
    for (const line of [...this.lines].reverse()) {
      if (line.ghost) {
        strokeColumn(pen, this, line.rows, 'card_y_pt', y, [this.theme.edge, 1, '']);
      } else {
        if (line === this.main) {
          this.drawFinger(pen);
          strokeColumn(pen, this, line.rows, 'transition_y_pt', y, [this.theme.colors[3], 1.5, '7 3']);
        }
        const width = line === this.main ? 2.25 : 1.5;
        strokeColumn(pen, this, line.rows, 'card_y_pt', y, [this.color(line), width, this.dash(line)]);
      }
    }
    // No line goes through a word.
    this.drawEvents(pen);
    pen.restore();
    if (this.lines.length > 1) this.drawEndLabels(pen);
    for (const lane of this.places) lane.draw(pen);
  }

  color(line) { return this.theme.colors[line.color || 0]; }

  dash(line) { return this.theme.dashes[line.dash || 0]; }

  drawPhases(pen) {
    const { rows } = this.main;
    const { phase, time_us: times } = rows.columns;
    this.phaseNames = [];
    if (!phase) return;
    const [first, last] = this.range(rows);
    for (let start = first; start < last;) {
      let end = start + 1;
      while (end < last && phase[end] === phase[start]) end += 1;
      const [from, to] = [this.x(times[start]), this.x(times[Math.min(end, rows.count - 1)])];
      pen.fillStyle = this.theme.phases[phase[start]] || 'transparent';
      pen.fillRect(from, 0, to - from, this.height);
      const { width } = pen.measureText(phase[start]);
      if (width < Math.min(to, this.right) - Math.max(from, 0) - 6) {
        this.phaseNames.push([phase[start], Math.max(from, 0) + 4, width]);
      }
      start = end;
    }
  }

  // A detent's name comes first: a phase has its colour.
  drawPhaseNames(pen) {
    const y = this.height - this.theme.size * 0.8;
    pen.fillStyle = this.theme.soft;
    pen.textAlign = 'left';
    for (const [name, left, width] of this.phaseNames) {
      if (!this.isFree(left, y, width)) continue;
      pen.fillText(name, left, y);
      this.take(left, y, width);
    }
  }

  drawAxis(pen) {
    const { from, to } = this.window;
    const { size } = this.theme;
    const most = Math.max(1, Math.floor((this.right - this.left) / (size * 6)));
    const step = niceStep((to - from) / 1e6 / most);
    const places = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    pen.lineWidth = 1;
    // A timeline that just began has nothing before 0.
    for (let n = Math.max(0, Math.ceil(from / 1e6 / step - 1e-9)); n * step * 1e6 <= to + 1; n += 1) {
      const x = Math.round(this.x(n * step * 1e6)) + 0.5;
      pen.strokeStyle = this.theme.grid;
      line(pen, x, 0, x, this.bottom - size * 0.6);
      const text = `${(n * step).toFixed(places)} s`;
      const half = pen.measureText(text).width / 2;
      pen.fillStyle = this.theme.soft;
      pen.textAlign = 'left';
      pen.fillText(text, Math.min(Math.max(x - half, 0), this.right - half * 2), this.axisY + size);
    }
    pen.strokeStyle = this.theme.edge;
    line(pen, 0, this.height + 0.5, this.right + 1, this.height + 0.5);
  }

  drawDetents(pen) {
    for (const { from, to, detents } of this.guides) {
      const [left, right] = [Math.max(this.x(from), 0), Math.min(this.x(to), this.right + 1)];
      if (left >= right) continue;
      let above = -Infinity;
      for (const detent of detents.sort((one, other) => one.y - other.y)) {
        const y = Math.round(detent.y * this.scale) + 0.5;
        if (y < 0 || y > this.height + 1) continue;
        pen.strokeStyle = this.theme.edge;
        pen.setLineDash([2, 3]);
        line(pen, left, y, right, y);
        pen.setLineDash([]);
        const place = y - this.theme.size * 0.75;
        if (place < above + this.theme.size || place < 4) continue;
        above = place;
        const name = shortened(pen, detent.name, right - left - 8);
        haloed(pen, this.theme, name, left + 4, place, this.theme.soft, 'left');
        this.take(left + 4, place, pen.measureText(name).width);
      }
    }
  }

  // The detents that are known hold until the screen or the detents change; those after that are where the card rests.
  get guides() {
    const { rows, meta: { detents = [], events = [] } } = this.main;
    const { time_us: times, phase = [], target, card_y_pt: ys } = rows.columns;
    const changes = events.filter(({ text }) => /^(layout|detents)\(/.test(text)).map(({ us }) => us);
    return [-Infinity, ...changes].map((from, index) => {
      const to = changes[index] ?? Infinity;
      const found = index ? [] : [...detents];
      for (let row = 0; index && row < rows.count; row += 1) {
        const y = ys[row];
        if (times[row] < from || times[row] >= to || phase[row] !== 'resting' || !target?.[row]) continue;
        if (found.some((one) => one.name === target[row] && Math.abs(one.y - y) < 0.5)) continue;
        found.push({ name: target[row], y });
      }
      return { from, to, detents: found };
    });
  }

  drawEvents(pen) {
    const { events } = this.main.meta;
    if (!events) return;
    const { size } = this.theme;
    pen.lineWidth = 1;
    const rank = ({ text }) => Paper.EVENTS.indexOf(text.split('(')[0]);
    // Callbacks and other consequences aren't marked: the list has them, the paper would be full of them.
    for (const event of events.filter((event) => rank(event) >= 0).sort((one, other) => rank(one) - rank(other))) {
      const x = Math.round(this.x(event.us)) + 0.5;
      if (x < 0 || x > this.right) continue;
      pen.strokeStyle = this.theme.edge;
      pen.globalAlpha = 0.5;
      line(pen, x, 0, x, this.height);
      pen.globalAlpha = 1;
      if (this.isNarrow) continue;
      const width = pen.measureText(event.text).width;
      if (x + 3 + width > this.right) continue;
      const y = [0, 1, 2].map((lane) => size * (0.9 + lane * 1.3)).find((place) => this.isFree(x + 3, place, width));
      if (y === undefined) continue;
      haloed(pen, this.theme, event.text, x + 3, y, this.theme.soft, 'left');
      this.take(x + 3, y, width);
    }
  }

  drawFinger(pen) {
    const { rows } = this.main;
    const fingers = rows.columns.touch_y_pt;
    if (!fingers) return;
    const [first, last] = this.range(rows);
    pen.fillStyle = this.theme.colors[1];
    for (let i = first; i < last; i += 1) {
      if (Number.isNaN(fingers[i])) continue;
      pen.beginPath();
      pen.arc(this.x(rows.columns.time_us[i]), fingers[i] * this.scale, 1.6, 0, 7);
      pen.fill();
    }
  }

  // Remembers where words stand, for those that may move out of their way: a left end, a middle, a width.
  take(left, y, width) { this.taken.push({ left, y, right: left + width }); }

  // True if words would lie on none that stand already.
  isFree(left, y, width) {
    const { size } = this.theme;
    return !this.taken.some((other) => Math.abs(other.y - y) < size * 1.2
      && other.left < left + width + size && left < other.right + size);
  }

  // The name of each line at its end, so that nothing depends on colour alone: below it, or above it, where no other
  // words stand. A thin line leads to a name that found its place farther away.
  drawEndLabels(pen) {
    const { size } = this.theme;
    for (const one of this.lines) {
      if (!one.label) continue;
      const [first, last] = this.range(one.rows);
      if (last <= first) continue;
      const { card_y_pt: ys, time_us: times } = one.rows.columns;
      const end = { x: Math.min(this.x(times[last - 1]), this.right - 4), y: ys[last - 1] * this.scale };
      const name = shortened(pen, one.label, (this.right - this.left) * 0.5);
      const width = pen.measureText(name).width;
      const right = Math.max(end.x, width + 4);
      // One line below, one above, two below, …
      // A card that is gone ends below the paper, and has its name there, too.
      const level = Math.max(0, Math.min(end.y, this.height));
      const places = this.lines.flatMap((_, n) => [level + size * (1 + 1.2 * n), level - size * (1 + 1.2 * n)]);
      const y = places.find((place) =>
        place > size * 0.6 && place < this.height && this.isFree(right - width, place, width));
      if (y === undefined) continue;
      this.take(right - width, y, width);
      const color = one.ghost ? this.theme.soft : this.color(one);
      if (Math.abs(y - end.y) > size * 1.1) {
        pen.strokeStyle = color;
        pen.lineWidth = 0.75;
        line(pen, end.x, end.y, end.x, y - Math.sign(y - end.y) * size * 0.5);
      }
      haloed(pen, this.theme, name, right, y, color, 'right');
    }
  }

  // The playhead, the pen's stroke from there to the phone, and a dot on each line.
  drawCursor(pen) {
    const { theme } = this;
    // On the line, which has points at frames alone.
    const { rows } = this.main;
    const place = rowAt(rows, this.cursor);
    // Another line may go on after its last point.
    const x = this.x(place < rows.count - 1 ? Math.min(this.cursor, rows.columns.time_us[place]) : this.cursor);
    if (x < this.left - 1 || x > this.right + 1) return;
    pen.strokeStyle = theme.ink;
    pen.lineWidth = 1;
    if (!this.following) line(pen, x, 0, x, this.bottom);
    for (const one of this.lines) {
      // A line that begins later has no place yet.
      if (one.ghost || this.cursor < one.rows.columns.time_us[0]) continue;
      const i = rowAt(one.rows, this.cursor);
      const y = (one.rows.columns.card_y_pt || [])[i] * this.scale;
      if (!(y >= 0)) continue;
      pen.strokeStyle = this.color(one);
      pen.setLineDash([1, 4]);
      line(pen, x, y, this.right + 1, y);
      pen.setLineDash([]);
      pen.fillStyle = this.color(one);
      pen.beginPath();
      pen.arc(x, y, one === this.main ? 4.5 : 3.5, 0, 7);
      pen.fill();
      pen.strokeStyle = theme.ground;
      pen.stroke();
    }
  }

  // The rows to draw: those in view, and one before and after them.
  range(rows) {
    const { from, to } = this.window;
    const first = rowAt(rows, from);
    return [first, Math.min(rowAt(rows, to) + 2, rows.count)];
  }
}
