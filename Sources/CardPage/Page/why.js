// Why the card went where it went, in words, and how little would have sent it elsewhere, drawn as a margin. The
// sentences are the tool's, with numbers in their places.

'use strict';

class Why {
  constructor(element, data) {
    this.data = data;
    make('h2', '', element).textContent = 'Why it went there';
    this.verdict = make('p', 'verdict', element);
    this.verdict.setAttribute('aria-live', 'polite');
    this.reason = make('p', '', element);
    this.margin = make('div', 'margin', element);
    this.margin.setAttribute('role', 'img');
    [this.needle, this.edge] = ['needle', 'edge'].map((name) => make('div', name, this.margin));
    this.scale = make('p', 'soft scale', element);
    this.flips = make('p', 'soft', element);
    this.clear();
  }

  clear(text = 'Let the card go, and here stands why it went where it went.') {
    this.verdict.textContent = text;
    this.reason.textContent = '';
    this.flips.textContent = '';
    [this.margin.hidden, this.scale.hidden] = [true, true];
  }

  // release: an EXPLANATION; detents: the names of that card's detents.
  show(release, detents) {
    if (!release) return this.clear();
    const number = (value, places = 0) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(places)}`;
    const name = (index) => detents[index] ?? '';
    this.verdict.textContent =
      `Let go at ${number(release.velocity)} pt/s, the card goes to ${name(release.target)}, and is at rest after ${number(release.duration, 2)} s.`;
    const stiffened = release.isStiffened
      ? ' Its spring is stiffer than the setting: that one would carry the card too far beyond its target.' : '';
    this.reason.textContent = `Because ${this.data.reasons[release.rule]}.${stiffened}`;
    const parts = [];
    if (!Number.isNaN(release.velocityChange)) {
      parts.push(`${signed(release.velocityChange, 0)} pt/s would have sent it to ${name(release.velocityTarget)}`);
    }
    if (!Number.isNaN(release.distanceChange)) {
      parts.push(`${signed(release.distanceChange, 1)} pt to ${name(release.distanceTarget)}`);
    }
    this.flips.textContent = parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing near would have sent it elsewhere.';
    this.drawMargin(release);
    return undefined;
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
    const minus = (value) => value.toFixed(0).replace('-', '−');
    const words = `Let go at ${minus(release.velocity)} pt/s; the target changes at ${minus(edge)} pt/s`;
    this.scale.textContent = `${words} (dashed).`;
    this.margin.setAttribute('aria-label', words);
  }
}

function signed(number, places) {
  return `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number).toFixed(places)}`;
}
