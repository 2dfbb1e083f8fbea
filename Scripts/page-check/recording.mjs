// An app's own card, recorded by the guide's recorder in the browser, against the scenario that describes it: a sheet
// that a script moves by the closed form of a spring, and one that CSS moves by the tool's linear().

import { readFileSync, writeFileSync } from 'node:fs';

const guide = new URL('../../Sources/CardSim/CardSim.docc/AppRecordings.md', import.meta.url);
const recorder = readFileSync(guide, 'utf8').match(/```js\n([\s\S]*?)```/)[1];
const recorders = new URL('../../Sources/CardSim/CardSim.docc/AppRecorders.md', import.meta.url);
const fingerRecorder = readFileSync(recorders, 'utf8')
  .match(/```js\n(function recordFinger[\s\S]*?)```/)[1];
const [from, to, velocity] = [390.5, 71, -800];

const scenario = {
  cards: [{ name: 'trips', detent: 'peaking' }],
  inputs: [{ at: '100ms', release: { y: from, velocity, to: 'extended' } }],
};

const sheet = `<!doctype html><style>body { margin: 0 } #sheet { position: absolute; top: 0; height: 600px; width: 300px;
  transform: translateY(${from}px) }</style><div id="sheet"></div>`;

// The sheet's place by a spring's closed form, which is this check's own.
const script = (response, ratio) => `
  const omega = 2 * Math.PI / ${response};
  const damped = omega * Math.sqrt(1 - ${ratio} ** 2);
  const x = ${from - to};
  const place = (t) => ${to} + Math.exp(-${ratio} * omega * t)
    * (x * Math.cos(damped * t) + (${velocity} + ${ratio} * omega * x) / damped * Math.sin(damped * t));
  let start = null;
  const frame = (now) => {
    start ??= now;
    const t = (now - start) / 1000 - 0.25;
    sheet.style.transform = \`translateY(\${t < 0 ? ${from} : t > 1.2 ? ${to} : place(t)}px)\`;
    if (t < 1.4) requestAnimationFrame(frame); else done(stop());
  };
  requestAnimationFrame(frame);`;

const css = (declarations) => `
  setTimeout(() => {
    sheet.style.cssText = ${JSON.stringify(declarations)} + '; transition-property: transform;'
      + 'transform: translateY(${to}px)';
    setTimeout(() => done(stop()), 1500);
  }, 250);`;

// Performs Actions of W3C WebDriver as a driver does, by touch, with the times of the actions on the events.
async function perform(page, { actions: [finger] }) {
  let [place, time] = [{}, Date.now() / 1000];
  const dispatch = (type, touchPoints) =>
    page.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time });
  let isDown = false;
  for (const action of finger.actions) {
    if (action.type === 'pause') time += action.duration / 1000;
    if (action.type === 'pointerMove') {
      place = { x: action.x, y: action.y };
      if (isDown) await dispatch('touchMove', [place]);
    }
    if (action.type === 'pointerDown') await dispatch('touchStart', [place]);
    if (action.type === 'pointerUp') await dispatch('touchEnd', []);
    isDown = action.type === 'pointerDown' || (isDown && action.type !== 'pointerUp');
  }
}

const rows = (csv) => csv.trim().split('\n').slice(1).map((row) => row.split(','));

async function recorded(browser, check, name, motion) {
  const path = check.path('sheet.html');
  writeFileSync(path, sheet);
  const page = await browser.page({});
  await page.go(path);
  const log = await page.run(`new Promise((done) => {
    ${recorder}
    const sheet = document.getElementById('sheet');
    const stop = recordCard(sheet);
    ${motion}
  })`);
  check.equal(page.problems.join('; '), '', 'problems');
  await page.close();
  writeFileSync(check.path(name), log);
  return log;
}

function verdict(check, name) {
  const [row] = JSON.parse(check.run('diff', name, 'own.json', '--format', 'json'));
  return row;
}

