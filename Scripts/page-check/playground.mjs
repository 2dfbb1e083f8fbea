// The playground: a card that is dragged with mouse and finger, whose session the tool repeats to the same digest.

import { readFileSync, writeFileSync } from 'node:fs';
import { checkLayout } from './layout.mjs';

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

async function opened(browser, check, options, ...words) {
  check.run('playground', ...words, '-o', check.path('playground.html'));
  return openedAgain(browser, check, options);
}

// The page that was written last.
async function openedAgain(browser, check, options) {
  const page = await browser.page(options);
  await page.go(check.path('playground.html'));
  await ready(page);
  return page;
}

// Waits until the page has begun. While another one goes, nothing in it answers.
async function ready(page) {
  while (!await page.run('Boolean(window.playground) && !window.isOld').catch(() => false)) await pause(20);
}

const place = (page) => page.run(`(() => {
  const box = document.querySelector('.phone').getBoundingClientRect();
  return { x: box.x, y: box.y, scale: playground.phone.scale, cardY: playground.preset.detents[0][0].y };
})()`);

// Pushes the content up with the mouse, from so far below the card's top, in so many steps, and holds it before it lets
// go.
async function pushContent(page, below, step, count, hold = 0) {
  const { x, y, scale } = await place(page);
  const from = await page.run('playground.cardY') + below;
  const send = (type, n) => page.mouse(type, x + 150 * scale, y + (from - step * n) * scale);
  await send('mousePressed', 0);
  for (let n = 1; n <= count; n += 1) {
    await send('mouseMoved', n);
    await pause(8);
  }
  await pause(hold);
  await send('mouseReleased', count);
  await rested(page, 4);
}

// Drags the card by its header, with a mouse or a finger.
async function drag(page, by, isTouch = false) {
  await page.run("document.querySelector('.phone').scrollIntoView({ block: 'start' })");
  await page.run("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Clear the gesture').click()");
  const { x, y, scale } = await place(page);
  const top = await page.run('playground.cardY');
  const point = (part) => [x + 150 * scale, y + (top + 30 + by * part) * scale];
  const send = async (type, [px, py]) => {
    if (isTouch) {
      await page.touch(type, [px, py]);
    } else {
      await page.mouse({ touchStart: 'mousePressed', touchMove: 'mouseMoved', touchEnd: 'mouseReleased' }[type], px, py);
    }
  };
  await send('touchStart', point(0));
  for (let n = 1; n <= 8; n += 1) {
    await send('touchMove', point(n / 8));
    await pause(8);
  }
  await send('touchEnd', point(1));
  await rested(page);
}

// Waits until the card rests; an input that never arrives is an error, and no endless wait.
const rested = (page, least = 2) => page.run(`new Promise((done, fail) => {
  let count = 0;
  const look = () => {
    count += 1;
    const { live } = playground;
    if (!live.isRunning && live.inputs.length >= ${least}) done();
    else if (count > 600) fail(new Error(live.inputs.length + ' inputs, a finger is down: ' + live.hasFinger));
    else setTimeout(look, 20);
  };
  look();
})`);

// Runs the session that the page would save, and compares the digests. Its link is one that the page takes.
async function repeats(page, check, words) {
  const isSound = await page.run('FeelLink.isSession(playground.live.inputs, playground.data.cards.length)');
  check.that(isSound, `${words}: its link would be refused`);
  const text = await page.run('playground.home.scenario()');
  const digest = await page.run('playground.digest()');
  writeFileSync(check.path('session.json'), text);
  check.equal(check.run('run', 'session.json', '--digest').trim().split(/\s+/)[0], digest, words);
}

