// The playground: a card that one can touch, the paper beside it on which its edge is the pen, and what follows from a
// change of any setting. It draws what the engine answers, and knows no formula.

'use strict';

class Playground {
  constructor(data, live, lab) {
    this.data = data;
    [this.engine, this.lab, this.preset] = [live, lab, data.presets[0]];
    [this.release, this.before, this.ghosts, this.isRetuned] = [null, null, [], false];
    this.store = this.newStore();
    this.live = new Live(live, (row, isAtRest) => this.shown(row, isAtRest));
    this.build();
    this.usePreset(0);
    this.home.refresh();
    this.readLink();
    this.demonstrate();
    document.addEventListener('keydown', (event) => this.press(event));
    document.addEventListener('keyup', (event) => { if (event.key.toLowerCase() === 'b') this.showBefore(false); });
    new ResizeObserver(() => this.fit()).observe(this.stage);
  }

  newStore() {
    const { columns, texts: { phases } } = this.data;
    const names = this.preset ? this.preset.names : [];
    return new RowStore(columns, { phase: phases, card: names, target: names });
  }

  // MARK: The page's parts

  build() {
    const root = document.getElementById('desk');
    root.hidden = false;
    this.stage = make('div', 'stage', root);
    const paper = make('div', 'paper', this.stage);
    this.canvas = make('canvas', '', paper);
    this.canvas.setAttribute('role', 'img');
    this.phonePlace = make('div', 'phone', this.stage);
    this.paper = new Paper(this.canvas);
    this.phone = new Phone(this.phonePlace);
    this.phone.outline(null, 0, '');
    this.invite = make('div', 'invite', this.phonePlace);
    this.invite.textContent = 'Drag the card';
    Object.entries({
      tabindex: '0', role: 'application', 'aria-label': 'The card',
      'aria-describedby': 'how-to',
    }).forEach(([name, value]) => this.phonePlace.setAttribute(name, value));
    const how = make('p', 'soft', root);
    how.id = 'how-to';
    how.textContent = 'Drag, flick and tap with a finger, a pen or the mouse. With keys: F flicks up, ⇧F down, ↑ ↓ the '
      + 'card’s own keys, P pushes a card, Esc pops it, R runs it under all presets, B shows it as it was before, C '
      + 'copies a link; Space plays again, ← → go by frames.';
    this.buildControls(make('div', 'bar-of-controls', root));
    const panels = make('div', 'panels', root);
    const section = (name) => make('section', name, panels);
    this.why = new Why(section('why'), this.data);
    const feel = section('feel');
    make('h2', '', feel).textContent = 'Feel';
    this.feel = new Feel(feel, this.data.keys, this.data.first, () => this.retune());
    this.home = new TakeHome(section('take'), this);
    this.listenToFingers();
    this.paper.onSeek = (us) => this.seek(us);
    this.player = new Player((us) => this.scrub(us));
  }

  buildControls(bar) {
    const choice = (label, options, action) => {
      const place = make('label', 'choice', bar);
      make('span', '', place).textContent = label;
      const select = make('select', '', place);
      options.forEach(([value, text]) => {
        const option = make('option', '', select);
        [option.value, option.textContent] = [value, text];
      });
      select.addEventListener('change', () => action(select.value));
      return select;
    };
    const button = (icon, label, action) => {
      const one = make('button', icon ? 'icon' : '', bar);
      one.type = 'button';
      if (icon) one.append(Desk.icon(icon)); else one.textContent = label;
      one.setAttribute('aria-label', label);
      one.title = label;
      one.addEventListener('click', action);
      return one;
    };
    this.presets = choice('Preset', this.data.presets.map(({ name }, index) => [index, name]), (index) => {
      this.usePreset(Number(index));
      this.retune();
    });
    choice('Speed', [[1, '1×'], [0.25, '¼×'], [0.1, '⅒×']], (value) => {
      this.live.slowness = Number(value);
      this.player.rate = Number(value);
      if (this.live.isRunning) this.live.rebase(performance.now());
    });
    button('back', 'One frame back', () => this.player.step(-1));
    button('play', 'Play again', () => this.player.toggle());
    button('on', 'One frame on', () => this.player.step(1));
    this.push = button('', 'Push a card', () => this.command('push', 1));
    this.push.hidden = this.data.cards.length < 2;
    button('', 'Begin anew', () => this.reset());
    this.compare = button('', 'Under all presets', () => this.runUnderAllPresets());
    this.hold = button('', 'Before', () => {});
    this.hold.addEventListener('pointerdown', () => this.showBefore(true));
    for (const name of ['pointerup', 'pointerleave', 'blur']) {
      this.hold.addEventListener(name, () => this.showBefore(false));
    }
    this.time = make('output', 'time', bar);
  }

