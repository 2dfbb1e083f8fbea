// The keys of the playground, and the words by which its list tells them.

'use strict';

function playgroundKeys(page) {
  const { paper } = page;
  const presets = page.data.presets.slice(0, 9);
  return [
    { keys: 'F ⇧F', words: 'flick up or down', on: { f: (event) => page.flick(event.shiftKey ? 160 : -160) } },
    {
      keys: '↑ ↓', words: 'the card’s own keys',
      on: { ArrowUp: () => page.command('key', 0), ArrowDown: () => page.command('key', 1) },
    },
    {
      keys: 'P Esc', words: 'push a card, pop it',
      on: { p: () => page.data.cards.length > 1 && page.command('push', 1), Escape: () => page.command('pop', 1) },
    },
    { keys: 'Space', words: 'play or pause, a moving card too', on: { ' ': () => page.toggle() } },
    {
      keys: '← →', words: 'a frame back or on; with ⇧, ten',
      on: {
        ArrowLeft: (event) => page.step(event.shiftKey ? -10 : -1),
        ArrowRight: (event) => page.step(event.shiftKey ? 10 : 1),
      },
    },
    {
      keys: 'Home End', words: 'the first or the last frame',
      on: { Home: () => page.seek(0), End: () => page.seek(page.player.end) },
    },
    { keys: 'w s', words: 'show less or more time', on: { w: () => paper.zoom(0.5), s: () => paper.zoom(2) } },
    { keys: 'a d', words: 'move the paper', on: { a: () => paper.pan(-0.25), d: () => paper.pan(0.25) } },
    { keys: ', .', words: 'the event before or after', on: { ',': () => page.jump(-1), '.': () => page.jump(1) } },
    { keys: '/', words: 'find an event', on: { '/': () => page.events.find() } },
    {
      keys: `1–${presets.length}`, words: `the presets ${presets.map(({ name }) => name).join(', ')}`,
      on: Object.fromEntries(presets.map((_, index) => [`${index + 1}`, () => page.choosePreset(index)])),
    },
    { keys: 'R', words: 'the gesture under all presets', on: { r: () => page.runUnderAllPresets() } },
    { keys: 'K B', words: 'keep this line; hold B to see it', on: { k: () => page.keep(), b: () => page.showBefore(true) } },
    { keys: 'C', words: 'copy a link to this feel', on: { c: () => page.home.copy(page.link()) } },
  ];
}
