// Written by `CARDSIM_RECORD=1 swift test --filter PageFilesTexts`; not to be edited by hand.

extension PageFiles {
  /// The files of `Sources/CardPage/Page`, as the program brings them with it.
  enum Texts {
    static let compareJs: StaticString = #"""
      // A beside B: the difference of their positions as a lane, its largest, and the first frame that differs.
      //
      // If both have their frames at the same instants, every column that both have is compared, to the last \#
      decimal. If they
      // haven't, as a device's recording, B's position is read between its rows at A's instants, and differs only \#
      where a
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
          return { title: 'A − B', unit: 'pt', columns: ['difference'], base: [0, 0], rows: this.rows, color: 1, \#
      mark };
        }

        // What differs, in a sentence.
        sentence(one) {
          if (this.first < 0 && this.isPaired) return 'A and B are the same.';
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

      """#
    static let deskJs: StaticString = #"""
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
          this.stage = make('div', 'stage', left);
          const paper = make('div', 'paper', this.stage);
          this.canvas = make('canvas', '', paper);
          this.canvas.setAttribute('role', 'img');
          this.phonePlace = make('div', 'phone', this.stage);
          this.phonePlace.setAttribute('role', 'img');
          this.slider = make('input', 'scrub', left);
          this.slider.type = 'range';
          this.slider.min = 0;
          this.slider.setAttribute('aria-label', 'Frame');
          this.slider.addEventListener('input', () => {
            report.player.seek(report.player.times[Number(this.slider.value)]);
          });
          this.buildBar(make('div', 'bar-of-controls', left));
          this.said = make('p', 'said', left);
          this.said.setAttribute('aria-live', 'polite');
          this.differs = make('p', 'differs', left);
          this.cells = new CellTable(make('section', 'cells', desk));
          this.buildKeys();
        }

        buildBar(bar) {
          const { report } = this;
          const button = (icon, label, action) => {
            const one = make('button', 'icon', bar);
            one.type = 'button';
            one.setAttribute('aria-label', label);
            one.title = label;
            one.append(Desk.icon(icon));
            one.addEventListener('click', action);
            return one;
          };
          button('start', 'To the first frame', () => report.player.seek(report.player.times[0]));
          button('back', 'One frame back', () => report.player.step(-1));
          this.playButton = button('play', 'Play', () => report.player.toggle());
          button('on', 'One frame on', () => report.player.step(1));
          button('end', 'To the last frame', () => report.player.seek(report.player.end));
          this.time = make('output', 'time', bar);
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
            this.divergence.textContent = 'First frame that differs';
            this.divergence.addEventListener('click', () => {
              const { comparison, player } = report;
              player.seek(player.times[comparison.first]);
            });
          }
          const keys = make('button', 'wide', bar);
          keys.type = 'button';
          keys.textContent = 'Keys';
          keys.addEventListener('click', () => this.keys.showModal());
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

        buildKeys() {
          this.keys = make('dialog', 'keys', this.element);
          this.keys.setAttribute('aria-label', 'Keys');
          make('h2', '', this.keys).textContent = 'Keys';
          make('p', '', this.keys).textContent = 'They work while no control has the focus.';
          const list = make('dl', '', this.keys);
          for (const [key, meaning] of [
            ['Space', 'play or pause'], ['← →', 'a frame back or on; with ⇧, ten'],
            ['Home End', 'the first or the last frame'],
            ['w s', 'show less or more time'], ['a d', 'move the paper'], [', .', 'the event before or after'],
            ['?', 'this list'],
          ]) {
            make('dt', '', list).textContent = key;
            make('dd', '', list).textContent = meaning;
          }
          const close = make('button', 'wide', this.keys);
          close.type = 'button';
          close.textContent = 'Close';
          close.addEventListener('click', () => this.keys.close());
        }