  // The phone is as large as the place allows; the paper takes its scale.
  fit() {
    const { screen } = this.meta;
    const room = this.stage.clientWidth;
    const highest = Math.min(Math.max(innerHeight * 0.7, 320), 640) / screen.height * screen.width;
    const width = Math.round(Math.min(highest, room * (room < 500 ? 0.62 : 0.42)));
    if (width <= 0 || this.width === width) return;
    this.width = width;
    this.phone.fit(this.meta, width);
    this.paper.scale = this.phone.scale;
    this.paper.changed();
  }

  get meta() { return { ...this.data.meta, detents: this.preset.detents, events: this.store.events }; }

  // MARK: Fingers

  listenToFingers() {
    const place = this.phonePlace;
    const point = (event) => {
      const box = place.getBoundingClientRect();
      return [(event.clientX - box.left) / this.phone.scale, (event.clientY - box.top) / this.phone.scale];
    };
    place.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 && event.pointerType === 'mouse') return;
      event.preventDefault();
      place.focus({ preventScroll: true });
      place.setPointerCapture(event.pointerId);
      this.touched();
      this.live.touch(event, 0, ...point(event));
    });
    place.addEventListener('pointermove', (event) => {
      // Every sample of the hardware, not only one a frame.
      const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
      for (const one of all.length > 0 ? all : [event]) this.live.touch(one, 1, ...point(one));
    });
    place.addEventListener('pointerup', (event) => this.live.touch(event, 3, ...point(event)));
    for (const name of ['pointercancel', 'lostpointercapture']) {
      place.addEventListener(name, (event) => this.live.touch(event, 4, ...point(event)));
    }
  }

  // A finger, a key or a command begins: what was shown before is over.
  touched() {
    this.invite.hidden = true;
    this.player.pause();
    if (this.isRetuned || this.isShow) this.reset();
    this.why.clear('A finger is down.');
    this.ghosts = [];
  }

  command(method, ...fields) {
    this.touched();
    this.live.command(method, ...fields);
  }

  // A frame of the live session.
  shown(row, isAtRest) {
    const first = row[COLUMN.correctedFirst];
    if (first < row[COLUMN.correctedEnd]) this.isCorrected = true;
    this.store.add(row);
    const index = this.store.count - 1;
    for (const event of this.engine.events()) this.note(event, index, this.store);
    this.phone.show(this.store, index);
    this.paper.follow = 2.5e6;
    this.paper.setCursor(this.store.columns.time_us[index]);
    if (this.paper.lines[0]?.rows !== this.store) this.draw();
    this.paper.changed();
    this.time.textContent = `${(this.store.columns.time_us[index] / 1000).toFixed(0)} ms`;
    if (!this.live.hasFinger) this.explain();
    if (isAtRest) this.rested();
  }

  note(event, frame, store) {
    store.events.push({ frame, us: event.us, text: this.texts.event(event) });
  }

  explain() {
    this.release = this.engine.explain();
    this.why.show(this.release, this.release ? this.preset.detentsOfCards[this.release.card] : []);
  }

  // The card is at rest: frames are asked for no more, and the gesture is read again and again.
  rested() {
    this.paper.follow = 0;
    this.before = null;
    if (this.isCorrected) this.correct();
    this.draw();
    this.paper.setCursor(this.player.end);
    [this.player.times, this.player.count] = [this.store.columns.time_us, this.store.count];
    this.player.cursor = this.player.end;
    this.explain();
    this.home.refresh();
    this.canvas.setAttribute('aria-label', `Position over time. ${this.why.verdict.textContent}`);
  }

  // Frames that were shown before a late input came are drawn as the engine corrected them.
  correct() {
    this.isCorrected = false;
    this.take(this.store, this.engine.rerun({ which: 'session', limit: this.store.count }));
  }

  // Takes a whole timeline, with its events.
  take(store, timeline) {
    store.take(timeline, Engine.row);
    for (const event of timeline.events) this.note(event, event.frame, store);
    return store;
  }

  // MARK: Changes of the feel

  usePreset(index) {
    this.preset = this.data.presets[index];
    this.presets.value = index;
    this.texts = new TimelineTexts(this.data.texts, this.preset.names);
    this.store = this.newStore();
    for (const engine of [this.engine, this.lab]) this.open(engine, this.preset);
    this.feel.take(this.preset.values, this.engine);
    this.width = 0;
    this.fit();
  }

  open(engine, preset) {
    engine.open(preset.words);
    preset.values.forEach((value, index) => {
      engine.set(index, value instanceof BigUint64Array ? value : [value]);
    });
  }

  // One's own gesture, run again under what changed; as it was before stays as a ghost.
  retune() {
    for (const index of this.feel.changed) this.engine.set(index, [this.feel.values[index]]);
    for (const index of this.undone || []) this.engine.set(index, [this.feel.values[index]]);
    this.undone = this.feel.changed;
    this.engine.apply();
    if (this.live.inputs.length === 0) {
      this.showOwn();
    } else {
      if (!this.isRetuned) this.before = this.store.copy();
      this.isRetuned = true;
      this.giveAll(this.engine);
      this.store = this.take(this.newStore(), this.engine.rerun({ hertz: 120, limit: 7200 }));
      this.ghosts = this.before ? [{ rows: this.before, label: 'before', dash: 1 }] : [];
    }
    this.draw();
    [this.player.times, this.player.count] = [this.store.columns.time_us, this.store.count];
    this.player.cursor = this.player.end;
    this.scrub(this.player.end);
    this.home.refresh();
  }

  // Gives an engine that has begun anew all inputs of the session.
  giveAll(engine) {
    engine.begin();
    for (const [method, us, ...fields] of this.live.inputs) engine[method](us, ...fields);
  }

  // The gesture under every preset: one release, many fates.
  runUnderAllPresets() {
    if (this.live.inputs.length === 0) return;
    const words = this.data.presets.map((preset) => {
      this.open(this.lab, preset);
      this.giveAll(this.lab);
      const rows = this.take(this.newStore(), this.lab.rerun({ hertz: 60, limit: 1800 }));
      return { rows, label: preset.name, ghost: true, meta: this.meta };
    });
    this.ghosts = words.filter(({ label }) => label !== this.preset.name);
    this.draw();
  }

  showBefore(isHeld) {
    if (!this.before) return;
    const rows = isHeld ? this.before : this.store;
    this.phone.show(rows, rowAt(rows, this.player.cursor));
  }

  reset() {
    this.live.reset();
    this.engine.apply();
    [this.isRetuned, this.isShow, this.before, this.ghosts, this.release] = [false, false, null, [], null];
    this.store = this.newStore();
    this.showFirst();
    this.why.clear();
    this.home.refresh();
  }

  // MARK: Showing

  draw() {
    const lines = [{ rows: this.store, meta: this.meta, label: this.ghosts.length > 0 ? 'now' : '', color: 0 }];
    for (const ghost of this.ghosts) lines.push({ meta: this.meta, color: 1, ...ghost });
    this.paper.show(lines);
  }

  // The first frame of a new session, without beginning one.
  showFirst() {
    const { rows } = this.engine.rerun({ hertz: 60, limit: 1 });
    this.firstY = rows[COLUMN.cardY];
    this.store.clear();
    this.store.add(rows);
    this.draw();
    this.phone.show(this.store, 0);
    this.store = this.newStore();
  }

  // The scenario's own timeline.
  showOwn() {
    this.store = this.take(this.newStore(), this.engine.rerun({ which: 'scenario', limit: 7200 }));
    this.isShow = true;
  }

  // At first a flick plays by itself, once, unless motion is to be reduced.
  demonstrate() {
    if (this.live.inputs.length > 0) return;
    this.showOwn();
    this.draw();
    [this.player.times, this.player.count] = [this.store.columns.time_us, this.store.count];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.player.seek(this.player.end);
    else this.player.play();
  }

  seek(us) {
    if (!this.live.isRunning) this.player.seek(us);
  }

  scrub(us) {
    if (this.live.isRunning || this.store.count === 0) return;
    const index = rowAt(this.store, us);
    this.paper.setCursor(us);
    this.phone.show(this.store, index);
    this.time.textContent = `${(this.store.columns.time_us[index] / 1000).toFixed(1)} ms, frame ${index}`;
  }

  // MARK: Keys

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const active = document.activeElement;
    if (active && active !== document.body && active !== this.phonePlace) return;
    const { screen } = this.data.meta;
    const flick = (isUp) => {
      this.touched();
      const y = this.cardY + this.data.meta.header / 2;
      const [x, by] = [screen.width / 2, isUp ? -160 : 160];
      this.live.swipe([x, y], [x, y + by], 100000);
    };
    const step = event.shiftKey ? 10 : 1;
    const actions = {
      f: () => flick(!event.shiftKey), arrowup: () => this.command('key', 0), arrowdown: () => this.command('key', 1),
      p: () => this.data.cards.length > 1 && this.command('push', 1), escape: () => this.command('pop', 1),
      ' ': () => this.player.toggle(), arrowleft: () => this.player.step(-step),
      arrowright: () => this.player.step(step), home: () => this.player.seek(0),
      end: () => this.player.seek(this.player.end), w: () => this.paper.zoom(0.5), s: () => this.paper.zoom(2),
      a: () => this.paper.pan(-0.25), d: () => this.paper.pan(0.25), b: () => this.showBefore(true),
      c: () => this.home.copy(this.link()), r: () => this.runUnderAllPresets(),
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  }

  get cardY() {
    const ys = this.store.columns.card_y_pt;
    return this.store.count > 0 ? ys[this.store.count - 1] : this.firstY;
  }

  // MARK: Taking home

  digest() { return this.texts.digest(this.engine.rerun({ which: 'session', limit: this.store.count })); }

  // The options that make the scenario what it is now.
  options() {
    const preset = this.preset === this.data.presets[0] ? '' : ` --preset ${this.preset.name}`;
    return preset + this.feel.changed.map((index) => ` --set ${this.data.keys[index].name}=${this.plain(index)}`).join('');
  }

  // A setting's value as it is written.
  plain(index) {
    const [key, value] = [this.data.keys[index], this.feel.values[index]];
    if (key.kind === 'choice') return key.words[Number(value)][0];
    const word = (key.words || []).find(([, number]) => number === null && value === Infinity);
    return word ? word[0] : `${value}`;
  }

  settingMembers() {
    const own = Object.fromEntries(this.feel.changed.map((index) => {
      const [key, value] = [this.data.keys[index], this.feel.values[index]];
      return [key.name, typeof value === 'number' && Number.isFinite(value) || typeof value === 'boolean'
        ? value : this.plain(index)];
    }));
    const members = { preset: this.preset.name };
    const set = { ...(this.data.members.set || {}), ...own };
    if (Object.keys(set).length > 0) members.set = set;
    return members;
  }

  // The feel in the link's fragment: preset, changed settings, inputs.
  link() {
    const state = {
      p: this.preset.name, s: Object.fromEntries(this.feel.changed.map((i) => [this.data.keys[i].name, this.plain(i)])),
      i: this.live.inputs,
    };
    const text = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(state))));
    return `${location.href.split('#')[0]}#${text}`;
  }

  readLink() {
    if (location.hash.length < 2) return;
    let state;
    try {
      const bytes = Uint8Array.from(atob(location.hash.slice(1)), (letter) => letter.charCodeAt(0));
      state = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      return;
    }
    const preset = this.data.presets.findIndex(({ name }) => name === state.p);
    if (preset > 0) this.usePreset(preset);
    for (const [name, text] of Object.entries(state.s || {})) {
      const index = this.data.keys.findIndex((key) => key.name === name);
      const key = this.data.keys[index];
      if (!key || key.kind === 'curve') continue;
      const word = (key.words || []).findIndex(([one]) => one === text);
      const value = key.kind === 'choice' ? BigInt(Math.max(word, 0)) : key.kind === 'flag' ? text === 'true'
        : word >= 0 ? key.words[word][1] ?? Infinity : Number(text);
      if (typeof value !== 'number' || !Number.isNaN(value)) this.feel.values[index] = value;
    }
    const methods = ['touch', 'key', 'push', 'pop'];
    const inputs = Array.isArray(state.i) ? state.i : [];
    this.live.inputs = inputs.filter(([method, ...fields]) => methods.includes(method)
      && fields.every((field) => typeof field === 'number' && Number.isFinite(field)));
    this.feel.refresh();
    this.retune();
  }
}

