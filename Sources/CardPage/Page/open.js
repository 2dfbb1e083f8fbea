// Opens what the page carries: its programs, its data as JSON, each with a 0 after it, and bytes to which the data
// points.

'use strict';

const carried = (() => {
  const bytes = unpacked(document.getElementById('carried').textContent);
  const text = (start, end) => new TextDecoder().decode(bytes.subarray(start, end));
  const first = bytes.indexOf(0);
  const second = bytes.indexOf(0, first + 1);
  const programs = document.createElement('script');
  programs.textContent = text(0, first);
  return { programs, data: JSON.parse(text(first + 1, second)), bytes: bytes.subarray(second + 1) };
})();

document.body.append(carried.programs);
