// A live session: fingers, taps and keys go to the engine with the hardware's own time, and each frame of the display
// asks it where everything is. All rules are the engine's, late inputs included: this file has a clock and no physics.
//
// A session's time runs while anything moves, and stands still at rest and while it is paused. Slow motion slows it down
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

  // Takes up a session that was shown: its inputs and frames up to the last of `times`, from which it goes on. A finger
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
      if (method === 'touch' && phase < 3) down.set(pointer, input); else if (method === 'touch') down.delete(pointer);
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

  // Inputs in the order of time, each after true if a gesture begins with it: a finger comes down, and none was there.
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