export default {
  async 'a log of the scenario’s own spring holds, and one of a spring that is 5 % off fails'(browser, check) {
    writeFileSync(check.path('own.json'), JSON.stringify(scenario));
    await recorded(browser, check, 'own.csv', script(0.4, 0.8));
    const own = verdict(check, 'own.csv');
    check.equal(own.verdict, 'passed', JSON.stringify(own));
    check.that(check.run('check', 'own.json', '--recording', 'own.csv').startsWith('ok'), 'check');
    for (const [response, ratio] of [[0.42, 0.8], [0.38, 0.8], [0.4, 0.84], [0.4, 0.76]]) {
      await recorded(browser, check, 'other.csv', script(response, ratio));
      const other = verdict(check, 'other.csv');
      check.equal(other.verdict, 'failed', JSON.stringify(other));
    }
  },

  async 'an exported finger drives a page, whose recorder writes the same finger down'(browser, check) {
    check.run('gesture', 'make', '--from', '200,600', '--to', '200,300', '--duration', '150ms', '--release-velocity',
      '-900', '-o', 'made.csv');
    check.run('gesture', 'export', 'made.csv', '--to', 'w3c', '--quiet', '-o', 'thumb.json');
    check.run('gesture', 'import', 'thumb.json', '--quiet', '-o', 'thumb.csv');
    writeFileSync(check.path('sheet.html'),
      '<!doctype html><style>body { margin: 0; height: 100vh; touch-action: none }</style>');
    const page = await browser.page({ width: 393, height: 852, touch: true });
    await page.go(check.path('sheet.html'));
    await page.run(`new Promise((done) => { ${fingerRecorder}; globalThis.stop = recordFinger(document); done() })`);
    await perform(page, JSON.parse(readFileSync(check.path('thumb.json'), 'utf8')));
    await page.settle();
    writeFileSync(check.path('page.csv'), await page.run('globalThis.stop()'));
    await page.close();
    check.run('gesture', 'import', 'page.csv', '--quiet', '-o', 'back.csv');
    const [sent, seen] = ['thumb.csv', 'back.csv'].map((name) => rows(readFileSync(check.path(name), 'utf8')));
    check.equal(seen.length, sent.length, `samples: ${JSON.stringify(seen)}`);
    for (const [index, [time, phase, , x, y]] of sent.entries()) {
      const [seenTime, seenPhase, , seenX, seenY] = seen[index];
      check.equal(seenPhase, phase, `sample ${index}`);
      check.that(Math.abs(seenX - x) < 0.01 && Math.abs(seenY - y) < 0.01, `sample ${index} at ${seenX},${seenY}`);
      // A browser's clock counts tenths of a millisecond, and from when the page began.
      const later = seenTime - seen[0][0];
      check.that(Math.abs(later - time) <= 300, `sample ${index} at ${later}, not ${time}`);
    }
    const metrics = ['--metrics', 'target,release_velocity_pt_s', '--format', 'json'];
    const [of, by] = ['thumb.csv', 'back.csv'].map((name) => JSON.parse(
      check.run('metrics', 'flick-up', '--gesture', name, ...metrics))[0]);
    check.equal(by.target, of.target, 'target');
    check.that(Math.abs(by.release_velocity_pt_s - of.release_velocity_pt_s) < 20, JSON.stringify([of, by]));
  },

  async 'so does a sheet that CSS moves'(browser, check) {
    writeFileSync(check.path('own.json'), JSON.stringify(scenario));
    const motion = (...settings) => css(check.run(
      'export', 'own.json', '--target', 'css-linear', '--max-error', '0.1', ...settings).replace(/\/\*.*?\*\//, ''));
    await recorded(browser, check, 'own.csv', motion());
    const own = verdict(check, 'own.csv');
    check.equal(own.verdict, 'passed', JSON.stringify(own));
    await recorded(browser, check, 'other.csv', motion('--set', 'settle.response=0.42'));
    check.equal(verdict(check, 'other.csv').verdict, 'failed', 'a slower spring');
  },
};
