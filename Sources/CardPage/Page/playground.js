// The playground: a card that one can touch, the paper beside it on which its edge is the pen, and what follows from a
// change of any setting. It draws what the engine answers, and knows no formula.
//
// The page shows one of three timelines, `shownBy`: the live session, its inputs run again under what was changed, or
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
    document.addEventListener('keyup', (event) => { if (event.key.toLowerCase() === 'b') this.beside.show(false); });
    addEventListener('blur', () => this.beside.show(false));
    // Not every slider that a finger leaves tells a change: one that was taken from it doesn't, nor one that came back.
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => this.settle());
    // In the next frame: a new size within the notice of one is an error in some browsers. The phone is as high as the
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
      if (this.preset.gone?.includes(target?.[this.store.count - 1])) this.command('other', this.preset.present);
      else this.command('key', 0);
    });
    Playground.takeKeys(this.phonePlace, 'The card');
    this.bar = new ControlBar(make('div', 'bar-of-controls', this.table), this);
    const how = make('p', 'soft', this.table);
    how.id = 'how-to';
    how.textContent = 'Drag, flick and tap the card with a finger, a pen or the mouse; with keys, F flicks it up and ⇧F '
      + 'down, G scrolls, and ? lists all keys.';
    const panels = make('div', 'panels', root);
    const section = (name) => make('section', name, panels);
    const feel = section('feel');
    make('h2', '', feel).textContent = 'Feel';
    const why = section('why');
    this.home = new TakeHome(section('take'), this);
    const { command, options } = this.data;
    const line = `cardsim playground ${command}${TakeHome.written(options.preset, options.device, options.set)}`;
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
    // Above the panels the stage leaves them half of the window, to their left it is as high as that, or as what the
    // page's head leaves of it, if that is enough, and beside them the controls below it are in sight, too. The phone
    // has what the paper's time and lanes leave, and these are left out where it would be small. Else it has a part of
    // the window: the controls lie below it.
    const main = this.table.parentElement;
    const below = innerHeight - main.offsetTop - parseFloat(getComputedStyle(main).paddingTop);
    const most = {
      above: innerHeight / 2, left: below < 400 ? innerHeight : below, beside: below - Playground.CONTROLS,
    }[place];
    const left = (lanes) => most - Playground.PADDING - this.paper.below(lanes);
    this.paper.lanes = most && left(this.lanes) < 400 ? [] : this.lanes;
    const wanted = Math.max(most ? left(this.paper.lanes) : innerHeight * 0.7, place === 'beside' || !most ? 300 : 0);
    const highest = Math.min(wanted, 640) / screen.height * screen.width;
    const width = Math.round(Math.min(highest, room * (room < 500 ? 0.62 : 0.42)));
    // A control that gets the focus isn't hidden below the stage.
    document.documentElement.style.scrollPaddingTop = place === 'above' ? `${this.stage.offsetHeight + 8}px` : '';
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

  get meta() { return { ...this.data.meta, detents: this.preset.detents[this.topCard], events: this.store.events }; }

  // MARK: The live session

  // A finger, a key or a command begins, on what is shown. Returns false if that was taken away: the card is elsewhere
  // now, and a finger would miss it.
  touched() {
    this.change();
    if (!this.live.isRunning && (this.shownBy !== Playground.SESSION || this.isInThePast) && !this.goOn()) return false;
    this.invite.hidden = true;
    this.why.clear('The card moves.');
    this.beside.begin();
    return true;
  }

  get isInThePast() { return this.store.count > 0 && this.player.cursor < this.player.end; }

  // The session goes on from the frame that is shown, whichever timeline that is of, as if that had been the session.
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

  // The card is at rest, or stands still: frames are asked for no more, and the gesture is read again and again.
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
    const isElsewhere = this.release && this.store.columns.target[this.store.count - 1] !== names[this.release.target];
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

  // One's own gesture, run again under what changed; as it was before stays as a ghost. Without a gesture it is the
  // scenario's own.
  retune() {
    this.change();
    this.stand();
    this.beside.keepBefore();
    for (const index of [...this.feel.changed, ...this.undone]) this.engine.set(index, [this.feel.values[index]]);
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

  // The inputs that were run again become the session, so that it can be taken home: once a change is made, and not for
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

  // The session as its gestures were made: under which preset, and where the card's edge was at each gesture's start.
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
      placed.push(method === 'touch' ? [method, us, phase, pointer, x, Math.round((y + by) * 100) / 100] : input);
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
    const lines = [{ rows: this.store, meta: this.meta, label: beside.lines.length > 0 ? 'now' : '', color: 0 }];
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
    // Where a finger can take the card: a press on the words is one on the header. The grab handle and the (x) stay in
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
      this.invite.style.left = `${isRightToLeft ? (x + close) * scale + free : (x + width - close) * scale - free}px`;
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
