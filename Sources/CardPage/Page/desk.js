// The player's desk: paper and phone, the controls below them, and all columns at the cursor.

'use strict';

class Desk {
  constructor(element, report) {
    this.report = report;
    element.hidden = false;
    this.element = element;
    this.build();
    this.paper = new Paper(this.canvas);
    this.phone = new Phone(this.phonePlace);
    this.paper.onSeek = (us) => report.player.seek(us);
  }

  build() {
    const { report } = this;
    const desk = make('div', 'desk', this.element);
    const left = make('div', 'left', desk);
    // Above the stage, which may be higher than the window.
    this.slider = make('input', 'scrub', left);
    this.buildBar(make('div', 'bar-of-controls', left));
    this.stage = make('div', 'stage', left);
    const paper = make('div', 'paper', this.stage);
    this.canvas = make('canvas', '', paper);
    this.canvas.setAttribute('role', 'img');
    this.phonePlace = make('div', 'phone', this.stage);
    this.phonePlace.setAttribute('role', 'img');
    this.waiting = make('p', 'start', this.phonePlace);
    this.waiting.hidden = true;
    this.slider.type = 'range';
    this.slider.min = 0;
    this.slider.setAttribute('aria-label', 'Frame');
    this.slider.addEventListener('input', () => {
      report.player.seek(report.player.times[Number(this.slider.value)]);
    });
    this.said = make('p', 'said', left);
    this.said.setAttribute('aria-live', 'polite');
    this.differs = make('p', 'differs', left);
    this.cells = new CellTable(make('section', 'cells', desk));
  }

  buildBar(bar) {
    const { report } = this;
    const button = (icon, label, action) => {
      const one = make('button', 'icon', bar);
      one.type = 'button';
      one.setAttribute('aria-label', label);
      one.title = label;
      one.append(picture(icon));
      one.addEventListener('click', action);
      return one;
    };
    button('start', 'To the first frame', () => report.player.seek(report.player.times[0]));
    button('back', 'One frame back', () => report.player.step(-1));
    this.playButton = button('play', 'Play', () => report.player.toggle());
    button('on', 'One frame on', () => report.player.step(1));
    button('end', 'To the last frame', () => report.player.seek(report.player.end));
    // No live region: it changes with each frame.
    this.time = make('span', 'time', bar);
    this.speed = this.choice(bar, 'Speed', [['1', '1×'], ['0.25', '¼×'], ['0.1', '⅒×']], () => {
      report.player.rate = Number(this.speed.value);
    });
    if (report.entries.length > 1) {
      const names = report.entries.map((entry) => [`${entry.index}`, entry.name]);
      const chosen = () => {
        report.choose(Number(this.first.value), this.second.value === '' ? null : Number(this.second.value));
      };
      this.first = this.choice(bar, 'A', names, chosen);
      this.second = this.choice(bar, 'B', [['', 'nothing'], ...names], chosen);
      this.divergence = make('button', 'wide', bar);
      this.divergence.type = 'button';
      this.divergence.addEventListener('click', () => {
        const { comparison } = report;
        report.player.seek(comparison.time(Math.max(comparison.first, comparison.firstMoved)));
      });
    }
    const keys = make('button', 'wide', bar);
    keys.type = 'button';
    keys.textContent = 'Keys';
    keys.addEventListener('click', () => report.keys.show());
  }

  choice(bar, label, options, action) {
    const place = make('label', 'choice', bar);
    make('span', '', place).textContent = label;
    const select = make('select', '', place);
    for (const [value, text] of options) {
      const option = make('option', '', select);
      option.value = value;
      option.textContent = text;
    }
    select.addEventListener('change', action);
    return select;
  }

  // Shows the report's A and B.
  show() {
    const { a, b, comparison } = this.report;
    const rows = this.report.rows(a);
    if (this.first) {
      this.first.value = `${a.index}`;
      this.second.value = b ? `${b.index}` : '';
      this.divergence.hidden = !comparison;
      this.divergence.disabled = !comparison || comparison.first < 0;
      const isLater = comparison && comparison.firstMoved > comparison.first;
      this.divergence.textContent = `First ${isLater ? 'position' : 'frame'} that differs`;
    }
    this.differs.textContent = comparison ? comparison.sentence() : '';
    this.differs.hidden = !comparison;
    this.slider.max = this.report.times.count - 1;
    this.canvas.setAttribute('aria-label', `Position over time of ${a.name}. ${a.sentence}`);
    this.phonePlace.setAttribute('aria-label', `A phone with the card of ${a.name} at the cursor.`);
    this.cells.show(rows, b ? this.report.rows(b) : null, comparison && !comparison.isPaired,
      a.events.length + (b ? b.events.length : 0) > 0);
    const channels = a.channels.length > 0 ? [{ title: 'channels', unit: '', columns: a.channels, isOwn: true }] : [];
    this.paper.lanes = ['velocity', 'fades', ...(comparison ? [comparison.lane] : ['scroll', 'sideways']), ...channels];
    const lines = [{ rows, meta: a.meta, label: `A ${a.name}`, color: 0, dash: 0 }];
    if (b) lines.push({ rows: this.report.rows(b), meta: b.meta, label: `B ${b.name}`, color: 1, dash: 1 });
    this.fit();
    this.paper.show(lines);
  }