// Words and values of the presets: the first one's are whole, the others' are what differs.
function unpackPresets(data) {
  const words = (text) => new BigUint64Array(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
  const value = (text, key) => {
    const bits = words(text);
    if (bits.length !== 1 || key.kind === 'curve') return bits;
    if (key.kind === 'flag') return bits[0] === 1n;
    return key.kind === 'choice' ? bits[0] : new Float64Array(bits.buffer)[0];
  };
  data.members = JSON.parse(data.members);
  let first = null;
  for (const preset of data.presets) {
    if (!first) first = preset.settings;
    const settings = first.map((text, index) => preset.changes?.[index] ?? text);
    preset.values = settings.map((text, index) => value(text, data.keys[index]));
    if (preset.word_changes !== undefined) {
      const changes = words(preset.word_changes);
      preset.words = data.presets[0].words.slice();
      for (let n = 0; n < changes.length; n += 2) preset.words[Number(changes[n])] = changes[n + 1];
    } else {
      preset.words = words(preset.words);
    }
  }
  return data;
}

async function beginPlayground() {
  const data = unpackPresets(JSON.parse(document.getElementById('data').textContent));
  const module = await Engine.compile(document.getElementById('engine').textContent.trim());
  const [live, lab] = [await Engine.create(module), await Engine.create(module)];
  window.playground = new Playground(data, live, lab);
}

beginPlayground();
