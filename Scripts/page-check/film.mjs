// Films: at each frame of the timeline every part is where the timeline has it, as the browser computes it.

import { writeFileSync } from 'node:fs';

async function opened(browser, check, options, name) {
  const svg = check.path(`${name}.svg`);
  check.run('plot', name, '--film', '-o', svg);
  const page = await browser.page(options);
  await page.go(svg);
  return page;
}

export default {
  async 'the card is where the timeline has it'(browser, check) {
    for (const name of ['flick-up', 'tour', 'push-pop']) {
      const [head, ...rows] = check.run('run', name, '--columns', 'time_us,card_y_pt').trim().split('\n');
      check.equal(head, 'time_us,card_y_pt', 'the header');
      const page = await opened(browser, check, {}, name);
      const places = await page.run((times) => {
        const film = document.getAnimations();
        for (const one of film) one.pause();
        const card = document.querySelector('.k0');
        return times.map((ms) => {
          for (const one of film) one.currentTime = ms;
          return new DOMMatrix(getComputedStyle(card).transform).f;
        });
      }, rows.map((row) => Number(row.split(',')[0]) / 1000));
      let worst = 0;
      rows.forEach((row, index) => { worst = Math.max(worst, Math.abs(places[index] - Number(row.split(',')[1]))); });
      check.that(worst <= 0.5, `${name}: ${worst} pt`);
      check.equal(page.problems.join('; '), '', name);
      await page.close();
    }
  },

  async 'it plays as a picture of a page, and rests where motion is reduced'(browser, check) {
    const page = await opened(browser, check, { reduced: true }, 'flick-up');
    const count = await page.run('document.getAnimations().length');
    if (browser.knowsMotion) check.equal(count, 0, 'animations with reduced motion');
    await page.close();
    const html = check.path('film.html');
    writeFileSync(html, '<!DOCTYPE html><title>film</title><img src="flick-up.svg" alt="film">');
    const other = await browser.page({});
    await other.go(html);
    check.that(await other.run("document.querySelector('img').naturalWidth > 100"), 'the picture is shown');
    await other.close();
  },
};
