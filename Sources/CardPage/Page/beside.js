// The lines beside the present one, to be compared with it: the one before a change, the gesture under every other
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

  // The shown timeline is drawn beside all that follows by changes, until a finger or a command begins something new.
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

  // The gesture, or without one the scenario, under every preset: one release, many fates. Once more, and they go.
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
    this.kept = this.kept || store.count === 0 ? null : { rows: store.copy(), label: 'kept', color: 2, dash: 2 };
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
    [this.past.times, this.past.count, this.past.rate] = [before.columns.time_us, before.count, page.player.rate];
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