export default {
  async 'the demonstration plays by itself, without an error or a request'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    check.that(await page.run('playground.player.isPlaying'), 'it plays');
    await pause(300);
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'drags by mouse and by finger are repeated to the bit'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    const presets = await page.run('playground.data.presets.length');
    for (let index = 0; index < presets; index += 1) {
      await page.run((at) => { playground.usePreset(at); playground.reset(); }, index);
      const name = await page.run('playground.preset.name');
      for (const [by, isTouch] of [[-160, false], [90, true]]) {
        await drag(page, by, isTouch);
        await repeats(page, check, `${name}, ${by} pt by ${isTouch ? 'finger' : 'mouse'}`);
      }
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a finger takes over what is shown, and the session repeats'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    await page.run("document.querySelector('.phone').scrollIntoView({ block: 'start' })");
    // At the end of the demonstration, in the middle of it, in the past of a session, and after a change.
    const moments = {
      'its end': 'playground.seek(playground.player.end)',
      'a moving card': 'playground.seek(500000)',
      'the past': 'playground.seek(playground.player.end - 400000)',
      'a change': `playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.8);
        playground.player.pause()`,
    };
    for (const [name, moment] of Object.entries(moments)) {
      const [shown, index] = await page.run(`(() => {
        ${moment};
        const index = rowAt(playground.store, playground.player.cursor);
        return [playground.store.columns.card_y_pt[index], index];
      })()`);
      const { x, y, scale } = await place(page);
      const point = (by) => [x + 150 * scale, y + (shown + 25 + by) * scale];
      await page.mouse('mousePressed', ...point(0));
      for (let n = 1; n <= 6; n += 1) {
        await page.mouse('mouseMoved', ...point(12 * n));
        await pause(12);
      }
      await page.mouse('mouseReleased', ...point(72));
      await rested(page);
      const rows = await page.run('Array.from(playground.store.columns.card_y_pt.slice(0, playground.store.count))');
      check.that(Math.abs(rows[index] - shown) < 0.05, `${name}: the card was at ${shown}, and is at ${rows[index]}`);
      // By the next frame the finger has gone 72 points at most; a jump to where the scenario begins is longer.
      check.that(Math.abs(rows[index + 1] - shown) <= 73, `${name}: it goes on from ${shown} at ${rows[index + 1]}`);
      check.that(rows.length > index + 5, `${name}: ${rows.length} frames after ${index}`);
      await repeats(page, check, name);
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
    // Inputs that no finger, key or button makes are taken over, too; the last one of the tour has just moved its card.
    const tour = await opened(browser, check, { reduced: true }, 'tour');
    const at = await tour.run('(playground.seek(11000000), playground.player.pause(), playground.cardY)');
    const { x, y, scale } = await place(tour);
    await tour.drag([[x + 150 * scale, y + (at + 25) * scale], [x + 150 * scale, y + (at + 65) * scale]]);
    await rested(tour);
    const others = await tour.run("playground.live.inputs.filter(([method]) => method === 'other').length");
    check.equal(others, 2, 'a tap and a move that were taken over');
    await repeats(tour, check, 'the tour with a finger');
    check.equal(tour.problems.join('; '), '', 'problems of the tour');
    await tour.close();
    // A scenario with inputs that only its document tells begins anew, and shows where.
    const other = await opened(browser, check, { reduced: true }, 'rotation');
    check.equal(await other.run('playground.inputs ?? null'), null, 'inputs that a session takes');
    check.equal(await other.run('playground.player.cursor'), 0, 'the cursor after the demonstration');
    // A finger takes it from where it begins. On a later frame it would miss the card, which is elsewhere then: it
    // doesn't count, and that is told.
    const pull = async () => {
      const { x, y, scale } = await place(other);
      const edge = await other.run('playground.cardY');
      await other.drag([[x + 150 * scale, y + (edge + 25) * scale], [x + 150 * scale, y + (edge - 40) * scale]]);
    };
    await other.run('playground.seek(playground.store.columns.time_us[12])');
    await pull();
    check.equal(await other.run('playground.live.inputs.length'), 0, 'samples of a finger that would miss the card');
    check.that((await other.run('playground.about.textContent')).includes('your own gesture begins here'), 'no word of it');
    check.equal(await other.run('playground.invite.hidden'), false, 'the invitation is hidden');
    await pull();
    await rested(other);
    check.that(await other.run('playground.live.inputs.length') > 2, 'the next finger counts');
    check.equal(other.problems.join('; '), '', 'problems of the rotation');
    await other.close();
    // A session that is too long for a page is told.
    writeFileSync(check.path('long.json'), `{ "duration": "200s", "cards": [{ "name": "a" }],
      "inputs": [{ "at": "1s", "move": "extended" }] }`);
    const long = await opened(browser, check, { reduced: true }, 'long.json');
    check.that((await long.run('playground.about.textContent')).includes('the first 120 s'), 'no word of the rest');
    await long.close();
  },

  async 'a session is under the options of its page, and so are its commands'(browser, check) {
    writeFileSync(check.path('mine preset.json'), `{ "name": "mine",
      "set": { "settle.damping_ratio": 0.5, "settle.response": 0.6 } }`);
    writeFileSync(check.path('my card.json'), `{ "set": { "drag.rubber_band": 0.4 },
      "cards": [{ "name": "a", "content": 1600, "detent": "half",
        "detents": { "low": 700, "half": { "place": 400, "reach": "finger" }, "full": { "height": 700 } } },
        { "name": "b", "content": 900, "detents": { "one": 500, "all": "90%" } }] }`);
    // A finger of a file, and after it one that a screen moves with the card.
    const samples = Array.from({ length: 12 }, (_, n) => `${n * 8000},${n ? 'moved' : 'began'},0,200,${430 - n * 14}`);
    writeFileSync(check.path('flick.csv'), ['time_us,phase,pointer,x_pt,y_pt', ...samples, '90000,ended,0,200,276', '']
      .join('\n'));
    writeFileSync(check.path('by file.json'), `{ "cards": [{ "name": "a", "content": 1600, "detent": "peaking" }],
      "inputs": [{ "at": "100ms", "gesture": "flick.csv" },
        { "at": "2s", "swipe": { "from": [200, 90], "to": [200, 260], "duration": "150ms", "velocity": 900 } }] }`);
    const set = ['--set', 'settle.response=350ms', '--set', 'motion.edge_overshoot_max=90'];
    for (const words of [
      ['flick-up', '--device', 'iphone-se-3', ...set], ['my card.json', '--device', 'iphone-se-3'],
      ['by file.json'], ['by file.json', '--device', 'iphone-se-3'], ['my card.json', '--preset', 'mine preset.json', ...set], ['flick-up', '--preset', 'tgcard-2.5.1', ...set],
    ]) {
      const page = await opened(browser, check, { reduced: true }, ...words);
      for (const index of [0, 1]) {
        await page.run((at) => { playground.usePreset(at); playground.reset(); }, index);
        const name = `${words.join(' ')}, ${await page.run('playground.preset.name')}`;
        await drag(page, -130);
        await repeats(page, check, name);
        // The command of the page without a session shows the scenario under the same options.
        const wanted = await page.run(`(() => {
          playground.reset();
          playground.home.refresh();
          return playground.texts.digest(playground.engine.rerun({ which: 'scenario', limit: 7200 }));
        })()`);
        const command = await page.run('playground.home.command.textContent');
        check.that(command.startsWith('cardsim run '), command);
        check.equal(check.shell(`${command} --digest`).trim().split(/\s+/)[0], wanted, `${name}: ${command}`);
      }
      check.equal(page.problems.join('; '), '', 'problems');
      await page.close();
    }
  },

  async 'a gesture that is saved is one that the tool reads'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await drag(page, -130);
    writeFileSync(check.path('gesture.csv'), await page.run('playground.home.gesture()'));
    const told = check.run('gesture', 'info', 'gesture.csv', '--format', 'json');
    check.equal(JSON.parse(told).samples, await page.run('playground.live.inputs.length'), 'samples');
    await page.close();
  },

  async 'a change while a finger holds the card takes the finger away'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await page.run('playground.reset()');
    const { x, y, scale } = await place(page);
    const top = await page.run('playground.cardY');
    await page.mouse('mousePressed', x + 150 * scale, y + (top + 30) * scale);
    await page.mouse('mouseMoved', x + 150 * scale, y + (top - 40) * scale);
    await pause(60);
    await page.key('2');
    const [phase, count, isRunning] = await page.run(
      '[playground.live.inputs.at(-1)[2], playground.store.count, playground.live.isRunning]');
    check.equal(phase, 4, 'the phase of the last sample');
    check.that(!isRunning && count < 1200, `${count} frames`);
    await page.mouse('mouseMoved', x + 150 * scale, y + (top - 90) * scale);
    await page.mouse('mouseReleased', x + 150 * scale, y + (top - 90) * scale);
    check.equal(await page.run('playground.live.inputs.at(-1)[2]'), 4, 'the finger that was taken away says no more');
    await drag(page, -100);
    await repeats(page, check, 'the session after it');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a long session is whole under a change, and in its link'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await page.run(`(() => {
      playground.reset();
      const inputs = [];
      for (let n = 0; n < 300; n += 1) {
        inputs.push(['touch', n * 400000 + 1000, 0, 0, 200, 300 + n % 7]);
        for (let m = 1; m < 80; m += 1) inputs.push(['touch', n * 400000 + m * 2000, 1, 0, 200, 300 + m / 100]);
        inputs.push(['touch', n * 400000 + 170000, 3, 0, 200, 301]);
      }
      playground.live.inputs = inputs;
      playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.5);
    })()`);
    const [last, end] = await page.run('[playground.live.until, playground.player.end]');
    check.that(last > 119e6 && end > last, `the last of ${last} us is shown up to ${end} us`);
    const state = await page.run('(({ inputs }) => inputs.length)(FeelLink.state(playground.memory.link.split("#")[1]))');
    check.equal(state, 300 * 81, 'samples in the link');
    await page.close();
  },

  async 'a link that is broken, or of another page, changes nothing, and a new one is taken'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await drag(page, -120);
    const link = await page.run('playground.memory.link');
    const told = () => page.run('playground.about.textContent');
    const text = (inputs, settings = []) => page.run(`FeelLink.text({ mark: playground.data.mark, preset: 'standard', settings: ${
      JSON.stringify(settings)}, inputs: ${JSON.stringify(inputs)} })`);
    const broken = [
      'ARBzdGFuZGFyZAACAsC4AgA', 'x', await text([['push', 1000, 99]]), await text([['key', 1000, 99]]),
      await text([['touch', 1000, 6, 0, 10, 10]]), await text([['touch', 1000, 0, 0, 1e11, 10]]),
      await text([['pop', 1000, -1]]), await text([['other', 1000, 3]]), link.split('#')[1].slice(0, -9),
      // Links that the tool rejects, of version 2 and of now.
      'AhBzdGFuZGFyZAACBsCaDAKAgICAgEA', 'AhBzdGFuZGFyZAAGAMCEPQDYsALwnwUAv5oMAgDvLgC_mgwGAJ-cAQ',
      'AhBzdGFuZGFyZAACBMCaDAIA', 'AhBzdGFuZGFyZAQgZ2VvbWV0cnkuZGV0ZW50cwpzaGVldCRnZW9tZXRyeS5jb2xsYXBzZWQCMQYAwJoMANiwAvCf'
        + 'BQCgjQYCAO8uAKCNBgYAn5wB',
      await text([['pop', 1000, 1001]]), await text([['pop', 1000, 0]]), await text([['push', 1000, 0]]),
      await text([['touch', 3000, 0, 0, 10, 10], ['touch', 2000, 3, 0, 10, 10]]),
      await text([['touch', 3000, 1, 0, 10, 10]]), await text([['key', 1000, 0]], [['geometry.detents', 'sheet']]),
      await text([['touch', 1000, 0, 0, 10, 10], ['touch', 3.5e9, 3, 0, 10, 10]]),
    ];
    for (const hash of broken) {
      await page.run("playground.tellAbout('')");
      await page.run(`new Promise((done) => { addEventListener('hashchange', () => setTimeout(done, 1), { once: true });
        location.hash = ${JSON.stringify(hash)}; })`);
      check.that((await told()).startsWith('The link isn’t one of this page'), `#${hash}: ${await told()}`);
      await repeats(page, check, `the session after #${hash}`);
    }
    // Values beyond a setting's range are left out.
    const good = await text(
      [['key', 1000, 0], ['pop', 900000, 2]], [['settle.response', '-5'], ['settle.damping_ratio', '0.5']]);
    await page.run(`new Promise((done) => { addEventListener('hashchange', () => setTimeout(done, 1), { once: true });
      location.hash = ${JSON.stringify(good)}; })`);
    check.equal(await page.run('playground.live.inputs.length'), 2, 'inputs of the link');
    check.equal(await page.run('playground.home.options()'), ' --set settle.damping_ratio=0.5', 'its settings');
    // A link of version 2, which has no mark.
    await page.run(`new Promise((done) => { addEventListener('hashchange', () => setTimeout(done, 1), { once: true });
      location.hash = 'AhBzdGFuZGFyZAACAsCaDAIA'; })`);
    check.equal(await told(), 'A gesture from a link.', 'the words over an old link');
    check.equal(JSON.stringify(await page.run('playground.live.inputs')), '[["key",100000,0]]', 'its inputs');
    // The longest one has no more frames than open in a few seconds.
    const longest = await text([['touch', 1000, 0, 0, 195, 430], ['touch', 3e8 - 1, 3, 0, 195, 300]]);
    await page.run(`new Promise((done) => { addEventListener('hashchange', () => setTimeout(done, 1), { once: true });
      location.hash = ${JSON.stringify(longest)}; })`);
    check.equal(await told(), 'A gesture from a link.', 'the words over the longest link');
    const count = await page.run('playground.store.count');
    check.that(count > 36000 && count < 40000, `the longest link has ${count} frames`);
    // A session that goes on is none for a link, and that is told.
    await page.run('playground.command("key", 1)');
    await rested(page, 3);
    await page.run('playground.live.inputs.push(["key", 3e8 + 1, 0]); playground.home.copyLink()');
    check.that((await page.run('playground.home.note.textContent')).includes('save it as a scenario'), 'a long session');
    await page.run('playground.live.inputs.pop()');
    check.equal(page.problems.join('; '), '', 'problems');
    const other = await browser.page({ reduced: true });
    await other.visit(link.split('#')[0] + '#' + broken[0]);
    await ready(other);
    check.that(await other.run('playground.store.count > 10'), 'the page of a broken link shows its scenario');
    // The page itself is asked for by its address.
    const problems = other.problems.filter((one) => !one.startsWith('requested file:'));
    check.equal(problems.join('; '), '', 'problems of the page of a broken link');
    await other.close();
    await page.close();
  },

  async 'the stage stays where it is under the first finger'(browser, check) {
    for (const name of ['tour', 'paging', 'push-pop']) {
      for (const [width, height] of [[320, 640], [390, 844], [768, 1024]]) {
        const page = await opened(browser, check, { width, height, reduced: true }, name);
        const top = () => page.run("document.querySelector('.phone').getBoundingClientRect().top");
        const before = await top();
        const { x, y, scale } = await place(page);
        const edge = await page.run('playground.cardY');
        await page.touch('touchStart', [x + 150 * scale, y + (edge + 25) * scale]);
        await pause(50);
        check.equal(await top(), before, `${name} at ${width} px: the stage under a finger`);
        check.equal(await page.run('playground.live.hasFinger'), true, `${name} at ${width} px: the finger`);
        await page.touch('touchEnd', [x + 150 * scale, y + (edge + 25) * scale]);
        await page.close();
      }
    }
  },

  async 'a film that can’t be continued is stopped by a touch'(browser, check) {
    const page = await opened(browser, check, {}, 'rotation');
    const words = () => page.run('playground.invite.textContent');
    await pause(400);
    check.equal(await words(), 'Stop the film', 'the words while it plays');
    check.equal(await page.run('getComputedStyle(playground.invite).visibility'), 'visible', 'the words');
    const { x, y, scale } = await place(page);
    const edge = await page.run('playground.cardY');
    const card = [x + 150 * scale, y + (edge + 25) * scale];
    await page.drag([card, card]);
    check.equal(await words(), 'Drag the card', 'the words after it was stopped');
    check.equal(await page.run('playground.live.inputs.length'), 0, 'samples of the touch that stopped it');
    check.equal(await page.run('playground.isDemonstrating'), false, 'the film still plays');
    await page.drag([card, [card[0], card[1] - 60]]);
    await rested(page);
    check.that(await page.run('playground.live.inputs.length') > 2, 'the next finger counts');
    await page.close();
  },

  async 'a press on a thin paper goes on as well as back'(browser, check) {
    const page = await opened(browser, check, { width: 390, height: 844, reduced: true }, 'tour');
    const press = async (part) => {
      const box = await page.run(`(() => {
        const { x, y, width } = playground.canvas.getBoundingClientRect();
        return [x, y, width];
      })()`);
      await page.click(box[0] + box[2] * part, box[1] + 40);
      return page.run('playground.player.cursor');
    };
    await page.run('playground.seek(0)');
    const found = [await press(0.9), await press(0.9), await press(0.05)];
    check.that(found[0] > 500000 && found[0] < 1200000, `a press at the start leads to ${found[0]} µs`);
    check.that(found[1] > found[0], `a press beyond the cursor leads from ${found[0]} to ${found[1]} µs`);
    check.that(found[2] < found[1], `a press before the cursor leads from ${found[1]} to ${found[2]} µs`);
    await page.run('playground.seek(playground.player.end)');
    check.equal(await page.run('playground.paper.window.to'), await page.run('playground.player.end'), 'the end');
    await page.close();
  },

  async 'a ring tells the focus of a key, and not of a finger'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const ring = () => page.run("getComputedStyle(document.querySelector('.phone')).outlineStyle");
    await drag(page, -130);
    check.equal(await page.run("document.activeElement === document.querySelector('.phone')"), true, 'the focus');
    check.equal(await ring(), 'none', 'the ring after a mouse');
    await page.key('f');
    await rested(page, 5);
    check.equal(await ring(), 'solid', 'the ring after a key');
    await page.close();
  },

  async 'the controls of the playground are in sight in a window of 1440 by 900'(browser, check) {
    for (const name of ['tour', 'flick-up']) {
      const page = await opened(browser, check, { width: 1440, height: 900, reduced: true }, name);
      // Of a timeline with rare lanes, as tour has one, the first row.
      const place = name === 'tour' ? '.bar-of-controls .group' : '.bar-of-controls';
      const bottom = await page.run(`document.querySelector('${place}').getBoundingClientRect().bottom`);
      check.that(bottom <= 900, `${name}: the controls end at ${bottom} of 900`);
      const take = await page.run(`(() => {
        [...document.querySelectorAll('button')].find((one) => one.textContent === 'Take it home').click();
        const { top, bottom } = document.activeElement.getBoundingClientRect();
        return [document.activeElement.localName, top >= 0 && bottom <= innerHeight];
      })()`);
      check.equal(take.join(), 'select,true', `${name}: what is to be taken home`);
      await page.close();
    }
  },

  async 'what moves sideways is drawn, where it is'(browser, check) {
    const lanes = `playground.paper.places.filter(({ title }) => title.startsWith('sideways'))
      .map(({ names }) => names.join())`;
    for (const name of ['spots-carousel-item', 'carousel-momentum', 'cards-paged-view', 'spots-carousel-infinite']) {
      const page = await opened(browser, check, { width: 1440, height: 1100, reduced: true }, name);
      check.run('run', name, '--items', check.path('items.csv'), '-o', check.path('rows.csv'));
      const items = readFileSync(check.path('items.csv'), 'utf8').trim().split('\n').slice(1)
        .map((row) => row.split(','));
      const frames = Number(items.at(-1)[0]);
      let apart = 0;
      for (let part = 0; part <= 8; part += 1) {
        const frame = `${Math.round((frames * part) / 8)}`;
        const wanted = items.filter((row) => row[0] === frame);
        if (wanted.length === 0) continue;
        const shown = await page.run(`(() => {
          playground.seek(${wanted[0][1]});
          const { left, top } = document.querySelector('.phone').getBoundingClientRect();
          return [...document.querySelectorAll('.phone .card-part')].filter((one) => !one.hidden && one.offsetParent)
            .map((one) => one.getBoundingClientRect())
            .map((box) => [box.left - left, box.top - top, box.width, box.height])
            .map((box) => box.map((pixels) => pixels / playground.phone.zoom));
        })()`);
        check.equal(shown.length, wanted.length, `${name}: the parts of frame ${frame}`);
        for (const [index, row] of wanted.entries()) {
          const distances = (shown[index] ?? []).map((value, side) => Math.abs(value - Number(row[3 + side])));
          apart = Math.max(apart, ...distances);
        }
      }
      check.that(apart < 0.05, `${name}: a part of the content is ${apart} pt off`);
      const own = items.some((row) => Number(row[3]) < 0);
      if (name.startsWith('spots-carousel')) check.that(own, `${name}: no item leaves to the left`);
      check.equal((await page.run(lanes)).join(';'), 'carousel_offset_pt', `${name}: the lane`);
      check.equal(page.problems.join('; '), '', 'problems');
      await page.close();
    }
    const page = await opened(browser, check, { width: 1440, height: 1100, reduced: true }, 'paging');
    await page.settle();
    check.equal((await page.run(lanes)).join(';'), 'page_x_pt', 'the lane of pages');
    await page.close();
  },

  async 'the invitation is one line within its card, however narrow that is'(browser, check) {
    for (const [name, us] of [['resize', 0], ['side-card', 0], ['rotation', 1100000], ['flick-up', 0]]) {
      for (const [width, height] of [[320, 640], [390, 844], [1440, 900]]) {
        const page = await opened(browser, check, { width, height, reduced: true }, name);
        await page.run(`playground.seek(${us})`);
        const [invite, card, lines] = await page.run(`(() => {
          const box = playground.invite.getBoundingClientRect();
          const phone = playground.phonePlace.getBoundingClientRect();
          const { zoom: scale } = playground.phone;
          const size = parseFloat(getComputedStyle(playground.invite).fontSize);
          const card = playground.cardAt(rowAt(playground.store, ${us}));
          return [[(box.left - phone.left) / scale, (box.right - phone.left) / scale], card, box.height / size];
        })()`);
        check.that(lines < 2.4, `${name} at ${width} px: the invitation is ${lines} letters high`);
        check.that(invite[0] >= card.x - 1 && invite[1] <= card.x + card.width + 1,
          `${name} at ${width} px: the invitation from ${invite} on a card at ${card.x}, ${card.width} wide`);
        await page.close();
      }
    }
  },

  async 'a card beside the map is flicked by keys, and invites where it is'(browser, check) {
    const iPad = ['flick-up', '--device', 'ipad-pro-11'];
    for (const words of [['side-card'], ['compact-height'], ['right-to-left'], iPad]) {
      const page = await opened(browser, check, { reduced: true }, ...words);
      await page.run('playground.reset()');
      const [invite, card] = await page.run(`(() => {
        const box = playground.invite.getBoundingClientRect();
        const phone = playground.phonePlace.getBoundingClientRect();
        const { scale } = playground.phone;
        return [[(box.left - phone.left) / scale, (box.right - phone.left) / scale], playground.card];
      })()`);
      check.that(invite[0] >= card.x - 1 && invite[1] <= card.x + card.width + 1,
        `${words}: the invitation from ${invite} on a card at ${card.x}, ${card.width} wide`);
      await page.run("document.querySelector('.phone').focus()");
      await page.key('f');
      await rested(page, 5);
      const touch = await page.run('playground.live.inputs[0]');
      check.that(touch[4] > card.x && touch[4] < card.x + card.width, `${words}: a touch at ${touch}`);
      await repeats(page, check, words.join(' '));
      await page.close();
    }
  },

  async 'a card below the screen comes up by a button'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'tour');
    check.equal(await page.run('playground.up.hidden'), true, 'the button beside a card in sight is hidden');
    const presets = await page.run('playground.data.presets.map(({ name }) => name)');
    await page.run(`playground.choosePreset(${presets.indexOf('cardparts-sheet')})`);
    await page.run('playground.reset()');
    check.that(await page.run('playground.card.y >= playground.data.meta.screen.height'), 'the sheet is gone');
    const [x, y, isTop] = await page.run(`(() => {
      const box = playground.up.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return [x, y, document.elementFromPoint(x, y) === playground.up];
    })()`);
    check.that(isTop, 'the button is in sight');
    await page.click(x, y);
    await rested(page, 1);
    check.that(await page.run('playground.card.y < playground.data.meta.screen.height / 2'), 'the sheet is back');
    check.equal(await page.run('playground.up.hidden'), true, 'the button is hidden again');
    check.equal(await page.run('playground.live.inputs.length'), 1, 'the inputs: the key alone');
    await repeats(page, check, 'a sheet brought up');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'every slider gives what the tool takes'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await page.run('playground.reset()');
    await page.run(`new Promise((done) => {
      document.querySelector('.all-settings').open = true;
      setTimeout(done, 100);
    })`);
    const values = (part) => page.run(`[...playground.feel.rows].flatMap(([index, rows]) => rows
      .filter(({ control }) => control.type === 'range' && !control.disabled).map(({ control, slider }) => {
        const { min, max } = control;
        control.value = Number(min) + (max - min) * ${part};
        control.dispatchEvent(new Event('input'));
        return [slider.name, playground.home.plain(index)];
      }))`);
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const all = await values(part);
      check.that(all.length > 60, `${all.length} sliders`);
      for (const [name, text] of all) check.that(text !== 'NaN', `${name} is ${text} at ${part}`);
      // The sliders that stand first have keys of their own below: the tool is given both values.
      for (const own of [all.filter(([name], place) => all.findIndex(([one]) => one === name) === place), all]) {
        const set = Object.fromEntries(own.map(([name, text]) => [name, Number.isNaN(Number(text)) ? text : Number(text)]));
        writeFileSync(check.path('sliders.json'), JSON.stringify({ cards: [{ name: 'a' }], set }));
        check.run('run', 'sliders.json', '--digest');
      }
    }
    // Each rate of two digits' distance from 1 has a place.
    for (const name of ['scroll.deceleration_rate', 'snap.projection_rate']) {
      const reached = await page.run((key) => {
        const index = playground.data.keys.findIndex((one) => one.name === key);
        const [{ slider }] = playground.feel.rows.get(index);
        return Array.from({ length: 1001 }, (_, place) => playground.feel.value(slider, index, place / 1000));
      }, name);
      check.equal(reached.at(-1), 0.9999, `${name} at its right end`);
      for (const rate of [0.5, 0.9, 0.95, 0.99, 0.995, 0.998, 0.9985, 0.999, 0.9995]) {
        check.that(reached.includes(rate), `${name} has no place for ${rate}`);
      }
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a swipe over a slider scrolls and changes nothing, and no finger on one loses the session'(browser, check) {
    if (!browser.knowsFingers) return;
    const page = await opened(browser, check, { width: 390, height: 844, reduced: true, touch: true }, 'flick-up');
    await drag(page, -160, true);
    const state = () => page.run(`[playground.home.options(), playground.home.command.textContent,
      playground.home.buttons[0].disabled, playground.isRetuned, playground.beside.others.length].join(' | ')`);
    // Where a finger finds the slider: at a part of its width.
    const at = (part) => page.run((place) => {
      const slider = document.querySelector('.feel input[type=range]');
      slider.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = slider.getBoundingClientRect();
      return [left + width * place, top + height / 2];
    }, part);
    const swipe = async ([x, y], across, down) => {
      await page.touch('touchStart', [x, y]);
      for (let n = 1; n <= 10; n += 1) {
        await page.touch('touchMove', [x + across * n / 10, y + down * n / 10]);
        await pause(16);
      }
      await page.touch('touchEnd');
      await pause(200);
    };
    const first = await state();
    const [place, from] = [await at(0.9), await page.run('scrollY')];
    await swipe(place, 0, -150);
    check.that(await page.run('scrollY') > from, 'a swipe over a slider scrolls');
    check.equal(await state(), first, 'the session after a swipe over a slider');
    await swipe(await at(0.3), 80, 0);
    const slid = await state();
    check.that(slid !== first && slid.includes('session.json'), `the session after a slide: ${slid}`);
    await swipe(await at(0.9), 0, -150);
    check.equal(await state(), slid, 'the session after a slide and a swipe');
    // A tap counts, and a finger that is taken away leaves what was there.
    const [x, y] = await at(0.5);
    await page.touch('touchStart', [x, y]);
    check.equal(await state(), slid, 'the session under a finger that came down');
    await page.touch('touchEnd');
    await pause(200);
    const tapped = await state();
    check.that(tapped !== slid && tapped.includes('session.json'), `the session after a tap: ${tapped}`);
    await page.run(`(() => {
      const slider = document.querySelector('.feel input[type=range]');
      slider.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
      slider.value = 900;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      slider.dispatchEvent(new PointerEvent('pointercancel', { pointerType: 'mouse', bubbles: true }));
    })()`);
    check.equal(await page.run('playground.isRetuned'), false, 'a finger that is taken away leaves a session');
    const settings = (words) => words.split(' | ')[0];
    check.equal(settings(await state()), settings(tapped), 'the settings after a finger that is taken away');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'the settings that stand first act, under each preset'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const presets = await page.run('playground.data.presets.map(({ name }) => name)');
    const names = () => page.run(`[...document.querySelectorAll('.feel > .settings > .setting')]
      .filter((row) => row.checkVisibility())
      .map((row) => (row.matches('.off') ? 'idle ' : '') + row.querySelector('code').textContent)`);
    const first = await names();
    check.equal(first.join(), await page.run('playground.data.first.map(({ key }) => key).join()'), 'the first ones');
    const seen = new Map();
    // Twice, in another order: each preset has its own, in one order.
    for (const index of [...presets.keys(), ...[...presets.keys()].reverse()]) {
      await page.run((chosen) => playground.choosePreset(chosen), index);
      const shown = (await names()).join();
      check.equal(shown.split(',').length, first.length, `${presets[index]}: ${shown}`);
      check.that(!shown.includes('idle '), `${presets[index]}: ${shown}`);
      check.equal(shown, seen.get(index) ?? shown, `${presets[index]} again`);
      seen.set(index, shown);
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a field takes each unit that --set takes'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const read = (text, unit, part) => page.run(`typedNumber(${JSON.stringify(text)}, '${unit}', ${part})`);
    const rows = [
      ['250 ms', 's', 0.25], ['0,25 s', 's', 0.25], ['350000µs', 's', 0.35], ['35e-2', 's', 0.35], ['.5s', 'ms', 500],
      ['−120 pt', 'pt', -120], ['40 %', '', 0.4, true], ['2e2ms', 's', 0.2],
    ];
    for (const [text, unit, value, part = false] of rows) check.equal(await read(text, unit, part), value, text);
    for (const [text, unit] of [['40 %', ''], ['12 px', 'pt'], ['5em', 's'], ['fast', 's'], ['', 's'], ['1,000,5', 's']]) {
      const isNumber = await page.run(`!Number.isNaN(typedNumber(${JSON.stringify(text)}, '${unit}', false))`);
      check.equal(isNumber, false, `"${text}" is a number in "${unit}"`);
    }
    await page.close();
  },

  async 'slow motion is slow'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    for (const speed of [1, 0.25]) {
      await page.run("document.querySelector('.phone').focus()");
      await page.key('f');
      const passed = await page.run(`new Promise((done) => {
        const { live } = playground;
        playground.setSpeed(${speed});
        const [us, now] = [live.time(performance.now()), performance.now()];
        setTimeout(() => done((live.time(performance.now()) - us) / (performance.now() - now) / 1000), 200);
      })`);
      check.that(Math.abs(passed / speed - 1) < 0.1, `at ${speed}, ${passed} s pass in a second`);
      await page.run('playground.setSpeed(1)');
      await rested(page);
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a late touch is drawn as it is replayed'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    await drag(page, -120);
    // A frame is shown before a touch that is older than it.
    await page.run(`(() => {
      const { live } = playground;
      playground.reset();
      live.begin(performance.now());
      live.give('touch', 30000, 0, 0, 200, 760);
      live.give('touch', 60000, 1, 0, 200, 700);
      live.show(90000);
      live.give('touch', 70000, 1, 0, 200, 650);
      live.give('touch', 80000, 3, 0, 200, 640);
    })()`);
    await rested(page);
    const shown = await page.run('Array.from(playground.store.columns.card_y_pt.slice(0, playground.store.count))');
    const replay = await page.run(`(() => {
      const { count, width, rows } = playground.engine.rerun({ which: 'session', limit: playground.store.count });
      return Array.from({ length: count }, (_, index) => rows[index * width + COLUMN.cardY]);
    })()`);
    check.equal(JSON.stringify(shown), JSON.stringify(replay), 'rows');
    await repeats(page, check, 'the session');
    await page.close();
  },

  async 'a tab that stalls under the finger repeats to the bit, too'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    await page.run("document.querySelector('.phone').scrollIntoView({ block: 'start' })");
    const { x, y, scale } = await place(page);
    const top = await page.run('playground.cardY');
    const point = (by) => [x + 150 * scale, y + (top + 30 + by) * scale];
    await page.touch('touchStart', point(0));
    await page.touch('touchMove', point(-20));
    // The page does nothing else for two seconds, in which the finger goes on and lifts.
    await page.run(`setTimeout(() => {
      const end = performance.now() + 2000;
      while (performance.now() < end);
      window.isOver = true;
    })`);
    const sent = [];
    for (let n = 2; n <= 8; n += 1) {
      sent.push(page.touch('touchMove', point(-20 * n)));
      if (browser.isOutside) await pause(20); else await sent[sent.length - 1];
    }
    sent.push(page.touch('touchEnd', point(-160)));
    await Promise.all(sent);
    await page.run('new Promise((done) => { const look = () => window.isOver ? done() : setTimeout(look, 20); look(); })');
    await rested(page, 4);
    if (browser.isOutside) {
      const times = await page.run('playground.live.inputs.map(([, us]) => us)');
      const moves = times.slice(2, -1);
      check.that(moves[moves.length - 1] - moves[0] > 60000, `the samples keep their own times: ${times}`);
    }
    await repeats(page, check, 'the session');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a setting draws the gesture anew, and a link carries the feel'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    await drag(page, -160);
    const before = await page.run('playground.store.columns.card_y_pt.slice(0, playground.store.count).join()');
    await page.run(`(() => {
      const index = playground.data.keys.findIndex((key) => key.name === 'settle.damping_ratio');
      playground.feel.change(index, 0.35);
      // A change that is made shows at whole microseconds, as a session's frames do.
      playground.feel.onCommit();
      playground.player.pause();
    })()`);
    const after = await page.run('playground.store.columns.card_y_pt.slice(0, playground.store.count).join()');
    check.that(before !== after, 'the gesture is drawn anew');
    // Another preset, and back: what was changed is kept. Cleared, nothing comes back by a change.
    await page.run('[playground.choosePreset(1), playground.choosePreset(0), playground.player.pause()].length');
    const again = await page.run('playground.store.columns.card_y_pt.slice(0, playground.store.count).join()');
    check.equal(again, after, 'the gesture after another preset');
    const shown = await page.run("[...document.querySelectorAll('.feel .number')].map(({ value }) => value).join(' ')");
    check.that(shown.startsWith('0.4 s 0.35 '), `the settings: ${shown}`);
    const link = await page.run('playground.memory.link');
    const command = await page.run('playground.home.command.textContent');
    check.that(command.startsWith('cardsim run session.json --digest\n'), command);
    const text = await page.run('playground.home.scenario()');
    check.that(text.includes('"settle.damping_ratio":0.35'), text.slice(0, 300));
    const other = await browser.page({});
    await other.visit(link);
    await ready(other);
    const carried = await other.run('playground.store.columns.card_y_pt.slice(0, playground.store.count).join()');
    check.equal(carried, after, 'the card by the link');
    await other.close();
    await page.run(`(() => {
      playground.reset();
      playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.7);
    })()`);
    check.equal(await page.run('playground.store.events.length'), 0, 'events after it was cleared');
    await page.run(`(() => {
      const field = document.querySelector('.feel .number');
      field.value = 'abc';
      field.dispatchEvent(new Event('change'));
    })()`);
    check.equal(await page.run("document.querySelector('.feel .number').validity.customError"), true, 'a mistake is told');
    await page.close();
  },

  async 'a setting without an effect moves no line'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await page.run('playground.reset()');
    await drag(page, -160);
    const seen = await page.run(`(() => {
      // The map's dim moves no card.
      const index = playground.data.keys.findIndex(({ name }) => name === 'dim.map_max');
      const usual = playground.feel.values[index];
      return [0.11, 0.12, usual].map((value) => {
        playground.feel.change(index, value);
        const [{ before }, now] = [playground.beside, playground.store];
        const apart = ['time_us', 'card_y_pt', 'card_velocity_pt_s'].map((name) =>
          before.columns[name].slice(0, before.count).findIndex((one, row) => !Object.is(now.columns[name][row], one)));
        return [playground.isRetuned, before.count > 20 && before.count === now.count, ...apart].join();
      });
    })()`);
    const [again, shown] = ['true,true,-1,-1,-1', 'false,true,-1,-1,-1'];
    check.equal(seen.join(' '), [again, again, shown].join(' '), 'run again, as many frames, and the first that differ');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a damping ratio that the overshoot limit raised is told beside it'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const told = () => page.run(`[...document.querySelectorAll('.held')].filter((one) => one.checkVisibility())
      .map((one) => one.textContent).join()`);
    check.equal(await told(), '', 'the words over a spring that is the settings’');
    for (const [limit, shown] of [[24, '0.59'], [2, '0.84']]) {
      await page.run((most) => {
        const { feel, data } = playground;
        for (const [name, value] of [['settle.damping_ratio', 0.3], ['motion.edge_overshoot_max', most]]) {
          feel.change(data.keys.findIndex((key) => key.name === name), value);
        }
        feel.onCommit();
      }, limit);
      check.equal(await told(), `The overshoot limit held it to ${shown} in this motion.`, `under ${limit} pt`);
      const ran = check.run('run', 'flick-up', '--set', 'settle.damping_ratio=0.3', '--set',
        `motion.edge_overshoot_max=${limit}`).match(/stiffened\([^)]*/)[0];
      check.equal(Number(ran.match(/[0-9.]+$/)[0]).toFixed(2), shown, `what the tool has: ${ran}`);
    }
    await page.run('playground.clear()');
    check.equal(await told(), '', 'the words after it was cleared');
    await page.close();
  },

  async 'a tab that was in the background goes on where it was, and repeats'(browser, check) {
    if (!browser.knowsHiding) return;
    const other = await browser.page({});
    const page = await opened(browser, check, {}, 'push-pop');
    await page.send('Page.bringToFront');
    await page.run('playground.reset()');
    await page.run("document.querySelector('.phone').focus()");
    await page.key('f');
    await page.run("new Promise((done) => { const look = () => "
      + "playground.store.columns.phase[playground.store.count - 1] === 'settling' ? done() : setTimeout(look, 4); look(); })");
    const before = await page.run('playground.live.last');
    check.equal(await page.hide(other, 1500), 'hidden', 'the state of a tab in the background');
    await rested(page);
    const times = await page.run('[...playground.store.columns.time_us.slice(0, playground.store.count)]');
    const gap = Math.max(...times.map((time, index) => time - (times[index - 1] ?? 0)));
    check.that(gap < 300000, `the longest time between two frames: ${gap} us, where the tab was hidden for 1.5 s`);
    check.that(times[times.length - 1] - before > 500000, `it was hidden in flight, at ${before} us`);
    await other.close();
    await page.key('p');
    await pause(60);
    await rested(page);
    await repeats(page, check, 'the session');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'under all presets each line has its name, and none lies on another'(browser, check) {
    for (const width of [390, 1440]) {
      const page = await opened(browser, check, { width, height: 900, reduced: true }, 'flick-up');
      const words = () => page.run(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(playground.paper.taken))))');
      const before = (await words()).length;
      await page.key('r');
      const all = await words();
      const ghosts = await page.run('playground.beside.others.length');
      check.that(ghosts >= 6, `${ghosts} other presets`);
      const names = all.slice(before);
      check.that(names.length >= (width > 500 ? ghosts : 5), `${names.length} names of ${ghosts} lines at ${width} px`);
      for (const [index, one] of names.entries()) {
        const other = all.slice(0, before + index).find(({ left, right, y }) =>
          Math.abs(y - one.y) < 8 && left < one.right && one.left < right);
        check.equal(other, undefined, `words under name ${index} at ${width} px`);
      }
      await page.close();
    }
  },

  async 'all presets stay on over changes and gestures, until they are switched off'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const ghosts = () => page.run('playground.beside.others.filter(({ ghost }) => ghost).length');
    const button = () => page.run('playground.bar.all.textContent');
    await drag(page, -120);
    check.equal(`${await ghosts()}, ${await button()}`, '0, Under all presets', 'at first');
    await page.key('r');
    const all = await ghosts();
    check.that(all >= 6, `${all} other presets`);
    await page.run(`(playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.61),
      playground.feel.onCommit())`);
    check.equal(await ghosts(), all, 'after a change');
    check.equal(await page.run("playground.beside.others.some(({ label }) => label === 'before')"), true, 'the line before');
    const last = '(({ columns, count }) => columns.card_y_pt.slice(0, count).join())(playground.beside.others.at(-1).rows)';
    const before = await page.run(last);
    await drag(page, -40);
    check.equal(`${await ghosts()}, ${await button()}`, `${all}, Hide the presets`, 'after another gesture');
    check.that(await page.run(last) !== before, 'they are that gesture’s');
    await page.key('r');
    check.equal(`${await ghosts()}, ${await button()}`, '0, Under all presets', 'switched off');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'the end is the end, also while the page plays by itself'(browser, check) {
    for (const name of ['rotation', 'flick-up']) {
      const page = await opened(browser, check, {}, name);
      await page.run("playground.canvas.focus()");
      check.equal(await page.run('playground.player.isPlaying'), true, `${name} plays`);
      await page.key('End');
      check.equal(await page.run('playground.player.cursor === playground.player.end'), true, `End on ${name}`);
      await page.close();
    }
  },

  async 'a place on a thin paper is one instant as long as it is pressed'(browser, check) {
    const page = await opened(browser, check, { width: 390, height: 844, reduced: true }, 'tour');
    await page.run('playground.seek(playground.player.end)');
    const box = await page.run(`(() => {
      playground.canvas.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = playground.canvas.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 3 };
    })()`);
    check.that(await page.run('playground.paper.following > 0'), 'the paper follows the cursor');
    const seen = [];
    await page.mouse('mousePressed', box.x, box.y);
    for (let step = 0; step <= 8; step += 1) {
      await page.mouse('mouseMoved', box.x + step * 2, box.y);
      seen.push(await page.run('playground.player.cursor'));
    }
    await page.mouse('mouseReleased', box.x + 16, box.y);
    for (const [index, us] of seen.slice(1).entries()) {
      check.that(us >= seen[index] && us - seen[index] < 100000, `from ${seen[index]} to ${us} us by 2 px to the right`);
    }
    check.that(seen.at(-1) > seen[0], `${seen}`);
    await page.close();
  },

  async 'a change that was made, and a link, are sessions to take home'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await drag(page, -120);
    await page.run(`(playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.61),
      playground.feel.onCommit())`);
    check.equal(await page.run('playground.isRetuned'), false, 'a change that was made is run again, and no session');
    await repeats(page, check, 'the session after a change');
    const words = await page.run('playground.home.markdown()');
    check.that(words.includes('cardsim run session.json --digest'), words);
    // The words about the scenario are none about a session.
    const scenarioAbout = await page.run('playground.data.members.about');
    const text = await page.run('playground.home.scenario()');
    check.that(scenarioAbout && !text.includes('"about"'), text.slice(0, 200));
    check.that(words.startsWith('**A session in the playground**'), words);
    await page.run('playground.choosePreset(2)');
    await repeats(page, check, 'the session under another preset');
    const [link, inputs, digest] = await page.run('[playground.memory.link, playground.live.inputs, playground.digest()]');
    await page.run('playground.reset()');
    await page.run((hash) => { location.hash = hash; }, link.split('#')[1]);
    await pause(200);
    check.equal(await page.run('playground.about.textContent'), 'A gesture from a link.', 'the words over a link');
    check.equal(await page.run('playground.digest()'), digest, 'the digest of a link');
    await repeats(page, check, 'the session of a link');
    // The browser's Back brings back what was cleared.
    await page.run("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Clear the gesture').click()");
    check.equal(await page.run('playground.live.inputs.length'), 0, 'inputs after it was cleared');
    await page.run('history.back()');
    await pause(400);
    check.equal(JSON.stringify(await page.run('playground.live.inputs')), JSON.stringify(inputs), 'inputs after Back');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
    // A scenario without words about it has a place for others.
    const bare = check.path('bare.json');
    const { about, ...scenario } = JSON.parse(check.run('show', 'flick-up'));
    writeFileSync(bare, JSON.stringify(scenario));
    const plain = await opened(browser, check, { reduced: true }, bare);
    check.equal(await plain.run('playground.about.textContent'), '', 'words about a scenario without any');
    await drag(plain, -120);
    await plain.run("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Clear the gesture').click()");
    check.equal(await plain.run('playground.live.inputs.length'), 0, 'inputs of a scenario without words, cleared');
    check.equal(plain.problems.join('; '), '', 'problems without words');
    await plain.close();
  },

  async 'time goes forward, whatever is changed, paused, held or cleared in between'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    const key = (name) => `playground.data.keys.findIndex((one) => one.name === '${name}')`;
    const ascends = () => page.run(`(() => {
      const times = [...playground.store.columns.time_us.slice(0, playground.store.count)];
      return times.findIndex((time, index) => index > 0 && time <= times[index - 1]);
    })()`);
    // A setting is changed in motion, then the end is played on and stepped on.
    await page.run("document.querySelector('.phone').focus()");
    await page.key('f');
    await pause(150);
    await page.run(`playground.feel.change(${key('settle.response')}, 0.6)`);
    await page.key('End');
    for (const one of ['ArrowRight', ' ', 'End', 'ArrowRight']) await page.key(one);
    check.equal(await ascends(), -1, 'a frame before the one before it, after a change in motion');
    await page.key('f');
    await rested(page);
    check.equal(await ascends(), -1, 'a frame before the one before it, after F');
    await repeats(page, check, 'the session after a change in motion');
    // A change that is undone leaves the session as it was.
    const rows = await page.run('playground.store.count');
    await page.run(`playground.feel.change(${key('settle.response')}, 0.8)`);
    check.equal(await page.run('playground.isRetuned'), true, 'a change runs the gesture again');
    await page.run(`playground.feel.change(${key('settle.response')}, 0.6)`);
    check.equal(await page.run('playground.store.count'), rows, 'frames after the change was undone');
    await repeats(page, check, 'the session after a change was undone');
    // The line before is held while a finger comes.
    await page.run(`playground.feel.change(${key('settle.response')}, 0.3)`);
    await page.run('playground.beside.show(true)');
    await drag(page, -60);
    check.equal(await page.run('Boolean(playground.beside.past)'), false, 'the line before is shown beside a finger');
    // Cleared: no old gesture is told, kept or shown.
    await page.run('playground.beside.keep(), playground.reset(), playground.beside.show(true)');
    await page.run('playground.beside.show(false)');
    const [shown, wanted] = await page.run('[playground.phone.front.place[1], playground.card.y]');
    check.equal(shown, wanted, 'the card on the phone after it was cleared');
    await page.run(`playground.feel.change(${key('settle.response')}, 0.9)`);
    check.equal(
      await page.run('playground.home.command.textContent'), 'cardsim run flick-up --set settle.response=0.9',
      'the command after it was cleared');
    await page.key('r');
    check.equal(await page.run('playground.beside.others.length'), 0, 'fates of no gesture');
    // Two flicks by keys at once are two fingers, and the gesture that is saved is in order.
    await page.key('f');
    await page.key('f');
    await rested(page, 20);
    writeFileSync(check.path('two.csv'), await page.run('playground.home.gesture()'));
    check.that(check.run('gesture', 'info', 'two.csv').includes('2'), 'a gesture of two fingers');
    await repeats(page, check, 'two flicks at once');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
    // A scenario that can't be taken over doesn't lose the first gesture.
    const other = await opened(browser, check, {}, 'rotation');
    await other.run("document.querySelector('.phone').focus()");
    await other.key('f');
    await rested(other);
    const count = await other.run('playground.live.inputs.length');
    await other.key('f');
    await rested(other, count + 2);
    check.that(await other.run('playground.live.inputs.length') > count, `${count} inputs before the second gesture`);
    await other.close();
  },

  async 'fades and channels are a session’s under another preset, too'(browser, check) {
    writeFileSync(check.path('fading.json'), `{ "cards": [
      { "name": "a", "content": 1600, "detent": "peaking", "fades": { "map_dim": { "collapsed": 0, "peaking": 0.1, "extended": 0.4 } } },
      { "name": "b", "content": 900, "largest_undimmed_detent": "peaking" }],
      "channels": [{ "name": "art", "from": ["collapsed", 1], "to": ["extended", 0] },
        { "name": "scale", "at": { "collapsed": 1, "peaking": 0.9, "extended": 0.5 } }] }`);
    const page = await opened(browser, check, { reduced: true }, 'fading.json');
    const presets = await page.run('playground.data.presets.length');
    check.that(presets > 5, `${presets} presets`);
    for (let index = 0; index < presets; index += 1) {
      await page.run((at) => { playground.usePreset(at); playground.reset(); }, index);
      await drag(page, -90);
      await repeats(page, check, await page.run('playground.preset.name'));
    }
    await page.close();
  },

  async 'the instant takes a comma and a sign, and tells a mistake'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const typed = async (text) => {
      await page.run((words) => {
        const { time } = playground.bar;
        time.value = words;
        time.dispatchEvent(new Event('change'));
      }, text);
      return page.run('[Math.round(playground.player.cursor), playground.bar.time.validity.customError]');
    };
    for (const [text, us, isWrong] of [
      ['250,5', 250500, false], ['300 ms', 300000, false], ['-5', 0, false], ['1.5', 1500, false], ['abc', 1500, true],
    ]) check.equal(JSON.stringify(await typed(text)), JSON.stringify([us, isWrong]), text);
    await page.close();
  },

  async 'an instant that is shown and typed again is that frame’s'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const flaws = await page.run(`(() => {
      const found = [];
      for (const [frame, us] of playground.player.times.slice(0, playground.player.count).entries()) {
        playground.bar.time.value = (us / 1000).toFixed(1);
        playground.bar.time.dispatchEvent(new Event('change'));
        if (playground.player.cursor !== us) found.push(frame);
      }
      return found.join();
    })()`);
    check.equal(flaws, '', 'frames that are missed');
    await page.close();
  },

  async 'the controls stay in their place under a preset whose fades stand still'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const presets = await page.run('playground.data.presets.length');
    const [seen, heights] = [new Set(), new Set()];
    for (let index = 0; index < presets; index += 1) {
      await page.run((chosen) => playground.choosePreset(chosen), index);
      await page.settle();
      const [top, height] = await page.run(
        '[playground.bar.element.getBoundingClientRect().top, playground.paper.bottom]');
      seen.add(top);
      heights.add(height);
    }
    check.equal([...seen].length, 1, `the controls’ places: ${[...seen]}`);
    check.that(heights.size > 1, 'each preset has the same lanes');
    await page.close();
  },

  async 'after Clear the playhead is at the start, as its field says'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await page.run('playground.seek(200000)');
    check.equal(await page.run('playground.paper.cursor'), 200000, 'the playhead');
    await page.run('playground.clear()');
    check.equal(await page.run('playground.paper.cursor'), 0, 'the playhead after it was cleared');
    check.equal(await page.run('playground.bar.time.value'), '0.0', 'the field after it was cleared');
    await page.close();
  },

  async 'what is told of a long timeline goes with it'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const damped = (ratio) => page.run((value) => {
      const { feel, data, about } = playground;
      feel.change(data.keys.findIndex(({ name }) => name === 'settle.damping_ratio'), value);
      feel.onCommit();
      return about.textContent;
    }, ratio);
    const own = await page.run('playground.ownAbout');
    const long = await damped(99);
    check.that(long.startsWith('The page shows the first '), long);
    check.equal(await damped(0.5), own, 'the words over a short one after it');
    // A session of it goes on, and is whole.
    await drag(page, -120);
    const words = await page.run('playground.about.textContent');
    await damped(99);
    check.equal(await damped(0.6), words, 'the words over a session');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a button that copied keeps its width, and the words of it go'(browser, check) {
    const page = await opened(browser, check, { width: 390, height: 844, reduced: true }, 'flick-up');
    const [before, after, words] = await page.run(`new Promise((done) => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
      const buttons = [...document.querySelectorAll('.take button')];
      const places = () => buttons.map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(' | ');
      const before = places();
      const { frame } = playground.bar;
      const words = [frame.textContent];
      buttons.find((one) => one.textContent === 'Copy a link to this feel').click();
      setTimeout(() => {
        words.push(frame.textContent, buttons.filter((one) => one.textContent === 'Copied').length);
        playground.home.note.textContent = '';
        const after = places();
        setTimeout(() => done([before, after, [...words, frame.textContent, places() === before]]), 2000);
      }, 100);
    })`);
    check.equal(after, before, 'the places of the buttons while one says that it copied');
    check.equal(words.slice(1, 3).join(), 'copied,1', 'what is said');
    check.equal(words[3], words[0], 'the frame after a moment');
    check.equal(words[4], true, 'the buttons after a moment');
    await page.close();
  },

  async 'after Clear no button waits for a gesture, and a new one brings them back'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const enabled = () => page.run("[...document.querySelectorAll('.bar-of-controls button')].filter((one) => !one.disabled)"
      + ".map((one) => one.textContent || one.title || one.ariaLabel).join()");
    const whole = await enabled();
    check.that(whole.includes('Under all presets') && whole.includes('Keep this line'), whole);
    await page.run('playground.clear()');
    const cleared = await enabled();
    check.that(!/Play|Under all presets|Keep this line/.test(cleared), cleared);
    await drag(page, -160);
    check.equal(await enabled(), whole, 'the buttons after a gesture');
    await page.close();
  },

  async 'a page that is loaded again goes on where it was, and one that is opened anew begins'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    // A link keeps hundredths of a point.
    const state = () => page.run('[playground.live.inputs.length, playground.feel.changed.length, playground.memory.fragment,'
      + ' playground.store.count, playground.cardY]');
    await drag(page, -160);
    await page.run("playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.5)");
    const before = await state();
    check.that(before[0] > 2 && before[1] === 1, `${before.slice(0, 3)}`);
    await page.run('window.isOld = true; location.reload()');
    await ready(page);
    check.equal(`${await state()}`, `${before}`, 'the session after the page was loaded again');
    check.equal(await page.run('playground.about.textContent'), 'The gesture before the page was loaded again.');
    await page.run('playground.clear(); window.isOld = true; location.reload()');
    await ready(page);
    check.equal((await state())[0], 0, 'inputs after Clear and another load');
    await page.close();
    const other = await opened(browser, check, { reduced: true }, 'flick-up');
    check.equal((await other.run('[playground.live.inputs.length, playground.feel.changed.length]')).join(), '0,0');
    await other.close();
  },

  async 'a link of another page says so'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await drag(page, -120);
    await page.run("playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'snap.resistance'), 400)");
    const [hash, inputs] = await page.run('[playground.memory.link.split("#")[1], playground.live.inputs]');
    await page.close();
    for (const [words, isOwn] of [
      [['flick-up'], true], [['flick-up', '--set', 'settle.response=0.6'], false], [['push-pop'], false],
    ]) {
      const other = await opened(browser, check, { reduced: true }, ...words);
      await other.run((fragment) => { location.hash = fragment; }, hash);
      await pause(300);
      const told = await other.run('playground.about.textContent');
      check.equal(told === 'A gesture from a link.', isOwn, `${words}: ${told}`);
      check.equal(told.includes('made in another page'), !isOwn, `${words}: ${told}`);
      check.equal(JSON.stringify(await other.run('playground.live.inputs')), JSON.stringify(inputs), `${words}: inputs`);
      check.equal(await other.run('playground.feel.changed.length'), 1, `${words}: settings`);
      check.equal(other.problems.join('; '), '', 'problems');
      await other.close();
    }
  },

  async 'Back and Forward bring back whole sessions, and so does Reload'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const state = () => page.run("[playground.live.inputs.length, playground.store.count, playground.live.inputs.length > 0"
      + " ? playground.digest() : '', playground.feel.changed.length].join()");
    const go = async (where) => {
      await page.run(where);
      await pause(400);
    };
    const shown = [];
    const note = async () => shown.push(await state());
    await drag(page, -160);
    await note();
    const hash = await page.run('playground.memory.link.split("#")[1]');
    // Cleared, then another session.
    await page.run('playground.clear()');
    check.that((await page.run('playground.about.textContent')).includes('Back brings back the last one'), 'no word of Back');
    await page.run("document.querySelector('.phone').focus()");
    await page.key('f');
    await rested(page, 10);
    await page.run(`(playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.7),
      playground.feel.onCommit())`);
    await note();
    // An earlier frame of it goes on otherwise.
    await page.run('playground.seek(60000)');
    await page.key('f');
    await rested(page, 10);
    await note();
    // A link, then the empty address.
    await go(`location.hash = ${JSON.stringify(hash)}`);
    await note();
    check.equal(await page.run('playground.about.textContent'), 'A gesture from a link.', 'the words over the link');
    await page.run('playground.clear()');
    await note();
    check.that(new Set(shown).size === 5, `five sessions: ${shown.join(' | ')}`);
    for (const index of [3, 2, 1, 0]) {
      await go('history.back()');
      check.equal(await state(), shown[index], `Back to session ${index}`);
      if (index < 3) check.equal(await page.run('playground.about.textContent'), 'The session as it was.', 'its words');
    }
    await repeats(page, check, 'the first session');
    for (const index of [1, 2, 3, 4]) {
      await go('history.forward()');
      check.equal(await state(), shown[index], `Forward to session ${index}`);
    }
    check.equal(await page.run('playground.isCleared && playground.up.hidden'), true, 'the last one is cleared');
    check.equal(await page.run('playground.paper.lines[0].rows.count'), 1, 'the lines of a cleared session');
    // Loaded again, in the middle of them.
    await go('history.go(-3)');
    await page.run('window.isOld = true; location.reload()');
    await ready(page);
    check.equal(await state(), shown[1], 'the session after the page was loaded again');
    await repeats(page, check, 'the session after the page was loaded again');
    for (const [where, index] of [['history.forward()', 2], ['history.go(-2)', 0]]) {
      await go(where);
      check.equal(await state(), shown[index], `${where} after that`);
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a page that is written anew keeps no session of the old one'(browser, check) {
    for (const words of [['push-pop'], ['flick-up', '--set', 'settle.response=0.6']]) {
      const page = await opened(browser, check, { reduced: true }, 'flick-up');
      await drag(page, -140);
      await page.run("playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'snap.resistance'), 400)");
      check.run('playground', ...words, '-o', check.path('playground.html'));
      await page.run('window.isOld = true; location.reload()');
      await ready(page);
      const found = await page.run('[playground.live.inputs.length, playground.feel.changed.length].join()');
      check.equal(found, '0,0', `${words}: inputs and settings of the old page`);
      const told = await page.run('playground.about.textContent');
      check.that(!told.includes('loaded again'), told);
      check.equal(page.problems.join('; '), '', 'problems');
      await page.close();
    }
  },

  async 'a drag that goes on in the content is told, not the release before'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await drag(page, 20);
    const verdict = () => page.run("document.querySelector('.verdict').textContent");
    check.that((await verdict()).startsWith('Let go at'), await verdict());
    await pushContent(page, 180, 24, 20, 150);
    check.that((await page.run('playground.store.events.map(({ text }) => text).join()')).includes('handoff(content)'), 'a handoff');
    check.that((await verdict()).startsWith('A drag into the content moved the card last.'), await verdict());
    await page.close();
  },

  async 'a scroll after a release is told, and its lane moves no control'(browser, check) {
    const page = await opened(browser, check, { width: 1440, height: 900, reduced: true }, 'flick-up');
    const seen = () => page.run(`({ verdict: document.querySelector('.verdict').textContent,
      lanes: playground.paper.places.map(({ title }) => title.split(',')[0]).join(),
      top: playground.bar.element.getBoundingClientRect().top, bottom: playground.paper.bottom })`);
    await drag(page, -250);
    await page.settle();
    const before = await seen();
    check.that(before.verdict.startsWith('Let go at'), before.verdict);
    check.equal(before.lanes, 'velocity,fades', 'the lanes before');
    await pushContent(page, 300, 14, 12);
    await page.settle();
    const after = await seen();
    check.that(after.verdict.startsWith('A finger moved the content last. Let go before that'), after.verdict);
    check.equal(after.lanes, 'velocity,fades,scrolled', 'the lanes after');
    check.equal(after.top, before.top, 'the controls’ top');
    check.that(Math.abs(after.bottom - before.bottom) <= 1, `the paper’s height: ${before.bottom}, ${after.bottom}`);
    await page.close();
  },

  async 'a number stands whole in its field'(browser, check) {
    for (const width of [390, 1440]) {
      const page = await opened(browser, check, { width, height: 900 }, 'flick-up');
      await page.run("for (const part of document.querySelectorAll('details')) part.open = true");
      const cut = await page.run(`[...document.querySelectorAll('input.number')].filter((field) => field.checkVisibility()
        && /^[-0-9]/.test(field.value) && field.scrollWidth > field.clientWidth).map(({ value }) => value).join()`);
      check.equal(cut, '', `fields that cut their number at ${width} px`);
      await page.close();
    }
  },

  async 'the line before is shown as long as a key is held'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    await drag(page, -120);
    await page.run(
      "playground.feel.change(playground.data.keys.findIndex(({ name }) => name === 'settle.response'), 0.8)");
    const send = (type, key, element, repeat = false) => page.run((a, b, c, d) => {
      (c ? playground.bar.hold : document).dispatchEvent(new KeyboardEvent(a, { key: b, repeat: d, bubbles: true }));
      return playground.beside.past;
    }, type, key, element, repeat).then(() => page.run('Boolean(playground.beside.past)'));
    await page.run("document.querySelector('.phone').focus()");
    for (const [key, onButton] of [['b', false], [' ', true]]) {
      check.that(await send('keydown', key, onButton), `${key} shows the line before`);
      await page.run('(window.held = playground.beside.past, 0)');
      await send('keydown', key, onButton, true);
      check.that(await page.run('window.held === playground.beside.past'), `${key} held doesn't begin again`);
      check.that(!await send('keyup', key, onButton), `${key} let go shows the line that is`);
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'while a card comes or goes, each card has its own items, scroll, fade and dim'(browser, check) {
    writeFileSync(check.path('own.json'), JSON.stringify({
      cards: [
        { name: 'trips', header: 84, detent: 'extended', content: { components: [{ kind: 'list', items: [{ repeat: 30 }] }] } },
        { name: 'stop', header: 84, content: 1600, detent: 'extended' },
        { name: 'service', header: 84, content: 300, detent: 'collapsed' },
      ],
      inputs: [
        { at: '100ms', path: { points: [['0ms', 200, 600], ['300ms', 200, 470]], lift_after: '80ms' } },
        { at: '1s', push: 'stop' },
        { at: '2s', path: { points: [['0ms', 200, 600], ['300ms', 200, 510]], lift_after: '80ms' } },
        { at: '3s', push: 'service' }, { at: '4s', pop: true }, { at: '5s', pop: true },
      ],
    }));
    const columns = 'time_us,scroll_offset_pt,content_alpha,stack_dim_alpha,stack_dim_2_alpha';
    const [names, ...rows] = check.run('run', check.path('own.json'), '--columns', columns).trim().split('\n')
      .map((line) => line.split(','));
    const column = (name) => names.indexOf(name);
    const page = await opened(browser, check, { reduced: true }, check.path('own.json'));
    const shown = async (us) => {
      await page.run(`playground.player.pause(), playground.seek(${us}), playground.scrub(${us})`);
      return page.run(`((phone) => [phone.back, phone.front].map((card) => ({
        name: card.name, items: card.places.filter((place) => !place.hidden).length,
        scroll: new DOMMatrix(card.list.style.transform).f, alpha: Number(card.content.style.opacity),
        dim: Number(card.shade.style.opacity) })))(playground.phone)`);
    };
    // The instant, the card below and that in front, the one that the columns are of, the offset of the other one, and
    // the column of the dim.
    for (const [ms, below, front, own, kept, dim] of [
      [1100, 'trips', 'stop', 1, 1, 'stack_dim_alpha'], [3100, 'stop', 'service', 1, 1, 'stack_dim_2_alpha'],
      [4100, 'stop', 'service', 0, 0, 'stack_dim_2_alpha'], [5100, 'trips', 'stop', 0, 1, 'stack_dim_alpha'],
    ]) {
      const row = rows.find((cells) => Number(cells[column('time_us')]) >= ms * 1000);
      const number = (name) => Number(row[column(name)]);
      const cards = await shown(number('time_us'));
      check.equal(cards.map(({ name }) => name).join(), `${below},${front}`, `the cards at ${ms} ms`);
      for (const card of cards) check.equal(card.items > 0, card.name === 'trips', `items of ${card.name} at ${ms} ms`);
      const period = await page.run('Phone.PERIOD');
      check.that(Math.abs(-cards[own].scroll - number('scroll_offset_pt') % period) < 0.01, `scroll at ${ms} ms`);
      check.equal(cards[1 - own].scroll < 0, kept === 1, `the other one's scroll at ${ms} ms`);
      check.that(Math.abs(cards[own].alpha - number('content_alpha')) < 0.001, `content alpha at ${ms} ms`);
      check.that(Math.abs(cards[0].dim - number(dim)) < 0.001, `dim at ${ms} ms`);
    }
    const [header, shade] = await page.run(`((card) => [card.header, card.shade]
      .map((one) => Number(getComputedStyle(one).zIndex)))(playground.phone.back)`);
    check.that(shade > header, 'the dim covers the header');
    await page.close();
  },

  async 'the guides are the detents of the card on top'(browser, check) {
    writeFileSync(check.path('two cards.json'), JSON.stringify({
      cards: [{ name: 'root' }, { name: 'stop', detents: { tall: '90%', half: '45%' }, detent: 'half' }],
      inputs: [{ at: '100ms', push: 'stop' }, { at: '2s', pop: true }],
    }));
    const page = await opened(browser, check, { reduced: true }, 'two cards.json');
    const guides = () => page.run("playground.paper.main.meta.detents.map(({ name }) => name).sort().join(' ')");
    const [own, pushed] = ['collapsed extended peaking', 'half tall'];
    for (const [us, names] of [[0, own], [1900000, pushed], [3000000, own], [1900000, pushed]]) {
      await page.run(`playground.scrub(${us})`);
      check.equal(await guides(), names, `guides at ${us} us`);
    }
    // Each rests where a guide is.
    const y = await page.run('playground.cardAt(rowAt(playground.store, 1900000)).y');
    const places = await page.run('playground.paper.main.meta.detents.map(({ y }) => y)');
    check.that(places.some((place) => Math.abs(place - y) < 0.01), `${y} is none of ${places}`);
    await page.run('playground.reset()');
    check.equal(await guides(), own, 'guides of a new session');
    await page.key('p');
    await pause(60);
    await rested(page, 1);
    check.equal(await guides(), pushed, 'guides after P');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'it is played by keys'(browser, check) {
    const page = await opened(browser, check, {}, 'push-pop');
    await page.run('playground.reset()');
    // Signs act after a button was pressed, too.
    await page.run("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Clear the gesture').focus()");
    for (const key of ['f', 'p']) {
      await page.key(key);
      await pause(60);
      await rested(page);
    }
    check.equal(await page.run('playground.engine.cards().length'), 2, 'cards after P');
    await page.run("document.querySelector('.phone').focus()");
    await page.key('Escape');
    await pause(60);
    await rested(page);
    check.equal(await page.run('playground.engine.cards().length'), 1, 'cards after Esc');
    await repeats(page, check, 'the session of keys');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'the content is scrolled by keys'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    await page.run("document.querySelector('.phone').focus()");
    const offset = () => page.run('playground.store.columns.scroll_offset_pt[playground.store.count - 1]');
    const swipe = async (shift) => {
      await page.key('g', { shift });
      await pause(300);
      await rested(page);
      return offset();
    };
    check.equal(await offset(), 0, 'the offset of the scenario');
    while (await page.run('playground.cardY') > 100) {
      await page.key('ArrowUp');
      await pause(60);
      await rested(page, 1);
    }
    const on = await swipe(false);
    check.that(on > 160, `G scrolls to ${on}`);
    const back = await swipe(true);
    check.that(back < on, `⇧G scrolls back to ${back}`);
    await repeats(page, check, 'the session of keys');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a moving card is paused, stepped and grabbed, and its session repeats'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up');
    await page.run("document.querySelector('.phone').focus()");
    await page.key('f');
    await page.run("new Promise((done) => { const look = () => playground.live.hasFinger || "
      + "playground.store.columns.phase[playground.store.count - 1] !== 'settling' ? setTimeout(look, 4) : done(); look(); })");
    await page.key(' ');
    check.that(await page.run('playground.live.isPaused'), 'it is paused');
    const count = await page.run('playground.store.count');
    await page.key('ArrowRight');
    check.equal(await page.run('playground.store.count'), count + 1, 'frames after a step');
    await page.key('ArrowLeft');
    check.equal(await page.run('playground.store.count'), count + 1, 'frames after a step back');
    check.equal(await page.run('rowAt(playground.store, playground.player.cursor)'), count - 1, 'the cursor');
    await repeats(page, check, 'the session as yet');
    await page.key('End');
    await page.key('ArrowRight', { shift: true });
    check.equal(await page.run('playground.store.count'), count + 11, 'frames after ten steps');
    await page.key(' ');
    await rested(page);
    await repeats(page, check, 'the whole session');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'keys find events, go to presets and tell themselves'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'tour');
    await page.run("document.querySelector('.phone').focus()");
    await page.key('Home');
    await page.key('.');
    const first = await page.run('playground.store.events[0]');
    const at = () => page.run('rowAt(playground.store, playground.player.cursor)');
    check.equal(await at(), first.frame, 'the first event');
    await page.key('/');
    await page.run(`(() => {
      document.activeElement.value = 'push';
      document.activeElement.dispatchEvent(new Event('input'));
    })()`);
    await page.key('Enter');
    const pushed = await page.run("playground.store.events.find(({ text }) => text.includes('push'))");
    check.equal(await at(), pushed.frame, 'the event that was found');
    await page.key('Escape');
    await page.key('2');
    check.equal(await page.run('playground.preset.name'), await page.run('playground.data.presets[1].name'), 'key 2');
    const about = await page.run("document.getElementById('about-preset').textContent");
    check.that(about.includes(await page.run('playground.data.presets[1].about')), `key 2 explains its preset: ${about}`);
    // Digits move no slider, and are written in a field.
    await page.run("document.querySelector('.feel .setting:not([hidden]) input[type=range]').focus()");
    await page.key('3');
    const isThird = () => page.run('playground.preset === playground.data.presets[2]');
    check.that(await isThird(), 'key 3 on a slider');
    await page.run("document.querySelector('.feel .setting:not([hidden]) .number').select()");
    await page.key('2');
    check.equal(await page.run('document.activeElement.value'), '2', 'key 2 in a field');
    check.that(await isThird(), 'key 2 in a field chooses no preset');
    await page.run('document.activeElement.blur(); playground.choosePreset(1)');
    await page.key('?');
    check.that(await page.run("document.querySelector('dialog').open"), 'the list of keys is open');
    const told = await page.run("[...document.querySelectorAll('dialog dt')].map((one) => one.textContent).join(' ')");
    for (const key of ['F', 'Space', '/', 'K B', 'C', '?']) check.that(told.includes(key), `${key} in ${told}`);
    await page.key('Escape');
    await page.run(`(() => {
      const { time } = playground.bar;
      time.value = '500';
      time.dispatchEvent(new Event('change'));
    })()`);
    check.equal(await page.run('Math.round(playground.player.cursor)'), 500000, 'the instant that was typed');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'the list of keys is within the window, and what closes it in sight'(browser, check) {
    for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1440, 900]]) {
      const page = await opened(browser, check, { width, height, reduced: true }, 'flick-up');
      const [left, right, top, bottom] = await page.run(`(() => {
        playground.keys.show();
        const [list, close] = ['dialog', 'dialog button']
          .map((one) => document.querySelector(one).getBoundingClientRect());
        return [list.left, innerWidth - list.right, close.top - list.top, list.bottom - close.bottom];
      })()`);
      check.that(left >= 16 && right >= 16, `${width} px: ${left} and ${right} px beside the list`);
      check.that(top > 0 && bottom >= 0, `${width} px: Close is ${top} px from the top, ${bottom} px from the bottom`);
      await page.close();
    }
  },

  async 'keys that scroll are the browser’s until the paper or the card has the focus'(browser, check) {
    const page = await opened(browser, check, { reduced: true, height: 500 }, 'push-pop');
    const state = () => page.run('[playground.live.inputs.length, playground.player.cursor, playground.player.isPlaying].join()');
    const before = await state();
    // Nothing has the focus; then a button has it.
    for (const [name, place] of [['nothing', 'document.activeElement.blur()'], ['a button', "document.querySelector('.bar-of-controls button:last-of-type').focus()"]]) {
      await page.run(place);
      for (const [key, where] of [['ArrowDown', 0], ['End', 0], ['ArrowUp', 1e6], ['Home', 1e6], [' ', 0]]) {
        if (key === ' ' && name !== 'nothing') continue;
        await page.run(`scrollTo(0, ${where})`);
        await page.settle();
        const from = await page.run('scrollY');
        await page.key(key);
        await pause(400);
        check.that(await page.run('scrollY') !== from, `${key} doesn't scroll while ${name} has the focus`);
        check.equal(await state(), before, `the session after ${key} while ${name} has the focus`);
      }
    }
    // Letters act anyhow.
    await page.run('scrollTo(0, 0); document.activeElement.blur(); playground.player.pause()');
    await page.key('k');
    check.equal(await page.run('Boolean(playground.beside.kept)'), true, 'K while nothing has the focus');
    await page.key('k');
    // Tab leads from the page's head to the paper and to the card, whose keys are the page's.
    await page.click(20, 20);
    const has = (name) => page.run(`document.activeElement === playground.${name}`);
    for (const [name, key] of [['canvas', 'Home'], ['phonePlace', 'End']]) {
      for (let count = 0; count < 4 && !await has(name); count += 1) await page.key('Tab');
      check.that(await has(name), `Tab leads to ${name}`);
      check.that(await page.run("document.activeElement.matches(':focus-visible')"), `the focus is seen on ${name}`);
      const from = await page.run('scrollY');
      await page.key(key);
      check.equal(await page.run('playground.player.cursor === playground.player[' + (key === 'End' ? "'end'" : "'times'][0")
        + ']'), true, `${key} on ${name}`);
      check.equal(await page.run('scrollY'), from, `${key} on ${name} scrolls`);
    }
    await page.key('ArrowUp');
    await rested(page, 1);
    check.equal(await page.run('playground.live.inputs.at(-1)[0]'), 'key', 'the input of ↑ on the card');
    await page.key('?');
    const told = await page.run("document.querySelector('dialog').textContent");
    check.that(told.includes('scroll the page until Tab leads to the paper or the card'), told);
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a search finds events beyond those that are listed'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'cards-visibility');
    const listed = () => page.run("[...document.querySelectorAll('.events-panel code')].map((one) => one.textContent)");
    const events = await page.run('playground.store.events');
    const first = await listed();
    check.that(events.length > 700 && first.length === 300, `${first.length} of ${events.length} events are listed`);
    const far = events.find(({ text }) => !first.includes(text));
    await page.run(`(() => {
      const { search } = playground.events;
      search.value = ${JSON.stringify(far.text.toUpperCase())};
      search.dispatchEvent(new Event('input'));
      search.focus();
    })()`);
    check.equal((await listed())[0], far.text, 'the event that was looked for');
    await page.key('Enter');
    check.equal(await page.run('rowAt(playground.store, playground.player.cursor)'), far.frame, 'the frame gone to');
    check.that(await page.run("document.querySelector('.events-panel .now') !== null"), 'the event found is marked');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  // Also where UIKit puts the card on its target before the spring is there.
  async 'the code that is taken home is that of the tool'(browser, check) {
    for (const preset of ['standard', 'tgcard-2.5.1']) {
      const page = await opened(browser, check, {}, 'flick-up', '--preset', preset);
      await drag(page, -160);
      writeFileSync(check.path('session.json'), await page.run('playground.home.scenario()'));
      const names = await page.run('playground.data.snippets.map(({ name }) => name)');
      for (const [name, target] of [['CSS linear()', 'css-linear'], ['SwiftUI', 'swiftui'], ['Flutter', 'flutter']]) {
        const code = await page.run(`(() => {
          const { home } = playground;
          home.platform.value = ${names.indexOf(name)};
          home.platform.dispatchEvent(new Event('change'));
          return home.snippet.textContent;
        })()`);
        const exported = check.run('export', 'session.json', '--target', target);
        const [bound, error] = [code.match(/at most (\S+) pt/)[1], exported.match(/largest error (\S+) pt/)[1]].map(Number);
        // The tool writes a velocity, which is rounded, where the page has the gesture's.
        check.that(error < bound + 0.00015, `${name}, ${preset}: at most ${bound} pt, and ${error}`);
        if (target === 'css-linear') {
          check.equal(code.split('\n').slice(1).join(), exported.split('\n').slice(1).join(), `${name}, ${preset}`);
        } else {
          check.that(bound < error + 0.002, `${name}, ${preset}: at most ${bound} pt, and ${error}`);
          const numbers = (text) => text.split('\n').slice(1).join(' ').match(/\d+\.\d+/g).slice(0, 2).join();
          check.equal(numbers(code), numbers(exported), `${name}, ${preset}`);
        }
      }
      await page.close();
    }
  },

  async 'channels and parts of the content are the tool’s'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'mini-player');
    const channels = await page.run('playground.data.channels');
    const [head, ...rows] = check.run('run', 'mini-player', '--columns', ['frame', ...channels].join()).trim().split('\n');
    check.equal(head, ['frame', ...channels].join(), 'columns');
    const shown = await page.run(`Array.from({ length: playground.store.count }, (_, row) => playground.data.channels
      .map((name) => playground.store.columns[name][row]))`);
    check.equal(shown.length, rows.length, 'frames');
    rows.forEach((row, index) => row.split(',').slice(1).forEach((cell, place) => {
      const found = shown[index][place];
      check.that(cell === '' ? found === null : Math.abs(found - Number(cell)) <= 5e-5, `${index}: ${found}, not ${cell}`);
    }));
    await page.close();
    const other = await opened(browser, check, { reduced: true }, 'spots-components');
    const parts = await other.run(`(() => {
      playground.seek(900000);
      return [...document.querySelectorAll('.card-part:not([hidden])')].map((one) => one.textContent);
    })()`);
    check.that(parts.length > 5, `parts: ${parts}`);
    check.equal(other.problems.join('; '), '', 'problems');
    await other.close();
  },

  async 'a link holds any session, and a damaged one is nothing'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    for (let round = 0; round < 40; round += 1) {
      const touch = () => ['touch', check.below(5e6), check.below(5), check.below(10),
        (check.below(80000) - 20000) / 100, check.below(90000) / 100];
      const state = {
        mark: check.below(2 ** 32), preset: 'standard', settings: [['settle.response', `${check.below(100) / 100}`], ['snap.rule', 'größer 🃏']],
        inputs: Array.from({ length: check.below(60) }, () => [touch(), ['key', check.below(5e6), check.below(13)],
          ['push', check.below(5e6), 1], ['pop', 4, 1]][check.below(4)]),
      };
      const [text, back] = await page.run(`(() => {
        const text = FeelLink.text(${JSON.stringify(state)});
        return [text, FeelLink.state(text)];
      })()`);
      check.equal(JSON.stringify(back), JSON.stringify(state), `round ${round}`);
      const cut = text.slice(0, check.below(text.length));
      const damaged = await page.run(`FeelLink.state(${JSON.stringify(cut)})`);
      check.equal(damaged, null, `cut ${cut}`);
    }
    await drag(page, -160);
    const length = await page.run('playground.memory.link.split("#")[1].length');
    check.that(length < 260, `a gesture takes ${length} characters`);
    await page.close();
  },

  async 'settings of the layout are the tool’s'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const open = await page.run(`new Promise((done) => {
      document.querySelector('.all-settings').open = true;
      setTimeout(() => done([...document.querySelectorAll('.all-settings .setting')]
        .filter((row) => row.querySelector('code').textContent.startsWith('geometry.'))
        .filter((row) => !row.querySelector('input, select').disabled).length), 100);
    })`);
    check.equal(open, 0, 'settings of the geometry that can be moved');
    await page.close();
  },

  async 'a hostile scenario is text'(browser, check) {
    const scenario = JSON.parse(check.run('show', 'flick-up'));
    scenario.about = '</script><img src=x onerror="document.title=1"> \u202e 🃏';
    writeFileSync(check.path('bad.json'), JSON.stringify(scenario));
    const page = await opened(browser, check, {}, 'bad.json', '--title', '"><svg onload=alert(1)>');
    check.equal(page.problems.join('; '), '', 'problems');
    check.equal(await page.run("document.querySelector('h1').textContent"), '"><svg onload=alert(1)>', 'the title');
    await page.close();
  },

  async 'nothing overlaps and nothing is cut'(browser, check) {
    const path = check.path('playground.html');
    check.run('playground', 'push-pop', '-o', path);
    await checkLayout(browser, check, path, ['.paper', '.phone', '.bar-of-controls', '.panels > *', 'header']);
  },

  async 'a slider and the whole card are in sight together, and half of the window is left'(browser, check) {
    // Phones that lie and that stand, tablets, and windows.
    const sizes = [
      [844, 390], [932, 430], [560, 320], [720, 450], [320, 448], [320, 568], [390, 844], [820, 1180], [768, 1024],
      [1024, 1366], [1280, 720], [1440, 600], [1440, 900],
    ];
    check.run('playground', 'flick-up', '-o', check.path('playground.html'));
    for (const [width, height] of sizes) {
      const page = await openedAgain(browser, check, { width, height, reduced: true });
      await page.settle();
      await page.settle();
      const seen = await page.run(`[...document.querySelectorAll('.feel input[type=range]')].map((slider) => {
        slider.scrollIntoView({ block: 'nearest' });
        slider.focus();
        const [card, one, stage] = [playground.phonePlace, slider, playground.stage]
          .map((element) => element.getBoundingClientRect());
        const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
        return { isCard: card.top >= 0 && card.bottom <= innerHeight + 1, card: card.height,
          isSlider: one.bottom <= innerHeight + 1 && document.elementFromPoint(x, y) === slider,
          share: one.left < stage.right && one.right > stage.left ? stage.height / innerHeight : 0 };
      })`);
      const where = `${width} × ${height}`;
      check.that(seen.length >= 5, `${where}: ${seen.length} sliders`);
      for (const [index, { isCard, isSlider, share, card }] of seen.entries()) {
        check.that(isCard && isSlider && card > 180, `${where}: slider ${index} ${isSlider}, card ${isCard}, ${card} px`);
        check.that(width >= 1152 || share <= 0.51, `${where}: the stage has ${share} of the window above slider ${index}`);
      }
      check.equal(page.problems.join('; '), '', where);
      await page.close();
    }
  },

  async 'a name breaks between its words'(browser, check) {
    check.run('playground', 'flick-up', '-o', check.path('playground.html'));
    for (const [width, size] of [[320, 200], [320, 100], [844, 200]]) {
      const page = await openedAgain(browser, check, { width, height: 900, reduced: true });
      const [count, broken] = await page.run(`new Promise((done) => {
        document.documentElement.style.fontSize = '${size}%';
        document.querySelector('.all-settings').open = true;
        setTimeout(() => {
          let count = 0;
          const broken = [];
          for (const label of document.querySelectorAll('.setting label')) {
            const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              for (const { 0: word, index } of walker.currentNode.data.matchAll(/[^\\s._]+[._]?/g)) {
                const range = document.createRange();
                range.setStart(walker.currentNode, index);
                range.setEnd(walker.currentNode, index + word.length);
                count += 1;
                if (range.getClientRects().length > 1) broken.push(word);
              }
            }
          }
          done([count, broken.join(' ')]);
        }, 100);
      })`);
      check.that(count > 400, `${count} words`);
      check.equal(broken, '', `words that break at ${width} px and ${size} %`);
      await page.close();
    }
  },

  async 'words about a session that was brought back go as it is changed'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const about = () => page.run('playground.about.textContent');
    await page.run('playground.use({ chosen: 0, settings: [], inputs: playground.inputs }, "A gesture from a link.")');
    check.equal(await about(), 'A gesture from a link.', 'its words');
    await page.run('playground.choosePreset(1)');
    check.equal(await about(), 'Your own session.', 'under another preset');
    await page.close();
  },

  async 'rows end where the content does, on any screen, and pages keep their offsets'(browser, check) {
    const rows = (page) => page.run(`[playground.phone.front.list, playground.phone.front.next].map((list) => ({
      y: new DOMMatrix(list.style.transform).f, height: parseFloat(list.style.height), count: list.children.length,
      isHidden: list.hidden }))`);
    const shown = async (page, us) => {
      await page.run(`playground.player.pause(), playground.seek(${us}), playground.scrub(${us})`);
      return rows(page);
    };
    const fits = await opened(browser, check, { reduced: true }, 'content-fits');
    check.equal((await shown(fits, 0))[0].height, 400, 'the height of the content');
    await fits.close();
    const tall = await opened(browser, check, { reduced: true }, 'flick-up', '--device', 'ipad-pro-13-m4');
    const [list] = await rows(tall);
    check.that(list.count * 56 >= 1376 + 335, `${list.count} rows on a screen of 1376 pt`);
    await tall.close();
    // While a page is turned its own offset stays, and the coming one has that at which it was left.
    const name = 'paging-by-program';
    const table = check.run('run', name, '--columns', 'time_us,page_x_pt,scroll_offset_pt').trim().split('\n').slice(1)
      .map((line) => line.split(',').map(Number));
    const pages = await opened(browser, check, { reduced: true }, name);
    const stride = await pages.run('playground.phone.size.width + (playground.phone.meta.gap || 0)');
    const kept = new Map();
    for (const [us, x, offset] of table) {
      const page = x / stride;
      if (Number.isInteger(page)) {
        kept.set(page, offset);
        continue;
      }
      const [left, right] = await shown(pages, us);
      check.equal(left.y, -(kept.get(Math.floor(page)) ?? 0), `the page on the left at ${us} µs`);
      check.equal(right.y, -(kept.get(Math.ceil(page)) ?? 0), `the page on the right at ${us} µs`);
    }
    check.that(kept.size > 1, `${kept.size} pages`);
    check.equal(pages.problems.join('; '), '', 'problems');
    await pages.close();
    // While a card goes over it, the page stays that is shown, as far as it is scrolled.
    writeFileSync(check.path('over pages.json'), `{ "cards": [
      { "name": "week", "detent": "extended", "pages": [{ "name": "a", "content": 1600 }, { "name": "b", "content": 1600 }] },
      { "name": "stop", "content": 1600 }],
      "inputs": [{ "at": "100ms", "page": 1, "animated": false }, { "at": "500ms", "on": "content",
        "path": { "points": [["0ms", 200, 600], ["300ms", 200, 500]], "lift_after": "200ms" } },
        { "at": "2000ms", "push": "stop" }, { "at": "3000ms", "pop": true }] }`);
    const over = await opened(browser, check, { reduced: true }, 'over pages.json');
    const under = async (us) => {
      await shown(over, us);
      return over.run(`(({ pager, list }) => [new DOMMatrix(pager.style.transform).e,
        Math.round(new DOMMatrix(list.style.transform).f), list.firstChild.lastChild.style.width].join())(playground.phone.cards[1])`);
    };
    check.equal(await under(2150000), '0,-90,58%', 'the page under a card that comes');
    check.equal(await over.run("playground.phone.cards[0].page"), 0, 'a card without pages');
    check.equal(await over.run("playground.phone.cards[1].page"), 1, 'the page that stays');
    await shown(over, 3150000);
    check.equal(await over.run("playground.phone.cards.map(({ page }) => page).join()"), '1,0', 'a card that goes');
    check.equal(over.problems.join('; '), '', 'problems');
    await over.close();
    const last = await opened(browser, check, { reduced: true }, 'paging');
    check.equal((await shown(last, 7233000))[1].isHidden, true, 'no page beyond the last one');
    await last.key('n');
    await pause(600);
    check.that(await last.run("playground.store.events.some(({ text }) => text.startsWith('page('))"), 'N turns the page');
    await last.close();
  },

  async 'the reason names the detents of the release, and what happened without one'(browser, check) {
    for (const [name, words] of [
      ['cancelled-touch', 'No release chose a detent: the touch was taken away.'],
      ['rotation-during-drag', 'No release chose a detent: the screen turned.'],
      ['map-touch', 'No release chose a detent: the finger was on the map.'],
    ]) {
      const page = await opened(browser, check, { reduced: true }, name);
      await page.run('playground.player.pause(), playground.seek(playground.player.end)');
      check.equal(await page.run("document.querySelector('.verdict').textContent"), words, name);
      await page.close();
    }
    const name = 'detents-change';
    const releases = JSON.parse(check.run('explain', name, '--format', 'json'));
    const page = await opened(browser, check, { reduced: true }, name);
    const verdict = await page.run("document.querySelector('.verdict').textContent");
    const { target } = [releases].flat().at(-1);
    check.that(verdict.endsWith(`it went to ${target}.`), `${verdict} and not ${target}`);
    check.that(verdict.startsWith('The layout moved the card last.'), verdict);
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a drag that only went sideways is told'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'paging');
    const verdict = () => page.run("document.querySelector('.verdict').textContent");
    check.equal(await verdict(), 'No release chose a detent: the drag went sideways.', 'the words over the scenario');
    await page.run('playground.reset()');
    const first = await verdict();
    check.that(first.startsWith('Let the card go'), first);
    const { x, y, scale } = await place(page);
    const top = await page.run('playground.cardY + 200');
    const points = Array.from({ length: 11 }, (_, n) => [x + (300 - 22 * n) * scale, y + top * scale]);
    await page.mouse('mousePressed', ...points[0]);
    for (const point of points.slice(1)) {
      await page.mouse('mouseMoved', ...point);
      await pause(8);
    }
    await page.mouse('mouseReleased', ...points.at(-1));
    await rested(page, 5);
    check.equal(await verdict(), 'No release chose a detent: the drag went sideways.', 'the words over a drag');
    check.equal(await page.run("document.querySelector('.said').textContent"), await verdict(), 'what is read aloud');
    // A command is told, too.
    await page.run('playground.reset(); playground.command("key", 0)');
    await rested(page, 1);
    check.equal(await verdict(), 'No release chose a detent: a command moved the card.', 'the words over a command');
    await page.run('playground.reset()');
    await page.key('n');
    await rested(page, 1);
    check.equal(await verdict(), 'No release chose a detent: a command turned the page.', 'the words over a turn by a key');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'reduced motion, no scripts, nothing at rest'(browser, check) {
    const still = await opened(browser, check, { reduced: true }, 'flick-up');
    await still.settle();
    check.that(!await still.run('playground.player.isPlaying'), 'nothing plays by itself');
    const frames = await still.run(`new Promise((done) => {
      const own = requestAnimationFrame;
      let count = 0;
      window.requestAnimationFrame = (action) => { count += 1; return own(action); };
      setTimeout(() => done(count), 400);
    })`);
    check.equal(frames, 0, 'frames asked for at rest');
    await still.close();
    check.that(readFileSync(check.path('playground.html'), 'utf8').includes('<noscript>'), 'words without scripts');
  },

  async 'a gesture begins on the same part of the card under every preset, as the tool has it'(browser, check) {
    const page = await opened(browser, check, { reduced: true });
    await drag(page, -120);
    await page.key('r');
    writeFileSync(check.path('gesture.json'), await page.run('playground.home.scenario()'));
    const own = await page.run('JSON.stringify(playground.live.inputs)');
    // The page and the tool show the motion in frames of their own: a card that moves at all moves much farther, and one
    // whose gesture is refused stays to the bit.
    const least = 5;
    const lines = await page.run(`playground.beside.others.map(({ label, rows }) => {
      const ys = [...rows.columns.card_y_pt].slice(0, rows.count);
      return [label, Math.max(...ys) - Math.min(...ys) > ${least}, rows.events.map(({ text }) => text).join(';')];
    })`);
    check.that(lines.length >= 6, `${lines.length} other presets`);
    for (const [label, hasMoved, events] of lines) {
      const [, ...rows] = check.run('run', 'gesture.json', '--preset', label, '--columns', 'card_y_pt,events')
        .trimEnd().split('\n');
      const ys = rows.map((row) => Number(row.split(',')[1]));
      check.equal(hasMoved, Math.max(...ys) - Math.min(...ys) > least, `${label}: whether the card moves`);
      const first = rows.map((row) => row.match(/touch\(\w+\)/)?.[0]).find((text) => text);
      check.equal(events.match(/touch\(\w+\)/)?.[0], first, `${label}: the part that is touched`);
    }
    const count = await page.run('playground.data.presets.length');
    for (let index = 1; index < count; index += 1) {
      await page.run((chosen) => playground.choosePreset(chosen), index);
      await repeats(page, check, `the session under ${await page.run('playground.preset.name')}`);
    }
    await page.run('playground.choosePreset(0)');
    check.equal(await page.run('JSON.stringify(playground.live.inputs)'), own, 'the inputs back under their own preset');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a key after a release is told, and the motion’s own start'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up', '--preset', 'tgcard-2.5.1');
    await drag(page, -160);
    const verdict = () => page.run("document.querySelector('.verdict').textContent");
    check.that((await verdict()).startsWith('Let go at'), await verdict());
    const words = await page.run('playground.home.words.textContent');
    check.that(words.includes('that of the motion’s start, here 0, and not the finger’s'), words);
    await page.run("playground.command('key', 1)");
    await rested(page, 3);
    check.that((await verdict()).startsWith('A command moved the card last. Let go before that, at'), await verdict());
    await page.close();
  },
};
