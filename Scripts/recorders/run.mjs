// Runs the JavaScript recorders of AppRecorders.md with a made card and a made finger, and compares what they write.

import { readFileSync, writeFileSync } from 'node:fs';

const [guide, out] = process.argv.slice(2);
const blocks = [...readFileSync(guide, 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1]);

function equal(found, expected, what) {
  if (found === expected) return;
  console.error(`error: ${what} wrote\n${found}in place of\n${expected}`);
  process.exit(1);
}

const block = (name) => {
  const text = blocks.find((text) => text.includes(`function ${name}(`));
  if (text) return text;
  console.error(`error: ${guide} has no recorder ${name}`);
  return process.exit(1);
};

// A card that moves by 7.5 pt a frame; React Native answers after the frame.
const frames = [];
const later = [];
const card = { y: 400, measureInWindow(answer) { const { y } = this; later.push(() => answer(0, y)); } };
const recordCard = new Function('requestAnimationFrame', `${block('recordCard')}; return recordCard;`)(
  (frame) => frames.push(frame));
const stopCard = recordCard(card);
for (let number = 0; number < 3; number += 1) {
  frames.shift()(1000 + 16.6667 * number);
  card.y -= 7.5;
  later.splice(0).forEach((answer) => answer());
}
equal(stopCard(), 'time_us,y_pt\n1000000,400.0000\n1016667,392.5000\n1033333,385.0000\n', 'recordCard');

// Two fingers, one with gathered samples; a third comes after the first has lifted, and takes its number.
const listeners = {};
const target = {
  addEventListener: (type, listener) => { listeners[type] = listener; },
  removeEventListener: (type) => { delete listeners[type]; },
};
const recordFinger = new Function(`${block('recordFinger')}; return recordFinger;`)();
const stopFinger = recordFinger(target);
const send = (type, pointerId, timeStamp, clientX, clientY, gathered = []) => listeners[type]({
  type, pointerId, timeStamp, clientX, clientY, getCoalescedEvents: () => gathered,
});
send('pointermove', 9, 1, 0, 0);
send('pointerdown', 7, 10, 100, 500);
send('pointerdown', 9, 12.5, 200, 600);
send('pointermove', 7, 20, 100, 480, [
  { timeStamp: 15, clientX: 100, clientY: 490 }, { timeStamp: 20, clientX: 100, clientY: 480 }]);
send('pointerup', 7, 25, 100, 480);
send('pointerdown', 11, 30, 50, 50);
send('pointercancel', 9, 31, 200, 600);
send('pointerup', 11, 40, 50, 50);
const csv = stopFinger();
equal(csv, `time_us,phase,pointer,x_pt,y_pt
10000,began,0,100,500
12500,began,1,200,600
15000,moved,0,100,490
20000,moved,0,100,480
25000,ended,0,100,480
30000,began,0,50,50
31000,cancelled,1,200,600
40000,ended,0,50,50
`, 'recordFinger');
if (Object.keys(listeners).length > 0) equal('listeners that stay\n', 'none\n', 'stop');
writeFileSync(out, csv);
