// Written by `CARDSIM_RECORD=1 swift test --filter PageFilesTexts`; not to be edited by hand.

extension PageFiles {
  /// The files of `Sources/CardPage/Page`, as the program brings them with it.
  enum Texts {
    static let barJs: StaticString = #"""
      // The playground's controls: preset, speed, the player's buttons, an instant to go to, and commands.

      'use strict';

      class ControlBar {
        constructor(element, page) {
          [this.element, this.page] = [element, page];
          this.presets = this.choice('Preset', page.data.presets.map(({ name }, index) => [index, name]), (index) => {
            page.choosePreset(Number(index));
          });
          this.choice('Speed', [[1, '1×'], [0.25, '¼×'], [0.1, '⅒×']], (value) => page.setSpeed(Number(value)));
          const player = make('span', 'group', element);
          this.button('back', 'One frame back', () => page.step(-1), player);
          this.playButton = this.button('play', 'Play', () => page.toggle(), player);
          this.button('on', 'One frame on', () => page.step(1), player);
          const place = make('label', 'choice', element);
          make('span', '', place).textContent = 'At';
          this.time = make('input', 'time', place);
          [this.time.type, this.time.inputMode, this.time.title] = ['text', 'decimal', 'An instant to go to, in ms'];
          this.time.addEventListener('change', () => {
            const ms = typedNumber(this.time.value, 'ms');
            if (Number.isNaN(ms)) {
              this.time.setCustomValidity('An instant in ms, such as 250.5');
              this.time.reportValidity();
              return;
            }
            // A frame's instant is shown in tenths.
            page.seek(page.player.times.find((us) => Math.abs(us - ms * 1000) <= 50) ?? ms * 1000);
            this.time.value = (page.player.cursor / 1000).toFixed(1);
          });
          this.time.addEventListener('input', () => this.time.setCustomValidity(''));
          this.time.addEventListener('blur', () => {
            this.time.setCustomValidity('');
            page.showTime();
          });
          make('span', '', place).textContent = 'ms';
          this.frame = make('span', 'frame', element);
          if (page.data.cards.length > 1) this.button('', 'Push a card', () => page.command('push', page.nextCard));
          this.button('', 'Clear the gesture', () => page.clear());
          this.all = this.button('', 'Under all presets', () => page.beside.runUnderAllPresets());
          this.keep = this.button('', 'Keep this line', () => page.beside.keep());
          // They show a gesture.
          this.showing = [this.playButton, this.all];
          // Assistive technology sends a click alone, without a press.
          const toggle = (event) => event.detail === 0 && page.beside.show(!page.beside.past);
          this.hold = this.button('', 'Hold to see before', toggle);
          this.hold.addEventListener('pointerdown', () => page.beside.show(true));
          this.hold.addEventListener('keydown', (event) => {
            if (event.key !== ' ' && event.key !== 'Enter') return;
            event.preventDefault();
            if (!event.repeat) page.beside.show(true);
          });
          for (const name of ['pointerup', 'pointerleave', 'blur', 'keyup']) {
            this.hold.addEventListener(name, () => page.beside.show(false));
          }
          this.button('', 'Take it home', () => page.home.show());
          this.button('', 'Keys', () => page.keys.show());
          this.about = make('small', 'about', element);
          this.about.id = 'about-preset';
          this.presets.setAttribute('aria-describedby', this.about.id);
        }

        // Shows a preset as chosen, and explains it.
        showPreset(index) {
          const { name, about } = this.page.data.presets[index];
          this.presets.value = index;
          this.about.textContent = about && `${name}: ${about}`;
        }

        choice(label, options, action) {
          const place = make('label', 'choice', this.element);
          make('span', '', place).textContent = label;
          const select = make('select', '', place);
          options.forEach(([value, text]) => {
            const option = make('option', '', select);
            [option.value, option.textContent] = [value, text];
          });
          select.addEventListener('change', () => action(select.value));
          return select;
        }

        button(icon, label, action, place = this.element) {
          const one = make('button', icon ? 'icon' : '', place);
          one.type = 'button';
          if (icon) {
            one.append(picture(icon));
            one.setAttribute('aria-label', label);
            one.title = label;
          } else {
            one.textContent = label;
          }
          one.addEventListener('click', action);
          return one;
        }

        // Shows the instant at the cursor, and the frame with the card's place and velocity there; null: a live \#
      session is
        // running.
        showTime(us, frame, y = NaN, velocity = NaN) {
          if (document.activeElement !== this.time) this.time.value = (us / 1000).toFixed(frame === null ? 0 : 1);
          const numbers = [[y, 1, 'pt'], [velocity, 0, 'pt/s']].filter(([value]) => !Number.isNaN(value));
          const words = numbers.map(([value, digits, unit]) => `, ${number(value, digits)} ${unit}`);
          const { past, kept } = this.page.beside;
          const line = past ? `${kept ? 'kept' : 'before'}: ` : '';
          const text = frame === null ? 'live' : `${line}frame ${frame}${words.join('')}`;
          if (this.frame.textContent !== text) this.frame.textContent = text;
        }

        // Says something in the frame's place, for a moment.
        say(words) {
          this.frame.textContent = words;
          clearTimeout(this.saying);
          this.saying = setTimeout(() => this.page.showTime(), 1500);
        }

        showPlaying(isPlaying) {
          const label = isPlaying ? 'Pause' : 'Play';
          if (this.playButton.title === label) return;
          this.playButton.title = label;
          this.playButton.setAttribute('aria-label', label);
          this.playButton.replaceChildren(picture(label.toLowerCase()));
        }
      }

      """#
    static let beginJs: StaticString = #"""
      // Reads the playground's data, and begins it.

      'use strict';

      // A preset's inputs as a session has them, [[method, us, …fields]], read from its words; those of kinds that \#
      the page
      // doesn't make are in `others`, and have their index there.
      function unpackInputs(preset) {
        const [place, count, ...others] = preset.inputs;
        preset.inputs = [];
        for (let [index, start] = [0, place]; index < count; index += 1) {
          const { method, us, fields, length } = Engine.input(preset.words, start);
          const other = others.find(([one]) => one === index);
          if (other) {
            preset.inputs.push(['other', us, preset.others.length]);
            preset.others.push({ words: preset.words.slice(start, start + other[1]), members: JSON.parse(other[2]) });
          } else {
            preset.inputs.push([method, us, ...fields]);
          }
          start += other ? other[1] : length;
        }
      }

      // Words and values of the presets: the first one's are whole, the others' are what differs.
      function unpackPresets(data) {
        const words = (text) => BigUint64Array.from(text.split(' ').filter(Boolean), (word) => BigInt(`0x${word}`));
        const value = (text, key) => {
          const bits = words(text);
          if (bits.length !== 1 || key.kind === 'curve') return bits;
          if (key.kind === 'flag') return bits[0] === 1n;
          return key.kind === 'choice' ? bits[0] : new Float64Array(bits.buffer)[0];
        };
        data.members = JSON.parse(data.members);
        const { settings: usual, names, appearances, detentsOfCards, placesOfCards } = data.presets[0];
        for (const [place, own] of data.presets.entries()) {
          const preset = { names, appearances, detentsOfCards, placesOfCards, ...own };
          data.presets[place] = preset;
          const settings = usual.map((text, index) => preset.changes?.[index] ?? text);
          preset.values = settings.map((text, index) => value(text, data.keys[index]));
          if (preset.word_changes !== undefined) {
            const changes = words(preset.word_changes);
            preset.words = data.presets[0].words.slice();
            for (let n = 0; n < changes.length; n += 2) preset.words[Number(changes[n])] = changes[n + 1];
          } else {
            preset.words = words(preset.words);
          }
          preset.set = JSON.parse(preset.set ?? '{}');
          // The detents of the top card are guides on the paper.
          preset.detents = preset.detentsOfCards.map((names, card) => (
            names.map((name, index) => ({ name, y: preset.placesOfCards[card][index] }))));
          preset.others = [];
          if (preset.inputs) unpackInputs(preset);
          // A card that is gone is brought in by the app alone.
          if (!preset.gone) continue;
          preset.present = preset.others.length;
          preset.others.push({ words: words(preset.present_words), members: { present: true } });
        }
        return data;
      }

      // A page's mark, 32 bits: links and sessions of another scenario, or of other settings, have another. FNV-1a.
      function markOf({ presets: [{ words, names, settings }] }) {
        let mark = 0x811c9dc5;
        for (const byte of new TextEncoder().encode(JSON.stringify([words, names, settings]))) {
          mark = Math.imul(mark ^ byte, 0x1000193) >>> 0;
        }
        return mark;
      }

      async function beginPlayground() {
        const mark = markOf(carried.data);
        const data = { ...unpackPresets(carried.data), mark };
        const module = await Engine.compile(document.getElementById('engine').textContent);
        const [live, lab] = [await Engine.create(module), await Engine.create(module)];
        window.playground = new Playground(data, live, lab);
      }

      beginPlayground();

      """#
    static let besideJs: StaticString = #"""
      // The lines beside the present one, to be compared with it: the one before a change, the gesture under every \#
      other
      // preset, and one that was kept. The phone plays the one before or the kept one as long as it is asked for.
      //
      //   beside = new Beside(page)     // page is a Playground
      //   beside.lines                  // what the paper draws besides the present line

      'use strict';

      class Beside {
        constructor(page) {
          this.page = page;
          [this.before, this.kept, this.others, this.past, this.isUnderAll] = [null, null, [], null, false];
        }

        get lines() { return this.kept ? [...this.others, this.kept] : this.others; }

        // True if there is no line to be played.
        get isEmpty() { return !this.before && !this.kept; }

        // Something new begins: only what was kept stays.
        begin() { [this.before, this.others] = [null, []]; }

        // The shown timeline is drawn beside all that follows by changes, until a finger or a command begins \#
      something new.
        // That of a session is run again, as it is after a change: other frames would give its fingers other places.
        keepBefore() {
          const { page } = this;
          if (this.before || page.store.count === 0) return;
          this.before = page.shownBy === Playground.SESSION && page.live.inputs.length > 0
            ? page.take(page.newStore(), page.engine.rerun(page.rerun)) : page.store.copy();
        }

        // Draws the line before a change beside that after it, and those of the presets, if they are wanted.
        compare() {
          this.others = this.before ? [{ rows: this.before, label: 'before', dash: 1 }] : [];
          if (this.isUnderAll && !this.page.isCleared) this.others.push(...this.presets);
        }

        // The gesture, or without one the scenario, under every preset: one release, many fates. Once more, and \#
      they go.
        runUnderAllPresets() {
          if (this.page.isCleared) return;
          this.isUnderAll = !this.isUnderAll;
          this.compare();
          this.page.draw();
        }

        get presets() {
          const { page } = this;
          // They heed their own settings alone.
          const key = `${page.preset.name} ${JSON.stringify(page.live.inputs)}`;
          if (key === this.key) return this.ghosts;
          const presets = page.data.presets.filter((preset) => preset !== page.preset);
          const [how, made] = page.live.inputs.length > 0 ? [page.rerun, page.made] : [Playground.SCENARIO, null];
          this.key = key;
          this.ghosts = presets.map((preset) => {
            const inputs = made ? page.placed(preset, made) : [];
            page.open(page.lab, { ...preset, values: preset.own ?? preset.values });
            page.giveAll(page.lab, inputs);
            return { rows: page.take(page.newStore(), page.lab.rerun(how)), label: preset.name, ghost: true };
          });
          return this.ghosts;
        }

        // Keeps the present line, to be compared with what comes; once more, and it goes.
        keep() {
          const { store } = this.page;
          this.kept = this.kept || store.count === 0 ? null : { rows: store.copy(), label: 'kept', color: 2, dash: \#
      2 };
          this.page.draw();
        }

        // Plays the kept line, or the one before, as long as it is asked for.
        show(isHeld) {
          const { page } = this;
          const before = this.kept?.rows ?? this.before;
          const wasHeld = this.stop();
          if (!before || page.live.isRunning) return;
          if (!isHeld) {
            if (!wasHeld) return;
            if (page.store.count > 0) page.scrub(page.player.cursor); else page.showFirst();
            return;
          }
          page.player.pause();
          this.past = new Player((us) => {
            page.phone.show(before, rowAt(before, us));
            // Rows stand for its items.
            page.phone.items([]);
            page.showTime(before, us);
          });
          [this.past.times, this.past.count, this.past.rate] = [before.columns.time_us, before.count, \#
      page.player.rate];
          const release = Playground.lastRelease(before);
          if (!release || Playground.reducesMotion) {
            this.past.seek(page.player.cursor);
          } else {
            this.past.seek(release.us - 100000);
            this.past.play();
          }
        }

        // Plays the line before no more. Returns true if it was played.
        stop() {
          const { past } = this;
          this.past = null;
          past?.pause();
          return Boolean(past);
        }
      }

      """#
    static let compareJs: StaticString = #"""
      // A beside B: the difference of their positions as a lane, with its first frame and its largest, and the \#
      first frame in
      // which any column differs: fades and fractions may differ long before the card does.
      //
      // If both have their frames at the same instants, up to the end of the shorter one, every column that both \#
      have is
      // compared, to the last decimal. A recording that was held against the other one is compared with that one's \#
      run at its
      // own instants. Otherwise B's position is read between its rows at A's instants. A recording differs only \#
      where a person
      // may notice it: by more than `band` points.

      'use strict';

      class Comparison {
        // isHeld: true if one of the two is a recording that was held against the other.
        constructor(one, other, band, isHeld) {
          this.shared = Math.min(one.count, other.count);
          const hasFrames = 'frame' in one.columns && 'frame' in other.columns;
          this.isPaired = (hasFrames || one.count === other.count)
            && one.columns.time_us.slice(0, this.shared).every((time, index) => time === \#
      other.columns.time_us[index]);
          const log = isHeld && !this.isPaired ? [one, other].find(({ columns }) => columns.expected_y_pt) : \#
      undefined;
          this.isOfLog = log !== undefined;
          this.base = log ?? one;
          this.rows = { count: this.base.count, columns: { time_us: this.base.columns.time_us } };
          this.isLonger = this.isPaired && one.count !== other.count;
          // Velocities that the tool worked out follow from the positions.
          const hasSteps = one.hasSteps || other.hasSteps;
          this.names = this.isPaired
            ? Object.keys(one.columns).filter((name) => name in other.columns && !(hasSteps && name === \#
      'step_velocity_pt_s'))
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
          return { title: 'A − B', unit: 'pt', columns: ['difference'], base: [0, 0], rows: this.rows, color: 1, \#
      marks };
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
          let text = frame ? `Frame ${frame} is the first that differs` : `At ${instant} they differ for the first \#
      time`;
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

      """#
    static let controlsCss: StaticString = #"""
      /* Controls, tables, lists and dialogs, which all pages share. */
      button, select, input { font: inherit; color: inherit; accent-color: var(--accent); }
      button, select { min-height: max(var(--touch), 1.75rem); border: 1px solid var(--rule); border-radius: .375rem;
        background: var(--panel); padding: .125rem .625rem; max-width: 100%; }
      button:hover:not(:disabled), select:hover { border-color: var(--soft); }
      /* In WebKit a long choice is wider than its box. */
      select { contain: paint; }
      button:disabled, button[aria-disabled=true] { color: var(--soft); opacity: .7; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      button.icon { width: max(var(--touch), 2.25rem); padding: 0; display: inline-grid; place-items: center; }
      button.icon svg { width: 1rem; height: 1rem; fill: currentColor; }
      input[type=range] { width: 100%; min-height: max(var(--touch), 1.75rem); margin: 0; touch-action: pan-y \#
      pinch-zoom; }
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
      dialog { color: inherit; background: var(--ground); border: 1px solid var(--rule); border-radius: .625rem;
        max-width: min(34rem, 100vw - 2rem); max-height: 90vh; overflow: auto; }
      dialog::backdrop { background: color-mix(in srgb, var(--ground) 40%, transparent); }
      /* What closes it stays in sight, and lets nothing be seen below it. */
      dialog button { width: 100%; margin-top: .75rem; position: sticky; bottom: 0;
        box-shadow: 0 .5rem 0 .5rem var(--ground); }
      @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin: 0 0 .375rem; } }

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
          const channels = a.channels.length > 0 ? [{ title: 'channels', unit: '', columns: a.channels, isOwn: true \#
      }] : [];
          this.paper.lanes = ['velocity', 'fades', ...(comparison ? [comparison.lane] : ['scroll', 'sideways']), \#
      ...channels];
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

      // All columns at the cursor; a cell that differs from the row before it is bold. A column that one of two \#
      timelines
      // hasn't, as a device's log, is a dash there, and differs in nothing; so is every column of one that hasn't \#
      begun.
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
            const has = places.map((_, side) => places.length === 1 || CellTable.has(sides[side], name, \#
      events[side]));
            places.forEach((cell, side) => {
              CellTable.set(cell, sides[side], name, indices[side], events[side], begun[side] ? has[side] : null);
            });
            const differs = places.length > 1 && has.every((one, side) => one && begun[side])
              && places[0].textContent !== places[1].textContent;
            row.classList.toggle('differs', differs);
          }
        }

        // A line in the heads of A and B: the time between the cursor and its row, if it has none there, or its \#
      start, if it
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

      """#
    static let elementsJs: StaticString = #"""
      // Elements of a page, and the pictures on its buttons.

      'use strict';

      function make(name, className, parent) {
        const element = document.createElement(name);
        if (className) element.className = className;
        parent.append(element);
        return element;
      }

