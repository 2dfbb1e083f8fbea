// Opens what the page carries: its programs, a style sheet for what they show, its data as JSON, each with a 0 after it,
// and bytes to which the data points.

'use strict';

const carried = (() => {
  let bytes = unpacked(document.getElementById('carried').textContent);
  const next = () => {
    const end = bytes.indexOf(0);
    const text = new TextDecoder().decode(bytes.subarray(0, end));
    bytes = bytes.subarray(end + 1);
    return text;
  };
  const [programs, style] = ['script', 'style'].map((name) => {
    const element = document.createElement(name);
    element.textContent = next();
    return element;
  });
  document.head.append(style);
  return { programs, data: JSON.parse(next()), bytes };
})();

document.body.append(carried.programs);
