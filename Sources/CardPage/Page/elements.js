// Elements of a page, and the pictures on its buttons.

'use strict';

function make(name, className, parent) {
  const element = document.createElement(name);
  if (className) element.className = className;
  parent.append(element);
  return element;
}

// A number as one types it, in the unit or another of time; with a decimal comma, too. part: it may be in %. NaN: it is
// none.
function typedNumber(text, unit, part) {
  const [, digits, exponent = 0, own] = /^(-?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d+))? *(\D*)$/i
    .exec(text.trim().replace(',', '.').replace('−', '-')) ?? [];
  const times = { s: 0, ms: -3, us: -6, µs: -6, μs: -6 };
  const power = !own || own === unit ? 0 : part && own === '%' ? -2 : times[own] - times[unit];
  return Number(`${digits}e${Number(exponent) + power}`);
}

// A picture for a button: play, pause, back, on, undo, start or end.
function picture(name) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', {
    play: 'M4 2L13 8L4 14Z', pause: 'M4 2H7V14H4ZM9 2H12V14H9Z', back: 'M9 2V14L2 8ZM11 2H13V14H11Z',
    on: 'M7 2V14L14 8ZM3 2H5V14H3Z', undo: 'M7 1V4A5.5 5.5 0 1 1 2 9.5H4A3.5 3.5 0 1 0 7 6V9L2.5 5Z',
    start: 'M2 2H4V14H2ZM14 2V14L5 8Z', end: 'M12 2H14V14H12ZM2 2V14L11 8Z',
  }[name]);
  svg.append(path);
  return svg;
}
