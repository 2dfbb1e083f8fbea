// A clock that plays a timeline and stands still in between: it asks for animation frames only while it plays.
//
//   const player = new Player((us, isAtRest) => …)   // called whenever the cursor moved, or playing began or ended
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
