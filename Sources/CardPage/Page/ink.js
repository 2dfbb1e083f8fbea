// The means by which the paper is drawn: the theme's colours, read from the page's CSS, and a few strokes.

'use strict';

// The colours and the font of the canvas; `--c0` … `--c7`, `--ink` and so on are the plots' palette, which the page's
// writer puts into the CSS.
class PaperTheme {
  static of(canvas) {
    const style = getComputedStyle(canvas);
    const read = (name) => style.getPropertyValue(name).trim();
    const theme = new PaperTheme();
    for (const name of ['ink', 'soft', 'grid', 'edge', 'ground']) theme[name] = read(`--${name}`);
    theme.colors = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => read(`--c${n}`));
    theme.dashes = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => read(`--dash${n}`));
    theme.phases = {};
    for (const name of read('--phases').split(' ')) theme.phases[name] = read(`--phase-${name}`);
    theme.size = parseFloat(style.fontSize);
    theme.font = `${style.fontSize} ${style.fontFamily}`;
    return theme;
  }
}

// The index of the last row at or before an instant; 0 before the first.
function rowAt(rows, us) {
  const times = rows.columns.time_us;
  let [low, high] = [0, rows.count - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= us) low = middle; else high = middle - 1;
  }
  return Math.max(low, 0);
}

function hasNumbers(rows, name) {
  const column = rows.columns[name];
  if (!column) return false;
  for (let i = 0; i < rows.count; i += 1) if (!Number.isNaN(column[i])) return true;
  return false;
}

// True if a column has two numbers that differ: what never changes isn't drawn.
function isVaried(rows, name) {
  const column = rows.columns[name];
  if (!column) return false;
  let first = NaN;
  for (let i = 0; i < rows.count; i += 1) {
    if (Number.isNaN(first)) first = column[i]; else if (column[i] < first || column[i] > first) return true;
  }
  return false;
}

function line(pen, x1, y1, x2, y2) {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function dashes(text) {
  return text && text !== 'none' ? text.split(' ').map(Number) : [];
}

// 1, 2 or 5 times a power of ten, at least `least`.
function niceStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= least * (1 - 1e-9));
}

// A number for a label: three significant digits are enough there.
function plain(number) {
  const text = `${Number.isInteger(number) ? number : Number(number.toPrecision(Math.abs(number) >= 100 ? 4 : 3))}`;
  return text.replace('-', '−');
}

// A text that fits into `width`, with an ellipsis in place of its middle: names often differ at their end.
function shortened(pen, text, width) {
  const letters = [...text];
  let cut = text;
  for (let count = letters.length - 1; count > 1 && pen.measureText(cut).width > width; count -= 1) {
    const tail = Math.floor(count / 2);
    cut = `${letters.slice(0, count - tail).join('')}…${letters.slice(-tail).join('')}`;
  }
  return cut;
}

// Text with a halo in the ground's colour, so that it can be read over lines.
function haloed(pen, theme, text, x, y, color, align) {
  pen.textAlign = align;
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  pen.strokeStyle = theme.ground;
  pen.strokeText(text, x, y);
  pen.lineWidth = 1;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

// Strokes a column. Of many rows in one pixel the first, the least, the greatest and the last are drawn, so that no
// extreme is lost.
function strokeColumn(pen, paper, rows, name, y, [color, width, dash]) {
  const values = rows.columns[name];
  if (!values) return;
  const times = rows.columns.time_us;
  const [first, last] = paper.range(rows);
  pen.beginPath();
  let isDown = false;
  for (let i = first; i < last; i += 1) {
    if (Number.isNaN(values[i])) { isDown = false; continue; }
    const x = paper.x(times[i]);
    if (isDown) pen.lineTo(x, y(values[i])); else pen.moveTo(x, y(values[i]));
    isDown = true;
    let [end, low, high] = [i, i, i];
    while (end + 1 < last && paper.x(times[end + 1]) < x + 0.5 && !Number.isNaN(values[end + 1])) {
      end += 1;
      if (values[end] < values[low]) low = end;
      if (values[end] > values[high]) high = end;
    }
    if (end > i) {
      for (const n of [low, high, end]) pen.lineTo(x, y(values[n]));
      i = end;
    }
  }
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.setLineDash(dashes(dash));
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = 1;
}
