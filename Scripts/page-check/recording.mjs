// An app's own card, recorded by the guide's recorder in the browser, against the scenario that describes it: a sheet
// that a script moves by the closed form of a spring, and one that CSS moves by the tool's linear().

import { readFileSync, writeFileSync } from 'node:fs';

const guide = new URL('../../Sources/CardSim/CardSim.docc/AppRecordings.md', import.meta.url);
const recorder = readFileSync(guide, 'utf8').match(/```js\n([\s\S]*?)```/)[1];
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
