// The keys of a page: one table, by which they act and by which the dialog of `?` tells them.
//
//   new Keys(root, [{ keys: 'w s', words: 'show less or more time', on: { w: () => …, s: () => … } }], places, words)
//
// A key acts in `places`, elements of the page, and where nothing has the focus; signs act on a button or a slider,
// too, which was pressed and isn't written in. The keys that scroll a page are the browser's but in `places`, of which
// `words` tell; a page without any takes them where nothing has the focus.

'use strict';

class Keys {
  static SCROLLING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Home', 'End'];

  constructor(root, table, places = [], words = '') {
    [this.places, this.actions] = [places, {}];
    this.dialog = make('dialog', 'keys', root);
    this.dialog.setAttribute('aria-label', 'Keys');
    make('h2', '', this.dialog).textContent = 'Keys';
    make('p', '', this.dialog).textContent
      = `They work while no field or list has the focus; buttons and sliders keep their own.${words}`;
    const list = make('dl', '', this.dialog);
    for (const { keys, words, on } of [...table, { keys: '?', words: 'this list', on: { '?': () => this.show() } }]) {
      make('dt', '', list).textContent = keys;
      make('dd', '', list).textContent = words;
      Object.assign(this.actions, on);
    }
    const close = make('button', 'wide', this.dialog);
    close.type = 'button';
    close.textContent = 'Close';
    close.addEventListener('click', () => this.dialog.close());
    document.addEventListener('keydown', (event) => this.press(event));
  }

  show() {
    this.dialog.showModal();
    // The focus went to the button at its end.
    this.dialog.scrollTop = 0;
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || this.dialog.open) return;
    const active = document.activeElement;
    const isPressed = active?.matches('button, summary, input[type=range]');
    const isSign = isPressed && event.key.length === 1 && event.key !== ' ';
    const isPlace = this.places.includes(active);
    if (!isPlace && !isSign && active && active !== document.body) return;
    if (!isPlace && this.places.length > 0 && Keys.SCROLLING.includes(event.key)) return;
    const action = this.actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action(event);
  }
}

// The keys by which each page's time is read. `page` has toggle, step, seek, jump, the first and the last instant, and
// the paper.
function readingKeys(page, toggling = 'play or pause') {
  const { paper } = page;
  return [
    { keys: 'Space', words: toggling, on: { ' ': () => page.toggle() } },
    {
      keys: '← →', words: 'a frame back or on; with ⇧, ten',
      on: {
        ArrowLeft: (event) => page.step(event.shiftKey ? -10 : -1),
        ArrowRight: (event) => page.step(event.shiftKey ? 10 : 1),
      },
    },
    {
      keys: 'Home End', words: 'the first or the last frame',
      on: { Home: () => page.seek(page.first), End: () => page.seek(page.last) },
    },
    { keys: 'w s', words: 'show less or more time', on: { w: () => paper.zoom(0.5), s: () => paper.zoom(2) } },
    { keys: 'a d', words: 'move the paper', on: { a: () => paper.pan(-0.25), d: () => paper.pan(0.25) } },
    { keys: ', .', words: 'the event before or after', on: { ',': () => page.jump(-1), '.': () => page.jump(1) } },
  ];
}