      // A number as one types it, in the unit or another of time; with a decimal comma, too. part: it may be in %. \#
      NaN: it is
      // none.
      function typedNumber(text, unit, part) {
        const [, digits, exponent = 0, own] = /^(-?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d+))? *(\D*)$/i
          .exec(text.trim().replace(',', '.').replace('−', '-')) ?? [];
        const times = { s: 0, ms: -3, us: -6, µs: -6, μs: -6 };
        const power = !own || own === unit ? 0 : part && own === '%' ? -2 : times[own] - times[unit];
        return Number(`${digits}e${Number(exponent) + power}`);
      }

      // A picture for a button: play, pause, back, on, undo, start or end.
      function picture(name) {
        const space = 'http://www.w3.org/2000/svg';
        const svg = document.createElementNS(space, 'svg');
        svg.setAttribute('viewBox', '0 0 16 16');
        svg.setAttribute('aria-hidden', 'true');
        const path = document.createElementNS(space, 'path');
        path.setAttribute('d', {
          play: 'M4 2L13 8L4 14Z', pause: 'M4 2H7V14H4ZM9 2H12V14H9Z', back: 'M9 2V14L2 8ZM11 2H13V14H11Z',
          on: 'M7 2V14L14 8ZM3 2H5V14H3Z', undo: 'M7 1V4A5.5 5.5 0 1 1 2 9.5H4A3.5 3.5 0 1 0 7 6V9L2.5 5Z',
          start: 'M2 2H4V14H2ZM14 2V14L5 8Z', end: 'M12 2H14V14H12ZM2 2V14L11 8Z',
        }[name]);
        svg.append(path);
        return svg;
      }

      """#
    static let engineJs: StaticString = #"""
      // The engine of a page: cardsim's own simulation as a WebAssembly module, and this class in front of it. All \#
      rules are
      // in there; this file only packs numbers.
      //
      // Everything crosses as numbers. Times are whole microseconds since a session's start, lengths points, `y` \#
      grows
      // downward. Names of cards and detents are ids: indices into the list of names that the page carries.
      //
      // SCENARIO   open(words)        words: BigUint64Array of `SimulationScript.words`; throws EngineError if \#
      refused.
      //
      // SETTINGS   set(index, words)  the setting at its place in `cardsim show --keys`, by its words: [number] \#
      for a number
      //                               (Infinity for a word such as none), [true|false] for a flag, [index] for the \#
      place of
      //                               a word among those accepted, BigUint64Array for a curve. False if refused.
      //            inForce(index)     true if it has any effect under the present ones.
      //            apply()            the rules of the settings become the scenario's. The session keeps its \#
      inputs, and has
      //                               shown no frame yet: ask `rerun`, or `begin` anew.
      //
      // SESSION    begin()            a new session: no input, no frame. `open` and `apply` begin one, too.
      //            touch(us, phase, pointer, x, y)   phase 0 began, 1 moved, 2 stationary, 3 ended, 4 cancelled. \#
      Taps are
      //                               recognised by the engine.
      //            key(us, key)       0 expand, 1 collapse, 2 back, 3 close, 4 escape, 5 nextPage, 6 previousPage,
      //                               7 rowAbove, 8 rowBelow, 9 firstRow, 10 lastRow, 11 activateRow, 12 clearRow
      //            push(us, card, animated)  pop(us, count, animated)   card: index among the scenario's cards
      //            other(us, index)   an input by its words, which lie at that index in `others`, [{words}], for \#
      the caller to set
      //            Each returns 1 if it came too late for the frame shown last (the next frame corrects that), 0 \#
      if not, and
      //            below 0 if it was refused.
      //            frame(us)          shows a frame, and returns its ROW; after the last one's time. Null: refused.
      //            events()           the events of the frame shown last: a list of EVENT.
      //            cards()            the cards on the stack, root first: [{card, detent}], indices.
      //            items(which)       the visible items of the content: [{kind, section, name, number, x, y, \#
      width, height, …}];
      //                               in the frame shown last ('session', the default), or in the last frame of \#
      the timeline
      //                               that `rerun` showed last ('timeline').
      //            session()          the session as words of a script of its own: inputs over its frames.
      //            explain(which)     the last release: EXPLANATION, or null; which as above.
      //            lines(tolerance, which)   the motion of that release as straight lines, at most `tolerance` \#
      points off:
      //                               {duration, places, percents, corners: [{time, part}]}, seconds and parts of the
      //                               distance, with the decimals that a part and a percentage of the duration \#
      need; null if
      //                               no spring moves the card.
      //            roundingError(form, first, second, which)   points: the largest distance of that motion from \#
      one whose
      //                               spring has these numbers; form 'response dampingRatio', 'response bounce',
      //                               'stiffness dampingRatio' or 'stiffness damping'; NaN if there is none.
      //
      // TIMELINES  rerun({which, hertz, limit})   a whole timeline, without a frame of the session: of the \#
      session's inputs
      //                               at `hertz` ('inputs', the default), of the scenario ('scenario'), or of the \#
      session
      //                               over the frames that it has shown ('session'). At most `limit` frames.
      //                               {count, width, rows, events}: rows a Float64Array of count × ROW, events a \#
      list of EVENT,
      //                               each with its frame's place.
      //
      // TEXTS      new TimelineTexts(texts, names): `texts` as the tool writes them (EventForms), `names` in the \#
      order of
      //            their ids. event(EVENT) is an event as a timeline writes it; digest(TIMELINE) that of
      //            `cardsim run --digest`.
      //
      // ROW        Float64Array of `width`, Engine.channels and the number of channels: the timeline's columns in \#
      their order
      //            (`cardsim run --columns @all`), the index of some being that in COLUMN; NaN for an empty cell; \#
      the id of a
      //            name for card and target; a number for phase (0 resting, 1 dragging, 2 settling, 3 scrolling,
      //            4 decelerating, 5 bouncing, 6 pushing, 7 popping, 8 paging); the number of events for events. \#
      After them:
      //            COLUMN.isAtRest (1: stop asking for frames), COLUMN.correctedFirst and COLUMN.correctedEnd, the \#
      first frame
      //            corrected by this one and the one after the last, by their numbers. In rerun these three are \#
      NaN. From
      //            Engine.channels on: the channels, in their order.
      //
      // EVENT      {frame, us, kind, region, reason, owner, name, first, second, section, item}: `kind` is the \#
      number under
      //            which a saved state has the event, the rest its fields (0 where it has none, item NaN). `us` is \#
      exact.
      //
      // EXPLANATION  {card, velocity, target, rule, isFastDismissal, isAttempt, duration, startVelocity, \#
      dampingRatio,
      //            response, stiffness, damping, bounce, isStiffened, momentumVelocity, velocityChange, \#
      velocityTarget,
      //            distanceChange, distanceTarget, distancePlace}; NaN where there is none. Detents are the ids of \#
      their
      //            names. distancePlace: 0 among the detents, 1 below the lowest, 2 above the highest. rule:
      //            0 only, 1 nearest, 2 swipe, 3 projection, 4 window, 5 direction, 6 step, 7 kept, 8 dismissed, 9 \#
      fixed.
      'use strict'

      const COLUMN = Object.freeze({
        time: 1, phase: 2, card: 3, cardY: 5, target: 8, stackDepth: 17, events: 20, isAtRest: 55, correctedFirst: 56,
        correctedEnd: 57,
      })

      class EngineError extends Error {}

      class Engine {
        // The place of the first channel in a ROW.
        static channels = 58

        static #eventFields = [
          'frame', 'us', 'kind', 'region', 'reason', 'owner', 'name', 'first', 'second', 'section', 'item',
        ]
        static #itemFields = ['kind', 'section', 'name', 'number', 'x', 'y', 'width', 'height', 'fraction']
        static #explanationFields = [
          'card', 'velocity', 'target', 'rule', 'isFastDismissal', 'isAttempt', 'duration', 'startVelocity', \#
      'dampingRatio',
          'response', 'stiffness', 'damping', 'bounce', 'isStiffened', 'momentumVelocity', 'velocityChange',
          'velocityTarget', 'distanceChange', 'distanceTarget', 'distancePlace',
        ]

        // The number from which those of cases with a payload are counted.
        static #caseBase = 0xca5e000000000000n

        // The numbers of the inputs that a page makes itself.
        static #inputs = Object.freeze({ touch: 0, key: 3, push: 4, pop: 5 })

        #wasm

        constructor(instance) {
          this.#wasm = instance.exports
        }

        // The compiled module of a packed one, which is two texts; several engines can be made of it.
        static compile(text) {
          const [sorted, locals] = text.split('"')
          return WebAssembly.compile(joinedModule(unpacked(sorted), localsOf(packedBytes(locals))))
        }

        static async create(module) {
          return new Engine(await WebAssembly.instantiate(module, {}))
        }

        // --- The buffer. Its place may have changed after any call.

        #integers(count) {
          const address = this.#wasm.buffer(count)
          return new BigUint64Array(this.#wasm.memory.buffer, address, count)
        }

        #numbers(count) {
          const address = this.#wasm.buffer(count)
          return new Float64Array(this.#wasm.memory.buffer, address, count)
        }

        #put(words) {
          this.#integers(words.length).set(words)
          return words.length
        }

        #records(count, fields) {
          const numbers = this.#numbers(count * fields.length)
          return Array.from({ length: count }, (_, index) =>
            Object.fromEntries(fields.map((field, place) => [field, numbers[index * fields.length + place]])))
        }

        // --- The scenario.

        open(words) {
          const answer = this.#wasm.open(this.#put(words))
          if (answer < 0) throw new EngineError(`the scenario's words are refused (${answer})`)
        }

        // --- The settings.

        set(index, words) {
          if (words instanceof BigUint64Array) return this.#wasm.set(index, this.#put(words)) === 0
          const [value] = words
          if (typeof value === 'boolean') this.#integers(1)[0] = value ? 1n : 0n
          else if (typeof value === 'bigint') this.#integers(1)[0] = value
          else this.#numbers(1)[0] = value
          return this.#wasm.set(index, 1) === 0
        }

        inForce(index) {
          return this.#wasm.inForce(index) === 1
        }

        apply() {
          this.#wasm.apply()
        }

        // --- The session.

        begin() {
          this.#wasm.begin()
        }

        // An input by its kind and its fields: a Number is a number with a point, a BigInt or a Boolean is whole.
        #input(us, kind, ...fields) {
          const count = fields.length + 2
          const integers = this.#integers(count)
          const numbers = this.#numbers(count)
          integers[0] = BigInt(Math.round(us)) * 9n
          integers[1] = Engine.#caseBase + BigInt(Engine.#inputs[kind])
          fields.forEach((field, index) => {
            if (typeof field === 'number') numbers[index + 2] = field
            else integers[index + 2] = BigInt.asUintN(64, BigInt(field))
          })
          return this.#wasm.add(count)
        }

        touch(us, phase, pointer, x, y) { return this.#input(us, 'touch', BigInt(phase), BigInt(pointer), x, y) }
        key(us, key) { return this.#input(us, 'key', BigInt(key)) }
        push(us, card, animated = true) { return this.#input(us, 'push', BigInt(card), animated) }
        pop(us, count = 1, animated = true) { return this.#input(us, 'pop', BigInt(count), animated) }

        // Adds the words of one input, as a script has them.
        add(words) {
          return this.#wasm.add(this.#put(words))
        }

        // The input of a touch, a key, a push or a pop at a place among a scenario's words. Places are rounded to \#
      0.01 points,
        // as those of a finger on the page.
        static input(words, place) {
          const numbers = new Float64Array(words.buffer, words.byteOffset, words.length)
          const at = (index) => Number(words[place + index])
          const near = (index) => Math.round(numbers[place + index] * 100) / 100
          const us = at(0) / 9
          const { touch, key, push, pop } = Engine.#inputs
          switch (Number(words[place + 1] - Engine.#caseBase)) {
            case touch: return { method: 'touch', us, fields: [at(2), at(3), near(4), near(5)], length: 6 }
            case key: return { method: 'key', us, fields: [at(2)], length: 3 }
            case push: return { method: 'push', us, fields: [at(2)], length: 4 }
            case pop: return { method: 'pop', us, fields: [at(2)], length: 4 }
            default: return { us }
          }
        }

        // An input of the scenario’s own that no finger, key or button makes.
        other(us, index) {
          const input = this.others?.[index]
          if (!input) return -1
          const words = input.words.slice()
          words[0] = BigInt(Math.round(us)) * 9n
          return this.add(words)
        }

        frame(us) {
          return this.#wasm.frame(us) < 0 ? null : this.#numbers(this.width).slice()
        }

        events() {
          return this.#records(this.#wasm.events(0), Engine.#eventFields)
        }

        // The number of places of a ROW of the scenario.
        get width() {
          return this.#wasm.width()
        }

        cards() {
          return this.#records(this.#wasm.cards(), ['card', 'detent'])
        }

        items(which = 'session') {
          return this.#records(this.#wasm.items(Engine.#flag(which)), Engine.#itemFields)
        }

        session() {
          return this.#integers(this.#wasm.session()).slice()
        }

        static #flag(which) { return which === 'timeline' ? 1 : 0 }

        explain(which = 'session') {
          return this.#wasm.explain(Engine.#flag(which)) > 0 ? this.#records(1, Engine.#explanationFields)[0] : null
        }

        lines(tolerance, which = 'session') {
          const count = this.#wasm.lines(Engine.#flag(which), tolerance)
          if (count <= 0) return null
          const [duration, places, percents, ...rest] = this.#numbers(3 + 2 * count)
          const corners = Array.from({ length: count }, (_, index) => ({ time: rest[2 * index], part: rest[2 * \#
      index + 1] }))
          return { duration, places, percents, corners }
        }

        static #forms = ['response dampingRatio', 'response bounce', 'stiffness dampingRatio', 'stiffness damping']

        roundingError(form, first, second, which = 'session') {
          return this.#wasm.roundingError(Engine.#flag(which), Engine.#forms.indexOf(form), first, second)
        }

        // --- Whole timelines.

        rerun({ which = 'inputs', hertz = 60, limit = 3600 } = {}) {
          const count = this.#wasm.rerun(['inputs', 'scenario', 'session'].indexOf(which), hertz, limit)
          if (count < 0) throw new EngineError(`the timeline can't be shown (${count})`)
          const { width } = this
          const rows = this.#numbers(count * width).slice()
          return { count, width, rows, events: this.#records(this.#wasm.events(1), Engine.#eventFields) }
        }
      }

      // A timeline's texts, out of those that the tool wrote into the page.
      class TimelineTexts {
        #phases
        #forms
        #names

        constructor(texts, names) {
          this.#phases = texts.phases
          this.#forms = new Map(texts.events.map((form) => [form.kind, form]))
          this.#names = names
        }

        event(event) {
          const { field, texts } = this.#forms.get(event.kind)
          const value = field === 'item' ? (Number.isNaN(event.item) ? 0 : 1) : field === null ? 0 : event[field]
          return texts[value].replace(/\{(\w+)(\.2)?\}/g, (_, name, isFixed) => {
            if (name === 'name' || name === 'item') return this.#names[event[name]]
            return isFixed ? TimelineTexts.fixed(event[name]) : TimelineTexts.shortest(event[name])
          })
        }

        // A number with so many decimals, ties to even, without a sign if all digits are 0.
        static fixed(number, places = 2) {
          const bits = new BigUint64Array(Float64Array.of(Math.abs(number)).buffer)[0]
          const [biased, fraction] = [bits >> 52n, bits & 0xfffffffffffffn]
          const scaled = (biased > 0n ? fraction | (1n << 52n) : fraction) * 10n ** BigInt(places)
          const exponent = (biased > 0n ? biased : 1n) - 1075n
          let whole = scaled << (exponent > 0n ? exponent : 0n)
          if (exponent < 0n) {
            const unit = 1n << -exponent
            const twice = 2n * (scaled % unit)
            whole = scaled / unit
            if (twice > unit || (twice === unit && whole % 2n === 1n)) whole += 1n
          }
          const digits = whole.toString().padStart(places + 1, '0')
          const decimals = places > 0 ? `.${digits.slice(-places)}` : ''
          return `${number < 0 && whole > 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${decimals}`
        }

        // The shortest decimal that reads back to the same number, without an exponent.
        static shortest(number) {
          const [digits, exponent] = String(number + 0).split('e')
          if (exponent === undefined) return digits
          const [whole, rest = ''] = digits.replace('-', '').split('.')
          const point = whole.length + Number(exponent)
          const all = (whole + rest).padEnd(point, '0')
          const sign = number < 0 ? '-' : ''
          if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${all}`
          return `${sign}${all.slice(0, point)}${all.length > point ? `.${all.slice(point)}` : ''}`
        }

        // FNV-1a over the columns of the first version but `frame`: 64-bit words, text as its length and UTF-8.
        digest({ count, width, rows, events }) {
          let state = 0xcbf29ce484222325n
          const take = (byte) => { state = BigInt.asUintN(64, (state ^ BigInt(byte)) * 0x100000001b3n) }
          const word = new DataView(new ArrayBuffer(8))
          const takeWord = () => { for (let index = 0; index < 8; index++) take(word.getUint8(index)) }
          const takeWhole = (number) => { word.setBigInt64(0, BigInt(number), true); takeWord() }
          const takeNumber = (number) => {
            if (Number.isNaN(number)) word.setBigUint64(0, 0x7ff8000000000000n, true)
            else word.setFloat64(0, number + 0, true)
            takeWord()
          }
          const takeText = (text) => {
            const bytes = new TextEncoder().encode(text)
            takeWhole(bytes.length)
            for (const byte of bytes) take(byte)
          }
          const texts = Array.from({ length: count }, () => [])
          for (const event of events) texts[event.frame].push(this.event(event))
          for (let frame = 0; frame < count; frame++) {
            for (let column = COLUMN.time; column <= COLUMN.events; column++) {
              const cell = rows[frame * width + column]
              if (column === COLUMN.events) takeText(texts[frame].join(';'))
              else if (column === COLUMN.phase) takeText(this.#phases[cell])
              else if (Number.isNaN(cell)) takeNumber(cell)
              else if (column === COLUMN.card || column === COLUMN.target) takeText(this.#names[cell])
              else if (column === COLUMN.time || column === COLUMN.stackDepth) takeWhole(cell)
              else takeNumber(cell)
            }
          }
          return state.toString(16).padStart(16, '0')
        }
      }

      """#
    static let eventsJs: StaticString = #"""
      // The events of a session as a list that can be searched: each is a button that jumps to the frame that \#
      shows it.

      'use strict';

      class EventList {
        // The most events that are listed at once: a long session has thousands. A search looks at all of them.
        static LIMIT = 300;

        // onJump(event) is called when an event is chosen.
        constructor(element, onJump) {
          this.onJump = onJump;
          const head = make('h2', '', element);
          head.textContent = 'Events';
          const find = make('label', 'choice find', element);
          make('span', '', find).textContent = 'Find';
          this.search = make('input', 'search', find);
          this.search.type = 'search';
          this.search.title = 'Words of an event, such as release, snap or grab';
          this.list = make('ol', 'events', element);
          this.list.setAttribute('aria-label', 'Events');
          this.note = make('p', 'soft', element);
          this.events = [];
          this.search.addEventListener('input', () => this.filter());
          this.search.addEventListener('keydown', (event) => {
            if (event.key === 'Enter' && this.items.length > 0) this.onJump(this.items[0].event);
            if (event.key === 'Escape') {
              event.preventDefault();
              this.search.value = '';
              this.filter();
              this.search.blur();
            }
          });
          this.show([]);
        }

        show(events) {
          this.events = events;
          this.filter();
        }

        // Lists the events that have all words of the search.
        filter() {
          const words = this.search.value.toLowerCase().split(/\s+/);
          const found = this.events.filter(({ text }) => {
            const small = text.toLowerCase();
            return words.every((word) => small.includes(word));
          });
          this.items = found.slice(0, EventList.LIMIT).map((event) => ({ item: this.item(event), event }));
          this.list.replaceChildren(...this.items.map(({ item }) => item));
          this.mark(this.marked);
          const more = found.length - this.items.length;
          this.note.textContent = this.events.length === 0 ? 'Nothing has happened yet.'
            : found.length === 0 ? 'No event has these words.'
            : more > 0 ? `${more} more are not listed: a word above finds them.` : '';
        }

        item(event) {
          const item = document.createElement('li');
          const button = make('button', '', item);
          button.type = 'button';
          const time = make('span', 'n', button);
          time.textContent = `${(event.us / 1000).toFixed(1)} ms`;
          make('code', '', button).textContent = event.text;
          button.addEventListener('click', () => this.onJump(event));
          return item;
        }

        // Marks the events of the frame at the cursor.
        mark(frame) {
          this.marked = frame;
          for (const { item, event } of this.items) item.classList.toggle('now', event.frame === frame);
        }

        find() {
          this.search.focus();
          this.search.select();
        }
      }

      """#
    static let feelJs: StaticString = #"""
      // The settings: the few on which a release hangs, and all of them in a list that can be searched. Those not \#
      in force
      // under the present ones are dimmed.

      'use strict';

      class Feel {
        // keys: [{name, meaning, unit, kind, low, high, scale, whole, words}], a row for each setting of the engine.
        // first: [{key, label, low, high, scale}], those that are shown first, with the values between which their \#
      sliders
        // move.
        // onChange() is called after a setting changed, onCommit() after one was left as it is. command: the \#
      page's own,
        // for the settings of its layout.
        constructor(element, keys, first, command, { onChange, onCommit }) {
          [this.keys, this.onChange, this.onCommit, this.command] = [keys, onChange, onCommit, command];
          this.rows = new Map();
          this.values = [];
          this.main = make('div', 'settings', element);
          this.mainRows = new Map();
          this.first = new Map(first.map((one) => [keys.findIndex((key) => key.name === one.key), one]));
          // The settings that can stand first: those, then other numbers of what a release begins with.
          const others = [...keys.keys()].filter((index) => keys[index].kind === 'number'
            && /^(drag|snap|settle)\./.test(keys[index].name));
          this.order = [...new Set([...this.first.keys(), ...others])];
          this.undoAll = make('button', '', make('p', 'buttons', element));
          this.undoAll.type = 'button';
          this.undoAll.textContent = 'Reset all settings';
          this.undoAll.addEventListener('click', () => {
            if (this.changed.length === 0) return;
            this.values = this.usual.slice();
            this.onChange();
            this.refresh();
            this.onCommit();
          });
          const all = make('details', 'all-settings', element);
          make('summary', '', all).textContent = `All ${keys.length} settings`;
          const find = make('label', 'choice find', all);
          make('span', '', find).textContent = 'Find';
          const search = make('input', 'search', find);
          search.type = 'search';
          search.title = 'Words of a setting, such as damping, rubber or fade';
          const none = make('p', 'soft', all);
          [none.textContent, none.hidden] = ['No setting matches.', true];
          const list = make('div', 'settings', all);
          all.addEventListener('toggle', () => {
            if (all.open && !list.firstChild) {
              keys.forEach((_, index) => this.build(index, list));
              this.refresh();
            }
          });
          search.addEventListener('input', () => {
            const words = search.value.toLowerCase().split(/\s+/);
            for (const row of list.children) row.hidden = !words.every((word) => row.dataset.text.includes(word));
            none.hidden = [...list.children].some((row) => !row.hidden);
          });
        }

        // range: {low, high, scale} of the slider, if it isn't the key's.
        build(index, list, { label: title, ...own } = {}) {
          const key = this.keys[index];
          if (!key) return;
          const row = make('div', 'setting', list);
          row.dataset.text = `${key.name} ${key.meaning} ${key.unit} ${Feel.also(key.name)}`.toLowerCase();
          const id = `set-${index}-${this.rows.get(index)?.length ?? 0}`;
          const head = make('div', 'head', row);
          const label = make('label', '', head);
          label.htmlFor = id;
          if (title) make('span', '', label).textContent = `${title} `;
          const name = make('code', '', label);
          // A long name breaks after a sign, not within a word.
          for (const part of key.name.match(/[^._]+[._]?/g)) name.append(part, document.createElement('wbr'));
          const value = key.kind === 'number' ? this.field(key, head, index) : make('output', '', head);
          const { low, high, scale } = title ? own : key;
          const slider = { ...key, low, high, scale };
          const control = this.control(slider, row, index);
          control.id = id;
          const undo = make('button', 'icon undo', row);
          undo.type = 'button';
          undo.title = `Reset ${key.name}`;
          undo.setAttribute('aria-label', undo.title);
          undo.append(picture('undo'));
          undo.addEventListener('click', () => {
            this.change(index, this.usual[index]);
            control.focus();
            this.onCommit();
          });
          const held = make('small', 'held', row);
          const meaning = make('small', 'soft', row);
          // No line ends between a number and its sign.
          const words = key.meaning.replaceAll(' %', '\u00a0%');
          meaning.textContent = key.layout
            ? `${words} The tool makes the layout of it: ${this.command} --set ${key.name}=…` : words;
          make('small', 'idle', row).textContent = 'It has no effect under the present settings.';
          if (key.layout) [control.disabled, value.disabled] = [true, true];
          control.addEventListener('change', () => this.onCommit());
          if (!this.rows.has(index)) this.rows.set(index, []);
          this.rows.get(index).push({ row, slider, control, value, undo, held });
          return row;
        }

        // Shows first as many settings as there are for that, but those alone that act under the preset: others \#
      take the
        // places of those that don't.
        choose() {
          const shown = this.order.filter((index) => this.engine.inForce(index)).slice(0, this.first.size);
          for (const index of shown) {
            if (this.mainRows.has(index)) continue;
            const next = this.order.slice(this.order.indexOf(index)).find((other) => this.mainRows.has(other));
            this.mainRows.set(index, this.build(index, this.main, this.first.get(index)));
            this.main.insertBefore(this.mainRows.get(index), this.mainRows.get(next) ?? null);
          }
          for (const [index, row] of this.mainRows) row.hidden = !shown.includes(index);
        }

        // Other names that people have for a setting.
        static also(name) {
          if (name.endsWith('damping_ratio')) return 'bounce bouncy damping fraction';
          if (name.endsWith('response')) return 'duration speed stiffness';
          return name.startsWith('snap.') ? 'flick threshold swipe' : '';
        }

        // A number to type, anywhere in the setting's range; one of its words, too.
        field(key, row, index) {
          const field = make('input', 'number', row);
          [field.type, field.inputMode, field.autocomplete] = ['text', 'decimal', 'off'];
          field.setAttribute('aria-label', `${key.name}${key.unit ? `, ${key.unit}` : ''}`);
          field.title = `${key.low} … ${key.high}${key.unit ? ` ${key.unit}` : ''}`;
          field.addEventListener('change', () => {
            const word = (key.words || []).find(([one]) => one === field.value.trim());
            const isPart = !key.unit && key.low >= 0 && key.high <= 1;
            const number = word ? word[1] ?? Infinity : typedNumber(field.value, key.unit, isPart);
            if (!word && !(number >= key.low && number <= key.high)) {
              field.setCustomValidity(`${key.name} takes a number: ${field.title}`);
              field.reportValidity();
              return;
            }
            field.setCustomValidity('');
            this.change(index, key.whole && !word ? Math.round(number) : number);
            this.refresh();
            this.onCommit();
          });
          field.addEventListener('input', () => field.setCustomValidity(''));
          field.addEventListener('blur', () => {
            field.setCustomValidity('');
            this.refresh();
          });
          return field;
        }

        control(key, row, index) {
          if (key.kind === 'choice' || key.kind === 'flag') {
            const select = make('select', '', row);
            const words = key.kind === 'flag' ? [['false', ''], ['true', '']] : key.words;
            words.forEach(([word, meaning], place) => {
              const option = make('option', '', select);
              [option.value, option.textContent, option.title] = [place, word, meaning];
            });
            select.addEventListener('change', () => {
              this.change(index, key.kind === 'flag' ? select.value === '1' : BigInt(select.value));
            });
            return select;
          }
          const range = make('input', '', row);
          if (key.kind === 'curve') {
            range.disabled = true;
            return range;
          }
          [range.type, range.min, range.max] = key.whole ? ['range', key.low, key.high] : ['range', 0, 1000];
          // A finger that is taken away leaves what it found.
          let held = null;
          range.addEventListener('pointerdown', () => { held = this.values[index]; });
          range.addEventListener('pointercancel', () => this.change(index, held ?? this.values[index]));
          Feel.slide(range, () => {
            const place = Number(range.value);
            this.change(index, key.whole ? place : this.value(key, index, place / 1000));
          });
          return range;
        }

        // Calls action() for each new place of a slider. A finger may be on the point of scrolling the page: it \#
      takes the
        // slider along once it has gone across, or lifts where it was.
        static slide(range, action) {
          let finger = null;
          range.addEventListener('pointerdown', ({ pointerType, clientX, clientY }) => {
            finger = pointerType === 'mouse' ? null : { x: clientX, y: clientY, from: range.value, to: range.value };
          });
          range.addEventListener('pointermove', ({ clientX, clientY }) => {
            if (!finger) return;
            const across = Math.abs(clientX - finger.x);
            if (across > 6 && across > Math.abs(clientY - finger.y)) finger = null;
          });
          range.addEventListener('input', () => {
            if (finger) [finger.to, range.value] = [range.value, finger.from]; else action();
          });
          range.addEventListener('pointerup', () => {
            const { from, to } = finger ?? {};
            finger = null;
            if (from === to) return;
            range.value = to;
            action();
          });
          range.addEventListener('pointercancel', () => { finger = null; });
        }

        // A slider's place 0 … 1 as a value, and back. A range of several powers of ten is divided by them, those \#
      of its
        // values or of what they lack to 1; one from 0 that is far wider than the usual value has that value at \#
      two fifths.
        value(key, index, part) {
          const { low, high, scale, whole } = key;
          const powers = (from, to) => from * (to / from) ** part;
          const value = scale === 'values' ? powers(low, high) : scale === 'rest' ? 1 - powers(1 - low, 1 - high)
            : low + (high - low) * part ** this.bend(key, index);
          // Three digits, or two of what lacks to 1: more would be none that a hand can choose.
          const [size, digits] = scale === 'rest' ? [1 - value, 2] : [Math.max(Math.abs(value), 1e-3), 3];
          const rounded = Number(value.toFixed(whole ? 0 : Math.max(0, digits - Math.ceil(Math.log10(size)))));
          // The ends themselves have as many digits as they need.
          return Math.min(Math.max(rounded, low), high);
        }

        part(key, index, value) {
          if (!Number.isFinite(value)) return 1;
          const { low, high, scale } = key;
          const within = Math.min(Math.max(value, low), high);
          const powers = (from, to, at) => Math.log(at / from) / Math.log(to / from);
          return scale === 'values' ? powers(low, high, within) : scale === 'rest' ? powers(1 - low, 1 - high, 1 - \#
      within)
            : ((within - low) / (high - low)) ** (1 / this.bend(key, index));
        }

        bend({ low, high }, index) {
          const usual = this.usual[index];
          return low === 0 && usual > 0 && usual < high / 10 ? Math.log(usual / high) / Math.log(0.4) : 1;
        }

        // Takes the values of a preset, and those that it had been given.
        take(values, engine, own = values) {
          [this.usual, this.values, this.engine] = [values, own.slice(), engine];
          this.choose();
          this.refresh();
        }

        change(index, value) {
          if (this.values[index] === value || value instanceof BigUint64Array) return;
          this.values[index] = value;
          this.onChange();
          this.refresh();
        }

        get changed() {
          return this.values.flatMap((value, index) => (value === this.usual[index] ? [] : [index]));
        }

        text(index) {
          const [key, value] = [this.keys[index], this.values[index]];
          if (key.kind === 'flag') return `${value}`;
          if (key.kind === 'choice') return key.words[Number(value)]?.[0] ?? '';
          if (key.kind === 'curve') return 'a curve';
          const word = (key.words || []).find(([, number]) => number === null && value === Infinity);
          return word ? word[0] : `${value}${key.unit ? ` ${key.unit}` : ''}`;
        }

        // Says beside a setting which value the motion had in its place, where the overshoot limit stiffened its \#
      spring.
        // release: an EXPLANATION; null: there is no motion.
        hold(release) {
          this.spring = release?.isStiffened
            ? { 'settle.response': release.response, 'settle.damping_ratio': release.dampingRatio } : {};
          for (const index of this.rows.keys()) this.showHeld(index);
        }

        showHeld(index) {
          const { name, unit } = this.keys[index];
          const ran = this.spring?.[name]?.toFixed(2);
          const isHeld = ran !== undefined && ran !== this.values[index].toFixed(2);
          const words = isHeld ? `The overshoot limit held it to ${ran}${unit && ` ${unit}`} in this motion.` : '';
          for (const { held } of this.rows.get(index)) held.textContent = words;
        }

        refresh() {
          for (const [index, rows] of this.rows) {
            this.showHeld(index);
            const [key, value] = [this.keys[index], this.values[index]];
            const isInForce = this.engine ? this.engine.inForce(index) : true;
            for (const one of rows) {
              one.row.classList.toggle('off', !isInForce);
              if (one.value.localName === 'input') one.value.value = this.text(index);
              else if (key.kind === 'curve') one.value.textContent = this.text(index);
              // It keeps its room: a slider that grows under a hand moves.
              one.undo.style.visibility = value === this.usual[index] ? 'hidden' : '';
              if (one.control.localName === 'select') one.control.value = `${Number(value)}`;
              else if (key.kind !== 'curve') {
                one.control.value = key.whole ? value : Math.round(this.part(one.slider, index, value) * 1000);
                one.control.setAttribute('aria-valuetext', this.text(index));
              }
            }
          }
          // It keeps the focus.
          this.undoAll.setAttribute('aria-disabled', this.changed.length === 0);
        }
      }

      """#
    static let fingersJs: StaticString = #"""
      // Fingers, pens and mice on the phone: every sample of the hardware goes to the live session with its own time.

      'use strict';

      class Fingers {
        // place: the phone's element; toPoint([x, y]): CSS pixels inside it as points; onBegin(): before a \#
      finger's first
        // sample, false if the finger doesn't count.
        constructor(place, live, toPoint, onBegin) {
          const point = (event) => {
            const box = place.getBoundingClientRect();
            return toPoint([event.clientX - box.left, event.clientY - box.top]);
          };
          place.addEventListener('pointerdown', (event) => {
            if (event.button !== 0) return;
            event.preventDefault();
            place.focus({ preventScroll: true });
            // A ring is for keys.
            place.classList.add('pressed');
            place.setPointerCapture(event.pointerId);
            if (onBegin()) live.touch(event, 0, ...point(event));
          });
          place.addEventListener('pointermove', (event) => {
            // A mouse says here that its left button went down or up while another one is down.
            if (event.pointerType === 'mouse' && event.button === 0) {
              const isDown = (event.buttons & 1) === 1;
              if (isDown && !onBegin()) return;
              live.touch(event, isDown ? 0 : 3, ...point(event));
              return;
            }
            // Every sample of the hardware, not only one a frame.
            const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
            for (const one of all.length > 0 ? all : [event]) live.touch(one, 1, ...point(one));
          });
          addEventListener('keydown', () => place.classList.remove('pressed'));
          place.addEventListener('pointerup', (event) => live.touch(event, 3, ...point(event)));
          for (const name of ['pointercancel', 'lostpointercapture']) {
            place.addEventListener(name, (event) => live.touch(event, 4, ...point(event)));
          }
        }
      }

      """#
    static let inkJs: StaticString = #"""
      // The means by which the paper is drawn: the theme's colours, read from the page's CSS, and a few strokes.

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

      // A text that fits into `width`, with an ellipsis in place of its middle: names often differ at their end.
      function shortened(pen, text, width) {
        const letters = [...text];
        let cut = text;
        for (let count = letters.length - 1; count > 1 && pen.measureText(cut).width > width; count -= 1) {
          const tail = Math.floor(count / 2);
          cut = `${letters.slice(0, count - tail).join('')}…${letters.slice(-tail).join('')}`;
        }
        return cut;
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
    static let keysJs: StaticString = #"""
      // The keys of a page: one table, by which they act and by which the dialog of `?` tells them.
      //
      //   new Keys(root, [{ keys: 'w s', words: 'show less or more time', on: { w: () => …, s: () => … } }], \#
      places, words)
      //
      // A key acts in `places`, elements of the page, and where nothing has the focus; signs act on a button or a \#
      slider,
      // too, which was pressed and isn't written in. The keys that scroll a page are the browser's but in \#
      `places`, of which
      // `words` tell; a page without any takes them where nothing has the focus.

      'use strict';

      class Keys {
        static SCROLLING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Home', 'End'];

        constructor(root, table, places = [], words = '') {
          [this.places, this.actions] = [places, {}];
          this.dialog = make('dialog', 'keys', root);
          this.dialog.setAttribute('aria-label', 'Keys');
          make('h2', '', this.dialog).textContent = 'Keys';
          make('p', '', this.dialog).textContent
            = `They work while no field or list has the focus; buttons and sliders keep their own.${words}`;
          const list = make('dl', '', this.dialog);
          for (const { keys, words, on } of [...table, { keys: '?', words: 'this list', on: { '?': () => \#
      this.show() } }]) {
            make('dt', '', list).textContent = keys;
            make('dd', '', list).textContent = words;
            Object.assign(this.actions, on);
          }
          const close = make('button', 'wide', this.dialog);
          close.type = 'button';
          close.textContent = 'Close';
          close.addEventListener('click', () => this.dialog.close());
          document.addEventListener('keydown', (event) => this.press(event));
        }

        show() {
          this.dialog.showModal();
          // The focus went to the button at its end.
          this.dialog.scrollTop = 0;
        }

        press(event) {
          if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || this.dialog.open) return;
          const active = document.activeElement;
          const isPressed = active?.matches('button, summary, input[type=range]');
          const isSign = isPressed && event.key.length === 1 && event.key !== ' ';
          const isPlace = this.places.includes(active);
          if (!isPlace && !isSign && active && active !== document.body) return;
          if (!isPlace && this.places.length > 0 && Keys.SCROLLING.includes(event.key)) return;
          const action = this.actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
          if (!action) return;
          event.preventDefault();
          action(event);
        }
      }

      // The keys by which each page's time is read. `page` has toggle, step, seek, jump, the first and the last \#
      instant, and
      // the paper.
      function readingKeys(page, toggling = 'play or pause') {
        const { paper } = page;
        return [
          { keys: 'Space', words: toggling, on: { ' ': () => page.toggle() } },
          {
            keys: '← →', words: 'a frame back or on; with ⇧, ten',
            on: {
              ArrowLeft: (event) => page.step(event.shiftKey ? -10 : -1),
              ArrowRight: (event) => page.step(event.shiftKey ? 10 : 1),
            },
          },
          {
            keys: 'Home End', words: 'the first or the last frame',
            on: { Home: () => page.seek(page.first), End: () => page.seek(page.last) },
          },
          { keys: 'w s', words: 'show less or more time', on: { w: () => paper.zoom(0.5), s: () => paper.zoom(2) } },
          { keys: 'a d', words: 'move the paper', on: { a: () => paper.pan(-0.25), d: () => paper.pan(0.25) } },
          { keys: ', .', words: 'the event before or after', on: { ',': () => page.jump(-1), '.': () => \#
      page.jump(1) } },
        ];
      }

      """#
    static let lanesJs: StaticString = #"""
      // A lane below the position: lines of columns that share a unit, as velocity and fades do.
      //
      // lane = { title, unit, columns: [name], base: [low, high], rows, color, marks }: `base` is a range that the \#
      axis always
      // includes; rows are the main line's unless the lane has its own; color is the first line's index into the \#
      palette;
      // marks are the indices of rows at which a dot stands. The columns of a lane without a unit, as channels, \#
      need not share
      // a scale: they stand in lanes of like range, without its base.

      'use strict';

      class PaperLane {
        // `y` is where its place begins, and `height` that of its lines; its title and their names take as many \#
      rows as they
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

        // The lanes of a lane whose columns need not share a scale: beside one of a thousand times its range a \#
      column would
        // be a flat line. The rule is that of a plot's panels, in TimelinePlot.swift: a line takes a fourth of the \#
      height.
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
            .find((text) => pen.measureText(text).width < paper.right - 4) ?? shortened(pen, lane.title, \#
      paper.right - 4);
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

      """#
    static let linkJs: StaticString = #"""
      // The feel in a link's fragment: the preset, the settings that were changed, and the inputs, packed into few \#
      characters.
      //
      // Numbers are variable-length integers, signed ones in zigzag; a touch is told by its difference from the \#
      one before.
      // The first byte is the version; the mark after it says in which page the link was made, since version 3.

      'use strict';

      class FeelLink {
        static VERSION = 3;
        static METHODS = ['touch', 'key', 'push', 'pop', 'other'];

        // The last instant of a link's inputs, us: who opens one waits for all of its frames.
        static END = 3e8;

        // The most cards that one input pops, as the tool reads it.
        static POPPED = 1000;

        // state: { mark, preset, settings: [[name, text]], inputs: [[method, us, …numbers]] }; the mark is the \#
      page's.
        static text({ mark, preset, settings, inputs }) {
          const bytes = [FeelLink.VERSION];
          const whole = (number) => {
            let rest = number < 0 ? -2 * number - 1 : 2 * number;
            while (rest > 127) {
              bytes.push((rest % 128) + 128);
              rest = Math.floor(rest / 128);
            }
            bytes.push(rest);
          };
          const words = (text) => {
            const own = new TextEncoder().encode(text);
            whole(own.length);
            bytes.push(...own);
          };
          whole(mark);
          words(preset);
          whole(settings.length);
          settings.flat().forEach(words);
          whole(inputs.length);
          let before = [0, 0, 0];
          for (const [method, us, ...fields] of inputs) {
            whole(FeelLink.METHODS.indexOf(method));
            whole(us - before[0]);
            if (method === 'touch') {
              const [phase, pointer, x, y] = fields;
              const place = [us, Math.round(x * 100), Math.round(y * 100)];
              whole(pointer * 8 + phase);
              whole(place[1] - before[1]);
              whole(place[2] - before[2]);
              before = place;
            } else {
              before[0] = us;
              whole(fields.length);
              fields.forEach(whole);
            }
          }
          let letters = '';
          for (const byte of bytes) letters += String.fromCharCode(byte);
          return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
        }

        // The state of a text; null if it isn't one. Its numbers are whole or have two decimals, its texts are \#
      anything, and
        // a mark that it doesn't have is null: `isSession` and the engine say which inputs can be.
        static state(text) {
          let bytes;
          try {
            bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => \#
      letter.charCodeAt(0));
          } catch {
            return null;
          }
          let place = 1;
          let isWhole = bytes[0] === FeelLink.VERSION || bytes[0] === 2;
          const whole = () => {
            let [number, unit] = [0, 1];
            for (;;) {
              if (place >= bytes.length || unit > 2 ** 49) {
                isWhole = false;
                return 0;
              }
              const byte = bytes[place];
              place += 1;
              number += (byte % 128) * unit;
              unit *= 128;
              if (byte < 128) return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
            }
          };
          const count = () => {
            const number = whole();
            if (number < 0 || number > bytes.length) isWhole = false;
            return isWhole ? number : 0;
          };
          const words = () => {
            const length = count();
            place += length;
            return new TextDecoder().decode(bytes.slice(place - length, place));
          };
          const mark = bytes[0] === 2 ? null : whole();
          const preset = words();
          const settings = Array.from({ length: count() }, () => [words(), words()]);
          const inputs = [];
          let before = [0, 0, 0];
          for (let rest = count(); rest > 0 && isWhole; rest -= 1) {
            const method = FeelLink.METHODS[whole()];
            const us = whole() + before[0];
            if (method === undefined || us < 0) return null;
            if (method === 'touch') {
              const finger = whole();
              before = [us, whole() + before[1], whole() + before[2]];
              inputs.push([method, us, finger % 8, Math.floor(finger / 8), before[1] / 100, before[2] / 100]);
            } else {
              before[0] = us;
              const fields = Array.from({ length: count() }, whole);
              if (fields.length !== 1) return null;
              inputs.push([method, us, ...fields]);
            }
          }
          return isWhole && place === bytes.length ? { mark, preset, settings, inputs } : null;
        }

        // True if a session can have these inputs, as the tool reads one: each finger comes down before it moves, \#
      and lifts
        // once; a card but the root is pushed; as many are popped as may be at once; and it ends in time.
        static isSession(inputs, cardCount) {
          const down = new Set();
          return Live.inOrder(inputs).every(([, [method, us, first, pointer]]) => {
            if (us > FeelLink.END) return false;
            if (method === 'push') return first > 0 && first < cardCount;
            if (method === 'pop') return first > 0 && first <= FeelLink.POPPED;
            if (method !== 'touch') return true;
            const isDown = down.has(pointer);
            if (first < 3) down.add(pointer); else down.delete(pointer);
            return isDown === (first > 0);
          });
        }
      }

      """#
    static let liveJs: StaticString = #"""
      // A live session: fingers, taps and keys go to the engine with the hardware's own time, and each frame of \#
      the display
      // asks it where everything is. All rules are the engine's, late inputs included: this file has a clock and \#
      no physics.
      //
      // A session's time runs while anything moves, and stands still at rest and while it is paused. Slow motion \#
      slows it down
      // while no finger is down: under a finger it would falsify the finger's velocity.

      'use strict';

      class Live {
        // onFrame(row, isAtRest) is called after each frame.
        constructor(engine, onFrame) {
          [this.engine, this.onFrame] = [engine, onFrame];
          this.fingers = new Map();
          this.speed = 1;
          this.reset();
        }

        reset() {
          cancelAnimationFrame(this.wanted);
          [this.wanted, this.isBegun, this.last, this.inputs] = [0, false, -1, []];
          [this.isPaused, this.previous] = [false, 0];
          this.fingers.clear();
        }

        get isRunning() { return this.wanted !== 0; }

        get hasFinger() { return this.fingers.size > 0; }

        // The session's time at an instant of the page's clock, whole microseconds.
        time(now) { return Math.max(0, Math.round(this.base + (now - this.start) * 1000 * this.rate)); }

        // The session's seconds in a second of the page's clock.
        get rate() { return this.hasFinger ? 1 : this.speed; }

        setSpeed(speed) {
          if (this.isRunning) this.rebase(performance.now());
          this.speed = speed;
        }

        // Lets time go on from where it stands, at the present rate.
        rebase(now) {
          this.base = this.isBegun ? Math.max(this.last, this.isRunning ? this.time(now) : this.last) : 0;
          this.start = now;
        }

        begin(now) {
          if (!this.isBegun) {
            this.engine.begin();
            [this.base, this.start, this.last] = [0, now, -1];
            this.show(0);
            this.isBegun = true;
            this.base = 20000;
          } else if (!this.isRunning) {
            // At rest some time passes before the next input; a paused session goes on from where it stands.
            [this.base, this.start] = [this.last + (this.isPaused ? 1000 : 20000), now];
          }
          this.isPaused = false;
          this.run();
        }

        // Takes up a session that was shown: its inputs and frames up to the last of `times`, from which it goes \#
      on. A finger
        // that is down there is taken away. onRow(row) is called for each frame.
        takeUp(inputs, times, onRow) {
          this.reset();
          this.engine.begin();
          this.last = times[times.length - 1];
          const down = new Map();
          for (const input of inputs) {
            const [method, us, phase, pointer] = input;
            if (us > this.last) continue;
            this.give(...input);
            if (method === 'touch' && phase < 3) down.set(pointer, input); else if (method === 'touch') \#
      down.delete(pointer);
          }
          let row = null;
          for (const us of times) onRow(row = this.engine.frame(us));
          for (const [pointer, [, , , , x, y]] of down) this.give('touch', this.last + 1, 4, pointer, x, y);
          // A card that rests there waits for an input, and time isn't stopped.
          [this.isBegun, this.isPaused] = [true, row?.[COLUMN.isAtRest] !== 1 || down.size > 0];
        }

        // Takes all fingers away where they are, as if the system had: their gestures are whole then.
        letGo(now) {
          for (const [, pointer] of this.fingers) {
            const [, , , , x, y] = this.inputs.findLast(([method, , , one]) => method === 'touch' && one === pointer);
            this.give('touch', this.time(now), 4, pointer, x, y);
          }
          this.rebase(now);
          this.fingers.clear();
        }

        // Stops time between two frames: a finger or a command, `begin` and `step` let it go on.
        pause() {
          if (!this.isRunning || this.hasFinger) return;
          cancelAnimationFrame(this.wanted);
          [this.wanted, this.previous, this.isPaused] = [0, 0, true];
        }

        // Shows the next frame of a paused session. Returns true if the card then rests.
        step(us = 16667) {
          const isAtRest = this.show(this.last + us);
          if (isAtRest) this.isPaused = false;
          return isAtRest;
        }

        run() {
          if (!this.isRunning) this.wanted = requestAnimationFrame((now) => this.tick(now));
        }

        tick(now) {
          this.wanted = 0;
          // A tab that was in the background goes on where it was.
          if (this.previous && now - this.previous > 250 && !this.hasFinger) this.start += now - this.previous - 16;
          this.previous = now;
          const us = this.time(now);
          let isAtRest = false;
          if (us > this.last) isAtRest = this.show(us);
          if (!isAtRest || this.hasFinger) this.run(); else this.previous = 0;
        }

        show(us) {
          const row = this.engine.frame(us);
          if (!row) return true;
          this.last = us;
          const isAtRest = row[COLUMN.isAtRest] === 1 && !this.hasFinger && us > this.until;
          this.onFrame(row, isAtRest);
          return isAtRest;
        }

        // Inputs in the order of time, each after true if a gesture begins with it: a finger comes down, and none \#
      was there.
        static inOrder(inputs) {
          const down = new Set();
          return [...inputs].sort((one, other) => one[1] - other[1]).map((input) => {
            const [method, , phase, pointer] = input;
            const begins = method === 'touch' && down.size === 0;
            if (method === 'touch') { if (phase < 3) down.add(pointer); else down.delete(pointer); }
            return [begins, input];
          });
        }

        // The latest instant of an input that was given ahead of time.
        get until() { return this.inputs.reduce((latest, [, us]) => Math.max(latest, us), 0); }

        // Gives the engine an input: the name of its method, an instant of the session, the rest of its fields.
        give(method, us, ...fields) {
          this.inputs.push([method, us, ...fields]);
          return this.engine[method](us, ...fields);
        }

        // A command, now.
        command(method, ...fields) {
          const now = performance.now();
          this.begin(now);
          this.give(method, this.time(now), ...fields);
        }

        // A finger: phase 0 began, 1 moved, 3 ended, 4 cancelled.
        touch(event, phase, x, y) {
          const now = event.timeStamp;
          if (phase === 0) {
            this.begin(now);
            this.rebase(now);
            const taken = new Set(this.fingers.values());
            let pointer = 0;
            while (taken.has(pointer)) pointer += 1;
            this.fingers.set(event.pointerId, pointer);
          }
          const pointer = this.fingers.get(event.pointerId);
          if (pointer === undefined) return;
          const rounded = (number) => Math.round(number * 100) / 100;
          this.give('touch', this.time(now), phase, pointer, rounded(x), rounded(y));
          if (phase > 2) {
            this.rebase(now);
            this.fingers.delete(event.pointerId);
          }
        }

        // A finger as by a hand: from one point to another in so many microseconds, then it lifts.
        swipe(from, to, duration) {
          const now = performance.now();
          this.begin(now);
          const start = this.time(now) + 16000;
          // One that no finger, and no earlier swipe, has yet.
          const taken = new Set(this.inputs.filter(([, us]) => us >= start).map(([, , , one]) => one));
          let pointer = 9;
          while (taken.has(pointer)) pointer += 1;
          const steps = Math.max(2, Math.round(duration / 8000));
          for (let step = 0; step <= steps; step += 1) {
            const part = step / steps;
            const at = (index) => Math.round((from[index] + (to[index] - from[index]) * part) * 100) / 100;
            const phase = step === 0 ? 0 : step === steps ? 3 : 1;
            this.give('touch', start + Math.round(duration * part), phase, pointer, at(0), at(1));
          }
        }
      }

      """#
    static let localsJs: StaticString = #"""
      // The locals that a module's instructions name: half of its numbers. Each of their bits has a probability, \#
      mixed from
      // those that it had in several contexts: the instructions around, which are known, and the locals before. \#
      That packs
      // them into a fifth less than LZMA does.

      'use strict';

      // ln(p / (1 − p)) for p in steps of 1/4096. It is made of sums and quotients alone, which are the same in \#
      every browser.
      const LOGITS = (() => {
        const logarithms = new Float64Array(4097);
        for (let count = 1; count < 4096; count += 1) {
          // ln((n + 1) / n) = 2 artanh(1 / (2n + 1))
          const part = 1 / (2 * count + 1);
          let [sum, power] = [0, part];
          for (let order = 1; order < 40; order += 2, power *= part * part) sum += power / order;
          logarithms[count + 1] = logarithms[count] + 2 * sum;
        }
        return logarithms.slice(0, 4096).map((_, p) => logarithms[Math.max(p, 1)] - logarithms[4096 - Math.max(p, \#
      1)]);
      })();

      // 1 / (1 + e^−x), nearly.
      function share(x) {
        let power = 1 + Math.max(-12, Math.min(12, x)) / 1024;
        for (let square = 0; square < 10; square += 1) power *= power;
        return power / (1 + power);
      }

      // One number of three.
      function hashed(one, other, third) {
        const hash = Math.imul(one << 24 ^ other, 0x2c1b3c6d);
        return Math.imul(hash ^ hash >>> 15 ^ third, 0x297a2d39);
      }

      // A table of 256 KB, which stays near the processor: a larger one packs little better, and is slower to read.
      const CONTEXTS = 4;
      const TABLE_BITS = 10;

      // The share of a bit that a context learns, by the number of bits that it knows.
      const RATES = Float64Array.from({ length: 16 }, (_, count) => 1 / (count + 1.3));

      class Locals {
        // `coder.bit` says the next bit, given the probability that it is a 1, of 65536.
        constructor(coder, rate) {
          [this.coder, this.rate] = [coder, rate / 8192];
          // The probability of a 1, of 65536 and less one half, and the number of bits that it knows; in each \#
      sixteenth cell
          // the context of those after it.
          this.cells = new Int32Array(CONTEXTS << TABLE_BITS + 4);
          this.weights = new Float64Array(2 * 48 * CONTEXTS).fill(0.3);
          this.inputs = new Float64Array(CONTEXTS);
          this.hashes = new Int32Array(CONTEXTS);
          this.places = new Int32Array(CONTEXTS);
          [this.function, this.last, this.last2, this.last3] = [0, 0, 0, 0];
        }

        // A function begins, in which no local was named.
        begin() {
          this.function += 1;
          this.highest = 0;
          this.low = 0;
        }

        // The next byte; `place` is that of the instruction after it. Most are less than 15, and four bits; 15 \#
      stands before
        // others. A local from 128 on takes two bytes.
        byte(instructions, place) {
          this.#hash(instructions, place);
          const set = this.low === 0 ? 0 : 48 * CONTEXTS;
          let byte = this.#half(0, set);
          if (byte === 15) {
            const high = this.#half(1, set + 16 * CONTEXTS);
            byte = high << 4 | this.#half(2 + high, set + 32 * CONTEXTS);
          }
          if (byte > 127) {
            this.low = byte;
          } else {
            this.last3 = this.last2;
            this.last2 = this.last;
            this.last = byte << 7 | this.low;
            this.highest = Math.max(this.highest, this.last);
            this.low = 0;
          }
          return byte;
        }

        // The contexts as numbers: the local is likely one that this function named at such a place, or the next
        // that it names at all, or the one that followed the last ones.
        #hash(instructions, place) {
          const { hashes, last, low } = this;
          const own = instructions[place - 1];
          const after = instructions[place];
          hashes[0] = hashed(low, this.function, own << 8 | after);
          hashes[1] = hashed(low, this.highest, own);
          hashes[2] = hashed(low, last, instructions[place - 2] << 16 | own << 8 | after);
          hashes[3] = hashed(low, last << 8 | own, this.last2 << 12 | this.last3);
        }

        // Four bits. Their cells lie side by side in each context.
        #half(above, set) {
          const { weights, inputs, hashes, places, cells } = this;
          for (let index = 0; index < CONTEXTS; index += 1) {
            const hash = Math.imul(hashes[index] + Math.imul(above, 0x7feb352d), 0x846ca68b);
            const place = (index << TABLE_BITS | hash >>> 32 - TABLE_BITS) << 4;
            places[index] = place;
            // Another context had the place.
            if (cells[place] !== hash) {
              cells.fill(0, place, place + 16);
              cells[place] = hash;
            }
          }
          let node = 1;
          while (node < 16) {
            let sum = 0;
            const weight = set + node * CONTEXTS;
            for (let index = 0; index < CONTEXTS; index += 1) {
              const input = LOGITS[(cells[places[index] + node] >> 20) + 2048];
              inputs[index] = input;
              sum += weights[weight + index] * input;
            }
            const chance = Math.max(1, Math.min(65535, share(sum) * 65536 | 0));
            const bit = this.coder.bit(chance);
            const step = (bit - chance / 65536) * this.rate;
            const goal = bit === 1 ? 32767 : -32768;
            for (let index = 0; index < CONTEXTS; index += 1) {
              weights[weight + index] += step * inputs[index];
              const place = places[index] + node;
              const cell = cells[place];
              const known = cell >> 16;
              const count = cell & 15;
              cells[place] = known + (goal - known) * RATES[count] << 16 | Math.min(count + 1, 15);
            }
            node = node * 2 + bit;
          }
          return node & 15;
        }
      }

      // The locals in packed bytes, of which the first is the rate.
      function localsOf(packed) {
        return new Locals(new Coder(packed, 1, 0), packed[0]);
      }

      """#
    static let memoryJs: StaticString = #"""
      // Brings back sessions: those of links, and those that the browser's Back, Forward and Reload ask for.
      //
      // Each entry of the browser's history in which the page is shown has a number. The session that was shown \#
      there is kept
      // under it with its frames, as long as the tab is open: it comes back to the bit. A link has no frames.

      'use strict';

      class Memory {
        // The most sessions that are kept.
        static MOST = 30;

        constructor(page) {
          [this.page, this.number] = [page, 0];
          this.sessions = new Map(this.stored);
        }

        // Shows what the page is loaded for: again, or for a link.
        begin() {
          const isNew = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
          const entry = isNew ? undefined : this.entry;
          if (entry) this.number = entry; else this.enter();
          if (!this.bring(this.sessions.get(entry), 'The gesture before the page was loaded again.')) this.useLink();
          // Both come for one change of the address, in some browsers.
          for (const name of ['popstate', 'hashchange']) addEventListener(name, () => this.arrive());
          addEventListener('pagehide', () => {
            this.keep();
            this.store();
          });
        }

        // MARK: Entries of the history

        // The number of the entry that is shown; undefined: it has none of a page like this one.
        get entry() {
          const { mark, number } = history.state ?? {};
          return mark === this.page.data.mark ? number : undefined;
        }

        // Gives the entry that is shown a number, or a new one after it. No page that was loaded in this tab has \#
      used it.
        enter(isNew = false) {
          this.number = Math.max(Date.now(), this.number + 1);
          const state = { mark: this.page.data.mark, number: this.number };
          try {
            if (isNew) history.pushState(state, '', '#'); else history.replaceState(state, '');
            return true;
          } catch {
            // Some browsers keep no history of a page that was opened as a file.
            return false;
          }
        }

        // Another entry is shown: by Back or Forward, or because another link was put into the address.
        arrive() {
          const { entry } = this;
          if (entry === this.number) return;
          this.page.stand();
          this.keep();
          if (entry) this.number = entry; else this.enter();
          if (this.bring(this.sessions.get(entry), 'The session as it was.')) return;
          if (location.hash.length > 1) {
            this.useLink();
          } else if (entry) {
            this.page.reset();
            this.page.showAnew();
          }
        }

        // Lets Back bring back the session that is about to be lost. Returns true if it will.
        leave() {
          if (this.page.live.inputs.length === 0) return false;
          this.keep();
          try {
            history.replaceState(history.state, '', this.link ?? '#');
          } catch { /* The page has it, and the address hasn't. */ }
          return this.enter(true);
        }

        // MARK: Sessions

        // Keeps the session that is shown, under the entry's number.
        keep() {
          const { shownBy, isCleared, isTooLong, store } = this.page;
          const times = shownBy === Playground.SCENARIO || isCleared || isTooLong ? null
            : Array.from(store.columns.time_us?.subarray(0, store.count) ?? []);
          this.sessions.delete(this.number);
          this.sessions.set(this.number, { fragment: this.fragment, isCleared, times });
          if (this.sessions.size > Memory.MOST) this.sessions.delete(this.sessions.keys().next().value);
        }

        // Brings back a session that was kept; false: it can't.
        bring(session, words) {
          const state = session ? this.read(session.fragment) : null;
          if (!state) return false;
          this.page.use(state, state.inputs.length > 0 ? words : undefined, session.times);
          if (session.isCleared) this.page.reset();
          return true;
        }

        // The sessions that were kept before the page was loaded again. Those of another page that had the same \#
      address, with
        // another scenario or other settings, aren't this one's. A page in a frame may have no store.
        get stored() {
          try {
            const { mark, sessions } = JSON.parse(sessionStorage.getItem(location.pathname));
            return mark === this.page.data.mark ? sessions : [];
          } catch {
            return [];
          }
        }

        store() {
          const all = [...this.sessions];
          // Where there is no room for all, the last one counts.
          for (const sessions of [all, all.slice(-1)]) {
            try {
              sessionStorage.setItem(location.pathname, JSON.stringify({ mark: this.page.data.mark, sessions }));
              return;
            } catch { /* Without a store the page begins anew. */ }
          }
        }

        // MARK: Links

        // The address with the feel; null: the session is too long for a link.
        get link() {
          return this.page.live.until > FeelLink.END ? null : `${location.href.split('#')[0]}#${this.fragment}`;
        }

        // The feel as a link's fragment: preset, changed settings, inputs.
        get fragment() {
          const { data, feel, home, preset, live } = this.page;
          const settings = feel.changed.map((index) => [data.keys[index].name, home.plain(index)]);
          return FeelLink.text({ mark: data.mark, preset: preset.name, settings, inputs: live.inputs });
        }

        // The feel of a fragment, with the place of its preset; null: it is none that this page can show.
        read(fragment) {
          const { presets } = this.page.data;
          const state = FeelLink.state(fragment);
          const chosen = presets.findIndex(({ name }) => name === state?.preset);
          return chosen >= 0 && this.page.takes(state.inputs, presets[chosen]) ? { ...state, chosen } : null;
        }

        useLink() {
          if (location.hash.length < 2) return;
          const { data } = this.page;
          const state = this.read(location.hash.slice(1));
          // No page makes a link with a setting of the layout.
          const isSound = state && FeelLink.isSession(state.inputs, data.cards.length)
            && !data.keys.some(({ name, layout }) => layout && state.settings.some(([one]) => one === name));
          if (!isSound) {
            this.page.tellAbout('The link isn’t one of this page, or is damaged: it changed nothing.');
            return;
          }
          const what = state.inputs.length > 0 ? 'A gesture' : 'Settings';
          const isOwn = state.mark === null || state.mark === data.mark;
          this.page.use(state, !isOwn
            ? `${what} from a link that was made in another page, of another scenario or under other settings: here \#
      the card `
              + 'may go elsewhere.'
            : state.inputs.length > 0 ? 'A gesture from a link.' : undefined);
        }
      }

      """#
    static let moduleJs: StaticString = #"""
      // A WebAssembly module whose bytes are sorted by what they are: like beside like packs into a tenth less. \#
      First the
      // sizes of the groups, then the groups; that of the locals is empty, since locals.js packs them.

      'use strict';

      const GROUP = {
        instruction: 0, block: 1, local: 2, offset: 3, int: 4, long: 5, call: 6, label: 7, type: 8, rest: 9,
      };

      // A whole number without a sign, of bytes that a function gives one by one: 7 bits in each, the lowest first.
      function numberOf(next) {
        let [value, scale, byte] = [0, 1, 0];
        do {
          byte = next();
          value += (byte & 127) * scale;
          scale *= 128;
        } while (byte >= 128);
        return value;
      }

      // Goes through a function: `move` takes a byte of a group from where it is to where it belongs, and returns \#
      it. Sorting
      // and joining differ in that alone.
      function moveFunction(move) {
        const number = (group) => numberOf(() => move(group));
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

      // The module of sorted bytes and of locals.
      function joinedModule(sorted, locals) {
        let start = 0;
        const sizes = Object.values(GROUP).map(() => numberOf(() => sorted[start++]));
        const places = sizes.map((size, group) => sizes.slice(0, group).reduce((sum, one) => sum + one, start));
        const module = new Uint8Array(4 * sorted.length);
        let end = 0;
        const move = (group) => {
          let byte;
          if (group === GROUP.local) {
            byte = locals.byte(sorted, places[GROUP.instruction]);
          } else {
            byte = sorted[places[group]];
            places[group] += 1;
          }
          module[end] = byte;
          end += 1;
          return byte;
        };
        const moveRest = () => move(GROUP.rest);
        // Runs what writes a part, with the part's size before it, in five bytes however small it is.
        const sized = (write) => {
          const from = end;
          end += 5;
          write();
          for (let [index, size] = [0, end - from - 5]; index < 5; index += 1, size >>>= 7) {
            module[from + index] = size & 127 | (index < 4 ? 128 : 0);
          }
        };
        while (end < 8) moveRest();
        while (places[GROUP.rest] < sorted.length) {
          // The code alone has no size: its functions were sorted.
          if (moveRest() === 10) {
            sized(() => {
              for (let count = numberOf(moveRest); count > 0; count -= 1) {
                locals.begin();
                sized(() => moveFunction(move));
              }
            });
          } else {
            for (let count = numberOf(moveRest); count > 0; count -= 1) moveRest();
          }
        }
        return module.subarray(0, end);
      }

      """#
    static let openJs: StaticString = #"""
      // Opens what the page carries: its programs, a style sheet for what they show, its data as JSON, each with a \#
      0 after it,
      // and bytes to which the data points.

      'use strict';

      const carried = (() => {
        let bytes = unpacked(document.getElementById('carried').textContent);
        const next = () => {
          const end = bytes.indexOf(0);
          const text = new TextDecoder().decode(bytes.subarray(0, end));
          bytes = bytes.subarray(end + 1);
          return text;
        };
        const [programs, style] = ['script', 'style'].map((name) => {
          const element = document.createElement(name);
          element.textContent = next();
          return element;
        });
        document.head.append(style);
        return { programs, data: JSON.parse(next()), bytes };
      })();

      document.body.append(carried.programs);

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
      header, main, footer { padding: var(--gap); max-width: 100rem; margin: 0 auto; }
      h1 { font-size: 1.375rem; line-height: 1.25; margin: 0; }
      h2 { font-size: 1.125rem; margin: 0 0 .25rem; }
      h3 { font-size: .9375rem; margin: .75rem 0 .25rem; }
      p { margin: .25rem 0; }
      code, pre, kbd { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \#
      monospace; }
      pre { margin: .5rem 0; padding: .5rem .625rem; background: var(--panel); border-radius: .375rem;
        white-space: pre-wrap; }
      .soft, small { color: var(--soft); font-size: .8125rem; }
      /* Darker than the line of that colour: words need more contrast. */
      .ok { color: color-mix(in srgb, var(--c2) 78%, var(--ink)); }
      .bad { color: color-mix(in srgb, var(--c1) 78%, var(--ink)); font-weight: 600; }
      a { color: var(--accent); }
      .scroll { overflow: auto; }
      [hidden] { display: none !important; }

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
      //   meta = { screen: {width, height}, detents: [{name, y}], header, heights: {card: [header, accessory, \#
      widget]}, gap,
      //            isRightToLeft, events: [{frame, us, text}] }
      //     `frame` is the index of the row that shows the event, `us` the event's own instant. `header` is the \#
      height of a
      //     card's header in points, `heights` has those of the cards that have others, with that of the view \#
      below the
      //     header and of the map's widget; `gap` lies between two pages. Everything but `screen` may be missing.
      //
      // A line is { rows, meta, label, color, dash, ghost }: color and dash are indices into the palette; a ghost \#
      is thin and
      // grey, without finger and lanes. The first line is the one that phases, finger, events and lanes are drawn of.
      //
      //   const paper = new Paper(canvas)
      //   paper.lanes = ['velocity', 'fades']        // or { title, unit, columns: [name], base: [low, high], rows }
      //   paper.keepsRoom = true                     // lanes that come with a motion share the room of the usual \#
      ones
      //   paper.scale = phone.scale                  // pixels a point: the phone's vertical scale is the paper's
      //   paper.show([line, …])                      // fits the view to the first line
      //   paper.setCursor(us)                        // where the playhead stands
      //   paper.setView(from, to); paper.zoom(0.5); paper.pan(0.25)
      //   paper.follow = 2e6                         // the view is the last 2 s before the cursor: time runs into \#
      the phone,
      //                                              // as it always does on a paper that is too thin for a whole \#
      timeline
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
            title: 'fades', unit: '', columns: ['map_dim_alpha', 'map_button_alpha', 'content_alpha', \#
      'stack_dim_alpha'],
            base: [0, 1],
          },
          scroll: { title: 'scrolled', unit: 'pt', columns: ['scroll_offset_pt'], base: [0, 0], isRare: true },
          sideways: {
            title: 'sideways', unit: 'pt', columns: ['page_x_pt', 'carousel_offset_pt'], base: [0, 0], isRare: true,
          },
        };

        // The events that the paper marks, those first that are named first where room is short: consequences are \#
      last.
        static EVENTS = [
          'release', 'tap', 'push', 'pop', 'move', 'snap', 'page', 'grab', 'layout', 'resume', 'cancel', 'handoff', \#
      'settled',
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

        // A finger may be on the point of scrolling the page: it seeks once it has gone across, or lifts where it \#
      was.
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

        // The height of the time and the usual lanes below the position, where each lane's names take so many \#
      rows: two at
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
          const end = this.follow ? this.cursor : Math.min(Math.max(this.cursor + following / 4, from + following), \#
      to);
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
          // A lane that comes with a motion shares the room of the usual ones: what lies below the paper stays \#
      where it is.
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

        // The detents that are known hold until the screen or the detents change; those after that are where the \#
      card rests.
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
          for (const event of events.filter((event) => rank(event) >= 0).sort((one, other) => rank(one) - \#
      rank(other))) {
            const x = Math.round(this.x(event.us)) + 0.5;
            if (x < 0 || x > this.right) continue;
            pen.strokeStyle = this.theme.edge;
            pen.globalAlpha = 0.5;
            line(pen, x, 0, x, this.height);
            pen.globalAlpha = 1;
            if (this.isNarrow) continue;
            const width = pen.measureText(event.text).width;
            if (x + 3 + width > this.right) continue;
            const y = [0, 1, 2].map((lane) => size * (0.9 + lane * 1.3)).find((place) => this.isFree(x + 3, place, \#
      width));
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

        // The name of each line at its end, so that nothing depends on colour alone: below it, or above it, where \#
      no other
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

      """#
    static let phoneCss: StaticString = #"""
      /* The phone beside the paper; see phone.js. Lengths inside the screen are points, scaled as a whole. A \#
      picture of a
         screen keeps its colours where the system forces others. */
      .phone, .margin { forced-color-adjust: none; }
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
      .phone .card > .dim { z-index: 2; }
      .phone .map-buttons { inset-inline-end: 16px; top: 0; width: 44px; height: 96px; }
      .phone .map-button { width: 44px; height: 44px; border-radius: 10px; background: var(--ground);
        border: 1px solid var(--rule);
        text-align: center; font-size: 24px; line-height: 42px; }
      .phone .map-button + .map-button { top: 52px; }
      .phone .bar { left: 0; right: 0; top: 0; background: var(--panel); border-bottom: 1px solid var(--rule); }
      .phone .widget { left: 12px; right: 12px; top: 0; border-radius: 12px; background: var(--ground);
        border: 1px solid var(--rule); }
      .phone .card { left: 0; top: 0; width: 100%; background: var(--ground); border-radius: 16px 16px 0 0; \#
      overflow: hidden;
        box-shadow: 0 -1px 12px color-mix(in srgb, var(--ink) 26%, transparent), inset 0 0 0 1px var(--rule);
        will-change: transform; }
      .phone .card-header { left: 0; right: 0; top: 0; z-index: 1; background: var(--ground);
        border-bottom: 1px solid var(--grid); }
      .phone .handle { left: 50%; top: 7px; width: 38px; height: 5px; margin-left: -19px; border-radius: 3px;
        background: var(--edge); }
      .phone .card-title { inset-inline: 18px 54px; top: 24px; font-size: 24px; font-weight: 700; white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis; }
      .phone .close { inset-inline-end: 15px; top: 31px; width: 30px; height: 30px; border-radius: 50%; font-size: \#
      24px;
        line-height: 27px; text-align: center; background: color-mix(in srgb, var(--ink) 9%, var(--ground)); }
      .phone .accessory { left: 0; right: 0; background: color-mix(in srgb, var(--ink) 6%, var(--ground));
        border-bottom: 1px solid var(--grid); }
      .phone .card-content { left: 0; right: 0; bottom: 0; overflow: hidden; }
      .phone .card-pager { inset: 0; }
      .phone .card-content, .phone .card-list { top: auto; }
      .phone .card-list { inset-inline-start: 0; width: 100%; top: 0; overflow: hidden; will-change: transform; }
      .phone .screen .card-row { position: relative; height: 56px; border-bottom: 1px solid var(--grid); }
      .phone .card-sign { inset-inline-start: 18px; top: 12px; width: 32px; height: 32px; border-radius: 8px;
        background: color-mix(in srgb, var(--ink) 10%, var(--ground)); }
      .phone .card-line { inset-inline-start: 64px; top: 22px; height: 12px; border-radius: 6px;
        background: color-mix(in srgb, var(--ink) 12%, var(--ground));
        max-width: calc(100% - 82px); }
      .phone .card-parts { left: 0; right: 0; top: 0; }
      .phone .card-part { padding: 4px 18px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; \#
      font-size: 15px;
        border: 1px solid var(--grid); background: color-mix(in srgb, var(--ink) 3%, var(--ground)); }
      .phone .card-part[data-kind="3"], .phone .card-part[data-kind="4"] { font-weight: 700; z-index: 1;
        background: color-mix(in srgb, var(--ink) 9%, var(--ground)); }
      .phone .bottom-view { top: 0; height: 100%; background: var(--ground); border-top: 1px solid var(--rule); }
      .phone .bottom-view::before { content: ''; position: absolute; inset: 10px 16px auto; height: 30px; \#
      border-radius: 15px;
        background: color-mix(in srgb, var(--ink) 10%, var(--ground)); }
      .phone .floating-button { top: -56px; width: 56px; height: 56px; border-radius: 50%; background: var(--c0); }
      .phone .outline { left: 0; top: 0; height: 100%; box-sizing: border-box; border: 2px dashed; border-bottom: 0;
        border-radius: 16px 16px 0 0; }
      .phone .keyboard { left: 0; right: 0; top: 0; height: 100%; border-top: 8px solid var(--rule); background:
        repeating-linear-gradient(90deg, transparent 0 calc(10% - 6px), var(--rule) 0 10%),
        repeating-linear-gradient(var(--ground) 0 42px, var(--rule) 0 54px); }
      .phone .finger { left: -22px; top: -22px; width: 44px; height: 44px; border-radius: 50%; border: 2px solid \#
      var(--c1);
        background: color-mix(in srgb, var(--c1) 30%, transparent); }

      """#
    static let phoneJs: StaticString = #"""
      // The phone: a map, the cards over it and the finger, moved by transforms and opacity alone.
      //
      // It takes rows and meta as the paper does; its contract is at the head of paper.js. It computes nothing \#
      that a column
      // has: a column that is missing leaves its part where it is at rest. No column has the keyboard and the \#
      screen, which go
      // by rows.events, a list like that of meta; without them there is no keyboard, and the screen stays as it is.
      //
      //   const phone = new Phone(element)           // builds its parts inside the element, which has the class \#
      `phone`
      //   phone.fit(meta, width)                     // lays out for a screen, `width` CSS pixels wide; sets \#
      phone.scale
      //   phone.show(rows, index)                    // moves everything to where that row has it
      //   phone.point([x, y])                        // CSS pixels inside the element as points of the screen
      //   phone.items([{kind, name, x, y, width, height}, …])  // the content's own parts, where they stand on the \#
      screen;
      //                                              // none: rows that repeat
      //   phone.outline(rows, index, color)          // another timeline's card as an outline; rows null: none
      //
      // A screen that turns, or becomes another one, is shown as large as it fits into the first one's place.
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
          this.widget = part(this.screen, 'widget');
          this.buttons = part(this.screen, 'map-buttons');
          for (const sign of ['+', '−']) part(this.buttons, 'map-button').textContent = sign;
          this.mapDim = part(this.screen, 'dim');
          this.bars = [part(this.screen, 'bar'), part(this.screen, 'bar')];
          this.back = new PhoneCard(this.screen);
          this.front = new PhoneCard(this.screen);
          this.bottom = part(this.screen, 'bottom-view');
          this.floating = part(this.screen, 'floating-button');
          this.other = part(this.screen, 'outline');
          this.keyboard = part(this.screen, 'keyboard');
          this.finger = part(this.screen, 'finger');
          this.meta = { screen: { width: 390, height: 844 } };
          this.scale = 0.5;
          this.kept = { items: [[], [0, 0]] };
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
          this.screen.dir = meta.isRightToLeft ? 'rtl' : 'ltr';
          this.size = null;
          this.turn(screen);
        }

        // Lays out for a screen.
        turn(screen) {
          if (this.size && this.size.width === screen.width && this.size.height === screen.height) return;
          const { width, height } = this.meta.screen;
          this.size = screen;
          this.zoom = this.scale * Math.min(1, width / screen.width, height / screen.height);
          this.element.style.width = `${Math.round(screen.width * this.zoom)}px`;
          this.element.style.height = `${Math.round(screen.height * this.zoom)}px`;
          this.screen.style.width = `${screen.width}px`;
          this.screen.style.height = `${screen.height}px`;
          this.screen.style.transform = `scale(${this.zoom})`;
          for (const card of [this.back, this.front]) card.fit(screen, this.meta);
        }

        // The scroll offset of the page at a place, as it was shown last, up to a row.
        static offsetOf(place, { columns }, row) {
          const at = columns.page_x_pt.findLastIndex((x, one) => one <= row && Math.abs(x - place) < 1e-6);
          return columns.scroll_offset_pt?.[at] || 0;
        }

        point([x, y]) { return [x / this.zoom, y / this.zoom]; }

        show(rows, index) {
          const now = rows.columns.time_us[index];
          this.turn(Phone.screenAt(rows, now, this.meta.screen));
          const screen = this.size;
          const number = (name, missing, row = index) => {
            const value = rows.columns[name] ? rows.columns[name][row] : NaN;
            return Number.isNaN(value) ? missing : value;
          };
          // Puts a part at the y that a column has, if it has one.
          const place = (element, name, at = (y) => `translateY(${y}px)`) => {
            const y = number(name, NaN);
            element.hidden = Number.isNaN(y);
            if (!element.hidden) element.style.transform = at(y);
          };
          const y = number('card_y_pt', screen.height);
          const moving = number('transition_y_pt', NaN);
          const frame = { x: number('card_x_pt', 0), width: number('card_width_pt', screen.width) };
          const alpha = number('card_alpha', 1);
          const isMoving = !Number.isNaN(moving);
          const isPopping = isMoving && number('phase', '') === 'popping';
          // `card` names the one that stays; the other one is as it was.
          const [before, other] = Phone.before(rows, index);
          const inOrder = (one, two) => (isPopping ? [two, one] : [one, two]);
          const [top, under] = inOrder(number('card', ''), other);
          this.front.show({ ...frame, y: isMoving ? moving : y, alpha, name: top, close: \#
      number('close_button_alpha', 0) });
          const stride = frame.width + (this.meta.gap || 0);
          // A card that is pushed counts already, one that is popped no longer.
          const below = number('stack_depth', 1) - (isPopping ? 0 : 1);
          this.back.show({ ...frame, y, alpha: isMoving ? alpha : 0, name: under, close: below > 1 ? 1 : 0 });
          this.back.dim(number(`stack_dim${below > 1 ? `_${below}` : ''}_alpha`, 0));
          this.cards = inOrder(this.front, this.back);
          this.cards.forEach((card, n) => {
            const row = n === 0 ? index : before;
            const page = number('page_x_pt', NaN, row);
            card.turnPages(page, stride, this.meta.isRightToLeft ? 1 : -1);
            card.scroll(number('content_alpha', 1, row), Number.isNaN(page) ? [number('scroll_offset_pt', 0, row)]
              : [0, 1].map((next) => Phone.offsetOf((card.page + next) * stride, rows, row)));
          });
          this.shown = [rows, before, isMoving];
          this.mapDim.style.opacity = number('map_dim_alpha', 0);
          this.buttons.style.opacity = number('map_button_alpha', 0);
          const low = Math.min(y - 12, screen.height * 0.62);
          this.buttons.style.transform = `translateY(${number('map_buttons_y_pt', low)}px) translateY(-100%)`;
          ['bar', 'page_header'].forEach((name, bar) => {
            place(this.bars[bar], `${name}_y_pt`);
            this.bars[bar].style.height = `${number(`${name}_height_pt`, 0)}px`;
          });
          place(this.widget, 'map_widget_y_pt');
          this.widget.style.height = `${this.front.heights[2]}px`;
          for (const [element, name] of [[this.bottom, 'bottom_view_y_pt'], [this.floating, \#
      'floating_button_y_pt']]) {
            place(element, name);
            element.style.opacity = alpha;
          }
          [this.bottom.style.left, this.bottom.style.width] = [`${frame.x}px`, `${frame.width}px`];
          this.floating.style.left = `${this.meta.isRightToLeft ? frame.x + 16 : frame.x + frame.width - 72}px`;
          const x = number('touch_x_pt', frame.x + frame.width / 2);
          place(this.finger, 'touch_y_pt', (finger) => `translate(${x}px, ${finger}px)`);
          const keys = Phone.keyboardHeight(rows, now);
          this.keyboard.hidden = keys <= 0;
          this.keyboard.style.transform = `translateY(${screen.height - keys}px)`;
        }

        // The screen at an instant: that of the last `layout(852x393)`.
        static screenAt({ events = [] }, now, first) {
          const last = events.findLast(({ us, text }) => us <= now && text.startsWith('layout('));
          if (!last) return first;
          const [width, height] = last.text.slice(7, -1).split('x').map(Number);
          return { width, height };
        }

        // The height to which a keyboard has come at an instant, by UIKit's critically damped spring.
        static keyboardHeight({ events = [] }, now) {
          const rate = 2 * Math.PI / 0.34414;
          let [start, goal, rest, push] = [0, 0, 0, 0];
          const after = (us) => [(us - start) / 1e6, Math.exp(-rate * (us - start) / 1e6)];
          const restAt = ([time, fall]) => (rest + push * time) * fall;
          for (const { us, text } of events) {
            if (us > now || !text.startsWith('keyboard(')) continue;
            const [time, fall] = after(us);
            const left = restAt([time, fall]);
            const next = parseFloat(text.slice(9));
            const velocity = push * fall - rate * left;
            [rest, start, goal] = [goal + left - next, us, next];
            push = velocity + rate * rest;
          }
          return goal + restAt(after(now));
        }

        // The last row before a card began to come or to go, else the row itself; and the card that was the last \#
      one then, if
        // it is another.
        static before({ columns: { card = [], transition_y_pt: moving = [] } }, index) {
          let before = index;
          while (before > 0 && moving[before] > -Infinity && card[before] === card[index]) before -= 1;
          return [before, card[before] === card[index] ? '' : card[before]];
        }

        // They are those of the card that `card` names; the other one keeps those that it had.
        items(items) {
          const [card, other] = this.cards;
          const [rows, row, isMoving] = this.shown;
          card.items(items, card.corner);
          if (isMoving) other.items(...this.kept.items);
          else this.kept = { rows, row, items: [items, card.corner] };
        }

        // True if the items of a row are kept.
        keeps(rows, row) { return this.kept.rows === rows && this.kept.row === row; }

        outline(rows, index, color) {
          const y = rows && rows.columns.card_y_pt ? rows.columns.card_y_pt[index] : NaN;
          this.other.hidden = Number.isNaN(y);
          if (this.other.hidden) return;
          const number = (name, missing) => (rows.columns[name] ? rows.columns[name][index] : missing);
          this.other.style.transform = `translate(${number('card_x_pt', 0)}px, ${y}px)`;
          this.other.style.width = `${number('card_width_pt', this.size.width)}px`;
          this.other.style.color = color;
        }
      }

      // A card with a header and a list of rows, which repeats; of a card with pages there are two, beside each \#
      other.
      class PhoneCard {
        static WIDTHS = [46, 68, 58, 80, 52, 72];

        constructor(screen) {
          this.element = part(screen, 'card');
          this.header = part(this.element, 'card-header');
          part(this.header, 'handle');
          this.title = part(this.header, 'card-title');
          this.close = part(this.header, 'close');
          this.close.textContent = '×';
          this.content = part(this.element, 'card-content');
          this.pager = part(this.content, 'card-pager');
          [this.list, this.next] = [0, 1].map(() => part(this.pager, 'card-list'));
          this.parts = part(this.pager, 'card-parts');
          this.accessory = part(this.element, 'accessory');
          this.places = [];
          this.shade = part(this.element, 'dim');
          [this.name, this.heights, this.page] = [null, [84, 0, 0], 0];
        }

        fit(screen, meta) {
          [this.screen, this.meta] = [screen, meta];
          for (const list of [this.list, this.next]) {
            for (let n = list.children.length; n < screen.height / Phone.ROW + 6; n += 1) {
              const row = part(list, 'card-row');
              part(row, 'card-sign');
              part(row, 'card-line').style.width = `${PhoneCard.WIDTHS[n % 6]}%`;
            }
          }
          this.element.style.height = `${screen.height}px`;
          this.measure();
        }

        // The heights of its parts go by its name.
        measure() {
          const { heights = {}, header: usual = 84, content } = this.meta;
          this.heights = Object.hasOwn(heights, this.name) ? heights[this.name] : [usual, 0, 0, content];
          const [header, accessory] = this.heights;
          this.header.style.height = `${header}px`;
          this.accessory.hidden = accessory === 0;
          [this.accessory.style.top, this.accessory.style.height] = [`${header}px`, `${accessory}px`];
          this.content.style.height = `${Math.max(0, this.screen.height - header)}px`;
        }

        show({ x, y, width, alpha, name, close }) {
          this.place = [x, y];
          this.element.style.transform = `translate(${x}px, ${y}px)`;
          this.element.style.width = `${width}px`;
          this.element.style.opacity = alpha;
          this.close.style.opacity = close;
          if (name === this.name) return;
          this.name = name;
          this.title.textContent = name;
          this.measure();
        }

        // Of two pages beside each other each has its offset. Rows end where the content does, if its height is \#
      known.
        scroll(alpha, offsets) {
          this.content.style.opacity = alpha;
          [this.list, this.next].forEach(({ style }, index) => {
            const offset = offsets[index] || 0;
            const past = offset > 0 ? offset - (offset % Phone.PERIOD) : 0;
            style.transform = `translateY(${past - offset}px)`;
            style.height = this.heights[3] >= 0 ? `${Math.max(0, this.heights[3] - past)}px` : '';
          });
        }

        // Shows the place between two pages, points from the first page; NaN: it has none. A page has rows of its \#
      own.
        turnPages(place, stride, sign) {
          const page = place > 0 ? Math.floor(place / stride + 1e-6) : 0;
          const hasNone = Number.isNaN(place);
          this.next.hidden = hasNone || page + 1 >= this.meta.pages;
          this.pager.style.transform = hasNone ? '' : `translateX(${sign * (place - page * stride)}px)`;
          if (hasNone && this.page === 0) return;
          this.next.style.insetInlineStart = `${stride}px`;
          if (page === this.page) return;
          this.page = page;
          [this.list, this.next].forEach((list, index) => {
            [...list.children].forEach((row, n) => {
              row.lastChild.style.width = `${PhoneCard.WIDTHS[(n + 2 * (page + index)) % 6]}%`;
            });
          });
        }

        // The top left corner of its content, on the screen.
        get corner() { return [this.place[0], this.place[1] + this.heights[0]]; }

        // The content's own parts, on the screen, where its corner was at a place.
        items(items, [left, top]) {
          this.list.hidden = items.length > 0;
          if (this.list.hidden) this.next.hidden = true;
          while (this.places.length < items.length) this.places.push(part(this.parts, 'card-part'));
          this.places.forEach((place, index) => { place.hidden = index >= items.length; });
          items.forEach(({ kind, name, x, y, width, height }, index) => {
            const { style, dataset } = this.places[index];
            style.transform = `translate(${x - left}px, ${y - top}px)`;
            [style.width, style.height] = [`${width}px`, `${height}px`];
            dataset.kind = kind;
            if (this.places[index].textContent !== name) this.places[index].textContent = name;
          });
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
    static let playgroundCss: StaticString = #"""
      /* The playground: phone and paper, the controls, and the panels below them. */
      header, main, footer { max-width: 84rem; }
      header { padding-bottom: 0; }
      header p { min-height: 1.5em; }
      footer { padding-top: 0; color: var(--soft); font-size: .8125rem; }
      .stage { display: flex; gap: 10px; align-items: flex-start; padding: 6px; }
      .paper { flex: 1 1 0; min-width: 0; position: relative; }
      .paper canvas { display: block; width: 100%; font-size: .6875rem; cursor: crosshair; touch-action: pan-y; }
      .phone { container-type: inline-size; touch-action: none; cursor: grab; user-select: none; \#
      -webkit-user-select: none; }
      .phone:active { cursor: grabbing; }
      .phone.pressed:focus-visible { outline: none; }
      .invite { position: absolute; transform: translate(-100%, -50%); white-space: nowrap; padding: .25rem .75rem;
        border-radius: 1rem; font-size: .875rem; line-height: 1.2; text-align: center; background: var(--accent);
        color: var(--ground); font-weight: 600; pointer-events: none; overflow-wrap: normal; }
      .up { position: absolute; left: 50%; bottom: 1rem; transform: translate(-50%); width: max-content;
        max-width: calc(100% - 1rem); font-size: .875rem; }
      .invite.left { transform: translate(0, -50%); }
      .invite.small { padding: .125rem .5rem; font-size: min(.6875rem, 14cqi); }
      .bar-of-controls, .buttons { display: flex; flex-wrap: wrap; gap: .375rem .5rem; align-items: center; }
      .choice { display: inline-flex; flex-wrap: wrap; gap: .375rem; align-items: center; min-width: 0; max-width: \#
      100%; }
      .choice select { min-width: 0; }
      .choice span { white-space: nowrap; }
      .group { display: inline-flex; gap: .25rem; }
      .about { flex: 1 1 100%; color: var(--soft); }
      .about:empty { display: none; }
      input.time { flex: 0 1 6.5rem; width: 6.5rem; min-width: 0; text-align: right; font-variant-numeric: \#
      tabular-nums; }
      .frame { min-width: min(17rem, 100%); font-variant-numeric: tabular-nums; }
      input[type=text], .search { min-height: max(var(--touch), 1.75rem); padding: 0 .5rem; border: 1px solid \#
      var(--rule);
        border-radius: .375rem; background: var(--ground); }
      .panels { display: grid; gap: var(--gap); margin-top: var(--gap); align-items: start;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
      .panels > * { min-width: 0; }
      /* While one tunes, phone and paper stay in sight: beside the panels; to their left in a low window, where \#
      the controls
         are a part of what scrolls; or above them. Where there is room for none of it, they scroll. */
      @media (min-width: 72rem) and (min-height: 40rem) {
        main { display: grid; grid-template-columns: minmax(0, 1fr) 25rem; gap: var(--gap); align-items: start; }
        .table { position: sticky; top: 0; }
        .stage { --place: beside; }
        .panels { grid-template-columns: 1fr; margin-top: 0; }
      }
      @media (min-width: 35rem) and (max-height: 39.99rem) {
        main { display: grid; grid-template-columns: minmax(0, 1fr) clamp(17rem, 42%, 25rem); gap: 0 var(--gap);
          align-items: start; }
        .table { display: contents; }
        .stage { --place: left; grid-row: 1 / 5; position: sticky; top: 0; }
        .panels { grid-template-columns: 1fr; }
      }
      @media (max-width: 71.99rem) and (min-height: 40rem), (max-width: 34.99rem) and (min-height: 28rem) {
        .table { display: contents; }
        .stage { --place: above; position: sticky; top: 0; z-index: 2; background: var(--ground); }
      }
      .verdict { font-weight: 600; }
      .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: \#
      nowrap; }
      .margin { position: relative; height: 1.75rem; background: linear-gradient(var(--edge), var(--edge)) 50% / \#
      1px 100%
        no-repeat var(--panel); border-radius: .375rem; margin: .5rem 0; }
      .margin div { position: absolute; top: 0; bottom: 0; margin-left: -2px; border-left: 4px solid var(--c0); }
      .margin .edge { border-left: 4px dashed var(--c1); }
      .setting { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .375rem; align-items: center;
        border-bottom: 1px solid var(--grid); padding: .25rem 0; }
      .setting small, .setting .head { grid-column: 1 / 3; }
      /* A number has a line of its own where the name's longest word leaves it no room. */
      .setting .head { display: flex; flex-wrap: wrap; gap: 0 .375rem; align-items: center; overflow-wrap: \#
      break-word; }
      .setting label { flex: 1 1 0; min-width: min-content; max-width: 100%; }
      .setting .head > :last-child { margin-left: auto; }
      .setting .undo { justify-self: end; }
      .setting.off input[type=range] { opacity: .5; }
      .setting:not(.off) .idle, .setting.off .held, .held:empty { display: none; }
      .setting .held { color: inherit; }
      /* In place of the meaning, so that no slider moves under a hand. */
      .setting .held:not(:empty) + .soft { display: none; }
      .setting select { justify-self: start; }
      input.number { min-width: min(7.25rem, 36vw); field-sizing: content; max-width: 60vw; text-align: right; \#
      font-variant-numeric: tabular-nums; font-weight: 600; }
      .find { display: flex; margin: .375rem 0; }
      .search { flex: 1; min-width: 0; }
      .scale { margin-top: 0; }
      .all-settings .settings { max-height: 30rem; overflow: auto; }
      .events { list-style: none; margin: 0; padding: 0; max-height: 16rem; overflow: auto; }
      .events button { display: flex; gap: .625rem; width: 100%; border: 0; background: none; padding: .125rem 0;
        text-align: left; align-items: baseline; font-size: .8125rem; }
      .events .n { min-width: 5rem; }
      .events .now button { background: var(--panel); font-weight: 600; }
      .code { max-height: 22rem; overflow: auto; }

      """#
    static let playgroundJs: StaticString = #"""
      // The playground: a card that one can touch, the paper beside it on which its edge is the pen, and what \#
      follows from a
      // change of any setting. It draws what the engine answers, and knows no formula.
      //
      // The page shows one of three timelines, `shownBy`: the live session, its inputs run again under what was \#
      changed, or
      // the scenario's own.

      'use strict';

      class Playground {
        // The most frames that the engine shows at once.
        static FRAMES = 65536;

        static OWN = 'Your own session. It goes on from the scenario’s gesture.';

        static SESSION = { which: 'session', limit: Playground.FRAMES };
        static INPUTS = { which: 'inputs', hertz: 120, limit: 7200 };
        static SCENARIO = { which: 'scenario', limit: 7200 };

        // The stage's own padding above and below, px.
        static PADDING = 12;

        // The height of two rows of controls and of the words below them, in CSS pixels.
        static CONTROLS = 160;

        // The words for the kinds of a content's parts.
        static ITEMS = ['item', 'item', 'item', 'header', 'footer', 'card'];

        constructor(data, live, lab) {
          this.data = data;
          [this.engine, this.lab, this.preset] = [live, lab, data.presets[0]];
          [this.release, this.told, this.beside] = [null, 'session', new Beside(this)];
          this.shownBy = Playground.SCENARIO;
          this.topCard = 0;
          this.store = this.newStore();
          this.live = new Live(live, (row, isAtRest) => this.shown(row, isAtRest));
          this.build();
          this.usePreset(0);
          this.home.refresh();
          this.memory = new Memory(this);
          this.memory.begin();
          this.demonstrate();
          document.addEventListener('keyup', (event) => { if (event.key.toLowerCase() === 'b') \#
      this.beside.show(false); });
          addEventListener('blur', () => this.beside.show(false));
          // Not every slider that a finger leaves tells a change: one that was taken from it doesn't, nor one that \#
      came back.
          for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => this.settle());
          // In the next frame: a new size within the notice of one is an error in some browsers. The phone is as \#
      high as the
          // window allows, which may change by itself.
          const fit = () => requestAnimationFrame(() => this.fit());
          new ResizeObserver(fit).observe(this.stage);
          addEventListener('resize', fit);
          // A table that is higher than the window keeps its lower end in sight: its controls.
          new ResizeObserver(() => {
            this.table.style.top = `${Math.min(0, innerHeight - this.table.offsetHeight)}px`;
          }).observe(this.table);
        }

        newStore() {
          const { columns, channels, texts: { phases } } = this.data;
          const { names } = this.preset;
          return new RowStore(columns, { __proto__: null, phase: phases, card: names, target: names }, channels);
        }

        // True if the session's inputs were run again under what was changed: a touch begins a new session.
        get isRetuned() { return this.shownBy.which === Playground.INPUTS.which; }

        // True if a session has more frames than the engine shows again, so that it can't be taken home.
        get isTooLong() { return this.store.count > Playground.FRAMES; }

        // The session's inputs, run again over frames that reach to ten seconds after the last one.
        get rerun() {
          const seconds = this.live.until / 1e6 + 10;
          const hertz = Math.max(1, Math.min(Playground.INPUTS.hertz, Math.floor(Playground.FRAMES / seconds)));
          const limit = Math.max(Playground.INPUTS.limit, Math.ceil(seconds * hertz));
          return { ...Playground.INPUTS, hertz, limit: Math.min(limit, Playground.FRAMES) };
        }

        // MARK: The page's parts

        build() {
          const root = document.getElementById('desk');
          root.hidden = false;
          // A scenario of one's own need not say what it is.
          this.about = document.querySelector('header p') ?? make('p', '', document.querySelector('header'));
          this.ownAbout = this.about.textContent;
          this.tellAbout();
          this.table = make('div', 'table', root);
          this.stage = make('div', 'stage', this.table);
          const paper = make('div', 'paper', this.stage);
          this.canvas = make('canvas', '', paper);
          Playground.takeKeys(this.canvas, 'Position over time');
          this.phonePlace = make('div', 'phone', this.stage);
          this.paper = new Paper(this.canvas);
          this.paper.keepsRoom = true;
          if (this.data.channels.length > 0) {
            const lane = { title: 'channels', unit: '', columns: this.data.channels, base: [0, 1], isOwn: true };
            this.paper.lanes = [...this.paper.lanes, lane];
          }
          this.lanes = this.paper.lanes;
          this.phone = new Phone(this.phonePlace);
          this.phone.outline(null, 0, '');
          this.invite = make('div', 'invite', this.phonePlace);
          this.invite.textContent = 'Drag the card';
          // No finger reaches a card below the screen.
          this.up = make('button', 'up', this.phonePlace);
          [this.up.type, this.up.textContent, this.up.hidden] = ['button', 'Show the card', true];
          this.up.addEventListener('pointerdown', (event) => event.stopPropagation());
          this.up.addEventListener('click', () => {
            this.phonePlace.focus();
            const { target } = this.store.columns;
            if (this.preset.gone?.includes(target?.[this.store.count - 1])) this.command('other', \#
      this.preset.present);
            else this.command('key', 0);
          });
          Playground.takeKeys(this.phonePlace, 'The card');
          this.bar = new ControlBar(make('div', 'bar-of-controls', this.table), this);
          const how = make('p', 'soft', this.table);
          how.id = 'how-to';
          how.textContent = 'Drag, flick and tap the card with a finger, a pen or the mouse; with keys, F flicks it \#
      up and ⇧F '
            + 'down, G scrolls, and ? lists all keys.';
          const panels = make('div', 'panels', root);
          const section = (name) => make('section', name, panels);
          const feel = section('feel');
          make('h2', '', feel).textContent = 'Feel';
          const why = section('why');
          this.home = new TakeHome(section('take'), this);
          const { command, options } = this.data;
          const line = `cardsim playground ${command}${TakeHome.written(options.preset, options.device, \#
      options.set)}`;
          this.feel = new Feel(feel, this.data.keys, this.data.first, line, {
            onChange: () => this.retune(), onCommit: () => this.replay(),
          });
          this.why = new Why(why, this.data);
          this.events = new EventList(section('events-panel'), (event) => {
            this.seek(this.store.columns.time_us[event.frame]);
          });
          new Fingers(this.phonePlace, this.live, (place) => this.phone.point(place), () => this.touched());
          this.paper.onSeek = (us) => this.seek(us);
          this.player = new Player((us) => this.scrub(us));
          this.keys = new Keys(root, playgroundKeys(this), [this.canvas, this.phonePlace],
            ' Arrows, Space, Home and End scroll the page until Tab leads to the paper or the card.');
        }

        // A part that Tab leads to, and whose keys are the page's.
        static takeKeys(element, label) {
          Object.entries({ tabindex: '0', role: 'application', 'aria-label': label, 'aria-describedby': 'how-to' })
            .forEach(([name, value]) => element.setAttribute(name, value));
        }

        // The words above the stage change under a finger: they keep the room of the longest, and the stage stays.
        keepRoom() {
          const { about } = this;
          const now = about.textContent;
          about.style.minHeight = '';
          const heights = [Playground.OWN, this.ownAbout, now].map((text) => {
            about.textContent = text;
            return about.getBoundingClientRect().height;
          });
          about.style.minHeight = `${Math.max(...heights)}px`;
        }

        // The phone is as large as the place allows; the paper takes its scale.
        fit() {
          this.keepRoom();
          const { screen } = this.meta;
          const room = this.stage.clientWidth;
          const place = getComputedStyle(this.stage).getPropertyValue('--place').trim();
          // Above the panels the stage leaves them half of the window, to their left it is as high as that, or as \#
      what the
          // page's head leaves of it, if that is enough, and beside them the controls below it are in sight, too. \#
      The phone
          // has what the paper's time and lanes leave, and these are left out where it would be small. Else it has \#
      a part of
          // the window: the controls lie below it.
          const main = this.table.parentElement;
          const below = innerHeight - main.offsetTop - parseFloat(getComputedStyle(main).paddingTop);
          const most = {
            above: innerHeight / 2, left: below < 400 ? innerHeight : below, beside: below - Playground.CONTROLS,
          }[place];
          const left = (lanes) => most - Playground.PADDING - this.paper.below(lanes);
          this.paper.lanes = most && left(this.lanes) < 400 ? [] : this.lanes;
          const wanted = Math.max(most ? left(this.paper.lanes) : innerHeight * 0.7, place === 'beside' || !most ? \#
      300 : 0);
          const highest = Math.min(wanted, 640) / screen.height * screen.width;
          const width = Math.round(Math.min(highest, room * (room < 500 ? 0.62 : 0.42)));
          // A control that gets the focus isn't hidden below the stage.
          document.documentElement.style.scrollPaddingTop = place === 'above' ? `${this.stage.offsetHeight + 8}px` \#
      : '';
          if (width <= 0 || this.width === width) return;
          // The same finger would be elsewhere on another scale.
          if (this.width && this.live.hasFinger) this.live.letGo(performance.now());
          this.width = width;
          this.phone.fit(this.meta, width);
          this.paper.scale = this.phone.scale;
          // A lane that has nothing to show keeps its room: the controls below stay where they are.
          const height = screen.height * this.phone.scale + this.paper.below(this.paper.lanes, 1);
          this.canvas.parentElement.style.minHeight = `${Math.round(height)}px`;
          this.paper.changed();
          if (this.live.isRunning) return;
          if (this.store.count > 0) this.scrub(this.player.cursor);
          else if (this.isCleared) this.showFirst();
        }

        get first() { return 0; }

        get last() { return this.player.end; }

        get meta() { return { ...this.data.meta, detents: this.preset.detents[this.topCard], events: \#
      this.store.events }; }

        // MARK: The live session

        // A finger, a key or a command begins, on what is shown. Returns false if that was taken away: the card is \#
      elsewhere
        // now, and a finger would miss it.
        touched() {
          this.change();
          if (!this.live.isRunning && (this.shownBy !== Playground.SESSION || this.isInThePast) && !this.goOn()) \#
      return false;
          this.invite.hidden = true;
          this.why.clear('The card moves.');
          this.beside.begin();
          return true;
        }

        get isInThePast() { return this.store.count > 0 && this.player.cursor < this.player.end; }

        // The session goes on from the frame that is shown, whichever timeline that is of, as if that had been the \#
      session.
        // A scenario with inputs that a session doesn't know begins anew. Returns false if it was shown elsewhere.
        goOn() {
          const inputs = this.shownBy === Playground.SCENARIO ? this.inputs : this.live.inputs;
          if (!inputs) {
            const wasThere = this.player.cursor === this.player.times[0];
            this.reset(wasThere ? '' : ' The film can’t be continued: your own gesture begins here.');
            return wasThere;
          }
          if (this.shownBy === Playground.SCENARIO) {
            this.tellAbout(Playground.OWN);
          } else if (this.live.until > this.player.cursor && this.memory.leave()) {
            this.tellAbout('The browser’s Back brings back the session as it was.');
          }
          const times = this.store.columns.time_us.slice(0, rowAt(this.store, this.player.cursor) + 1);
          this.takeUp(inputs, times);
          return true;
        }

        // Shows a session of inputs over frames.
        takeUp(inputs, times) {
          [this.shownBy, this.store, this.about.textContent] = [Playground.SESSION, this.newStore(), this.words];
          this.live.takeUp(inputs, times, (row) => {
            this.store.add(row);
            for (const event of this.engine.events()) this.note(event, this.store.count - 1, this.store);
          });
        }

        // True if the feel is again that under which the last session stood still, whole.
        get isAsPlayed() {
          const { played, live } = this;
          return played?.preset === this.preset && played.times.at(-1) >= live.until
            && played.values.every((value, index) => value === this.feel.values[index]);
        }

        // Something is changed: a session that was brought back is another one then.
        change() {
          this.isDemonstrating = false;
          this.beside.stop();
          this.player.pause();
          if (this.isBroughtBack) this.tellAbout('Your own session.');
        }

        tellAbout(text = this.ownAbout) {
          [this.words, this.about.textContent, this.isBroughtBack] = [text, text, false];
        }

        // The scenario's inputs; null: a session doesn't know them all.
        get inputs() { return this.preset.inputs; }

        static get reducesMotion() { return matchMedia('(prefers-reduced-motion: reduce)').matches; }

        // The card to push next: each in its turn, then the second again.
        get nextCard() {
          const { stack_depth: depths } = this.store.columns;
          const depth = this.store.count > 0 ? depths[rowAt(this.store, this.player.cursor)] : 1;
          return depth < this.data.cards.length ? depth : 1;
        }

        command(method, ...fields) {
          this.touched();
          this.live.command(method, ...fields);
          this.bar.showPlaying(true);
        }

        // A finger by a key: it goes up or down by so many points in 100 ms, on the header or on the content.
        flick(by, isOnContent = false) {
          // No finger reaches a card below the screen.
          if (!this.up.hidden) return;
          this.touched();
          const { x: left, y: top, width } = this.card;
          const [header] = this.phone.front.heights;
          // The finger lands a frame later: on the header of a card that moves, too.
          const speed = this.store.columns.card_velocity_pt_s?.[this.store.count - 1] || 0;
          const place = isOnContent ? (top + header + this.phone.size.height) / 2 : top + header / 2;
          const [x, y] = [left + width / 2, place + speed / 60];
          this.live.swipe([x, y], [x, y + by], 100000);
        }

        setSpeed(rate) {
          this.player.rate = rate;
          this.live.setSpeed(rate);
        }

        // A frame of the live session.
        shown(row, isAtRest) {
          if (row[COLUMN.correctedFirst] < row[COLUMN.correctedEnd]) this.isCorrected = true;
          this.store.add(row);
          const index = this.store.count - 1;
          const events = this.engine.events();
          for (const event of events) this.note(event, index, this.store);
          this.showFrame(index, this.hasItems ? this.engine.items() : []);
          this.paper.follow = 2.5e6;
          const us = this.store.columns.time_us[index];
          this.paper.setCursor(us);
          if (this.paper.lines[0]?.rows !== this.store) this.draw();
          this.paper.changed();
          this.bar.showTime(us, null);
          this.bar.showPlaying(true);
          const fresh = this.store.events.slice(this.store.events.length - events.length);
          if (fresh.some(({ text }) => text.startsWith('release('))) this.tell('session');
          if (events.length > 0 && !this.live.hasFinger) this.events.show(this.store.events);
          if (isAtRest) this.rested();
        }

        note(event, frame, store) {
          store.events.push({ frame, us: event.us, text: this.texts.event(event) });
        }

        // The card is at rest, or stands still: frames are asked for no more, and the gesture is read again and \#
      again.
        rested() {
          this.paper.follow = 0;
          this.beside.before = null;
          if (this.isCorrected) this.correct();
          const times = this.store.columns.time_us.slice(0, this.store.count);
          this.played = { preset: this.preset, values: this.feel.values.slice(), times };
          this.tell('session');
          this.why.say();
          this.beside.compare();
          this.finish();
        }

        // Frames that were shown before a late input came are drawn as the engine corrected them.
        correct() {
          this.isCorrected = false;
          if (this.isTooLong) return;
          this.take(this.store, this.engine.rerun({ which: 'session', limit: this.store.count }));
        }

        // A timeline is whole, or whole as yet: everything around it is drawn.
        finish() {
          this.draw();
          [this.player.times, this.player.count] = [this.store.columns.time_us, this.store.count];
          this.player.cursor = this.player.end;
          this.home.refresh();
          this.events.show(this.store.events);
          this.scrub(this.player.end);
          this.canvas.setAttribute('aria-label', `Position over time. ${this.why.verdict.textContent}`);
        }

        // Takes a whole timeline, with its events.
        take(store, timeline) {
          store.take(timeline);
          for (const event of timeline.events) this.note(event, event.frame, store);
          return store;
        }

        // Tells the last release: of the session, or of the timeline that the engine showed last.
        tell(told) {
          this.told = told;
          this.release = this.engine.explain(told);
          this.feel.hold(this.release);
          const { events } = this.store;
          const last = events.findLastIndex(({ text }) => text.startsWith('snap('));
          const since = events.slice(last + 1).map(({ text }) => text).join();
          const { names } = this.preset;
          const isElsewhere = this.release && this.store.columns.target[this.store.count - 1] !== \#
      names[this.release.target];
          const mover = /\b(move|push|pop)\(/.test(since) ? 'A command moved the card'
            : isElsewhere && /\b(detents|layout)\(/.test(since) ? 'The layout moved the card'
            : /drag.*handoff\(content/.test(since) ? 'A drag into the content moved the card'
              : /release\(/.test(since) ? 'A finger moved the content' : '';
          if (this.release) {
            this.why.show(this.release, names, mover);
          } else {
            const isOf = (event) => events.some(({ text }) => text.startsWith(event));
            const hasTurned = this.store.count > 0 && this.store.columns.phase.includes(this.data.texts.phases[8]);
            const turn = since.lastIndexOf('page(');
            const isCommand = turn >= 0 && !/release\([^)]*\),$/.test(since.slice(0, turn));
            const turned = isCommand ? 'a command turned the page' : 'the drag went sideways';
            this.why.tellNone(hasTurned ? turned : mover ? mover[0].toLowerCase() + mover.slice(1)
              : isOf('cancel') ? 'the touch was taken away' : isOf('layout(') ? 'the screen turned'
              : isOf('ignored(map') ? 'the finger was on the map' : '');
          }
        }

        // Lets the engine hold again the whole timeline that is told.
        tellAgain() {
          if (this.told === 'timeline') this.engine.rerun(this.shownBy);
        }

        // MARK: Changes of the feel

        choosePreset(index) {
          this.beside.keepBefore();
          this.beside.key = '';
          if (this.live.inputs.length > 0) {
            if (this.live.hasFinger) this.live.letGo(performance.now());
            const { made } = this;
            this.live.inputs = this.placed(this.data.presets[index], made);
            made.shown = JSON.stringify(this.live.inputs);
          }
          this.usePreset(index);
          this.retune();
          this.replay();
        }

        usePreset(index) {
          // Its own settings are kept, for when it is chosen again.
          if (this.feel.values.length > 0) this.preset.own = this.feel.values;
          this.preset = this.data.presets[index];
          this.bar.showPreset(index);
          this.texts = new TimelineTexts(this.data.texts, this.preset.names);
          this.store = this.newStore();
          for (const engine of [this.engine, this.lab]) this.open(engine, this.preset);
          this.undone = [];
          this.feel.take(this.preset.values, this.engine, this.preset.own);
          this.hasItems = this.engine.rerun({ which: 'scenario', limit: 1 }).count > 0
            && this.engine.items('timeline').length > 0;
          this.width = 0;
          this.fit();
        }

        open(engine, preset) {
          engine.open(preset.words);
          engine.others = preset.others;
          preset.values.forEach((value, index) => {
            engine.set(index, value instanceof BigUint64Array ? value : [value]);
          });
        }

        // The session's time stands still, and no finger holds the card.
        stand() {
          if (this.live.hasFinger) this.live.letGo(performance.now());
          if (this.live.isRunning) this.live.pause();
        }

        // One's own gesture, run again under what changed; as it was before stays as a ghost. Without a gesture it \#
      is the
        // scenario's own.
        retune() {
          this.change();
          this.stand();
          this.beside.keepBefore();
          for (const index of [...this.feel.changed, ...this.undone]) this.engine.set(index, \#
      [this.feel.values[index]]);
          this.undone = this.feel.changed;
          this.engine.apply();
          if (this.isCleared) {
            this.showFirst();
            this.home.refresh();
            return;
          }
          if (this.live.inputs.length === 0) {
            this.showBy(Playground.SCENARIO);
          } else if (this.isAsPlayed) {
            this.takeUp(this.live.inputs, this.played.times);
            this.beside.before = this.store.copy();
            this.tell('session');
          } else {
            this.giveAll(this.engine);
            this.showBy(this.rerun);
          }
          this.beside.compare();
          this.finish();
        }

        // True if there is no gesture, and none of the scenario's is shown.
        get isCleared() { return this.shownBy === Playground.SESSION && this.live.inputs.length === 0; }

        // The inputs that were run again become the session, so that it can be taken home: once a change is made, \#
      and not for
        // each step of a slider.
        settle() {
          if (!this.isRetuned || this.isTooLong) return;
          this.takeUp(this.live.inputs, this.store.columns.time_us.slice(0, this.store.count));
          this.tell('session');
          this.finish();
        }

        // Plays from shortly before the last release, so that a change is seen to move.
        replay() {
          this.settle();
          this.why.say();
          const release = Playground.lastRelease(this.store);
          if (!release || this.live.isRunning || Playground.reducesMotion) return;
          this.player.seek(release.us - 100000);
          this.player.play();
        }

        // Shows a whole timeline of the engine.
        showBy(how) {
          this.shownBy = how;
          this.paper.follow = 0;
          this.store = this.take(this.newStore(), this.engine.rerun(how));
          // A timeline that is too long for the page is told as long as it is shown.
          const seconds = () => Math.round(this.store.columns.time_us[this.store.count - 1] / 1e6);
          this.about.textContent = this.store.count < how.limit ? this.words
            : `The page shows the first ${seconds()} s; ‘cardsim run’ has all of them.`;
          this.tell('timeline');
        }

        // Gives an engine that begins anew all inputs of the session, or others.
        giveAll(engine, inputs = this.live.inputs) {
          engine.begin();
          for (const [method, us, ...fields] of inputs) engine[method](us, ...fields);
        }

        // The session as its gestures were made: under which preset, and where the card's edge was at each \#
      gesture's start.
        get made() {
          const shown = JSON.stringify(this.live.inputs);
          if (this.origin?.shown !== shown) {
            const inputs = Live.inOrder(this.live.inputs);
            const edges = inputs.filter(([begins]) => begins).map(([, [, us]]) => Playground.edge(this.store, us));
            this.origin = { preset: this.preset, inputs, edges, shown };
          }
          return this.origin;
        }

        // The session's inputs under a preset: each gesture begins on the same part of the card.
        placed(preset, { preset: own, inputs, edges }) {
          if (preset === own) return inputs.map(([, input]) => input);
          this.open(this.lab, preset);
          const [placed, starts] = [[], [...edges]];
          let by = 0;
          for (const [begins, input] of inputs) {
            const [method, us, phase, pointer, x, y] = input;
            if (begins) {
              this.giveAll(this.lab, placed);
              const there = this.newStore().take(this.lab.rerun(this.rerun));
              by = Playground.edge(there, us) - starts.shift() || 0;
            }
            placed.push(method === 'touch' ? [method, us, phase, pointer, x, Math.round((y + by) * 100) / 100] : \#
      input);
          }
          return placed;
        }

        // The card's edge just before an instant.
        static edge(store, us) { return store.columns.card_y_pt[rowAt(store, us - 1)]; }

        static lastRelease({ events }) { return events.findLast(({ text }) => text.startsWith('release(')); }

        // Clears the gesture, which Back brings back.
        clear() {
          this.reset(this.memory.leave() ? ' The browser’s Back brings back the last one.' : '');
        }

        // more: words to be added to what is told.
        reset(more = '') {
          this.isDemonstrating = false;
          this.beside.stop();
          this.player.pause();
          this.live.reset();
          this.engine.apply();
          this.beside.begin();
          [this.release, this.shownBy] = [null, Playground.SESSION];
          this.played = null;
          this.store = this.newStore();
          [this.player.times, this.player.count, this.player.cursor] = [[0], 1, 0];
          this.paper.follow = 0;
          this.bar.showPlaying(false);
          this.canvas.setAttribute('aria-label', 'Position over time, of no gesture as yet.');
          this.tellAbout(`Drag the card: what you do is drawn, and can be taken home.${more}`);
          // These words go with the first change.
          this.isBroughtBack = true;
          this.showFirst();
          this.paper.setCursor(0);
          this.showTime();
          this.why.clear();
          this.feel.hold(null);
          this.home.refresh();
          this.events.show([]);
        }

        // MARK: Showing

        draw() {
          const { beside } = this;
          const lines = [{ rows: this.store, meta: this.meta, label: beside.lines.length > 0 ? 'now' : '', color: 0 \#
      }];
          for (const other of beside.lines) lines.push({ meta: this.meta, color: 1, ...other });
          this.paper.show(lines);
          this.bar.hold.disabled = beside.isEmpty;
          for (const button of this.bar.showing) button.disabled = this.isCleared;
          this.bar.keep.disabled = this.isCleared && !beside.kept;
          this.bar.all.textContent = beside.isUnderAll ? 'Hide the presets' : 'Under all presets';
          this.bar.keep.textContent = beside.kept ? 'Forget the kept line' : 'Keep this line';
        }

        // The first frame of a new session, without beginning one.
        showFirst() {
          const { rows } = this.engine.rerun({ hertz: 60, limit: 1 });
          this.store.add(rows);
          this.firstCard = this.card;
          this.draw();
          this.showFrame(0, this.hasItems ? this.engine.items('timeline') : []);
          this.store = this.newStore();
        }

        showFrame(index, items) {
          this.phone.show(this.store, index);
          const top = Math.max(this.data.cards.indexOf(this.store.columns.card[index]), 0);
          if (top !== this.topCard) {
            this.topCard = top;
            this.paper.main.meta = this.meta;
            this.paper.changed();
          }
          const { x, y, width } = this.cardAt(index);
          this.up.hidden = y < this.data.meta.screen.height;
          this.showItems(items);
          // Where a finger can take the card: a press on the words is one on the header. The grab handle and the \#
      (x) stay in
          // sight.
          if (!this.invite.hidden) {
            const { zoom: scale } = this.phone;
            this.invite.classList.toggle('small', width * scale < 260);
            // A film that can't be continued is stopped first.
            const verb = this.isDemonstrating && this.player.isPlaying ? 'Stop' : 'Drag';
            this.invite.textContent = width * scale < 150 ? verb : `${verb} the ${verb === 'Stop' ? 'film' : 'card'}`;
            const { isRightToLeft } = this.data.meta;
            const hasRoom = (width - 48) * scale > this.invite.offsetWidth;
            const close = hasRoom && this.store.columns.close_button_alpha[index] > 0 ? 48 : 0;
            this.invite.classList.toggle('left', Boolean(isRightToLeft));
            // In the middle of a card that is hardly wider than the words.
            const free = Math.min(8, (width * scale - this.invite.offsetWidth) / 2);
            this.invite.style.left = `${isRightToLeft ? (x + close) * scale + free : (x + width - close) * scale - \#
      free}px`;
            const place = Math.max(this.data.meta.header / 2, 14 + this.invite.offsetHeight / 2 / scale);
            this.invite.style.top = `${(y + place) * scale}px`;
          }
        }

        showItems(items) {
          if (!this.hasItems) return;
          const name = (item) => this.preset.names[item.name] ?? `${Playground.ITEMS[item.kind]} ${item.number + 1}`;
          this.phone.items(items.map((item) => ({ ...item, name: name(item) })));
        }

        // The scenario's own timeline, as if the page had just been opened.
        showAnew() {
          this.showBy(Playground.SCENARIO);
          this.finish();
        }

        // At first a flick plays by itself, once, unless motion is to be reduced.
        demonstrate() {
          if (this.live.inputs.length > 0 || this.isCleared) return;
          this.showAnew();
          // A card that can't be taken over where it is shown is shown where a finger finds it.
          if (!this.inputs) this.player.seek(0);
          if (Playground.reducesMotion) return;
          this.isDemonstrating = !this.inputs;
          this.player.play();
        }

        // MARK: Time

        toggle() {
          const { live, player } = this;
          if (live.isRunning) {
            live.pause();
            if (live.isPaused) this.rested();
          } else if (this.canGoOn) {
            live.begin(performance.now());
          } else {
            player.toggle();
          }
        }

        // True at the end of a session that is paused: it can go on from there.
        get canGoOn() {
          return this.shownBy === Playground.SESSION && this.live.isPaused && this.player.cursor >= this.player.end;
        }

        // Goes by frames; at the end of a session that is paused, to its next ones.
        step(frames) {
          const { live, player } = this;
          this.isDemonstrating = false;
          if (live.isRunning) this.toggle();
          if (live.isRunning) return;
          if (frames > 0 && this.canGoOn) {
            for (let rest = frames; rest > 0 && live.isPaused; rest -= 1) live.step();
            if (live.isPaused) this.rested();
          } else {
            player.step(frames);
          }
        }

        // A card that moves is stopped first; one under a finger goes on.
        seek(us) {
          this.isDemonstrating = false;
          if (this.live.isRunning) this.toggle();
          if (!this.live.isRunning && this.store.count > 0) this.player.seek(us);
        }

        // The event before or after the cursor.
        jump(direction) {
          const { columns: { time_us: times }, events } = this.store;
          const places = events.map((event) => times[event.frame]);
          const { cursor } = this.player;
          const found = direction > 0 ? places.find((us) => us > cursor) : places.findLast((us) => us < cursor);
          if (found !== undefined) this.seek(found);
        }

        scrub(us) {
          if (this.live.isRunning || this.store.count === 0) return;
          const index = rowAt(this.store, us);
          if (this.isDemonstrating && !this.player.isPlaying && us === this.player.end) {
            this.isDemonstrating = false;
            this.player.seek(0);
            return;
          }
          this.paper.setCursor(us);
          // A card that another one comes over, or that goes, keeps its items.
          const [before] = Phone.before(this.store, index);
          if (this.hasItems && before < index && !this.phone.keeps(this.store, before)) {
            this.phone.show(this.store, before);
            this.showItems(this.itemsAt(before));
          }
          this.showFrame(index, this.hasItems ? this.itemsAt(index) : []);
          this.showTime();
          this.bar.showPlaying(this.player.isPlaying);
          if (!this.player.isPlaying) this.events.mark(index);
        }

        // Shows the instant at the cursor, and the frame; of a line before, that which the phone shows.
        showTime(rows = this.store, us = this.player.cursor) {
          if (this.live.isRunning) return;
          if (rows.count === 0) {
            this.bar.showTime(0, 0);
            return;
          }
          const index = rowAt(rows, us);
          const { time_us: times, card_y_pt: ys, card_velocity_pt_s: velocities } = rows.columns;
          this.bar.showTime(times[index], index, ys[index], velocities[index]);
        }

        // The content's parts in a frame: those of its timeline up to there.
        itemsAt(index) {
          this.engine.rerun({ ...this.shownBy, limit: Math.min(index + 1, Playground.FRAMES) });
          return this.engine.items('timeline');
        }

        // The card's top left corner and its width, points: in the frame shown last, or before a session's first one.
        get card() { return this.store.count > 0 ? this.cardAt(this.store.count - 1) : this.firstCard; }

        cardAt(index) {
          const { card_x_pt: x, card_y_pt: y, card_width_pt: width } = this.store.columns;
          return { x: x[index] || 0, y: y[index], width: width[index] || this.data.meta.screen.width };
        }

        get cardY() { return this.card.y; }

        // MARK: Taking home

        digest() { return this.texts.digest(this.engine.rerun({ which: 'session', limit: this.store.count })); }

        // Shows a link's or a session's feel, and says so in words. times: the session's frames, if they are known.
        use(state, words, times = null) {
          if (this.live.isBegun || this.live.inputs.length > 0) this.reset();
          this.beside.stop();
          this.beside.begin();
          this.shownBy = Playground.SCENARIO;
          this.tellAbout(words);
          this.usePreset(state.chosen);
          this.feel.values = this.feel.usual.slice();
          for (const [name, text] of state.settings) {
            const index = this.data.keys.findIndex((key) => key.name === name);
            const value = index < 0 ? undefined : TakeHome.value(this.data.keys[index], text);
            if (value !== undefined) this.feel.values[index] = value;
          }
          this.live.inputs = state.inputs;
          this.played = times && { preset: this.preset, values: this.feel.values.slice(), times };
          this.feel.refresh();
          this.retune();
          this.isBroughtBack = words !== undefined;
          this.replay();
        }

        // True if a session under a preset takes all of some inputs.
        takes(inputs, preset) {
          this.open(this.lab, preset);
          this.lab.begin();
          return inputs.every(([method, us, ...fields]) => this.lab[method](us, ...fields) >= 0);
        }
      }

      """#
    static let playkeysJs: StaticString = #"""
      // The keys of the playground, and the words by which its list tells them.

      'use strict';

      function playgroundKeys(page) {
        const { presets: all, keyNames: names } = page.data;
        const presets = all.slice(0, 9);
        const key = (name) => page.command('key', names.indexOf(name));
        return [
          { keys: 'F ⇧F', words: 'flick up or down', on: { f: ({ shiftKey }) => page.flick(shiftKey ? 160 : -160) } },
          { keys: 'G ⇧G', words: 'scroll on or back', on: { g: ({ shiftKey }) => page.flick(shiftKey ? 160 : -160, \#
      true) } },
          {
            keys: '↑ ↓', words: 'the card’s own keys',
            on: { ArrowUp: () => key('expand'), ArrowDown: () => key('collapse') },
          },
          ...(page.data.meta.pages ? [{
            keys: 'N ⇧N', words: 'turn to the next page, to the one before',
            on: { n: ({ shiftKey }) => key(shiftKey ? 'previous_page' : 'next_page') },
          }] : []),
          ...(page.data.cards.length > 1 ? [{
            keys: 'P Esc', words: 'push a card, pop it',
            on: { p: () => page.command('push', page.nextCard), Escape: () => page.command('pop', 1) },
          }] : []),
          ...readingKeys(page, 'play or pause, a moving card too'),
          { keys: '/', words: 'find an event', on: { '/': () => page.events.find() } },
          {
            keys: `1–${presets.length}`, words: `the presets ${presets.map(({ name }) => name).join(', ')}`,
            on: Object.fromEntries(presets.map((_, index) => [`${index + 1}`, () => page.choosePreset(index)])),
          },
          { keys: 'R', words: 'the gesture under all presets', on: { r: () => page.beside.runUnderAllPresets() } },
          {
            keys: 'K B', words: 'keep this line; hold B to see it',
            on: { k: () => page.beside.keep(), b: (event) => event.repeat || page.beside.show(true) },
          },
          { keys: 'C', words: 'copy a link to this feel', on: { c: () => page.home.copyLink() } },
        ];
      }

      """#
    static let reportCss: StaticString = #"""
      /* The report: header, player, and an article for each timeline. */
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
      .phone.waiting .screen > :not(.map, .outline) { visibility: hidden; }
      .phone .start { position: absolute; inset: 12% 4px auto; text-align: center; z-index: 1; }
      .paper { flex: 1 1 0; min-width: 0; position: relative; }
      .paper canvas { display: block; width: 100%; font-size: .6875rem; cursor: crosshair; touch-action: pan-y; }
      .bar-of-controls { display: flex; flex-wrap: wrap; gap: .375rem; align-items: center; }
      .choice { display: inline-flex; gap: .375rem; align-items: center; min-width: 0; max-width: 100%; }
      .choice select { min-width: 0; }
      .time { min-width: min(12rem, 100%); font-variant-numeric: tabular-nums; }
      .said { color: var(--soft); min-height: 1.5em; }
      /* A name or a word breaks where it must, so that every number is whole. */
      .cells th { overflow-wrap: anywhere; min-width: 5rem; }
      .cells .word { overflow-wrap: anywhere; white-space: normal; min-width: 5rem; }
      .cells thead .n { overflow-wrap: normal; white-space: normal; min-width: 4.5rem; }
      .apart.cells { flex-basis: 23rem; }
      .apart thead .n { min-width: 5.9rem; }
      .apart thead small { min-height: 1.45em; }
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
      .static figcaption { max-width: 40rem; }
      .js .static, .js .plain { display: none; }
      .parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: var(--gap);
        align-items: start; }
      .parts > * { min-width: 0; overflow-x: auto; }
      .events ol { list-style: none; margin: 0; padding: 0; max-height: 26rem; overflow: auto; }
      .events li { border-bottom: 1px solid var(--grid); padding: .125rem 0; }
      .events button { width: 100%; text-align: left; border: 0; background: none; padding: 0 .25rem; }
      .events button:hover { background: var(--panel); }
      .events small { display: inline-block; min-width: 5.5rem; text-align: right; font-variant-numeric: \#
      tabular-nums; }
      .events .now { background: color-mix(in srgb, var(--c0) 14%, var(--ground)); }
      /* In a narrow window the picture stays in sight above its controls. */
      @media (max-width: 34.99rem) and (min-height: 28rem) {
        .left { display: flex; flex-direction: column; }
        .left .stage { order: -1; position: sticky; top: 0; z-index: 2; background: var(--ground); }
      }
      @media print {
        html { font-size: 75%; }
        #player, nav, .glossary, dialog { display: none !important; }
        .js .entry:not(.shown) { display: block; }
        .js .static { display: block; }
        main { display: block; }
        .entry { break-after: page; border: 0; }
        .events ol { max-height: none; }
        .events li, tr { break-inside: avoid; }
        .scroll, .parts > * { overflow: visible; max-height: none; }
        /* A long name pushes no column off the paper. */
        .parts td:not(.n), .parts th { white-space: normal; overflow-wrap: anywhere; }
        .events button { min-height: 0; }
      }

      """#
    static let reportJs: StaticString = #"""
      // The report: a player over its timelines, and what stands in the page brought to life.

      'use strict';

      // Lists events after those that stand in the page.
      function listEvents(events, list) {
        for (const [frame, us, instant, text] of events) {
          const item = make('li', '', list);
          item.dataset.at = `${frame} ${us}`;
          make('small', '', item).textContent = instant;
          item.append(' ');
          make('code', '', item).textContent = text;
        }
      }

      class Report {
        constructor(data) {
          this.band = data.band;
          this.entries = data.entries.map((entry, index) => {
            const article = document.getElementById(`s${index}`);
            listEvents(entry.events, article.querySelector('.events ol'));
            const events = [...article.querySelectorAll('[data-at]')].map((item) => {
              const [frame, us] = item.dataset.at.split(' ').map(Number);
              return { frame, us, item, text: item.querySelector('code').textContent };
            });
            const { phone, detents } = entry;
            return { ...entry, index, article, events, meta: { ...phone, detents, events }, unpacked: null };
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
          this.keys = new Keys(this.desk.element, readingKeys(this));
          // In the next frame: a new size within the notice of one is an error in some browsers. The phone is as \#
      high as the
          // window allows, which may change by itself.
          const fit = () => requestAnimationFrame(() => this.desk.fit());
          new ResizeObserver(fit).observe(this.desk.stage);
          addEventListener('resize', fit);
        }

        rows(entry) {
          if (!entry.unpacked) entry.unpacked = { ...unpackRows(entry), events: entry.events };
          return entry.unpacked;
        }

        // Shows A, and B beside it; null: A alone.
        choose(a, b) {
          this.a = this.entries[a];
          this.b = b === null || b === undefined || b === a ? null : this.entries[b];
          const rows = this.rows(this.a);
          const isHeld = this.b && (this.a.held === b || this.b.held === a);
          this.comparison = this.b ? new Comparison(rows, this.rows(this.b), this.band, isHeld) : null;
          for (const entry of this.entries) entry.article.classList.toggle('shown', entry === this.a || entry === \#
      this.b);
          for (const link of document.querySelectorAll('nav a')) {
            link.setAttribute('aria-current', `${link.hash === `#s${a}`}`);
          }
          this.besideMetrics();
          // Time goes on to the end of both, and begins with the first of both.
          const others = this.b ? this.rows(this.b) : rows;
          const end = ({ columns, count }) => columns.time_us[count - 1];
          this.clock = end(others) > end(rows) ? others : rows;
          const { time_us: times } = this.clock.columns;
          const { time_us: otherTimes } = (this.clock === rows ? others : rows).columns;
          const all = [...otherTimes.filter((us) => us < times[0]), ...times];
          this.times = { count: all.length, columns: { time_us: all } };
          // Variants are compared at one instant; of a table that has ended there, the last one shows.
          const [begin] = rows.columns.time_us;
          const cursor = Math.min(Math.max(this.player.cursor, begin), all[all.length - 1]);
          [this.player.times, this.player.count, this.player.cursor] = [all, all.length, cursor];
          this.desk.show();
          this.player.seek(cursor);
        }

        // B's metrics in a column beside A's.
        besideMetrics() {
          for (const cell of document.querySelectorAll('.metrics .of-b')) cell.remove();
          for (const row of document.querySelectorAll('.metrics .differs')) row.classList.remove('differs');
          for (const head of document.querySelectorAll('.metrics thead tr')) head.cells[1].textContent = 'value';
          if (!this.b) return;
          const read = (entry) => [...entry.article.querySelectorAll('.metrics tr')];
          const values = new Map(read(this.b).map((row) => [row.cells[0].textContent, row.cells[1].textContent]));
          for (const row of read(this.a)) {
            const isHead = row.parentElement.localName === 'thead';
            const cell = make(isHead ? 'th' : 'td', 'n of-b', row);
            const other = isHead ? 'B' : values.get(row.cells[0].textContent) || '';
            cell.textContent = other;
            if (isHead) [cell.scope, row.cells[1].textContent] = ['col', 'A'];
            else row.classList.toggle('differs', other !== '' && other !== row.cells[1].textContent);
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
              this.desk.stage.scrollIntoView({ block: 'nearest' });
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

        // MARK: What the keys do

        get paper() { return this.desk.paper; }

        get first() { return this.player.times[0]; }

        get last() { return this.player.end; }

        toggle() { this.player.toggle(); }

        step(frames) { this.player.step(frames); }

        seek(us) { this.player.seek(us); }
      }

      const report = new Report(carried.data);

      """#
    static let rowsJs: StaticString = #"""
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

      """#
    static let snippetJs: StaticString = #"""
      // The motion of a release in the notation of one's platform, with its error. The code is the tool's own, \#
      with the
      // engine's numbers in its blanks.

      'use strict';

      class Snippet {
        static DIGITS = 6;

        // release: an EXPLANATION; which: where the engine has it; platform: of the tool's list; command: what the \#
      tool calls
        // the timeline.
        // Returns {code, words}: words alone if there is no code.
        static of(platform, release, engine, which, command) {
          if (!release) return { code: '', words: 'Let the card go, and here stands the motion of that release.' };
          if (Number.isNaN(release.response)) {
            return {
              code: '',
              words: `No spring moved the card: it went by a curve. ‘cardsim export ${command} --target \#
      css-bezier’, or another `
                + 'target, writes that.',
            };
          }
          return platform.tolerance ? Snippet.lines(platform, engine, which) : Snippet.spring(platform, release, \#
      engine, which);
        }

        static spring(platform, release, engine, which) {
          const kind = release.dampingRatio > 1 ? platform.overdamped : platform.swinging;
          if (!kind) return { code: '', words: `${platform.name} has no spring of this damping ratio.` };
          const number = (name) => Number(release[name].toPrecision(Snippet.DIGITS));
          const code = kind.code.replace(/\{(\w+)\}/g, (_, name) => TimelineTexts.shortest(number(name)));
          const [first, second] = kind.form.split(' ').map(number);
          const error = engine.roundingError(kind.form, first, second, which) + kind.error;
          const stiffened = release.isStiffened
            ? 'This is the spring that ran: the settings’ would overshoot too far (motion.edge_overshoot_max). '
            : '';
          return {
            code: Snippet.headed(platform, error, code),
            words: `${stiffened}‘from’ and ‘to’ are the card’s top edge before and after, ‘velocity’ is \#
      ${Snippet.start(release)}: `
              + `points and points per second, positive downward. ${[...kind.notes, ''].join(' ')}Evidence: \#
      ${platform.evidence}.`,
          };
        }

        // Not every preset begins a motion with the finger's velocity.
        static start({ velocity, startVelocity }) {
          return startVelocity === velocity ? 'the finger’s'
            : `that of the motion’s start, here ${number(startVelocity)}, and not the finger’s`;
        }

        // CSS's linear(): the motion of this one release, since CSS takes no velocity.
        static lines(platform, engine, which) {
          const lines = engine.lines(platform.tolerance, which);
          if (!lines) return { code: '', words: 'The card went nowhere, so there is no motion.' };
          const { duration, places, percents, corners } = lines;
          const trimmed = (number, digits) => TimelineTexts.shortest(Number(TimelineTexts.fixed(number, digits)));
          const stops = corners.map(({ time, part }, index) => (index === 0 || index === corners.length - 1
            ? trimmed(part, 17) : `${trimmed(part, places)} ${trimmed((time / duration) * 100, percents)}%`));
          const rows = [];
          let row = ' ';
          stops.forEach((stop, index) => {
            const piece = ` ${stop}${index < stops.length - 1 ? ',' : ''}`;
            if (row.length > 1 && row.length + piece.length > 100) {
              rows.push(row);
              row = ' ';
            }
            row += piece;
          });
          rows.push(row);
          const code = `transition-duration: ${trimmed(duration * 1000, 3)}ms;\n`
            + `transition-timing-function: linear(\n${rows.join('\n')}\n);\n`;
          return {
            code: Snippet.headed(platform, platform.tolerance, code),
            words: `${corners.length} points, of this one release: CSS takes no velocity. It ends when less than `
              + `${platform.tolerance} pt are left. Evidence: ${platform.evidence}.`,
          };
        }

        // The error is rounded up, so that it is a bound.
        static headed({ name, comment: [before, after] }, error, code) {
          const bound = (Math.max(1, Math.ceil(error * 1e4 - 1e-5)) / 1e4).toFixed(4);
          return `${before}${name}: at most ${bound} pt off${after}\n${code}`;
        }
      }

      """#
    static let storeJs: StaticString = #"""
      // The rows of an engine as the paper and the phone take them; their contract stands at the head of paper.js.

      'use strict';

      class RowStore {
        // names: those of the columns in their order; words: for columns of words, the texts by number; channels: \#
      the names of
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

      """#
    static let takeJs: StaticString = #"""
      // All that one takes home: the session as a scenario, the gesture as CSV, the motion in the notation of \#
      one's platform with
      // its error, a link that is the feel, and the command that repeats the session, with its digest.

      'use strict';

      class TakeHome {
        static PHASES = ['began', 'moved', 'stationary', 'ended', 'cancelled'];

        constructor(element, page) {
          [this.element, this.page] = [element, page];
          make('h2', '', element).textContent = 'Take it home';
          const label = make('label', 'choice', element);
          make('span', '', label).textContent = 'The motion for';
          this.platform = make('select', '', label);
          for (const [index, { name }] of page.data.snippets.entries()) {
            const option = make('option', '', this.platform);
            [option.value, option.textContent] = [index, name];
          }
          this.platform.addEventListener('change', () => {
            page.tellAgain();
            this.showSnippet();
          });
          this.snippet = make('pre', 'code', element);
          this.words = make('p', 'soft', element);
          const button = (text, action, place) => {
            const one = make('button', '', place);
            one.type = 'button';
            one.textContent = text;
            one.addEventListener('click', () => action(one));
            return one;
          };
          this.copyCode = button('Copy this code', (one) => this.copy(this.snippet.textContent, one), element);
          make('h3', '', element).textContent = 'The session';
          const buttons = make('p', 'buttons', element);
          this.buttons = [
            button('Save as a scenario', () => this.tell(TakeHome.save('session.json', this.scenario())), buttons),
            button('Save the gesture as CSV', () => this.tell(TakeHome.save('gesture.csv', this.gesture())), buttons),
          ];
          button('Copy a link to this feel', (one) => this.copyLink(one), buttons);
          button('Copy as Markdown', (one) => this.copy(this.markdown(), one), buttons);
          this.reason = make('p', 'soft', element);
          this.note = make('p', 'soft', element);
          this.note.setAttribute('aria-live', 'polite');
          this.command = make('pre', '', element);
        }

        // Brings it in sight.
        show() {
          this.element.scrollIntoView();
          this.platform.focus({ preventScroll: true });
        }

        // Call this after the session or a setting changed.
        refresh() {
          const { live, data } = this.page;
          const has = live.inputs.length > 0 && live.last >= 0 && !this.page.isRetuned && !this.page.isTooLong;
          this.buttons[0].disabled = !has;
          this.buttons[1].disabled = !live.inputs.some(([method]) => method === 'touch');
          this.reason.hidden = has || this.page.isRetuned;
          this.reason.textContent = this.page.isTooLong ? 'The session is too long to be repeated: clear it, and \#
      begin anew.'
            : 'Drag the card first: then there is a gesture to save.';
          this.showSnippet();
          this.command.textContent = has
            ? `cardsim run session.json --digest\n${this.page.digest()}`
            : `cardsim run ${data.command}${this.options()}`;
        }

        showSnippet() {
          const { release, engine, told, data, live } = this.page;
          const command = live.inputs.length > 0 ? 'session.json' : `${data.command}${this.options()}`;
          const { code, words } = Snippet.of(data.snippets[Number(this.platform.value)], release, engine, told, \#
      command);
          this.snippet.textContent = code;
          this.snippet.hidden = code === '';
          this.copyCode.disabled = code === '';
          this.words.textContent = words;
        }

        gesture() {
          const lines = [this.page.data.gestureHeader];
          const touches = this.page.live.inputs.filter(([method]) => method === 'touch')
            .sort(([, one], [, other]) => one - other);
          for (const [, us, phase, pointer, x, y] of touches) {
            lines.push([us - touches[0][1], TakeHome.PHASES[phase], pointer, x, y].join());
          }
          return `${lines.join('\n')}\n`;
        }

        // The scenario's own text, with the session's inputs and frames in place of its own.
        scenario() {
          const { live, data, store } = this.page;
          const inputs = [];
          let touches = null;
          for (const [begins, [method, us, ...fields]] of Live.inOrder(live.inputs)) {
            if (method === 'touch') {
              const [phase, ...rest] = fields;
              // Each gesture is an input of its own: under another preset it begins on the same part of the card.
              if (begins || !touches) {
                touches = [];
                inputs.push({ at: `${us}us`, touches });
                touches.start = us;
              }
              touches.push([us - touches.start, TakeHome.PHASES[phase], ...rest]);
            } else {
              touches = null;
              inputs.push({ at: `${us}us`, ...this.input(method, fields) });
            }
          }
          const document = { ...data.members, ...this.settingMembers() };
          // Those words are about the scenario's own gesture.
          delete document.about;
          // Under another preset a card appears at the detent of the same rank, and so its fades and channels are.
          const { appearances, renamed } = this.page.preset;
          const other = (name) => renamed?.[name] ?? name;
          const owned = new Set(document.cards.flatMap(({ detents }) => Object.keys(detents ?? {})));
          document.cards = document.cards.map((card, index) => {
            const own = appearances[index] ? { ...card, detent: appearances[index] } : { ...card };
            if (own.detents) return { ...own, detents: this.detents(own.detents) };
            if (own.fades) own.fades = TakeHome.renamed(own.fades, other);
            if (own.largest_undimmed_detent) own.largest_undimmed_detent = other(own.largest_undimmed_detent);
            return own;
          });
          document.channels &&= document.channels.map(({ name, card, follows, ...rest }) => ({
            name, card, follows, ...TakeHome.renamed(rest, (detent) => (owned.has(detent) ? detent : other(detent))),
          }));
          document.frames_us = Array.from(store.columns.time_us.subarray(0, store.count));
          document.taps_by_touch = true;
          document.inputs = inputs;
          return `${JSON.stringify(document)}\n`;
        }

        input(method, [first]) {
          const { data } = this.page;
          if (method === 'key') return { key: data.keyNames[first] };
          if (method === 'other') return this.page.engine.others[first].members;
          if (method === 'push') return { push: data.cards[first] };
          return { pop: first === 1 ? true : first };
        }

        // Renames the keys and the texts of a value.
        static renamed(value, name) {
          if (typeof value === 'string') return name(value);
          if (Array.isArray(value)) return value.map((one) => TakeHome.renamed(one, name));
          if (value === null || typeof value !== 'object') return value;
          return Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), TakeHome.renamed(one, \#
      name)]));
        }

        // A card's detents as the scenario's screen has them: a y that was written for another one keeps its share \#
      of the
        // height.
        detents(places) {
          const { detentScale } = this.page.data;
          if (!detentScale) return places;
          const scaled = (place) => (typeof place === 'number' ? place * detentScale : place);
          return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, typeof place.place === \#
      'number'
            ? { ...place, place: scaled(place.place) } : scaled(place)]));
        }

        // MARK: Settings as they are written

        // A setting's value as it is written.
        plain(index) {
          const { feel, data } = this.page;
          const [key, value] = [data.keys[index], feel.values[index]];
          if (key.kind === 'choice') return key.words[Number(value)][0];
          const word = (key.words || []).find(([, number]) => number === null && value === Infinity);
          return word ? word[0] : `${value}`;
        }

        // The value of a written setting; undefined: it is none.
        static value(key, text) {
          const word = (key.words || []).findIndex(([one]) => one === text);
          if (key.layout) return undefined;
          if (key.kind === 'choice') return word >= 0 ? BigInt(word) : undefined;
          if (key.kind === 'flag') return { true: true, false: false }[text];
          if (key.kind !== 'number') return undefined;
          if (word >= 0) return key.words[word][1] ?? Infinity;
          const number = Number(text);
          return number >= key.low && number <= key.high && (!key.whole || Number.isInteger(number)) ? number : \#
      undefined;
        }

        // The options that make the scenario what it is now: the command line's own, and what was changed since.
        options() {
          const { preset, data, feel } = this.page;
          const words = { ...data.options.set };
          for (const index of feel.changed) {
            const { name } = data.keys[index];
            words[name] = `${name}=${this.plain(index)}`;
          }
          return TakeHome.written(preset === data.presets[0] ? data.options.preset : preset.name, \#
      data.options.device, words);
        }

        // Options as one types them; empty ones are left out. set: the words `key=value`.
        static written(preset, device, set) {
          const all = [['preset', preset], ['device', device], ...Object.values(set).map((word) => ['set', word])];
          return all.map(([name, word]) => (word ? ` --${name} ${word}` : '')).join('');
        }

        settingMembers() {
          const { preset, data, feel } = this.page;
          const own = Object.fromEntries(feel.changed.map((index) => {
            const [key, value] = [data.keys[index], feel.values[index]];
            return [key.name, typeof value === 'number' && Number.isFinite(value) || typeof value === 'boolean'
              ? value : this.plain(index)];
          }));
          const members = { preset: preset.base ?? preset.name };
          const set = { ...preset.set, ...own };
          if (Object.keys(set).length > 0) members.set = set;
          return members;
        }

        markdown() {
          const { data, live, release, preset, why } = this.page;
          const name = live.inputs.length > 0 ? 'A session in the playground' : data.name;
          const lines = [`**${name}**, ${this.options().trim() || preset.name}`, ''];
          if (release) lines.push(why.verdict.textContent, why.reason.textContent, why.flips.textContent, '');
          lines.push('```sh', this.command.textContent, '```', '');
          return lines.join('\n');
        }

        tell(words) { this.note.textContent = words; }

        copyLink(button = null) {
          const { link } = this.page.memory;
          if (link) return this.copy(link, button);
          return this.tell(`The session is longer than the ${FeelLink.END / 6e7} minutes of a link: save it as a \#
      scenario.`);
        }

        // The button that was pressed says that it worked, and so does the note.
        async copy(text, button = null) {
          const link = text.startsWith('file:')
            ? 'Copied. It works on this computer alone: to share it, send this file and what follows the # of the \#
      link.'
            : 'Copied.';
          try {
            await navigator.clipboard.writeText(text);
            this.note.textContent = link;
            // The note may be out of sight.
            this.page.bar.say('copied');
            if (!button) return;
            const words = button.textContent;
            if (words === 'Copied') return;
            // It keeps its width, and its neighbours their places.
            button.style.width = `${button.getBoundingClientRect().width}px`;
            button.textContent = 'Copied';
            setTimeout(() => { [button.textContent, button.style.width] = [words, '']; }, 1500);
          } catch {
            // A page that was opened as a file may not reach the clipboard: the text is shown to be copied by hand.
            this.note.textContent = text;
            this.page.bar.say('not copied: see below');
            this.note.scrollIntoView({ block: 'nearest' });
          }
        }

        static save(name, text) {
          const link = document.createElement('a');
          link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
          link.download = name;
          link.click();
          setTimeout(() => URL.revokeObjectURL(link.href), 1000);
          return `Saved ${name}.`;
        }
      }

      """#
    static let unpackJs: StaticString = #"""
      // Unpacks what a page carries: bytes as text, two signs for 13 or 14 bits, and these as LZMA. \#
      Sources/CardPage/Packing packs
      // it: PackedText.swift says how the signs count, LZMAModel.swift what the places are.

      'use strict';

      // The bytes of a text of signs.
      function packedBytes(text) {
        const bytes = new Uint8Array(text.length * 7 >> 3);
        let [bits, held, at] = [0, 0, 0];
        // From the blank to ~, without " and <.
        const sign = (code) => code - 32 - (code > 34) - (code > 60);
        // The first one turns the others.
        const turn = sign(text.charCodeAt(0));
        const part = (i) => (sign(text.charCodeAt(i)) + 93 - turn) % 93;
        for (let i = 1; i < text.length; i += 2) {
          const two = part(i) * 93 + part(i + 1);
          bits |= two << held;
          held += (two & 8191) > 456 ? 13 : 14;
          for (; held >= 8; held -= 8, bits >>= 8) {
            bytes[at] = bits;
            at += 1;
          }
        }
        return bytes;
      }

      // The decisions that packed bytes hold, one by one: LZMA's range decoder.
      class Coder {
        constructor(packed, from, n) {
          [this.packed, this.at] = [packed, from + 5];
          [this.range, this.code] = [0xffffffff, 0];
          for (let i = from + 1; i < from + 5; i += 1) this.code = this.code * 256 + packed[i];
          // Probabilities of a 0, of 2048.
          this.zeros = new Uint16Array(n).fill(1024);
        }

        next(i) {
          const zero = this.zeros[i];
          const bit = this.decide((this.range >>> 11) * zero);
          this.zeros[i] = bit === 1 ? zero - (zero >> 5) : zero + (2048 - zero >> 5);
          return bit;
        }

        // A decision, which is a 1 with a chance of so many in 65536.
        bit(chance) {
          return this.decide((this.range >>> 16) * (65536 - chance));
        }

        // A 0 below a bound of the range.
        decide(bound) {
          const one = this.code >= bound;
          if (one) this.code -= bound;
          this.range = one ? this.range - bound : bound;
          while (this.range < 0x1000000) this.shift();
          return one ? 1 : 0;
        }

        shift() {
          this.range *= 256;
          this.code = this.code * 256 + this.packed[this.at];
          this.at += 1;
        }

        // Bits that have no probability, the highest first.
        plain(n) {
          let bits = 0;
          for (let i = 0; i < n; i += 1) {
            this.range = Math.floor(this.range / 2);
            const one = this.code >= this.range;
            if (one) this.code -= this.range;
            bits = bits * 2 + (one ? 1 : 0);
            if (this.range < 0x1000000) this.shift();
          }
          return bits;
        }

        // Bits of which each has its probability by those before it, the highest first.
        tree(at, n) {
          let node = 1;
          for (let i = 0; i < n; i += 1) node = node * 2 + this.next(at + node);
          return node - (1 << n);
        }

        // The same, the lowest first.
        reversed(at, n) {
          let [node, bits] = [1, 0];
          for (let i = 0; i < n; i += 1) {
            const bit = this.next(at + node);
            node = node * 2 + bit;
            bits |= bit << i;
          }
          return bits;
        }

        // A byte of which, after a match, the byte at the same distance is the likeliest.
        byte(at, like) {
          let node = 1;
          while (like !== null && node < 0x100) {
            const top = like >> 7 & 1;
            const bit = this.next(at + (1 + top << 8) + node);
            node = node * 2 + bit;
            like = bit === top ? like << 1 : null;
          }
          while (node < 0x100) node = node * 2 + this.next(at + node);
          return node & 0xff;
        }

        length(at) {
          if (!this.next(at)) return 2 + this.tree(at + 2, 3);
          return this.next(at + 1) ? 18 + this.tree(at + 18, 8) : 10 + this.tree(at + 10, 3);
        }

        distance(length) {
          const slot = this.tree(72 + 64 * Math.min(length - 2, 3), 6);
          if (slot < 4) return slot + 1;
          const n = (slot >> 1) - 1;
          const first = (2 + slot % 2) * 2 ** n;
          if (slot < 14) return first + this.reversed(328 + first - slot - 1, n) + 1;
          return first + this.plain(n - 4) * 16 + this.reversed(443, 4) + 1;
        }
      }

      // The bytes that were packed.
      function unpacked(text) {
        const packed = packedBytes(text);
        const bits = packed[0];
        const bytes = new Uint8Array(new DataView(packed.buffer).getUint32(5, true));
        const coder = new Coder(packed, 13, 1007 + (0x300 << bits));
        const back = new Uint32Array(4).fill(1);
        let [at, state] = [0, 0];
        while (at < bytes.length) {
          if (!coder.next(state)) {
            const set = 1007 + 0x300 * ((at > 0 ? bytes[at - 1] : 0) >> 8 - bits);
            bytes[at] = coder.byte(set, state < 7 ? null : bytes[at - back[0]]);
            at += 1;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
          }
          let length = 1;
          if (!coder.next(12 + state)) {
            length = coder.length(459);
            back.copyWithin(1, 0);
            back[0] = coder.distance(length);
            state = state < 7 ? 7 : 10;
          } else {
            const older = coder.next(24 + state);
            if (!older && !coder.next(60 + state)) {
              state = state < 7 ? 9 : 11;
            } else {
              if (older) {
                const i = coder.next(36 + state) ? 2 + coder.next(48 + state) : 1;
                const distance = back[i];
                back.copyWithin(1, 0, i);
                back[0] = distance;
              }
              length = coder.length(733);
              state = state < 7 ? 8 : 11;
            }
          }
          for (const end = at + length; at < end; at += 1) bytes[at] = bytes[at - back[0]];
        }
        return bytes;
      }

      """#
    static let whyJs: StaticString = #"""
      // Why the card went where it went, in words, and how little would have sent it elsewhere, drawn as a margin. \#
      The
      // sentences are the tool's, with numbers in their places.

      'use strict';

      class Why {
        constructor(element, data) {
          this.data = data;
          make('h2', '', element).textContent = 'Why it went there';
          this.verdict = make('p', 'verdict', element);
          // Read aloud once a card rests or a slider is let go, and not for each of its steps.
          this.said = make('p', 'said', element);
          this.said.setAttribute('aria-live', 'polite');
          this.reason = make('p', '', element);
          this.margin = make('div', 'margin', element);
          this.margin.setAttribute('role', 'img');
          [this.needle, this.edge] = ['needle', 'edge'].map((name) => make('div', name, this.margin));
          this.scale = make('p', 'soft scale', element);
          this.flips = make('p', 'soft', element);
          this.clear();
        }

        clear(text) {
          this.verdict.textContent = text || 'Let the card go, and here stands why it went where it went.';
          this.reason.textContent = '';
          this.flips.textContent = '';
          [this.margin.hidden, this.scale.hidden] = [true, true];
        }

        say() { this.said.textContent = this.verdict.textContent; }

        // No release chose a detent, for a reason; without one, nothing happened yet.
        tellNone(reason) { this.clear(reason && `No release chose a detent: ${reason}.`); }

        // release: an EXPLANATION; names: the scenario's; mover: the words for what moved the card or its content \#
      after it, if
        // anything did.
        show(release, names, mover = '') {
          const name = (id) => names[id] ?? '';
          const velocity = `at ${number(release.velocity)} pt/s`;
          const target = name(release.target);
          const time = `after ${number(release.duration, 2)} s`;
          const end = Number.isNaN(release.momentumVelocity) ? `is at rest ${time}`
            : `is there ${time}; its content goes on at ${number(release.momentumVelocity)} pt/s`;
          this.verdict.textContent = mover
            ? `${mover} last. Let go before that, ${velocity}, it went to ${target}.`
            : `Let go ${velocity}, the card goes to ${target}, and ${end}.`;
          const stiffened = release.isStiffened
            ? ' Its spring is stiffened: the setting’s would carry the card too far beyond its target.' : '';
          const attempt = release.isAttempt ? this.data.attempt : '';
          const reason = release.isFastDismissal ? this.data.fastDismissal : this.data.reasons[release.rule];
          this.reason.textContent = `Because ${attempt}${reason}.${stiffened}`;
          const parts = [
            ...Why.flip(release.velocityChange, 'pt/s', name(release.velocityTarget), Why.faster(release)),
            ...Why.flip(release.distanceChange, 'pt', name(release.distanceTarget), ['lower', 'higher'],
              ['', ', below the lowest detent,', ', above the highest detent,'][release.distancePlace]),
          ];
          const words = parts.join('; ');
          this.flips.textContent = words ? `${words[0].toUpperCase()}${words.slice(1)}.`
            : 'Nothing near would have sent it elsewhere.';
          this.drawMargin(release);
        }

        // The words for a change that leads elsewhere; none: no change does. more: the words for any change, up \#
      and down.
        static flip(change, unit, target, more, where = '') {
          if (Number.isNaN(change)) return [];
          const size = Math.abs(change);
          if (size < 0.00005) return [`on the edge: any ${more[change > 0 ? 0 : 1]} would have sent it to ${target}`];
          const digits = size < 0.01 ? 4 : size < 1 ? 2 : size < 100 ? 1 : 0;
          // Rounded up: the change leads there, as it is shown.
          const shown = Math.ceil(size * 10 ** digits - 1e-9) / 10 ** digits;
          return [`${number(shown, digits)} ${unit} ${more[change > 0 ? 0 : 1]}${where} would have sent it to \#
      ${target}`];
        }

        // The words for a velocity that is changed downward, and upward: a finger that goes up is slower by what \#
      goes down.
        static faster({ velocity, velocityChange }) {
          // The change to a standstill was bisected, and may lie a little beyond it.
          const isSlower = velocity * velocityChange < 0 && Math.abs(velocityChange) <= Math.abs(velocity) + 1e-6;
          return isSlower ? ['slower', 'slower'] : ['faster downward', 'faster upward'];
        }

        // The release's velocity on a scale, and the velocity at which the target changes.
        drawMargin(release) {
          this.margin.hidden = Number.isNaN(release.velocityChange);
          this.scale.hidden = this.margin.hidden;
          if (this.margin.hidden) return;
          const edge = release.velocity + release.velocityChange;
          const most = Math.max(Math.abs(release.velocity), Math.abs(edge), 100) * 1.2;
          const place = (value) => `${50 + (value / most) * 50}%`;
          this.needle.style.left = place(release.velocity);
          this.edge.style.left = place(edge);
          const words = `Let go at ${number(release.velocity)} pt/s; the target changes at ${number(edge)} pt/s`;
          this.scale.textContent = `${words} (dashed).`;
          this.margin.setAttribute('aria-label', words);
        }
      }

      // A number with so many decimals, and a sign below 0 alone.
      function number(value, places = 0) { return signed(value, places).replace('+', ''); }

      // A number with its sign, and so many decimals; 0 has no sign.
      function signed(number, places) {
        const digits = Math.abs(number).toFixed(places);
        const sign = Number(digits) === 0 ? '' : number > 0 ? '+' : '−';
        return `${sign}${digits}`;
      }

      """#
  }
}