  // The phone is as large as the place allows; the paper takes its scale.
  fit() {
    const { a } = this.report;
    if (!a) return;
    const { screen } = a.meta;
    const room = this.stage.clientWidth;
    const highest = Math.min(Math.max(innerHeight * 0.72, 300), 620) / screen.height * screen.width;
    const width = Math.round(Math.min(highest, room * (room < 480 ? 0.36 : 0.42)));
    if (width <= 0 || (this.width === width && this.shown === a)) return;
    [this.width, this.shown] = [width, a];
    this.phone.fit(a.meta, width);
    this.paper.scale = this.phone.scale;
    this.paper.changed();
    this.report.player && this.move(this.report.player.cursor, !this.report.player.isPlaying);
  }

  move(us, isAtRest) {
    const { a, b, player } = this.report;
    const rows = this.report.rows(a);
    const index = rowAt(rows, us);
    this.paper.setCursor(us);
    this.phone.show(rows, index);
    const others = b ? this.report.rows(b) : null;
    const other = b ? rowAt(others, us) : 0;
    // Before its first row a timeline has nothing to show.
    const begun = [rows, others].map((side) => side !== null && us >= side.columns.time_us[0]);
    this.phonePlace.classList.toggle('waiting', !begun[0]);
    this.waiting.hidden = begun[0];
    this.waiting.textContent = begun[0] ? '' : `A starts at ${Desk.start(rows)}`;
    this.phone.outline(begun[1] ? others : null, other, 'var(--c1)');
    this.cells.move([rows, others], [index, other], [a.events, b ? b.events : []], begun);
    this.cells.tellInstants(us, [rows, others], [index, other], begun);
    const { clock, times } = this.report;
    this.slider.value = rowAt(times, us);
    // Where A has no frame, as after its last one, the frame is B's.
    const isAt = (side) => side !== null && side.columns.time_us[rowAt(side, us)] === us;
    const told = [rows, others].find(isAt) ?? (begun[0] ? clock : others);
    const at = rowAt(told, us);
    const ms = Desk.ms(told, at);
    const frame = `${told === others ? 'B’s ' : ''}frame ${Desk.frame(told, at)}`;
    this.slider.setAttribute('aria-valuetext', `${frame}, ${ms}`);
    this.time.textContent = `${ms}, ${frame}`;
    if (this.isAtRest === isAtRest && !isAtRest) return;
    this.isAtRest = isAtRest;
    const label = player && player.isPlaying ? 'Pause' : 'Play';
    if (this.playButton.title !== label) {
      this.playButton.title = label;
      this.playButton.setAttribute('aria-label', label);
    }
    this.playButton.replaceChildren(picture(label.toLowerCase()));
    if (isAtRest) this.say(rows, begun[0] ? index : -1, ms);
  }

  static frame(rows, index) { return cellText(rows, 'frame', index) || `${index}`; }

  // The instant at which a timeline begins, in words.
  static start(rows) { return Desk.ms(rows, 0); }

  static ms({ columns }, index) { return `${(columns.time_us[index] / 1000).toFixed(1)} ms`; }

  // One sentence, at rest only: nothing is read aloud for each frame. Below 0 there is no row yet.
  say(rows, index, ms) {
    const { a, b } = this.report;
    const parts = [index < 0 ? `At ${ms}`
      : `${b ? 'A’s frame' : 'Frame'} ${Desk.frame(rows, index)} at ${Desk.ms(rows, index)}`];
    const phase = cellText(rows, 'phase', index);
    const y = cellText(rows, 'card_y_pt', index);
    if (index < 0) parts.push(`A starts at ${Desk.start(rows)}`);
    if (phase) parts.push(phase);
    if (y) parts.push(`the card's top at ${Number(y)} pt`);
    const events = a.events.filter((event) => event.frame === index).map((event) => event.text);
    if (events.length > 0) parts.push(events.slice(0, 3).join('; '));
    this.said.textContent = `${parts.join(', ')}.`;
    for (const event of a.events) event.item.classList.toggle('now', event.frame === index);
  }
}

