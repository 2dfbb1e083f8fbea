// The settings: the few on which a release hangs, and all of them in a list that can be searched. Those not in force
// under the present ones are dimmed.

'use strict';

class Feel {
  // keys: [{name, meaning, unit, kind, low, high, scale, whole, words}], a row for each setting of the engine.
  // first: [{key, label, low, high, scale}], those that are shown first, with the values between which their sliders
  // move.
  // onChange() is called after a setting changed, onCommit() after one was left as it is. command: the page's own,
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

  // Shows first as many settings as there are for that, but those alone that act under the preset: others take the
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

  // Calls action() for each new place of a slider. A finger may be on the point of scrolling the page: it takes the
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

  // A slider's place 0 … 1 as a value, and back. A range of several powers of ten is divided by them, those of its
  // values or of what they lack to 1; one from 0 that is far wider than the usual value has that value at two fifths.
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
    return scale === 'values' ? powers(low, high, within) : scale === 'rest' ? powers(1 - low, 1 - high, 1 - within)
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

  // Says beside a setting which value the motion had in its place, where the overshoot limit stiffened its spring.
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
