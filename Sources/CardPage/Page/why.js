// Why the card went where it went, in words, and how little would have sent it elsewhere, drawn as a margin. The
// sentences are the tool's, with numbers in their places.

'use strict';

class Why {
  constructor(element, data) {
    this.data = data;
    make('h2', '', element).textContent = 'Why it went there';
    this.verdict = make('p', 'verdict', element);
    // Read aloud once a card rests or a slider is let go, and not for each of its steps.
    this.said = make('p', 'said', element);
    this.said.setAttribute('aria-live', 'polite');
    this.reason = make('p', '', element);
    this.margin = make('div', 'margin', element);
    this.margin.setAttribute('role', 'img');
    [this.needle, this.edge] = ['needle', 'edge'].map((name) => make('div', name, this.margin));
    this.scale = make('p', 'soft scale', element);
    this.flips = make('p', 'soft', element);
    this.clear();
  }

  clear(text) {
    this.verdict.textContent = text || 'Let the card go, and here stands why it went where it went.';
    this.reason.textContent = '';
    this.flips.textContent = '';
    [this.margin.hidden, this.scale.hidden] = [true, true];
  }

  say() { this.said.textContent = this.verdict.textContent; }

  // No release chose a detent, for a reason; without one, nothing happened yet.
  tellNone(reason) { this.clear(reason && `No release chose a detent: ${reason}.`); }

  // release: an EXPLANATION; names: the scenario's; mover: the words for what moved the card or its content after it, if
  // anything did.
  show(release, names, mover = '') {
    const name = (id) => names[id] ?? '';
    const velocity = `at ${number(release.velocity)} pt/s`;
    const target = name(release.target);
    const time = `after ${number(release.duration, 2)} s`;
    const end = Number.isNaN(release.momentumVelocity) ? `is at rest ${time}`
      : `is there ${time}; its content goes on at ${number(release.momentumVelocity)} pt/s`;
    this.verdict.textContent = mover
      ? `${mover} last. Let go before that, ${velocity}, it went to ${target}.`
      : `Let go ${velocity}, the card goes to ${target}, and ${end}.`;
    const stiffened = release.isStiffened
      ? ' Its spring is stiffened: the setting’s would carry the card too far beyond its target.' : '';
    const attempt = release.isAttempt ? this.data.attempt : '';
    const reason = release.isFastDismissal ? this.data.fastDismissal : this.data.reasons[release.rule];
    this.reason.textContent = `Because ${attempt}${reason}.${stiffened}`;
    const parts = [
      ...Why.flip(release.velocityChange, 'pt/s', name(release.velocityTarget), Why.faster(release)),
      ...Why.flip(release.distanceChange, 'pt', name(release.distanceTarget), ['lower', 'higher'],
        ['', ', below the lowest detent,', ', above the highest detent,'][release.distancePlace]),
    ];
    const words = parts.join('; ');
    this.flips.textContent = words ? `${words[0].toUpperCase()}${words.slice(1)}.`
      : 'Nothing near would have sent it elsewhere.';
    this.drawMargin(release);
  }

  // The words for a change that leads elsewhere; none: no change does. more: the words for any change, up and down.
  static flip(change, unit, target, more, where = '') {
    if (Number.isNaN(change)) return [];
    const size = Math.abs(change);
    if (size < 0.00005) return [`on the edge: any ${more[change > 0 ? 0 : 1]} would have sent it to ${target}`];
    const digits = size < 0.01 ? 4 : size < 1 ? 2 : size < 100 ? 1 : 0;
    // Rounded up: the change leads there, as it is shown.
    const shown = Math.ceil(size * 10 ** digits - 1e-9) / 10 ** digits;
    return [`${number(shown, digits)} ${unit} ${more[change > 0 ? 0 : 1]}${where} would have sent it to ${target}`];
  }

  // The words for a velocity that is changed downward, and upward: a finger that goes up is slower by what goes down.
  static faster({ velocity, velocityChange }) {
    // The change to a standstill was bisected, and may lie a little beyond it.
    const isSlower = velocity * velocityChange < 0 && Math.abs(velocityChange) <= Math.abs(velocity) + 1e-6;
    return isSlower ? ['slower', 'slower'] : ['faster downward', 'faster upward'];
  }

  // The release's velocity on a scale, and the velocity at which the target changes.
  drawMargin(release) {
    this.margin.hidden = Number.isNaN(release.velocityChange);
    this.scale.hidden = this.margin.hidden;
    if (this.margin.hidden) return;
    const edge = release.velocity + release.velocityChange;
    const most = Math.max(Math.abs(release.velocity), Math.abs(edge), 100) * 1.2;
    const place = (value) => `${50 + (value / most) * 50}%`;
    this.needle.style.left = place(release.velocity);
    this.edge.style.left = place(edge);
    const words = `Let go at ${number(release.velocity)} pt/s; the target changes at ${number(edge)} pt/s`;
    this.scale.textContent = `${words} (dashed).`;
    this.margin.setAttribute('aria-label', words);
  }
}

// A number with so many decimals, and a sign below 0 alone.
function number(value, places = 0) { return signed(value, places).replace('+', ''); }

// A number with its sign, and so many decimals; 0 has no sign.
function signed(number, places) {
  const digits = Math.abs(number).toFixed(places);
  const sign = Number(digits) === 0 ? '' : number > 0 ? '+' : '−';
  return `${sign}${digits}`;
}
