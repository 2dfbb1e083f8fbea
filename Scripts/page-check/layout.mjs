// Layout that holds for any page: nothing overlaps, nothing is cut, and every control is large enough.

// Opens a page at every width, in both themes, with text of 100 and of 200 %, then zoomed to 400 %, and calls `prepare`
// before looking.
//
// `blocks` are selectors of parts that must not lie over each other.
export async function checkLayout(browser, check, path, blocks, prepare = async () => {}) {
  for (const width of [320, 390, 768, 1024, 1440]) {
    for (const dark of [false, true]) {
      for (const text of [100, 200]) {
        const page = await browser.page({ width, height: 900, dark });
        await page.go(path);
        await page.run((size) => { document.documentElement.style.fontSize = `${size}%`; }, text);
        await prepare(page);
        await page.settle();
        // Some browsers' windows can't be as narrow as a phone.
        const where = `${await page.run('innerWidth')} px, ${dark ? 'dark' : 'light'}, ${text} %`;
        for (const flaw of await page.run(flaws, blocks, 24)) check.that(false, `${where}: ${flaw}`);
        check.equal(page.problems.join('; '), '', where);
        await page.close();
      }
    }
  }
  // A window of 1280 × 1024 px, zoomed to 400 %; and a finger, for which controls are larger.
  const views = [['zoomed to 400 %', { width: 320, height: 256, scale: 4 }, 24]];
  if (browser.knowsFingers) views.push(['390 px, with a finger', { width: 390, height: 844, touch: true }, 44]);
  for (const [words, options, least] of views) {
    const page = await browser.page(options);
    await page.go(path);
    await prepare(page);
    await page.settle();
    for (const flaw of await page.run(flaws, blocks, least)) check.that(false, `${words}: ${flaw}`);
    await page.close();
  }
}

// Runs in the page; returns what is wrong, in words.
function flaws(blocks, least) {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
  const shown = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const name = (element) => `${element.localName}.${element.className || element.id} ${element.textContent.slice(0, 24)}`;
  const parts = blocks.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(shown);
  for (const [index, one] of parts.entries()) {
    const a = one.getBoundingClientRect();
    if (a.right > root.clientWidth + 0.5 || a.left < -0.5) found.push(`${name(one)} is cut at the side`);
    for (const other of parts.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const isApart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
      if (!isApart) found.push(`${name(one)} lies over ${name(other)}`);
    }
  }
  for (const control of document.querySelectorAll('button, select, input, summary, nav a')) {
    if (!shown(control)) continue;
    const { width, height, left, right } = control.getBoundingClientRect();
    if (width < least || height < least) found.push(`${name(control)} is ${width} × ${height} px`);
    if (control.closest('.scroll, ol') === null && (left < -0.5 || right > root.clientWidth + 0.5)) {
      found.push(`${name(control)} is cut at the side`);
    }
    if (control.scrollWidth > control.clientWidth + 1 && control.localName !== 'select') {
      found.push(`${name(control)} is cut, ${control.scrollWidth} px in ${control.clientWidth}`);
    }
  }
  return found;
}
