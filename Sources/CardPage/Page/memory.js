// Brings back sessions: those of links, and those that the browser's Back, Forward and Reload ask for.
//
// Each entry of the browser's history in which the page is shown has a number. The session that was shown there is kept
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

  // Gives the entry that is shown a number, or a new one after it. No page that was loaded in this tab has used it.
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

  // The sessions that were kept before the page was loaded again. Those of another page that had the same address, with
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
      ? `${what} from a link that was made in another page, of another scenario or under other settings: here the card `
        + 'may go elsewhere.'
      : state.inputs.length > 0 ? 'A gesture from a link.' : undefined);
  }
}