// All columns at the cursor; a cell that differs from the row before it is bold. A column that one of two timelines
// hasn't, as a device's log, is a dash there, and differs in nothing; so is every column of one that hasn't begun.
class CellTable {
  constructor(section) {
    this.section = section;
    section.setAttribute('aria-label', 'All columns at the cursor');
    make('h2', '', section).textContent = 'At the cursor';
    const box = make('div', 'scroll', section);
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', 'All columns at the cursor');
    this.table = make('table', '', box);
    this.note = make('p', 'soft', section);
  }

  // isApart: true if the rows of the two are at other instants, which the heads then tell.
  show(rows, others, isApart, hasEvents) {
    this.table.replaceChildren();
    this.section.classList.toggle('apart', Boolean(isApart));
    [this.cells, this.notes] = [[], []];
    if (others) {
      const head = make('tr', '', make('thead', '', this.table));
      for (const text of ['column', 'A', 'B']) {
        const cell = make('th', text === 'column' ? '' : 'n', head);
        cell.scope = 'col';
        cell.textContent = text;
        if (text !== 'column') this.notes.push(make('small', '', cell));
      }
    }
    const body = make('tbody', '', this.table);
    const names = [...Object.keys(rows.columns), 'events'];
    if (others) for (const name of Object.keys(others.columns)) if (!names.includes(name)) names.push(name);
    let never = 0;
    for (const name of names) {
      const row = make('tr', '', body);
      row.dataset.column = name;
      const head = make('th', '', row);
      head.scope = 'row';
      // A long name breaks after a part of it, if it can.
      for (const part of name.split(/(?<=_)(?!s$)/)) {
        head.append(part);
        make('wbr', '', head);
      }
      const sides = others ? [rows, others] : [rows];
      const isWord = sides.some(({ columns }) => typeof columns[name]?.[0] === 'string');
      const kind = name === 'events' ? 'word' : isWord ? 'n word' : 'n';
      if (name === 'events' ? !hasEvents : !sides.some((side) => CellTable.hasAny(side, name))) {
        row.hidden = true;
        never += 1;
      }
      this.cells.push({ name, row, places: sides.map(() => make('td', kind, row)) });
    }
    const more = never === 1 ? '1 more column is' : `${never} more columns are`;
    this.note.textContent = never > 0 ? `${more} empty in every frame.` : '';
  }

  static hasAny(rows, name) {
    const column = rows.columns[name];
    if (!column) return false;
    return typeof column[0] === 'string' ? column.some((word) => word !== '') : hasNumbers(rows, name);
  }

  // Shows the rows of the sides at these indices; of one that hasn't begun, dashes.
  move(sides, indices, events, begun) {
    for (const { name, row, places } of this.cells) {
      const has = places.map((_, side) => places.length === 1 || CellTable.has(sides[side], name, events[side]));
      places.forEach((cell, side) => {
        CellTable.set(cell, sides[side], name, indices[side], events[side], begun[side] ? has[side] : null);
      });
      const differs = places.length > 1 && has.every((one, side) => one && begun[side])
        && places[0].textContent !== places[1].textContent;
      row.classList.toggle('differs', differs);
    }
  }

  // A line in the heads of A and B: the time between the cursor and its row, if it has none there, or its start, if it
  // hasn't begun.
  tellInstants(us, sides, indices, begun) {
    this.notes.forEach((note, side) => {
      const by = us - sides[side].columns.time_us[indices[side]];
      const before = by < 50 ? '' : `${(by / 1000).toFixed(1)}\u00a0ms before`;
      const text = begun[side] ? before : `from ${Desk.start(sides[side])}`;
      if (note.textContent !== text) note.textContent = text;
    });
  }

  // True if a timeline has a column at all.
  static has(rows, name, events) {
    return name === 'events' ? events.length > 0 : name in rows.columns;
  }

  // isThere: false if the timeline hasn't the column, null if it hasn't begun.
  static set(cell, rows, name, index, events, isThere) {
    if (!isThere) {
      const dash = isThere === null ? '—' : '–';
      if (cell.textContent !== dash) cell.textContent = dash;
      cell.classList.remove('changed');
      return;
    }
    const text = name === 'events' ? CellTable.events(events, index) : cellText(rows, name, index);
    if (cell.textContent !== text) cell.textContent = text;
    const before = index === 0 || name === 'events' ? text : cellText(rows, name, index - 1);
    cell.classList.toggle('changed', text !== before && name !== 'frame' && name !== 'time_us');
  }

  static events(events, index) {
    return events.filter((event) => event.frame === index).map((event) => event.text).join(';');
  }
}
