// The events of a session as a list that can be searched: each is a button that jumps to the frame that shows it.

'use strict';

class EventList {
  // The most events that are listed at once: a long session has thousands. A search looks at all of them.
  static LIMIT = 300;

  // onJump(event) is called when an event is chosen.
  constructor(element, onJump) {
    this.onJump = onJump;
    const head = make('h2', '', element);
    head.textContent = 'Events';
    const find = make('label', 'choice find', element);
    make('span', '', find).textContent = 'Find';
    this.search = make('input', 'search', find);
    this.search.type = 'search';
    this.search.title = 'Words of an event, such as release, snap or grab';
    this.list = make('ol', 'events', element);
    this.list.setAttribute('aria-label', 'Events');
    this.note = make('p', 'soft', element);
    this.events = [];
    this.search.addEventListener('input', () => this.filter());
    this.search.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && this.items.length > 0) this.onJump(this.items[0].event);
      if (event.key === 'Escape') {
        event.preventDefault();
        this.search.value = '';
        this.filter();
        this.search.blur();
      }
    });
    this.show([]);
  }

  show(events) {
    this.events = events;
    this.filter();
  }

  // Lists the events that have all words of the search.
  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/);
    const found = this.events.filter(({ text }) => {
      const small = text.toLowerCase();
      return words.every((word) => small.includes(word));
    });
    this.items = found.slice(0, EventList.LIMIT).map((event) => ({ item: this.item(event), event }));
    this.list.replaceChildren(...this.items.map(({ item }) => item));
    this.mark(this.marked);
    const more = found.length - this.items.length;
    this.note.textContent = this.events.length === 0 ? 'Nothing has happened yet.'
      : found.length === 0 ? 'No event has these words.'
      : more > 0 ? `${more} more are not listed: a word above finds them.` : '';
  }

  item(event) {
    const item = document.createElement('li');
    const button = make('button', '', item);
    button.type = 'button';
    const time = make('span', 'n', button);
    time.textContent = `${(event.us / 1000).toFixed(1)} ms`;
    make('code', '', button).textContent = event.text;
    button.addEventListener('click', () => this.onJump(event));
    return item;
  }

  // Marks the events of the frame at the cursor.
  mark(frame) {
    this.marked = frame;
    for (const { item, event } of this.items) item.classList.toggle('now', event.frame === frame);
  }

  find() {
    this.search.focus();
    this.search.select();
  }
}
