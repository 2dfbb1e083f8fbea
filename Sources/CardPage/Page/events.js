// The events of a session as a list that can be searched: each is a button that jumps to the frame that shows it.

'use strict';

class EventList {
  // The most events that are listed: a long session has thousands, and a list of them is of no use.
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
      if (event.key === 'Enter' && this.found.length > 0) this.onJump(this.found[0].event);
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
    this.items = events.slice(0, EventList.LIMIT).map((event) => {
      const item = document.createElement('li');
      const button = make('button', '', item);
      button.type = 'button';
      const time = make('span', 'n', button);
      time.textContent = `${(event.us / 1000).toFixed(1)} ms`;
      make('code', '', button).textContent = event.text;
      button.addEventListener('click', () => this.onJump(event));
      return { item, event, text: event.text.toLowerCase() };
    });
    this.list.replaceChildren(...this.items.map(({ item }) => item));
    this.filter();
  }

  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/);
    this.found = this.items.filter(({ item, text }) => {
      item.hidden = !words.every((word) => text.includes(word));
      return !item.hidden;
    });
    const more = this.events.length - this.items.length;
    this.note.textContent = this.events.length === 0 ? 'Nothing has happened yet.'
      : this.found.length === 0 ? 'No event has these words.' : more > 0 ? `${more} more are not listed.` : '';
  }

  // Marks the events of the frame at the cursor.
  mark(frame) {
    for (const { item, event } of this.items) item.classList.toggle('now', event.frame === frame);
  }

  find() {
    this.search.focus();
    this.search.select();
  }
}
