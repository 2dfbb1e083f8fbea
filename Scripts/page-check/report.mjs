// The report: what it shows is what the tool says, with mouse, keyboard, at any width, and without scripts.

import { readFileSync, writeFileSync } from 'node:fs';
import { checkLayout } from './layout.mjs';

// The rows of a CSV file, each cell by its column.
function readCSV(text) {
  const lines = text.trimEnd().split('\n').map((line) => {
    const cells = [];
    for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)) cells.push(quoted ?? plain);
    return cells;
  });
  return { names: lines[0], rows: lines.slice(1) };
}

async function opened(browser, check, options, ...words) {
  const path = check.path('report.html');
  check.run('report', ...words, '-o', path);
  const page = await browser.page(options);
  await page.go(path);
  return page;
}

async function choose(page, label, value) {
  await page.run((name, chosen) => {
    const place = [...document.querySelectorAll('.choice')].find((one) => one.textContent.startsWith(name));
    const select = place.querySelector('select');
    select.value = chosen;
    select.dispatchEvent(new Event('change'));
  }, label, value);
}

const frame = (page) => page.run('document.querySelector(".time").textContent');
const isPlaying = (page) => page.run('document.querySelector("button[aria-label=Pause]") !== null');
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

export default {
  async 'no error, no request, and it plays'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up', 'tour', 'push-pop');
    await page.run('document.querySelector("button[aria-label=Play]").click()');
    check.that(await isPlaying(page), 'it plays');
    await page.run(`new Promise((done) => {
      const look = () => document.querySelector("input.scrub").value > 3 ? done() : requestAnimationFrame(look);
      look();
    })`);
    await page.run('document.querySelector("button[aria-label=Pause]").click()');
    check.that(!await isPlaying(page), 'it pauses');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'detents are marked while they hold'(browser, check) {
    const page = await opened(browser, check, { width: 1440, height: 1100, reduced: true }, 'rotation');
    await page.settle();
    const guides = await page.run(`report.desk.paper.guides.map(({ from, to, detents }) =>
      [from, to, detents.map(({ name, y }) => Math.round(y) + ' ' + name).sort().join()].join(' '))`);
    check.equal(guides.join('; '), [
      '-Infinity 900000 391 peaking,71 extended,734 collapsed', '900000 1300000 12 extended',
      '1300000 2500000 391 peaking,734 collapsed', '2500000 2900000 12 extended', '2900000 Infinity 391 peaking',
    ].join('; '), 'the detents of each screen');
    await page.close();
  },

  async 'the phone shows what the columns have'(browser, check) {
    // A scenario, and an instant, us, at which it shows something of its own.
    const scenes = [
      ['rotation', 1100000], ['mini-player', 6000000], ['paging', 250000], ['right-to-left', 250000],
      ['bottom-view', 600000], ['header-and-bar', 1200000], ['map-widget', 300000], ['push-pop', 400000],
      ['push-pop', 1100000],
    ];
    const names = [...new Set(scenes.map(([name]) => name))];
    const tables = new Map(names.map((name) => [name, readCSV(check.run('run', name, '--columns', '@all'))]));
    const page = await opened(browser, check, { reduced: true }, ...names);
    for (const [name, us] of scenes) {
      const { names: columns, rows } = tables.get(name);
      const at = (column, row) => (row[columns.indexOf(column)] === '' ? null : Number(row[columns.indexOf(column)]));
      const found = rows.findIndex((row) => at('time_us', row) >= us);
      const index = found < 0 ? rows.length - 1 : found;
      const cell = (column) => at(column, rows[index]);
      await choose(page, 'A', `${names.indexOf(name)}`);
      await page.run(`(() => {
        const slider = document.querySelector('input.scrub');
        slider.value = ${index};
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      })()`);
      const shown = await page.run(`(() => {
        const screen = document.querySelector('.phone .screen');
        const [front] = [...screen.querySelectorAll('.card')].slice(-1);
        const origin = screen.getBoundingClientRect();
        const scale = origin.width / screen.offsetWidth;
        const box = (element) => {
          if (element.hidden) return null;
          const { left, top, bottom, width, height } = element.getBoundingClientRect();
          return { x: (left - origin.left) / scale, y: (top - origin.top) / scale, width: width / scale,
            height: height / scale, bottom: (bottom - origin.top) / scale };
        };
        const bars = [...screen.querySelectorAll('.bar')].map(box);
        const lists = [...front.querySelectorAll('.card-list')].map(box);
        return { size: [screen.offsetWidth, screen.offsetHeight], card: box(front), bars, lists,
          bottom: box(screen.querySelector('.bottom-view')), floating: box(screen.querySelector('.floating-button')),
          widget: box(screen.querySelector('.widget')), accessory: box(front.querySelector('.accessory')),
          close: Number(front.querySelector('.close').style.opacity), title: front.querySelector('.card-title').textContent };
      })()`);
      const where = `${name} at ${us}`;
      const near = (found, wanted, words) => {
        const isSame = wanted === null ? found === null || found === undefined : Math.abs(found - wanted) < 0.6;
        check.that(isSame, `${where}: ${words} ${found} in place of ${wanted}`);
      };
      const layout = rows.slice(0, index + 1).map((row) => row[columns.indexOf('events')].match(/layout\((\d+)x(\d+)\)/))
        .findLast((found) => found);
      if (layout) check.equal(shown.size.join('x'), `${layout[1]}x${layout[2]}`, `${where}: the screen`);
      near(shown.card.x, cell('card_x_pt'), 'the card\'s left edge');
      near(shown.card.width, cell('card_width_pt'), 'the card\'s width');
      near(shown.card.y, cell('transition_y_pt') ?? cell('card_y_pt'), 'the card\'s top edge');
      near(shown.bars[0]?.y, cell('bar_y_pt'), 'the bar');
      near(shown.bars[0]?.height, cell('bar_height_pt'), 'the bar\'s height');
      near(shown.bars[1]?.y, cell('page_header_y_pt'), 'the page header');
      near(shown.bars[1]?.height, cell('page_header_height_pt'), 'the page header\'s height');
      near(shown.bottom?.y, cell('bottom_view_y_pt'), 'the view at the bottom');
      near(shown.floating?.bottom, cell('floating_button_y_pt'), 'the floating button');
      near(shown.widget?.y, cell('map_widget_y_pt'), 'the widget');
      near(shown.accessory?.y, cell('accessory_y_pt'), 'the view below the header');
      near(shown.close, cell('close_button_alpha'), 'the (x)');
      const place = cell('page_x_pt');
      check.equal(shown.lists[1] !== null, place !== null, `${where}: pages`);
      if (place !== null) {
        // The pages lie beside each other, with a gap of the settings between them.
        const stride = Math.abs(shown.lists[1].x - shown.lists[0].x);
        const sign = name === 'right-to-left' ? -1 : 1;
        check.that(place % stride > 1, `${where}: between two pages`);
        near(sign * (shown.card.x - shown.lists[0].x), place % stride, 'the page\'s place');
      }
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'every cell of fifty random frames'(browser, check) {
    const names = ['flick-up', 'tour', 'push-pop', 'rotation', 'spots-reach-end'];
    const tables = names.map((name) => readCSV(check.run('run', name, '--columns', '@all')));
    const page = await opened(browser, check, {}, ...names);
    for (let n = 0; n < 50; n += 1) {
      const which = check.below(names.length);
      const { names: columns, rows } = tables[which];
      const row = check.below(rows.length);
      await choose(page, 'A', `${which}`);
      const cells = await page.run((index) => {
        const slider = document.querySelector('input.scrub');
        slider.value = index;
        slider.dispatchEvent(new Event('input'));
        return Object.fromEntries([...document.querySelectorAll('.cells tr[data-column]')]
          .map((line) => [line.dataset.column, line.cells[1].textContent]));
      }, row);
      for (const [index, column] of columns.entries()) {
        check.equal(cells[column], rows[row][index], `${names[which]}, row ${row}, ${column}`);
      }
      check.equal(Object.keys(cells).length, columns.length, 'number of columns');
    }
    await page.close();
  },

  async 'a keyboard comes and goes with its events'(browser, check) {
    const page = await opened(browser, check, {}, 'sheet-over-keyboard');
    const places = await page.run(() => [0, 15, 20, 60, 300].map((index) => {
      const slider = document.querySelector('input.scrub');
      slider.value = index;
      slider.dispatchEvent(new Event('input'));
      const keyboard = document.querySelector('.phone .keyboard');
      return keyboard.hidden ? null : Number(keyboard.style.transform.match(/[\d.]+/)[0]);
    }));
    // UIKit's spring of mass 3, stiffness 1000, damping 500, clipped to critical, from 200 ms on.
    const rate = Math.sqrt(1000 / 3);
    const wanted = (time) => 852 - 336 * (1 - (1 + rate * time) * Math.exp(-rate * time));
    check.equal(places[0], null, 'no keyboard in the first frame');
    for (const [place, frame] of [[1, 15], [2, 20], [3, 60]]) {
      const [found, expected] = [places[place], wanted(frame / 60 - 0.2)];
      check.that(Math.abs(found - expected) < 0.1, `the keyboard is at ${found} in frame ${frame}, not at ${expected}`);
    }
    check.that(places[4] === null || places[4] > 851.9, `it is gone in the last frame, not at ${places[4]}`);
    await page.close();
  },

  async 'the first frame that differs is the one that diff names'(browser, check) {
    const changed = ['flick-up', '--set', 'settle.damping_ratio=0.5'];
    check.run('run', ...changed, '-o', check.path('a.csv'), '--columns', '@all');
    check.run('run', 'flick-up', '-o', check.path('b.csv'), '--columns', '@all');
    const { first_frame: first } = JSON.parse(check.run('diff', 'a.csv', 'b.csv', '--format', 'json'));
    const page = await opened(browser, check, {}, 'a.csv', '--against', 'b.csv');
    const said = await page.run('document.querySelector("p.differs").textContent');
    check.that(said.startsWith(`Frame ${first} `), `${said} and not frame ${first}`);
    await page.run('[...document.querySelectorAll("button")].find((one) => one.textContent.startsWith("First")).click()');
    check.that((await frame(page)).endsWith(`frame ${first}`), await frame(page));
    check.that(await page.run('document.querySelectorAll(".cells tr.differs").length') > 0, 'cells that differ are marked');
    await page.close();
  },

  async 'a log of a device lies over its scenario'(browser, check) {
    const { rows } = readCSV(check.run('run', 'flick-up', '--columns', 'time_us,card_y_pt'));
    const log = rows.map(([us, y]) => `${Number(us) / 1000 + 81234.5},${y}`);
    writeFileSync(check.path('log.csv'), `time_ms,y_pt\n${log.join('\n')}\n`);
    const said = (page) => page.run('document.querySelector("p.differs").textContent');
    const page = await opened(browser, check, {}, 'flick-up', 'log.csv');
    check.equal(await said(page), 'A and B are the same in every frame.', 'the verdict');
    const cells = await page.run(`[...document.querySelectorAll('.cells tr[data-column]')]
      .map((line) => [line.dataset.column, line.cells[2].textContent, line.classList.contains('differs')])`);
    for (const [name, text, differs] of cells) {
      const own = ['time_us', 'card_y_pt', 'expected_y_pt', 'step_velocity_pt_s'];
      if (!own.includes(name)) check.that(text === '–' && !differs, `${name}: ${text}`);
    }
    await page.close();
    const apart = await opened(browser, check, {}, 'flick-up', 'log.csv', '--align', 'none');
    check.that((await said(apart)).startsWith('No position of A and B can be compared'), await said(apart));
    await apart.close();
  },

  async 'time goes on to the end of the longer one of two'(browser, check) {
    const soft = ['--set', 'settle.damping_ratio=0.4'];
    const { rows } = readCSV(check.run('run', 'flick-up', ...soft));
    const page = await opened(browser, check, {}, 'flick-up', ...soft, '--against', 'flick-up');
    for (const [a, b] of [['0', '1'], ['1', '0']]) {
      await choose(page, 'A', a);
      await choose(page, 'B', b);
      await page.run('document.activeElement.blur()');
      await page.key('End');
      const end = await page.run("Number(document.querySelector('.time').textContent.split(' ')[0]) * 1000");
      check.that(Math.abs(end - Number(rows.at(-1)[1])) < 100, `the end with A ${a}: ${end}`);
    }
    await page.close();
  },

  async 'keyboard alone'(browser, check) {
    const page = await opened(browser, check, {}, 'flick-up', 'tour');
    const last = readCSV(check.run('run', 'tour')).rows.at(-1)[0];
    await page.key('ArrowRight');
    check.that((await frame(page)).endsWith('frame 1'), `one frame on: ${await frame(page)}`);
    await page.key('ArrowRight', { shift: true });
    check.that((await frame(page)).endsWith('frame 11'), `ten frames on: ${await frame(page)}`);
    await page.key('End');
    check.that((await frame(page)).endsWith(`frame ${last}`), `to the end of the longer one: ${await frame(page)}`);
    await page.key('Home');
    await page.key('.');
    check.equal(await page.run('document.querySelectorAll(".events .now").length > 0'), true, 'an event is marked');
    await page.key(' ');
    check.that(await isPlaying(page), 'space plays');
    await page.key(' ');
    check.that(!await isPlaying(page), 'space pauses');
    await page.key('?');
    check.equal(await page.run('document.querySelector("dialog").open'), true, 'the keys are shown');
    await page.key('Escape');
    await page.run('document.activeElement.blur()');
    await page.key('ArrowRight', { ctrl: true });
    // Every control is reached, in the order of the document, from its beginning.
    await page.go(check.path('report.html'));
    const order = [];
    for (let n = 0; n < 200; n += 1) {
      await page.key('Tab');
      const place = await page.run(`[...document.querySelectorAll("*")].indexOf(document.activeElement)`);
      // At the end some browsers leave the page, and some begin again.
      if (await page.run('document.activeElement === document.body') || place === order[0]) break;
      order.push(place);
    }
    check.that(order.every((place, index) => index === 0 || place > order[index - 1]), `the order of focus: ${order}`);
    const missing = await page.run((reached) => {
      const all = [...document.querySelectorAll('*')];
      return [...document.querySelectorAll('button, select, input, summary, a')]
        .filter((one) => one.checkVisibility() && !one.disabled && !reached.includes(all.indexOf(one)))
        .map((one) => one.textContent || one.className);
    }, order);
    check.equal(missing.join(', '), '', 'controls that the keyboard does not reach');
    // On a control, keys are the control's own.
    await page.run('document.querySelector("button[aria-label=Play]").focus()');
    await page.key('Enter');
    check.that(await isPlaying(page), 'enter on the button plays');
    await page.key(' ');
    check.that(!await isPlaying(page), 'space on the button pauses');
    const before = await frame(page);
    await page.key('Home');
    check.equal(await frame(page), before, 'home on a button moves nothing');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'no overlap and nothing cut'(browser, check) {
    const path = check.path('layout.html');
    check.run('report', 'push-pop', '--against', 'tgcard-2.5.1', '-o', path);
    const blocks = ['header', '.paper', '.phone', '.bar-of-controls', '.said', 'p.differs', '.cells', '.entry', 'footer'];
    await checkLayout(browser, check, path, blocks);
  },

  async 'the values at the cursor are in sight, whatever happens there'(browser, check) {
    const path = check.path('events.html');
    check.run('report', 'cards-visibility', '-o', path);
    for (const width of [390, 1440]) {
      const page = await browser.page({ width, reduced: true });
      await page.go(path);
      await page.settle();
      const [box, table] = await page.run(`[document.querySelector('.cells .scroll').clientWidth,
        document.querySelector('.cells table').offsetWidth]`);
      check.that(table <= box, `at ${width} px the columns take ${table} px of ${box}`);
      const events = await page.run("document.querySelectorAll('#s0 .events button').length");
      check.that(events > 700, `${events} events are listed`);
      await page.close();
    }
  },

  async 'hostile names'(browser, check) {
    const names = ['</script><img src=x onerror=window.broken=1>', '"><svg onload=window.broken=1>', '\u202Etxt.exe\u202C',
      'a-very-long-name-of-some-forty-letters--', '🃏🗺️👩‍👩‍👧', 'שלום עולם', '&lt;img&gt;'];
    const events = names.map((name, index) => `${index * 16667},${300 + index},resting,${name.replace(/["\n,;]/g, '')},"${
      name.replace(/["\n;]/g, '')}"`);
    writeFileSync(check.path('<img src=x onerror=alert(1)>.csv'),
      `time_us,card_y_pt,phase,target,events\n${events.join('\n')}\n`);
    const path = check.path('hostile.html');
    check.run('report', '<img src=x onerror=alert(1)>.csv', 'flick-up', '--title', names.join(' '), '-o', path);
    const page = await browser.page({ width: 320, height: 700 });
    await page.go(path);
    await page.run('document.querySelectorAll(".events button").forEach((one) => one.click())');
    await page.settle();
    check.equal(await page.run('typeof window.broken'), 'undefined', 'a name ran');
    // Both over each other, and each alone.
    check.equal(await page.run('document.querySelectorAll("img").length'), 3, 'pictures');
    check.equal(await page.run('document.querySelector("h1").textContent'), names.join(' '), 'the title');
    const texts = await page.run('[...document.querySelectorAll("#s0 .events code")].map((one) => one.textContent)');
    check.equal(texts.join('\n'), names.map((name) => name.replace(/["\n;]/g, '')).join('\n'), 'the events');
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
    await checkLayout(browser, check, path, ['header', '.paper', '.phone', '.bar-of-controls', '.cells', '.entry']);
  },

  async 'nothing moves by itself, and no work at rest'(browser, check) {
    const path = check.path('still.html');
    check.run('report', 'flick-up', '-o', path);
    for (const reduced of [true, false]) {
      const page = await browser.page({ reduced });
      await page.go(path);
      await page.settle();
      await page.run(`(() => {
        window.asked = 0;
        const ask = requestAnimationFrame;
        window.requestAnimationFrame = (work) => { window.asked += 1; return ask(work); };
      })()`);
      const before = await frame(page);
      await pause(300);
      check.equal(await page.run('window.asked'), 0, 'animation frames at rest');
      check.equal(await frame(page), before, 'the frame at rest');
      check.equal(await page.run('document.getAnimations().length'), 0, 'animations');
      await page.close();
    }
  },

  async 'without scripts, and on paper'(browser, check) {
    const path = check.path('plain.html');
    check.run('report', 'flick-up', 'tour', '-o', path);
    const looks = `(() => ({
      pictures: [...document.images].filter((one) => one.checkVisibility() && one.naturalWidth > 300).length,
      tables: [...document.querySelectorAll('table')].filter((one) => one.checkVisibility()).length,
      player: document.querySelector('#player').checkVisibility(),
    }))()`;
    // Only the DevTools protocol can ask a page that runs no scripts.
    if (!browser.knowsPaper) return;
    const page = await browser.page({ scripts: false });
    await page.go(path);
    const plain = await page.run(looks);
    check.equal(plain.pictures, 2, 'plots without scripts');
    check.that(plain.tables >= 2, `${plain.tables} tables without scripts`);
    check.equal(plain.player, false, 'a player without scripts');
    await page.close();
    const paper = await browser.page({});
    await paper.go(path);
    await paper.send('Emulation.setEmulatedMedia', { media: 'print' });
    const printed = await paper.run(looks);
    check.equal(printed.pictures, 2, 'plots on paper');
    check.equal(printed.player, false, 'a player on paper');
    await paper.close();
  },

  async 'a log alone has a velocity and what follows from positions'(browser, check) {
    const rows = Array.from({ length: 61 }, (_, row) => `${1000 + row * 10},${700 - (row * row) / 12}`);
    writeFileSync(check.path('log.csv'), `time_ms,y_pt\n${rows.join('\n')}\n`);
    const page = await opened(browser, check, {}, 'log.csv');
    await page.settle();
    const seen = await page.run(`({
      velocities: [0, 30, 60].map((row) => report.rows(report.a).columns.step_velocity_pt_s[row]).join(),
      lanes: report.desk.paper.places.map(({ title }) => title).join(),
      metrics: [...document.querySelectorAll('#s0 .metrics tbody tr')].map((row) => row.textContent.replace(/\\s/g, '')).join(' '),
    })`);
    check.equal(seen.velocities, '-8.3,-500,-991.7', 'its velocities');
    check.equal(await frame(page), '1000.0 ms, frame 0', 'the first instant, which isn’t 0');
    check.that(seen.lanes.includes('velocity'), seen.lanes);
    for (const metric of ['frames61', 'duration_ms600.0000', 'card_top_pt400.0000', 'card_bottom_pt700.0000']) {
      check.that(seen.metrics.includes(metric), `${metric} is not in ${seen.metrics}`);
    }
    check.equal(page.problems.join('; '), '', 'problems');
    await page.close();
  },

  async 'a report of ten is small'(browser, check) {
    const path = check.path('ten.html');
    const names = check.run('list', 'scenarios').split('\n').map((line) => line.split(' ')[0]).filter(Boolean).slice(0, 10);
    check.run('report', ...names, '-o', path);
    const { length } = readFileSync(path);
    check.that(length <= 360_000, `${length} bytes for ten scenarios`);
  },

  async 'two runs of different lengths differ from the first frame that differs'(browser, check) {
    const page = await opened(browser, check, {}, 'tour', '--against', 'tgcard-2.5.1');
    const seen = await page.run("document.querySelector('#player').textContent");
    const said = /Frame 0 is the first that differs, in model_y_pt[^;]*; the positions differ from [\d.]+ ms on, and are/;
    check.that(said.test(seen), `${seen.match(/Frame \d+ is[^;]*;[^,]*/)}`);
    // The button, and the first dot of the lane, stand where the card is elsewhere for the first time.
    const moved = await page.run('report.comparison.firstMoved');
    await page.run('[...document.querySelectorAll("button")].find((one) => one.textContent === "First position that differs").click()');
    check.that((await frame(page)).endsWith(`frame ${moved}`), await frame(page));
    const differ = await page.run('[0, 1].map((step) => report.comparison.rows.columns.difference[report.comparison.firstMoved - step])');
    check.that(differ[0] !== 0 && differ[1] === 0, `${differ}`);
    check.equal(await page.run('report.comparison.lane.marks[0]'), moved, 'the lane marks it');
    await page.close();
    // Without scripts the tool says it in the same words.
    writeFileSync(check.path('at120.csv'), check.run('run', 'flick-up', '--fps', '120', '--set', 'settle.response=0.5'));
    for (const words of [
      ['tour', '--against', 'tgcard-2.5.1'], ['push-pop', 'flick-up'], ['grab', 'grab'],
      ['flick-up', '--against', 'sweetcurtain-0.9', '--fps', '120'], ['mini-player', 'flick-up'], ['at120.csv', 'flick-up'],
    ]) {
      const one = await opened(browser, check, {}, ...words);
      const caption = await one.run("document.querySelector('#s0 figcaption').textContent");
      const sentence = await one.run('report.comparison.sentence()');
      check.that(caption.endsWith(`. ${sentence}`), `${words.join(' ')}: ${caption} | ${sentence}`);
      await one.close();
    }
  },

  async 'a recording at another rate lies on the scenario that it was held against'(browser, check) {
    writeFileSync(check.path('device.csv'), check.run('run', 'flick-up', '--fps', '120', '--columns', 'time_us,card_y_pt'));
    for (const words of [['device.csv', '--against', 'flick-up'], ['flick-up', '--against', 'device.csv']]) {
      const page = await opened(browser, check, {}, ...words);
      const seen = await page.run("document.querySelector('#player').textContent");
      check.that(seen.includes('nowhere further apart than a person may notice'), `${words}: ${seen.slice(0, 400)}`);
      // The cursor goes by the frames of both, and what has none there says how far its own is.
      const heads = () => page.run("[...document.querySelectorAll('.cells thead th')].map((one) => one.textContent)");
      const longer = words.indexOf('device.csv') === 0 ? 'A' : 'B';
      check.equal((await heads()).join(' '), 'column A B', 'the heads at the first frame');
      if (longer === 'A') {
        await page.run("document.querySelector('[title=\"One frame on\"]').click()");
        check.equal((await heads()).join(' '), 'column A B8.3\u00a0ms before', 'the heads at the second one');
      }
      check.equal(page.problems.join('; '), '', 'problems');
      await page.close();
    }
  },

  async 'channels have lanes of like range, as a plot has panels of them'(browser, check) {
    writeFileSync(check.path('channels.json'), `{
      "cards": [{ "name": "player", "detents": { "mini": 754, "full": 96 }, "detent": "mini" }],
      "channels": [{ "name": "artwork", "from": ["mini", 1], "to": ["full", 0] },
        { "name": "a_background_whose_name_has_many_letters", "at": { "mini": 1, "full": 0.93 } },
        { "name": "shadow", "follows": "card_y_pt", "lag": 3 }, { "name": "still", "at": { "mini": 2, "full": 2 } },
        { "name": "scale", "at": { "mini": 0.5, "full": 1 } }, { "name": "late", "follows": "shadow", "lag": 2 }],
      "inputs": [{ "at": "50ms", "tap": "header" }] }`);
    const wanted = 'artwork scale; a_background_whose_name_has_many_letters; shadow late';
    // A plot's panel has its title, and then the names of its lines.
    const drawn = check.run('plot', 'channels.json').split('<text class="b"')
      .filter((one) => /^[^>]*>channels?</.test(one))
      .map((one) => [...one.matchAll(/<text class="m"[^>]*>([^<]+)</g)].map(([, name]) => name.replaceAll(' ', '_')));
    const listed = (groups) => groups.map((names) => names.filter((name) => !name.startsWith('time,')).join(' '))
      .join('; ');
    check.equal(listed(drawn), wanted, 'the panels');
    check.run('run', 'channels.json', '--columns', '@all', '-o', check.path('channels.csv'));
    const lanes = (paper) => `${paper}.places.map(({ lane }) => lane.columns)
      .filter((names) => !names.some((name) => name.endsWith('_pt_s') || name.endsWith('_alpha')))`;
    for (const name of ['channels.json', 'channels.csv']) {
      for (const width of [390, 1440]) {
        const page = await opened(browser, check, { width, reduced: true }, name);
        await page.settle();
        check.equal(listed(await page.run(lanes('report.desk.paper'))), wanted, `the lanes of ${name}`);
        const words = await page.run('report.desk.paper.places.map(({ title }) => title)');
        check.that(words.some((title) => title.startsWith('channels, 0 … 1')), `at ${width} px the titles ${words}`);
        const room = await page.run(`report.desk.paper.places.every((place) =>
          [place.title, ...place.words.map(({ text }) => text)]
            .every((text) => place.paper.context.measureText(text).width < place.paper.right))`);
        check.that(room, `at ${width} px a title or a name leaves the paper`);
        check.equal(page.problems.join('; '), '', 'problems');
        await page.close();
      }
    }
    const path = check.path('channels.html');
    check.run('playground', 'channels.json', '-o', path);
    const page = await browser.page({ width: 1440, height: 1100, reduced: true });
    await page.go(path);
    await page.settle();
    check.equal(listed(await page.run(lanes('playground.paper'))), wanted, 'the lanes of the playground');
    await page.close();
  },

  async 'the values of both sides are whole, whatever their names and instants'(browser, check) {
    const { rows } = readCSV(check.run('run', 'flick-up', '--fps', '240', '--columns', 'time_us,card_y_pt'));
    const log = rows.filter((_, index) => index % 4 === 1).map(([us, y]) => `${Number(us) + 55555},${y}`);
    writeFileSync(check.path('off.csv'), `time_us,card_y_pt\n${log.join('\n')}\n`);
    const channel = (letters) => `{
      "cards": [{ "name": "a", "detents": { "low": 700, "high": 90 }, "detent": "low" }],
      "channels": [
        { "name": "${'long_'.repeat(8).slice(0, letters)}", "from": ["low", 999999], "to": ["high", -999999] }],
      "inputs": [{ "at": "50ms", "tap": "header" }] }`;
    for (const letters of [24, 40]) writeFileSync(check.path(`long${letters}.json`), channel(letters));
    for (const words of [
      ['flick-up', '--against', 'off.csv'], ['long24.json', '--against', 'tgcard-2.5.1'], ['long40.json'],
      ['long40.json', '--against', 'off.csv'],
    ]) {
      for (const width of [390, 1440]) {
        const page = await opened(browser, check, { width, height: 900, reduced: true }, ...words);
        await page.run('for (let n = 0; n < 6; n += 1) document.querySelector("[title=\'One frame on\']").click()');
        await page.settle();
        const cut = await page.run(`(() => {
          const box = document.querySelector('.cells .scroll').getBoundingClientRect();
          return [...document.querySelectorAll('.cells td, .cells th')].filter((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            const { left, right, height } = words.getBoundingClientRect();
            const isBroken = cell.matches('td.n:not(.word)') && height > 30;
            const isCut = right > box.right || left < box.left || isBroken;
            return cell.checkVisibility() && cell.textContent !== '' && isCut;
          }).map((cell) => cell.textContent);
        })()`);
        check.equal(cut.join(), '', `${words} at ${width} px: cells that are cut`);
        if (words[0] === 'flick-up') {
          const note = await page.run("document.querySelectorAll('.cells thead small')[1].textContent");
          check.equal(note, '12.5\u00a0ms before', 'the distance of B');
        }
        await page.close();
      }
    }
  },

  async 'a timeline shows nothing before its first row'(browser, check) {
    const { rows } = readCSV(check.run('run', 'flick-up', '--columns', 'time_us,card_y_pt'));
    const log = rows.map(([us, y]) => `${Number(us) + 60000},${y}`);
    writeFileSync(check.path('later.csv'), `time_us,card_y_pt\n${log.join('\n')}\n`);
    const look = `(() => ({
      cells: ['time_us', 'card_y_pt'].map((name) => [...document.querySelectorAll(\`[data-column=\${name}] td\`)]
        .map((cell) => cell.textContent)),
      notes: [...document.querySelectorAll('.cells thead small')].map((note) => note.textContent),
      fronts: [...document.querySelectorAll('.phone .card')]
        .some((card) => card.checkVisibility({ visibilityProperty: true })),
      outline: !document.querySelector('.phone .outline').hidden,
      start: document.querySelector('.phone .start').textContent,
      said: document.querySelector('.said').textContent,
      time: document.querySelector('.time').textContent,
    }))()`;
    for (const isLater of [false, true]) {
      const names = isLater ? ['later.csv', 'flick-up'] : ['flick-up', 'later.csv'];
      const words = [names[0], '--against', names[1], '--align', 'none'];
      const page = await opened(browser, check, { reduced: true }, ...words);
      const own = isLater ? 0 : 1;
      await page.run('document.querySelector("[aria-label=\'To the first frame\']").click()');
      await page.settle();
      const before = await page.run(look);
      check.equal(before.cells.map((cells) => cells[own]).join(), '—,—', 'the cells before');
      check.equal(before.cells.map((cells) => cells[1 - own]).join(), `0,${rows[0][1]}`, 'the other cells');
      check.equal(before.notes[own], 'from 60.0 ms', 'the reason');
      check.equal(before.fronts, !isLater, 'the card on the phone');
      check.equal(before.outline, isLater, 'the outline on the phone');
      check.equal(before.start, isLater ? 'A starts at 60.0 ms' : '', 'the words on the phone');
      check.that(before.time.startsWith('0.0 ms'), `the time ${before.time}`);
      if (isLater) check.that(before.said.includes('A starts at 60.0'), before.said);
      await page.run('document.querySelector("[aria-label=\'To the last frame\']").click()');
      await page.settle();
      const after = await page.run(look);
      check.that(after.cells.flat().every((cell) => cell !== '—'), `the cells at the end: ${after.cells}`);
      check.that(after.fronts && after.outline && after.start === '', 'card and outline at the end');
      check.equal(page.problems.join('; '), '', 'problems');
      await page.close();
    }
  },

  async 'a log of any clock is counted from its first sample'(browser, check) {
    const { rows } = readCSV(check.run('run', 'flick-up', '--columns', 'time_us,card_y_pt'));
    const log = rows.map(([us, y]) => `${1764381000000 + Number(us) / 1000},${y}`);
    writeFileSync(check.path('epoch.csv'), `t_ms,y\n${log.join('\n')}\n`);
    const page = await opened(browser, check, { reduced: true }, 'epoch.csv');
    await page.settle();
    check.equal(await frame(page), '0.0 ms, frame 0', 'the first frame');
    const text = await page.run("document.querySelector('.entry .soft').textContent");
    check.that(text.endsWith('Its times count from its first sample, at 1764381000 s on its own clock.'), text);
    const { from, to } = await page.run('report.desk.paper.window');
    check.equal(`${from} ${to}`, `0 ${rows.at(-1)[0]}`, 'the axis');
    await page.close();
  },
};
