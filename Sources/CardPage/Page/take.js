// What one takes home: the gesture as CSV, the session as a scenario, the motion in the notation of one's platform with
// its error, a link that is the feel, and the command that repeats the session, with its digest.

'use strict';

class TakeHome {
  static PHASES = ['began', 'moved', 'stationary', 'ended', 'cancelled'];

  constructor(element, page) {
    this.page = page;
    make('h2', '', element).textContent = 'Take it home';
    const buttons = make('p', 'buttons', element);
    const button = (text, action) => {
      const one = make('button', '', buttons);
      one.type = 'button';
      one.textContent = text;
      one.addEventListener('click', action);
      return one;
    };
    this.buttons = [
      button('Session as a scenario', () => TakeHome.save('session.json', this.scenario())),
      button('Gesture as CSV', () => TakeHome.save('gesture.csv', this.gesture())),
      button('Copy a link to this feel', () => this.copy(this.page.link())),
      button('Copy as Markdown', () => this.copy(this.markdown())),
    ];
    this.note = make('p', 'soft', element);
    this.note.setAttribute('aria-live', 'polite');
    this.command = make('pre', '', element);
    const label = make('label', 'choice', element);
    make('span', '', label).textContent = 'The motion for';
    this.platform = make('select', '', label);
    for (const [index, { name }] of page.data.snippets.entries()) {
      const option = make('option', '', this.platform);
      [option.value, option.textContent] = [index, name];
    }
    this.platform.addEventListener('change', () => this.showSnippet());
    this.snippet = make('pre', '', element);
    const copy = make('button', '', element);
    copy.type = 'button';
    copy.textContent = 'Copy this';
    copy.addEventListener('click', () => this.copy(this.snippet.textContent));
  }

  // Call this after the session or a setting changed.
  refresh() {
    const { live, data } = this.page;
    const has = live.inputs.length > 0 && live.last >= 0 && !this.page.isRetuned;
    this.buttons[0].disabled = !has;
    this.buttons[1].disabled = !live.inputs.some(([method]) => method === 'touch');
    this.command.textContent = has
      ? `cardsim run session.json --digest\n${this.page.digest()}`
      : `cardsim run ${data.command}${this.page.options()}`;
    this.showSnippet();
  }

  showSnippet() {
    const { release } = this.page;
    const one = this.page.data.snippets[Number(this.platform.value)];
    if (!release || Number.isNaN(release.response)) {
      this.snippet.textContent = 'Let the card go, and here stands the motion of that release.';
      return;
    }
    this.snippet.textContent = one.code.replace(/\{(\w+)\}/g, (_, name) => {
      const value = release[name];
      return Number.isNaN(value) ? '0' : `${Math.round(value * 1e6) / 1e6}`;
    });
  }

  gesture() {
    const lines = ['time_us,phase,pointer,x,y'];
    const touches = this.page.live.inputs.filter(([method]) => method === 'touch');
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
    for (const [method, us, ...fields] of [...live.inputs].sort((one, other) => one[1] - other[1])) {
      if (method === 'touch') {
        const [phase, ...rest] = fields;
        if (!touches) {
          touches = [];
          inputs.push({ at: `${us}us`, touches });
          touches.start = us;
        }
        touches.push([us - touches.start, TakeHome.PHASES[phase], ...rest]);
      } else {
        touches = null;
        inputs.push({ at: `${us}us`, ...this.words(method, fields) });
      }
    }
    const document = { ...data.members, ...this.page.settingMembers() };
    // Under another preset a card appears at the detent of the same rank.
    const { appearances } = this.page.preset;
    document.cards = document.cards.map((card, index) => (appearances[index]
      ? { ...card, detent: appearances[index] } : card));
    document.frames_us = Array.from(store.columns.time_us.subarray(0, store.count));
    document.taps_by_touch = true;
    document.inputs = inputs;
    return `${JSON.stringify(document)}\n`;
  }

  words(method, [first]) {
    const { data } = this.page;
    if (method === 'key') return { key: data.keyNames[first] };
    if (method === 'push') return { push: data.cards[first] };
    return { pop: true };
  }

  markdown() {
    const { data, release, page } = { ...this.page, page: this.page };
    const lines = [`**${data.name}**, ${page.preset.name}${page.options()}`, ''];
    if (release) lines.push(page.why.verdict.textContent, page.why.reason.textContent, page.why.flips.textContent, '');
    lines.push('```sh', this.command.textContent, '```', '');
    return lines.join('\n');
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.note.textContent = 'Copied.';
    } catch {
      // A page that was opened as a file may not reach the clipboard: the text is shown to be copied by hand.
      this.note.textContent = text;
    }
  }

  static save(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}
