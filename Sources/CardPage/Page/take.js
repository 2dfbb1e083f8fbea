// All that one takes home: the session as a scenario, the gesture as CSV, the motion in the notation of one's platform with
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
    this.reason.textContent = this.page.isTooLong ? 'The session is too long to be repeated: clear it, and begin anew.'
      : 'Drag the card first: then there is a gesture to save.';
    this.showSnippet();
    this.command.textContent = has
      ? `cardsim run session.json --digest\n${this.page.digest()}`
      : `cardsim run ${data.command}${this.options()}`;
  }

  showSnippet() {
    const { release, engine, told, data, live } = this.page;
    const command = live.inputs.length > 0 ? 'session.json' : `${data.command}${this.options()}`;
    const { code, words } = Snippet.of(data.snippets[Number(this.platform.value)], release, engine, told, command);
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
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), TakeHome.renamed(one, name)]));
  }

  // A card's detents as the scenario's screen has them: a y that was written for another one keeps its share of the
  // height.
  detents(places) {
    const { detentScale } = this.page.data;
    if (!detentScale) return places;
    const scaled = (place) => (typeof place === 'number' ? place * detentScale : place);
    return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, typeof place.place === 'number'
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
    return number >= key.low && number <= key.high && (!key.whole || Number.isInteger(number)) ? number : undefined;
  }

  // The options that make the scenario what it is now: the command line's own, and what was changed since.
  options() {
    const { preset, data, feel } = this.page;
    const words = { ...data.options.set };
    for (const index of feel.changed) {
      const { name } = data.keys[index];
      words[name] = `${name}=${this.plain(index)}`;
    }
    return TakeHome.written(preset === data.presets[0] ? data.options.preset : preset.name, data.options.device, words);
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
    return this.tell(`The session is longer than the ${FeelLink.END / 6e7} minutes of a link: save it as a scenario.`);
  }

  // The button that was pressed says that it worked, and so does the note.
  async copy(text, button = null) {
    const link = text.startsWith('file:')
      ? 'Copied. It works on this computer alone: to share it, send this file and what follows the # of the link.'
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