        static icon(name) {
          const space = 'http://www.w3.org/2000/svg';
          const svg = document.createElementNS(space, 'svg');
          svg.setAttribute('viewBox', '0 0 16 16');
          svg.setAttribute('aria-hidden', 'true');
          const path = document.createElementNS(space, 'path');
          path.setAttribute('d', {
            play: 'M4 2L13 8L4 14Z', pause: 'M4 2H7V14H4ZM9 2H12V14H9Z', back: 'M9 2V14L2 8ZM11 2H13V14H11Z',
            on: 'M7 2V14L14 8ZM3 2H5V14H3Z', start: 'M2 2H4V14H2ZM14 2V14L5 8Z', end: 'M12 2H14V14H12ZM2 2V14L11 8Z',
          }[name]);
          svg.append(path);
          return svg;
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
          }
          this.differs.textContent = comparison ? comparison.sentence(rows) : '';
          this.differs.hidden = !comparison;
          this.slider.max = rows.count - 1;
          this.canvas.setAttribute('aria-label', `Position over time of ${a.name}. ${a.sentence}`);
          this.phonePlace.setAttribute('aria-label', `A phone with the card of ${a.name} at the cursor.`);
          this.cells.show(rows, b ? this.report.rows(b) : null);
          this.paper.lanes = ['velocity', 'fades', ...(comparison ? [comparison.lane] : ['scroll'])];
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
          this.phone.outline(others, other, 'var(--c1)');
          this.cells.move(rows, index, others, other, a.events, b ? b.events : []);
          this.slider.value = index;
          const ms = `${(rows.columns.time_us[index] / 1000).toFixed(1)} ms`;
          const frame = cellText(rows, 'frame', index) || `${index}`;
          this.slider.setAttribute('aria-valuetext', `frame ${frame}, ${ms}`);
          this.time.textContent = `${ms}, frame ${frame}`;
          if (this.isAtRest === isAtRest && !isAtRest) return;
          this.isAtRest = isAtRest;
          const label = player && player.isPlaying ? 'Pause' : 'Play';
          if (this.playButton.title !== label) {
            this.playButton.title = label;
            this.playButton.setAttribute('aria-label', label);
          }
          this.playButton.replaceChildren(Desk.icon(label.toLowerCase()));
          if (isAtRest) this.say(rows, index, frame, ms);
        }

        // One sentence, at rest only: nothing is read aloud for each frame.
        say(rows, index, frame, ms) {
          const { a } = this.report;
          const parts = [`Frame ${frame} at ${ms}`];
          const phase = cellText(rows, 'phase', index);
          const y = cellText(rows, 'card_y_pt', index);
          if (phase) parts.push(phase);
          if (y) parts.push(`the card's top at ${Number(y)} pt`);
          const events = a.events.filter((event) => event.frame === index).map((event) => event.text);
          if (events.length > 0) parts.push(events.slice(0, 3).join('; '));
          this.said.textContent = `${parts.join(', ')}.`;
          for (const event of a.events) event.item.classList.toggle('now', event.frame === index);
        }
      }

      // All columns at the cursor; a cell that differs from the row before it is bold.
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

        show(rows, others) {
          this.table.replaceChildren();
          this.cells = [];
          if (others) {
            const head = make('tr', '', make('thead', '', this.table));
            for (const text of ['column', 'A', 'B']) {
              const cell = make('th', text === 'column' ? '' : 'n', head);
              cell.scope = 'col';
              cell.textContent = text;
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
            head.textContent = name;
            const isWide = name === 'events';
            const one = make('td', isWide ? '' : 'n', row);
            const two = others ? make('td', isWide ? '' : 'n', row) : null;
            if (!isWide && !CellTable.hasAny(rows, name) && !(others && CellTable.hasAny(others, name))) {
              row.hidden = true;
              never += 1;
            }
            this.cells.push({ name, one, two });
          }
          this.note.textContent = never > 0 ? `${never} more columns are empty in every frame.` : '';
        }

        static hasAny(rows, name) {
          const column = rows.columns[name];
          if (!column) return false;
          return typeof column[0] === 'string' ? column.some((word) => word !== '') : hasNumbers(rows, name);
        }

        move(rows, index, others, other, events, otherEvents) {
          for (const { name, one, two } of this.cells) {
            CellTable.set(one, rows, name, index, events);
            if (two) {
              CellTable.set(two, others, name, other, otherEvents);
              two.parentElement.classList.toggle('differs', one.textContent !== two.textContent);
            }
          }
        }

        static set(cell, rows, name, index, events) {
          const text = name === 'events' ? CellTable.events(events, index) : cellText(rows, name, index);
          if (cell.textContent !== text) cell.textContent = text;
          const before = index === 0 || name === 'events' ? text : cellText(rows, name, index - 1);
          cell.classList.toggle('changed', text !== before && name !== 'frame' && name !== 'time_us');
        }

        static events(events, index) {
          return events.filter((event) => event.frame === index).map((event) => event.text).join(';');
        }
      }

      function make(name, className, parent) {
        const element = document.createElement(name);
        if (className) element.className = className;
        parent.append(element);
        return element;
      }

      """#
    static let inkJs: StaticString = #"""
      // What the paper is drawn with: the theme's colours, read from the page's CSS, and a few strokes.

      'use strict';

      // The colours and the font of the canvas; `--c0` … `--c7`, `--ink` and so on are the plots' palette, which \#
      the page's
      // writer puts into the CSS.
      class PaperTheme {
        static of(canvas) {
          const style = getComputedStyle(canvas);
          const read = (name) => style.getPropertyValue(name).trim();
          const theme = new PaperTheme();
          for (const name of ['ink', 'soft', 'grid', 'edge', 'ground']) theme[name] = read(`--${name}`);
          theme.colors = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => read(`--c${n}`));
          theme.dashes = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => read(`--dash${n}`));
          theme.phases = {};
          for (const name of read('--phases').split(' ')) theme.phases[name] = read(`--phase-${name}`);
          theme.size = parseFloat(style.fontSize);
          theme.font = `${style.fontSize} ${style.fontFamily}`;
          return theme;
        }
      }

      // The index of the last row at or before an instant; 0 before the first.
      function rowAt(rows, us) {
        const times = rows.columns.time_us;
        let [low, high] = [0, rows.count - 1];
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (times[middle] <= us) low = middle; else high = middle - 1;
        }
        return Math.max(low, 0);
      }

      function hasNumbers(rows, name) {
        const column = rows.columns[name];
        if (!column) return false;
        for (let i = 0; i < rows.count; i += 1) if (!Number.isNaN(column[i])) return true;
        return false;
      }

      // True if a column has two numbers that differ: what never changes isn't drawn.
      function isVaried(rows, name) {
        const column = rows.columns[name];
        if (!column) return false;
        let first = NaN;
        for (let i = 0; i < rows.count; i += 1) {
          if (Number.isNaN(first)) first = column[i]; else if (column[i] < first || column[i] > first) return true;
        }
        return false;
      }

      function line(pen, x1, y1, x2, y2) {
        pen.beginPath();
        pen.moveTo(x1, y1);
        pen.lineTo(x2, y2);
        pen.stroke();
      }

      function dashes(text) {
        return text && text !== 'none' ? text.split(' ').map(Number) : [];
      }

      // 1, 2 or 5 times a power of ten, at least `least`.
      function niceStep(least) {
        const power = 10 ** Math.floor(Math.log10(least));
        return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= least * (1 - 1e-9));
      }

      // A number for a label: three significant digits are enough there.
      function plain(number) {
        const text = `${Number.isInteger(number) ? number : Number(number.toPrecision(Math.abs(number) >= 100 ? 4 : \#
      3))}`;
        return text.replace('-', '−');
      }

      // A text that fits into `width`, with an ellipsis in place of its end.
      function shortened(pen, text, width) {
        if (pen.measureText(text).width <= width) return text;
        const letters = [...text];
        while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
        return `${letters.join('')}…`;
      }

      // Text with a halo in the ground's colour, so that it can be read over lines.
      function haloed(pen, theme, text, x, y, color, align) {
        pen.textAlign = align;
        pen.lineWidth = 3;
        pen.lineJoin = 'round';
        pen.strokeStyle = theme.ground;
        pen.strokeText(text, x, y);
        pen.lineWidth = 1;
        pen.fillStyle = color;
        pen.fillText(text, x, y);
      }

      // Strokes a column. Of many rows in one pixel the first, the least, the greatest and the last are drawn, so \#
      that no
      // extreme is lost.
      function strokeColumn(pen, paper, rows, name, y, [color, width, dash]) {
        const values = rows.columns[name];
        if (!values) return;
        const times = rows.columns.time_us;
        const [first, last] = paper.range(rows);
        pen.beginPath();
        let isDown = false;
        for (let i = first; i < last; i += 1) {
          if (Number.isNaN(values[i])) { isDown = false; continue; }
          const x = paper.x(times[i]);
          if (isDown) pen.lineTo(x, y(values[i])); else pen.moveTo(x, y(values[i]));
          isDown = true;
          let [end, low, high] = [i, i, i];
          while (end + 1 < last && paper.x(times[end + 1]) < x + 0.5 && !Number.isNaN(values[end + 1])) {
            end += 1;
            if (values[end] < values[low]) low = end;
            if (values[end] > values[high]) high = end;
          }
          if (end > i) {
            for (const n of [low, high, end]) pen.lineTo(x, y(values[n]));
            i = end;
          }
        }
        pen.strokeStyle = color;
        pen.lineWidth = width;
        pen.lineJoin = 'round';
        pen.setLineDash(dashes(dash));
        pen.stroke();
        pen.setLineDash([]);
        pen.lineWidth = 1;
      }

      """#
    static let lanesJs: StaticString = #"""
      // A lane below the position: lines of columns that share a unit, as velocity and fades do.
      //
      // lane = { title, unit, columns: [name], base: [low, high], rows, color, mark }: `base` is a range that the \#
      axis always
      // includes; rows are the main line's unless the lane has its own; color is the first line's index into the \#
      palette;
      // mark is the index of a row at which a dot stands.

      'use strict';

      class PaperLane {
        // `y` is where its place begins; its title and the names of its lines take as many rows as they need.
        constructor(paper, lane, y) {
          [this.paper, this.lane, this.theme] = [paper, lane, paper.theme];
          this.rows = lane.rows || paper.main.rows;
          this.names = lane.columns.filter((name) => isVaried(this.rows, name));
          [this.low, this.high] = PaperLane.range(this.rows, this.names, lane.base);
          this.layOutWords(paper.context);
          const { size } = this.theme;
          this.first = y + size * 0.9;
          this.top = this.first + size * (this.wordRows * 1.35 - 0.55);
          this.height = size * 5;
          this.bottom = this.top + this.height;
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
          this.title = `${lane.title}, ${plain(this.low)} … ${plain(this.high)} ${lane.unit}`;
          let [x, row] = [pen.measureText(this.title).width + theme.size * 1.5, 0];
          this.words = this.names.length < 2 ? [] : this.names.map((name, index) => {
            const text = name.replace(/_(pt_s|pt|alpha)$/, '').replaceAll('_', ' ');
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
          if (lane.mark >= 0) {
            pen.fillStyle = theme.ink;
            pen.beginPath();
            pen.arc(paper.x(rows.columns.time_us[lane.mark]), y(rows.columns[this.names[0]][lane.mark]), 3, 0, 7);
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

      """#
    static let pageCss: StaticString = #"""
      /* What all pages share. The colours are variables that the writer puts before this file: the plots' own. */
      *, *::before, *::after { box-sizing: border-box; }
      html { font: 100%/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
      body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
      :root { --panel: color-mix(in srgb, var(--ink) 4%, var(--ground));
        --rule: color-mix(in srgb, var(--ink) 16%, var(--ground));
        --accent: var(--c0); --gap: clamp(.75rem, 2.5vw, 1.5rem); --touch: 1.75rem; }
      @media (pointer: coarse) { :root { --touch: 2.75rem; } }
      h1 { font-size: 1.375rem; line-height: 1.25; margin: 0; }
      h2 { font-size: 1.125rem; margin: 0 0 .25rem; }
      h3 { font-size: .9375rem; margin: .75rem 0 .25rem; }
      p { margin: .25rem 0; }
      code, pre, kbd { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \#
      monospace; }
      pre { margin: .5rem 0; padding: .5rem .625rem; background: var(--panel); border-radius: .375rem;
        white-space: pre-wrap; }
      .soft, small { color: var(--soft); font-size: .8125rem; }
      .ok { color: var(--c2); }
      .bad { color: var(--c1); font-weight: 600; }
      a { color: var(--accent); }
      button, select, input { font: inherit; color: inherit; accent-color: var(--accent); }
      button, select { min-height: max(var(--touch), 1.75rem); border: 1px solid var(--rule); border-radius: .375rem;
        background: var(--panel); padding: .125rem .625rem; max-width: 100%; }
      button:hover:not(:disabled), select:hover { border-color: var(--soft); }
      button:disabled { color: var(--soft); opacity: .7; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      button.icon { width: max(var(--touch), 2.25rem); padding: 0; display: inline-grid; place-items: center; }
      button.icon svg { width: 1rem; height: 1rem; fill: currentColor; }
      input[type=range] { width: 100%; min-height: max(var(--touch), 1.75rem); margin: 0; }
      table { border-collapse: collapse; font-size: .8125rem; width: 100%; overflow-wrap: normal; }
      table small { display: block; font-size: .75rem; }
      th, td { text-align: left; padding: .125rem .5rem .125rem 0; vertical-align: top;
        border-bottom: 1px solid var(--grid); }
      th { font-weight: 400; }
      thead th { color: var(--soft); }
      .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
      details > summary { cursor: pointer; font-weight: 600; min-height: max(var(--touch), 1.75rem); align-content: \#
      center; }
      dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .125rem .75rem; font-size: \#
      .8125rem;
        margin: 0; }
      dt { font-weight: 600; }
      dd { margin: 0; }
      .scroll { overflow: auto; }
      [hidden] { display: none !important; }
      dialog { color: inherit; background: var(--ground); border: 1px solid var(--rule); border-radius: .625rem;
        max-width: 34rem;
        max-height: 90vh; overflow: auto; }
      dialog::backdrop { background: color-mix(in srgb, var(--ground) 40%, transparent); }
      dialog button { margin-top: .75rem; }
      @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin: 0 0 .375rem; } }

      """#
    static let paperJs: StaticString = #"""
      // The paper: position over time on a canvas, with lanes below it.
      //
      // The contract of rows, shared with the phone; they may come from a report, a recording or a running engine:
      //
      //   rows = { count, columns: { time_us: Float64Array, card_y_pt: Float64Array, phase: [string], … } }
      //     The columns have the names of a timeline in CSV. A column of numbers is a typed array of at least `count`
      //     numbers, NaN where the cell is empty; a column of words (phase, card, target) is an array of strings, \#
      '' where
      //     it is empty. Only time_us, ascending, is required: what is missing isn't drawn. Rows may grow: raise \#
      `count`,
      //     then call `paper.changed()`.
      //   meta = { screen: {width, height, safeTop, safeBottom}, detents: [{name, y}], header, cards: [string],
      //            channels: [string], events: [{frame, us, text}] }
      //     `frame` is the index of the row that shows the event, `us` the event's own instant. `header` is the \#
      height of a
      //     card's header in points. Everything but `screen` may be missing.
      //
      // A line is { rows, meta, label, color, dash, ghost }: color and dash are indices into the palette; a ghost \#
      is thin and
      // grey, without finger and lanes. The first line is the one that phases, finger, events and lanes are drawn of.
      //
      //   const paper = new Paper(canvas)
      //   paper.lanes = ['velocity', 'fades']        // or { title, unit, columns: [name], base: [low, high], rows }
      //   paper.scale = phone.scale                  // pixels a point: the phone's vertical scale is the paper's
      //   paper.show([line, …])                      // fits the view to the first line
      //   paper.setCursor(us)                        // where the playhead stands
      //   paper.setView(from, to); paper.zoom(0.5); paper.pan(0.25)
      //   paper.follow = 2e6                         // the view is the last 2 s before the cursor: time runs into \#
      the phone
      //   paper.onSeek = (us) => …                   // a press or a drag on the paper
      //
      // Nothing is drawn but when something changed: no animation frame is asked for at rest.

      'use strict';

      class Paper {
        static LANES = {
          velocity: {
            title: 'velocity', unit: 'pt/s', columns: ['card_velocity_pt_s', 'scroll_velocity_pt_s'], base: [0, 0],
          },
          fades: {
            title: 'fades', unit: '', columns: ['map_dim_alpha', 'map_button_alpha', 'content_alpha', \#
      'stack_dim_alpha'],
            base: [0, 1],
          },
          scroll: { title: 'scrolled', unit: 'pt', columns: ['scroll_offset_pt'], base: [0, 0] },
        };

        // The events that the paper marks: actions and decisions, not their consequences.
        static EVENTS = [
          'release', 'snap', 'move', 'push', 'pop', 'page', 'handoff', 'grab', 'layout', 'resume', 'cancel', \#
      'settled',
          'pushed', 'popped',
        ];

        constructor(canvas) {
          this.canvas = canvas;
          this.context = canvas.getContext('2d');
          this.cache = document.createElement('canvas');
          this.lanes = ['velocity', 'fades'];
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
          canvas.addEventListener('pointermove', (event) => { if (event.buttons & 1) this.seek(event); });
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
          return from <= to ? { from, to: Math.max(to, from + 1000) } : { from: 0, to: 1e6 };
        }

        show(lines) {
          this.lines = lines;
          const span = this.span;
          this.setView(span.from, span.to);
        }

        setCursor(us) {
          this.cursor = us;
          if (this.follow) {
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

        press(event) {
          if (event.button !== 0) return;
          this.canvas.setPointerCapture(event.pointerId);
          this.seek(event);
        }

        seek(event) {
          if (!this.onSeek) return;
          const us = this.instant(event.clientX - this.canvas.getBoundingClientRect().left);
          this.onSeek(Math.min(Math.max(us, this.span.from), this.span.to));
        }

        // MARK: Places

        get height() { return this.main ? Math.round(this.main.meta.screen.height * this.scale) : 0; }

        x(us) {
          const { from, to } = this.window;
          return this.left + ((us - from) / (to - from)) * (this.right - this.left);
        }

        instant(x) {
          const { from, to } = this.window;
          return from + ((x - this.left) / (this.right - this.left)) * (to - from);
        }

        get window() {
          return this.follow ? { from: this.cursor - this.follow, to: this.cursor } : this.view;
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
          this.left = 1;
          this.right = width - 1;
          this.axisY = this.height;
          let y = this.axisY + size * 1.9;
          this.places = this.lanes.map((lane) => (typeof lane === 'string' ? Paper.LANES[lane] : lane))
            .filter((lane) => lane.columns.some((name) => isVaried(lane.rows || this.main.rows, name)))
            .map((lane) => {
              const place = new PaperLane(this, lane, y);
              y = place.bottom + size * 0.6;
              return place;
            });
          this.bottom = Math.ceil(y);
        }

        drawPlot(pen) {
          pen.font = this.theme.font;
          pen.textBaseline = 'middle';
          this.drawPhases(pen);
          this.drawAxis(pen);
          this.drawDetents(pen);
          pen.save();
          pen.beginPath();
          pen.rect(0, 0, this.right + 1, this.height);
          pen.clip();
          this.drawEvents(pen);
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
          pen.restore();
          if (this.lines.length > 1) this.drawEndLabels(pen);
          for (const lane of this.places) lane.draw(pen);
        }

        color(line) { return this.theme.colors[line.color || 0]; }

        dash(line) { return this.theme.dashes[line.dash || 0]; }

        drawPhases(pen) {
          const { rows } = this.main;
          const { phase, time_us: times } = rows.columns;
          if (!phase) return;
          const [first, last] = this.range(rows);
          for (let start = first; start < last;) {
            let end = start + 1;
            while (end < last && phase[end] === phase[start]) end += 1;
            const [from, to] = [this.x(times[start]), this.x(times[Math.min(end, rows.count - 1)])];
            pen.fillStyle = this.theme.phases[phase[start]] || 'transparent';
            pen.fillRect(from, 0, to - from, this.height);
            pen.fillStyle = this.theme.soft;
            pen.textAlign = 'left';
            const name = phase[start];
            if (pen.measureText(name).width < Math.min(to, this.right) - Math.max(from, 0) - 6) {
              pen.fillText(name, Math.max(from, 0) + 4, this.height - this.theme.size * 0.8);
            }
            start = end;
          }
        }

        drawAxis(pen) {
          const { from, to } = this.window;
          const { size } = this.theme;
          const most = Math.max(1, Math.floor((this.right - this.left) / (size * 6)));
          const step = niceStep((to - from) / 1e6 / most);
          const places = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
          pen.lineWidth = 1;
          for (let n = Math.ceil(from / 1e6 / step - 1e-9); n * step * 1e6 <= to + 1; n += 1) {
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
          let above = -Infinity;
          for (const detent of [...(this.main.meta.detents || [])].sort((one, other) => one.y - other.y)) {
            const y = Math.round(detent.y * this.scale) + 0.5;
            if (y < 0 || y > this.height + 1) continue;
            pen.strokeStyle = this.theme.edge;
            pen.setLineDash([2, 3]);
            line(pen, 0, y, this.right + 1, y);
            pen.setLineDash([]);
            const place = y - this.theme.size * 0.75;
            if (place < above + this.theme.size || place < 4) continue;
            above = place;
            haloed(pen, this.theme, detent.name, 4, place, this.theme.soft, 'left');
          }
        }

        drawEvents(pen) {
          const { events } = this.main.meta;
          if (!events) return;
          const { size } = this.theme;
          pen.lineWidth = 1;
          let [free, lane] = [-Infinity, 0];
          for (const event of events) {
            if (Paper.isMinor(event.text)) continue;
            const x = Math.round(this.x(event.us)) + 0.5;
            if (x < 0 || x > this.right) continue;
            pen.strokeStyle = this.theme.edge;
            pen.globalAlpha = 0.5;
            line(pen, x, 0, x, this.height);
            pen.globalAlpha = 1;
            if (this.isNarrow) continue;
            lane = x < free ? lane + 1 : 0;
            if (lane > 2) continue;
            const width = pen.measureText(event.text).width;
            if (x + 3 + width > this.right) continue;
            haloed(pen, this.theme, event.text, x + 3, size * (0.9 + lane * 1.3), this.theme.soft, 'left');
            free = x + width + size;
          }
        }

        // Callbacks and other consequences: the list has them, the paper would be full of them.
        static isMinor(text) {
          const word = text.split('(')[0];
          return !Paper.EVENTS.includes(word);
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

        // The name of each line at its end, so that nothing depends on colour alone.
        drawEndLabels(pen) {
          const taken = [];
          for (const one of this.lines) {
            if (!one.label) continue;
            const [first, last] = this.range(one.rows);
            if (last <= first) continue;
            const { card_y_pt: ys, time_us: times } = one.rows.columns;
            const name = shortened(pen, one.label, (this.right - this.left) * 0.5);
            let y = ys[last - 1] * this.scale + this.theme.size;
            while (taken.some((other) => Math.abs(other - y) < this.theme.size * 1.2)) y += this.theme.size * 1.2;
            if (!(y < this.height)) continue;
            taken.push(y);
            const x = Math.min(this.x(times[last - 1]), this.right - 4);
            const color = one.ghost ? this.theme.soft : this.color(one);
            haloed(pen, this.theme, name, Math.max(x, pen.measureText(name).width + 4), y, color, 'right');
          }
        }

        // The playhead, the pen's stroke from there to the phone, and a dot on each line.
        drawCursor(pen) {
          const { theme } = this;
          const x = this.x(this.cursor);
          if (x < this.left - 1 || x > this.right + 1) return;
          pen.strokeStyle = theme.ink;
          pen.lineWidth = 1;
          if (!this.follow) line(pen, x, 0, x, this.bottom);
          for (const one of this.lines) {
            if (one.ghost) continue;
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

      """#
    static let phoneCss: StaticString = #"""
      /* The phone beside the paper; see phone.js. Lengths inside the screen are points, scaled as a whole. */
      .phone { position: relative; overflow: hidden; flex: none; border-radius: clamp(.75rem, 2vw, 1.75rem);
        box-shadow: 0 0 0 1px var(--edge), 0 0 0 5px var(--panel), 0 0 0 6px var(--rule); }
      .phone .screen { position: relative; overflow: hidden; transform-origin: 0 0;
        font: 400 17px/1.3 system-ui, sans-serif; }
      .phone .screen div { position: absolute; }
      .phone .map { inset: 0; background: color-mix(in srgb, var(--c4) 9%, var(--ground)); }
      .phone .map svg { position: absolute; width: 100%; height: 100%; }
      .phone .water { fill: color-mix(in srgb, var(--c5) 38%, var(--ground)); }
      .phone .park { fill: color-mix(in srgb, var(--c2) 24%, var(--ground)); }
      .phone .street { fill: none; stroke: var(--ground); stroke-width: 9; }
      .phone .wide { stroke-width: 16; }
      .phone .route { fill: none; stroke: var(--c0); stroke-width: 6; stroke-linecap: round; }
      .phone .dim { inset: 0; background: #000; opacity: 0; pointer-events: none; }
      .phone .map-buttons { right: 16px; top: 0; width: 44px; height: 96px; }
      .phone .map-button { width: 44px; height: 44px; border-radius: 10px; background: var(--ground);
        border: 1px solid var(--rule);
        text-align: center; font-size: 24px; line-height: 42px; }
      .phone .map-button + .map-button { top: 52px; }
      .phone .bar { left: 0; right: 0; background: var(--panel); border-bottom: 1px solid var(--rule); }
      .phone .card { left: 0; top: 0; width: 100%; background: var(--ground); border-radius: 16px 16px 0 0; \#
      overflow: hidden;
        box-shadow: 0 -1px 12px color-mix(in srgb, var(--ink) 26%, transparent), inset 0 0 0 1px var(--rule);
        will-change: transform; }
      .phone .card-header { left: 0; right: 0; top: 0; z-index: 1; background: var(--ground);
        border-bottom: 1px solid var(--grid); }
      .phone .handle { left: 50%; top: 7px; width: 38px; height: 5px; margin-left: -19px; border-radius: 3px;
        background: var(--edge); }
      .phone .card-title { left: 18px; right: 18px; top: 24px; font-size: 24px; font-weight: 700; white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis; }
      .phone .card-content { left: 0; right: 0; bottom: 0; overflow: hidden; }
      .phone .card-content, .phone .card-list { top: auto; }
      .phone .card-list { left: 0; right: 0; top: 0; will-change: transform; }
      .phone .screen .card-row { position: relative; height: 56px; border-bottom: 1px solid var(--grid); }
      .phone .card-sign { left: 18px; top: 12px; width: 32px; height: 32px; border-radius: 8px;
        background: color-mix(in srgb, var(--ink) 10%, var(--ground)); }
      .phone .card-line { left: 64px; top: 22px; height: 12px; border-radius: 6px;
        background: color-mix(in srgb, var(--ink) 12%, var(--ground));
        max-width: calc(100% - 82px); }
      .phone .outline { left: 1px; right: 1px; top: 0; height: 100%; border: 2px dashed; border-bottom: 0;
        border-radius: 16px 16px 0 0; }
      .phone .finger { left: -22px; top: -22px; width: 44px; height: 44px; border-radius: 50%; border: 2px solid \#
      var(--c1);
        background: color-mix(in srgb, var(--c1) 30%, transparent); }

      """#
    static let phoneJs: StaticString = #"""
      // The phone: a map, the cards over it and the finger, moved by transforms and opacity alone.
      //
      // It takes rows and meta as the paper does; its contract is at the head of paper.js. It computes nothing \#
      that a column
      // has: a column that is missing leaves its part where it is at rest.
      //
      //   const phone = new Phone(element)           // builds its parts inside the element, which has the class \#
      `phone`
      //   phone.fit(meta, width)                     // lays out for a screen, `width` CSS pixels wide; sets \#
      phone.scale
      //   phone.show(rows, index)                    // moves everything to where that row has it
      //   phone.outline(rows, index, color)          // another timeline's card as an outline; rows null: none
      //
      // The element may be given a role, a label and listeners by the page; its parts are hidden from assistive \#
      technology.

      'use strict';

      class Phone {
        static ROW = 56;
        static PERIOD = 6 * Phone.ROW;

        constructor(element) {
          this.element = element;
          this.screen = part(element, 'screen');
          this.screen.setAttribute('aria-hidden', 'true');
          this.map = part(this.screen, 'map');
          this.map.append(Phone.streets());
          this.buttons = part(this.screen, 'map-buttons');
          for (const sign of ['+', '−']) part(this.buttons, 'map-button').textContent = sign;
          this.bar = part(this.screen, 'bar');
          this.mapDim = part(this.screen, 'dim');
          this.back = new PhoneCard(this.screen);
          this.front = new PhoneCard(this.screen);
          this.other = part(this.screen, 'outline');
          this.finger = part(this.screen, 'finger');
          this.meta = { screen: { width: 390, height: 844 } };
          this.scale = 0.5;
        }

        // The map's streets, a picture of nothing in particular.
        static streets() {
          const space = 'http://www.w3.org/2000/svg';
          const svg = document.createElementNS(space, 'svg');
          svg.setAttribute('viewBox', '0 0 390 844');
          svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
          const paths = [
            ['water', 'M0 0H390V170C330 130 250 70 170 90S70 130 0 128Z'], ['park', 'M36 330H160V470H36Z'],
            ['street wide', 'M-10 256L400 216M100 90L100 860M-10 560L400 600'],
            ['street', 'M180 180V860M250 200V860M300 150V860M-10 372L400 356M-10 470H400M-10 690L400 730'],
            ['route', 'M300 236V790'],
          ];
          for (const [name, d] of paths) {
            const path = document.createElementNS(space, 'path');
            path.setAttribute('class', name);
            path.setAttribute('d', d);
            svg.append(path);
          }
          return svg;
        }

        fit(meta, width) {
          this.meta = meta;
          const { screen } = meta;
          this.scale = width / screen.width;
          this.element.style.width = `${width}px`;
          this.element.style.height = `${Math.round(screen.height * this.scale)}px`;
          this.screen.style.width = `${screen.width}px`;
          this.screen.style.height = `${screen.height}px`;
          this.screen.style.transform = `scale(${this.scale})`;
          for (const card of [this.back, this.front]) card.fit(screen, meta.header || 84);
        }

        show(rows, index) {
          const { screen } = this.meta;
          const number = (name, missing) => {
            const value = rows.columns[name] ? rows.columns[name][index] : NaN;
            return Number.isNaN(value) ? missing : value;
          };
          const y = number('card_y_pt', screen.height);
          const moving = number('transition_y_pt', NaN);
          const frame = { x: number('card_x_pt', 0), width: number('card_width_pt', screen.width) };
          const alpha = number('card_alpha', 1);
          const isMoving = !Number.isNaN(moving);
          const [top, under] = this.names(rows, index, isMoving);
          this.front.show({ ...frame, y: isMoving ? moving : y, alpha, name: top });
          this.front.scroll(isMoving ? 0 : number('scroll_offset_pt', 0), isMoving ? 1 : number('content_alpha', 1));
          this.back.show({ ...frame, y, alpha: isMoving ? alpha : 0, name: under });
          this.back.dim(number('stack_dim_alpha', 0));
          this.mapDim.style.opacity = number('map_dim_alpha', 0);
          this.buttons.style.opacity = number('map_button_alpha', 1);
          const low = Math.min(y - 12, screen.height * 0.62);
          this.buttons.style.transform = `translateY(${number('map_buttons_y_pt', low)}px) translateY(-100%)`;
          const bar = number('bar_y_pt', NaN);
          this.bar.hidden = Number.isNaN(bar);
          if (!this.bar.hidden) {
            this.bar.style.transform = `translateY(${bar}px)`;
            this.bar.style.height = `${number('bar_height_pt', 0)}px`;
          }
          const finger = number('touch_y_pt', NaN);
          this.finger.hidden = Number.isNaN(finger);
          if (!this.finger.hidden) {
            const x = number('touch_x_pt', frame.x + frame.width / 2);
            this.finger.style.transform = `translate(${x}px, ${finger}px)`;
          }
        }

        // The names of the card in front and of the one below it. While one comes or goes, `card` names the one \#
      that stays.
        names(rows, index, isMoving) {
          const { card, transition_y_pt: moving, phase } = rows.columns;
          if (!card) return ['', ''];
          if (!isMoving) return [card[index], ''];
          let before = index;
          while (before > 0 && !Number.isNaN(moving[before]) && card[before] === card[index]) before -= 1;
          const other = card[before] === card[index] ? '' : card[before];
          return phase && phase[index] === 'popping' ? [other, card[index]] : [card[index], other];
        }

        outline(rows, index, color) {
          const y = rows && rows.columns.card_y_pt ? rows.columns.card_y_pt[index] : NaN;
          this.other.hidden = Number.isNaN(y);
          if (this.other.hidden) return;
          this.other.style.transform = `translateY(${y}px)`;
          this.other.style.color = color;
        }
      }

      // A card with a header and a list of rows, which repeats.
      class PhoneCard {
        constructor(screen) {
          this.element = part(screen, 'card');
          this.header = part(this.element, 'card-header');
          part(this.header, 'handle');
          this.title = part(this.header, 'card-title');
          this.content = part(this.element, 'card-content');
          this.list = part(this.content, 'card-list');
          for (let n = 0; n < 26; n += 1) {
            const row = part(this.list, 'card-row');
            part(row, 'card-sign');
            part(row, 'card-line').style.width = `${[46, 68, 58, 80, 52, 72][n % 6]}%`;
          }
          this.shade = part(this.element, 'dim');
          this.name = null;
        }

        fit(screen, header) {
          this.element.style.height = `${screen.height}px`;
          this.header.style.height = `${header}px`;
          this.content.style.height = `${screen.height - header}px`;
        }

        show({ x, y, width, alpha, name }) {
          this.element.style.transform = `translate(${x}px, ${y}px)`;
          this.element.style.width = `${width}px`;
          this.element.style.opacity = alpha;
          if (name === this.name) return;
          this.name = name;
          this.title.textContent = name;
        }

        scroll(offset, alpha) {
          this.list.style.transform = `translateY(${-(offset > 0 ? offset % Phone.PERIOD : offset)}px)`;
          this.content.style.opacity = alpha;
        }

        dim(alpha) { this.shade.style.opacity = alpha; }
      }

      function part(parent, name) {
        const element = document.createElement('div');
        element.className = name;
        parent.append(element);
        return element;
      }

      """#
    static let playerJs: StaticString = #"""
      // A clock that plays a timeline and stands still in between: it asks for animation frames only while it plays.
      //
      //   const player = new Player((us, isAtRest) => …)   // called whenever the cursor moved, or playing began \#
      or ended
      //   player.times = rows.columns.time_us; player.count = rows.count
      //   player.play(); player.pause(); player.rate = 0.25
      //   player.seek(us); player.step(10)                 // frames; both pause it

      'use strict';

      class Player {
        constructor(onMove) {
          this.onMove = onMove;
          [this.times, this.count, this.cursor, this.rate] = [[0], 1, 0, 1];
          [this.wanted, this.last] = [0, null];
        }

        get isPlaying() { return this.wanted !== 0; }

        get end() { return this.times[this.count - 1]; }

        play() {
          if (this.isPlaying) return;
          if (this.cursor >= this.end) this.cursor = this.times[0];
          this.last = null;
          this.wanted = requestAnimationFrame((now) => this.tick(now));
          this.onMove(this.cursor, false);
        }

        pause() {
          cancelAnimationFrame(this.wanted);
          this.wanted = 0;
          this.onMove(this.cursor, true);
        }

        toggle() { if (this.isPlaying) this.pause(); else this.play(); }

        seek(us) {
          this.cursor = Math.min(Math.max(us, this.times[0]), this.end);
          this.pause();
        }

        // Moves by whole frames; the cursor then stands on a frame's instant.
        step(frames) {
          const index = rowAt({ columns: { time_us: this.times }, count: this.count }, this.cursor);
          this.seek(this.times[Math.min(Math.max(index + frames, 0), this.count - 1)]);
        }

        tick(now) {
          // A page that was in the background goes on where it was, and not where it would be.
          const passed = this.last === null ? 0 : Math.min(now - this.last, 100);
          this.last = now;
          this.cursor += passed * 1000 * this.rate;
          if (this.cursor >= this.end) {
            this.cursor = this.end;
            this.pause();
            return;
          }
          this.wanted = requestAnimationFrame((later) => this.tick(later));
          this.onMove(this.cursor, false);
        }
      }

      """#
    static let reportCss: StaticString = #"""
      /* The report: header, player, and an article for each timeline. */
      header, main, footer { padding: var(--gap); max-width: 100rem; margin: 0 auto; }
      header { padding-bottom: 0; }
      footer { color: var(--soft); font-size: .8125rem; }
      nav { display: flex; flex-wrap: wrap; gap: .375rem; margin-top: .5rem; }
      nav a { display: inline-flex; align-items: center; min-height: max(var(--touch), 1.75rem); padding: 0 .625rem;
        border: 1px solid var(--rule);
        border-radius: .375rem; text-decoration: none; white-space: pre-wrap; }
      .js nav a[aria-current=true] { background: var(--panel); border-color: currentColor; font-weight: 600; }
      main { display: flex; flex-wrap: wrap; gap: var(--gap); }
      main > * { flex: 1 1 100%; min-width: 0; }
      .desk { display: flex; flex-wrap: wrap; gap: var(--gap); }
      .left { flex: 999 1 34rem; min-width: 0; }
      .cells { flex: 1 1 20rem; min-width: 0; }
      .cells .scroll { max-height: min(38rem, 80vh); border-top: 1px solid var(--grid); }
      .stage { display: flex; gap: 10px; align-items: flex-start; padding: 6px; }
      .paper { flex: 1 1 0; min-width: 0; position: relative; }
      .paper canvas { display: block; width: 100%; font-size: .6875rem; cursor: crosshair; touch-action: pan-y; }
      .bar-of-controls { display: flex; flex-wrap: wrap; gap: .375rem; align-items: center; }
      .choice { display: inline-flex; gap: .375rem; align-items: center; min-width: 0; max-width: 100%; }
      .choice select { min-width: 0; }
      .time { min-width: 11rem; font-variant-numeric: tabular-nums; }
      .said { color: var(--soft); min-height: 1.5em; }
      .cells td { font-variant-numeric: tabular-nums; }
      .cells .changed { font-weight: 700; }
      .cells tr.differs th::after { content: " ≠"; color: var(--c1); }
      .keys dl { grid-template-columns: max-content 1fr; }
      .entry { border-top: 1px solid var(--rule); padding-top: .75rem; }
      .js .entry:not(.shown) { display: none; }
      .js .entry.shown { flex: 1 1 34rem; }
      .entry tr.differs td { font-weight: 700; }
      .checks { list-style: none; padding: 0; margin: .5rem 0; }
      .static { margin: .75rem 0; }
      .static img { max-width: 100%; height: auto; }
      .js .static { display: none; }
      .parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: var(--gap);
        align-items: start; }
      .parts > * { min-width: 0; }
      .events ol { list-style: none; margin: 0; padding: 0; max-height: 26rem; overflow: auto; }
      .events li { border-bottom: 1px solid var(--grid); padding: .125rem 0; }
      .events button { width: 100%; text-align: left; border: 0; background: none; padding: 0 .25rem; }
      .events button:hover { background: var(--panel); }
      .events small { display: inline-block; min-width: 5.5rem; text-align: right; font-variant-numeric: \#
      tabular-nums; }
      .events .now { background: color-mix(in srgb, var(--c0) 14%, var(--ground)); }
      @media print {
        html { font-size: 75%; }
        #player, nav, .glossary, dialog { display: none !important; }
        .js .entry:not(.shown) { display: block; }
        .js .static { display: block; }
        main { display: block; }
        .entry { break-after: page; border: 0; }
        .events ol { max-height: none; }
        .events li, tr { break-inside: avoid; }
        .scroll { overflow: visible; max-height: none; }
        .events button { min-height: 0; }
      }

      """#
    static let reportJs: StaticString = #"""
      // The report: a player over its timelines, and what stands in the page brought to life.

      'use strict';

      class Report {
        constructor(data) {
          this.band = data.band;
          this.entries = data.entries.map((entry, index) => {
            const article = document.getElementById(`s${index}`);
            const events = [...article.querySelectorAll('[data-at]')].map((item) => {
              const [frame, us] = item.dataset.at.split(' ').map(Number);
              return { frame, us, item, text: item.querySelector('code').textContent };
            });
            const { screen, detents, header } = entry;
            return { ...entry, index, article, events, meta: { screen, detents, header, events }, unpacked: null };
          });
          this.desk = new Desk(document.getElementById('player'), this);
          this.player = new Player((us, isAtRest) => this.move(us, isAtRest));
          this.comparison = null;
          for (const entry of this.entries) this.makeEventsJump(entry);
          for (const link of document.querySelectorAll('nav a')) {
            link.addEventListener('click', (event) => {
              event.preventDefault();
              this.choose(Number(link.hash.slice(2)), null);
            });
          }
          document.documentElement.classList.add('js');
          this.choose(0, this.entries[0].against);
          document.addEventListener('keydown', (event) => this.press(event));
          new ResizeObserver(() => this.desk.fit()).observe(this.desk.stage);
        }

        rows(entry) {
          if (!entry.unpacked) entry.unpacked = unpackRows(entry);
          return entry.unpacked;
        }

        // Shows A, and B beside it; null: A alone.
        choose(a, b) {
          this.a = this.entries[a];
          this.b = b === null || b === undefined || b === a ? null : this.entries[b];
          const rows = this.rows(this.a);
          this.comparison = this.b ? new Comparison(rows, this.rows(this.b), this.band) : null;
          for (const entry of this.entries) entry.article.classList.toggle('shown', entry === this.a || entry === \#
      this.b);
          for (const link of document.querySelectorAll('nav a')) {
            link.setAttribute('aria-current', `${link.hash === `#s${a}`}`);
          }
          this.besideMetrics();
          this.desk.show();
          [this.player.times, this.player.count] = [rows.columns.time_us, rows.count];
          this.player.seek(rows.columns.time_us[0]);
        }

        // B's metrics in a column beside A's.
        besideMetrics() {
          for (const cell of document.querySelectorAll('.metrics .of-b')) cell.remove();
          for (const row of document.querySelectorAll('.metrics .differs')) row.classList.remove('differs');
          if (!this.b) return;
          const read = (entry) => [...entry.article.querySelectorAll('.metrics tr')];
          const values = new Map(read(this.b).map((row) => [row.cells[0].textContent, row.cells[1].textContent]));
          for (const row of read(this.a)) {
            const isHead = row.parentElement.localName === 'thead';
            const cell = make(isHead ? 'th' : 'td', 'n of-b', row);
            cell.textContent = isHead ? 'B' : values.get(row.cells[0].textContent) || '';
            if (isHead) cell.scope = 'col'; else row.classList.toggle('differs', cell.textContent !== \#
      row.cells[1].textContent);
          }
        }

        move(us, isAtRest) {
          this.desk.move(us, isAtRest);
        }

        makeEventsJump(entry) {
          for (const event of entry.events) {
            const button = document.createElement('button');
            button.type = 'button';
            button.append(...event.item.childNodes);
            button.addEventListener('click', () => {
              if (entry !== this.a && entry !== this.b) this.choose(entry.index, null);
              this.player.seek(this.rows(entry).columns.time_us[event.frame]);
            });
            event.item.append(button);
          }
        }

        // The event before or after the cursor.
        jump(direction) {
          const times = this.rows(this.a).columns.time_us;
          const places = this.a.events.map((event) => times[event.frame]);
          const { cursor } = this.player;
          const found = direction > 0 ? places.find((us) => us > cursor) : places.findLast((us) => us < cursor);
          if (found !== undefined) this.player.seek(found);
        }

        // The keys, only while no control has the focus; nothing is taken from the browser's own.
        press(event) {
          if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
          if (document.activeElement && document.activeElement !== document.body) return;
          const { player } = this;
          const { paper } = this.desk;
          const frames = event.shiftKey ? 10 : 1;
          const keys = {
            ' ': () => player.toggle(),
            ArrowLeft: () => player.step(-frames),
            ArrowRight: () => player.step(frames),
            Home: () => player.seek(player.times[0]),
            End: () => player.seek(player.end),
            w: () => paper.zoom(0.5),
            s: () => paper.zoom(2),
            a: () => paper.pan(-0.25),
            d: () => paper.pan(0.25),
            ',': () => this.jump(-1),
            '.': () => this.jump(1),
            '?': () => this.desk.keys.showModal(),
          };
          const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
          if (!action) return;
          event.preventDefault();
          action();
        }
      }

      new Report(JSON.parse(document.getElementById('data').textContent));

      """#
    static let rowsJs: StaticString = #"""
      // Unpacks the cells of a timeline; PackedTimeline.swift says how they are packed.

      'use strict';

      class CellReader {
        constructor(text) {
          this.bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          this.place = 0;
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
        const reader = new CellReader(entry.cells);
        const rows = { count: entry.rows, columns: {}, places: {} };
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

      """#
  }
}
