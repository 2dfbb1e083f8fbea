// Runs the guide's Playwright recipe in a browser, over a sheet that follows the finger.
//
// Usage: node playwright.mjs RECIPES RECORDER PLAYWRIGHT CHROMIUM   in a folder with thumb.json, where it writes card.csv

import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [recipes, recorder, playwright, executablePath] = process.argv.slice(2);
const block = async (path, pattern) => (await fs.readFile(path, 'utf8')).match(pattern)[1];
const recipe = await block(recipes, /```javascript\n(test\([\s\S]*?)```/);
await fs.writeFile('recorder.js', await block(recorder, /```js\n(function recordCard[\s\S]*?)```/));

const sheet = `<!doctype html><style>body { margin: 0; height: 100vh; touch-action: none }
#sheet { position: absolute; top: 0; height: 600px; width: 390px; transform: translateY(390.5px) }</style>
<div id="sheet"></div><script>
  let start = 0;
  addEventListener('touchstart', (event) => { start = event.touches[0].clientY; });
  addEventListener('touchmove', (event) => {
    sheet.style.transform = 'translateY(' + (390.5 + event.touches[0].clientY - start) + 'px)';
  });
</script>`;

const { chromium } = await import(pathToFileURL(`${playwright}/index.mjs`));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const context = await browser.newContext({
  baseURL: 'http://app.test', hasTouch: true, viewport: { width: 390, height: 844 },
});
await context.route('**/map', (route) => route.fulfill({ contentType: 'text/html', body: sheet }));
const page = await context.newPage();
let run;
new Function('test', 'fs', recipe)((name, body) => { run = body; }, fs);
await run({ page });
await browser.close();

const rows = (await fs.readFile('card.csv', 'utf8')).trim().split('\n').slice(1).map((row) => row.split(',').map(Number));
const { actions: [finger] } = JSON.parse(await fs.readFile('thumb.json', 'utf8'));
const ys = finger.actions.filter(({ type }) => type === 'pointerMove').map(({ y }) => y);
assert.ok(rows.length > 60, `${rows.length} frames`);
assert.equal(rows[0][1], 390.5);
assert.ok(Math.abs(rows[rows.length - 1][1] - (390.5 + ys[ys.length - 1] - ys[0])) < 0.01, 'the sheet ends elsewhere');
assert.ok(new Set(rows.map(([, y]) => y)).size > 4, 'the sheet jumped');
