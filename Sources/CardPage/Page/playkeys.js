// The keys of the playground, and the words by which its list tells them.

'use strict';

function playgroundKeys(page) {
  const { presets: all, keyNames: names } = page.data;
  const presets = all.slice(0, 9);
  const key = (name) => page.command('key', names.indexOf(name));
  return [
    { keys: 'F ⇧F', words: 'flick up or down', on: { f: ({ shiftKey }) => page.flick(shiftKey ? 160 : -160) } },
    { keys: 'G ⇧G', words: 'scroll on or back', on: { g: ({ shiftKey }) => page.flick(shiftKey ? 160 : -160, true) } },
    {
      keys: '↑ ↓', words: 'the card’s own keys',
      on: { ArrowUp: () => key('expand'), ArrowDown: () => key('collapse') },
    },
    ...(page.data.meta.pages ? [{
      keys: 'N ⇧N', words: 'turn to the next page, to the one before',
      on: { n: ({ shiftKey }) => key(shiftKey ? 'previous_page' : 'next_page') },
    }] : []),
    ...(page.data.cards.length > 1 ? [{
      keys: 'P Esc', words: 'push a card, pop it',
      on: { p: () => page.command('push', page.nextCard), Escape: () => page.command('pop', 1) },
    }] : []),
    ...readingKeys(page, 'play or pause, a moving card too'),
    { keys: '/', words: 'find an event', on: { '/': () => page.events.find() } },
    {
      keys: `1–${presets.length}`, words: `the presets ${presets.map(({ name }) => name).join(', ')}`,
      on: Object.fromEntries(presets.map((_, index) => [`${index + 1}`, () => page.choosePreset(index)])),
    },
    { keys: 'R', words: 'the gesture under all presets', on: { r: () => page.beside.runUnderAllPresets() } },
    {
      keys: 'K B', words: 'keep this line; hold B to see it',
      on: { k: () => page.beside.keep(), b: (event) => event.repeat || page.beside.show(true) },
    },
    { keys: 'C', words: 'copy a link to this feel', on: { c: () => page.home.copyLink() } },
  ];
}
