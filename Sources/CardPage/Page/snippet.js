// The motion of a release in the notation of one's platform, with its error. The code is the tool's own, with the
// engine's numbers in its blanks.

'use strict';

class Snippet {
  static DIGITS = 6;

  // release: an EXPLANATION; which: where the engine has it; platform: of the tool's list; command: what the tool calls
  // the timeline.
  // Returns {code, words}: words alone if there is no code.
  static of(platform, release, engine, which, command) {
    if (!release) return { code: '', words: 'Let the card go, and here stands the motion of that release.' };
    if (Number.isNaN(release.response)) {
      return {
        code: '',
        words: `No spring moved the card: it went by a curve. ‘cardsim export ${command} --target css-bezier’, or another `
          + 'target, writes that.',
      };
    }
    return platform.tolerance ? Snippet.lines(platform, engine, which) : Snippet.spring(platform, release, engine, which);
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
      words: `${stiffened}‘from’ and ‘to’ are the card’s top edge before and after, ‘velocity’ is ${Snippet.start(release)}: `
        + `points and points per second, positive downward. ${[...kind.notes, ''].join(' ')}Evidence: ${platform.evidence}.`,
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
