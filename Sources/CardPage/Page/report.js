// The report: a player over its timelines, and what stands in the page brought to life.

'use strict';

// Lists events after those that stand in the page.
function listEvents(events, list) {
  for (const [frame, us, instant, text] of events) {
    const item = make('li', '', list);
    item.dataset.at = `${frame} ${us}`;
    make('small', '', item).textContent = instant;
    item.append(' ');
    make('code', '', item).textContent = text;
  }
}

class Report {
  constructor(data) {
    this.band = data.band;
    this.entries = data.entries.map((entry, index) => {
      const article = document.getElementById(`s${index}`);
      listEvents(entry.events, article.querySelector('.events ol'));
      const events = [...article.querySelectorAll('[data-at]')].map((item) => {
        const [frame, us] = item.dataset.at.split(' ').map(Number);
        return { frame, us, item, text: item.querySelector('code').textContent };
      });
      const { phone, detents } = entry;
      return { ...entry, index, article, events, meta: { ...phone, detents, events }, unpacked: null };
    });
    this.desk = new Desk(document.getElementById('player'), this);
    this.player = new Player((us, isAtRest) => this.move(us, isAtRest));
    this.comparison = null;
    for (const entry of this.entries) this.makeEventsJump(entry);
    for (const link of document.querySelectorAll('nav a')) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        this.choose(Number(link.hash.slice(2)), null);
      });
    }
    document.documentElement.classList.add('js');
    this.choose(0, this.entries[0].against);
    this.keys = new Keys(this.desk.element, readingKeys(this));
    // In the next frame: a new size within the notice of one is an error in some browsers. The phone is as high as the
    // window allows, which may change by itself.
    const fit = () => requestAnimationFrame(() => this.desk.fit());
    new ResizeObserver(fit).observe(this.desk.stage);
    addEventListener('resize', fit);
  }

  rows(entry) {
    if (!entry.unpacked) entry.unpacked = { ...unpackRows(entry), events: entry.events };
    return entry.unpacked;
  }

  // Shows A, and B beside it; null: A alone.
  choose(a, b) {
    this.a = this.entries[a];
    this.b = b === null || b === undefined || b === a ? null : this.entries[b];
    const rows = this.rows(this.a);
    const isHeld = this.b && (this.a.held === b || this.b.held === a);
    this.comparison = this.b ? new Comparison(rows, this.rows(this.b), this.band, isHeld) : null;
    for (const entry of this.entries) entry.article.classList.toggle('shown', entry === this.a || entry === this.b);
    for (const link of document.querySelectorAll('nav a')) {
      link.setAttribute('aria-current', `${link.hash === `#s${a}`}`);
    }
    this.besideMetrics();
    // Time goes on to the end of both, and begins with the first of both.
    const others = this.b ? this.rows(this.b) : rows;
    const end = ({ columns, count }) => columns.time_us[count - 1];
    this.clock = end(others) > end(rows) ? others : rows;
    const { time_us: times } = this.clock.columns;
    const { time_us: otherTimes } = (this.clock === rows ? others : rows).columns;
    const all = [...otherTimes.filter((us) => us < times[0]), ...times];
    this.times = { count: all.length, columns: { time_us: all } };
    // Variants are compared at one instant; of a table that has ended there, the last one shows.
    const [begin] = rows.columns.time_us;
    const cursor = Math.min(Math.max(this.player.cursor, begin), all[all.length - 1]);
    [this.player.times, this.player.count, this.player.cursor] = [all, all.length, cursor];
    this.desk.show();
    this.player.seek(cursor);
  }

  // B's metrics in a column beside A's.
  besideMetrics() {
    for (const cell of document.querySelectorAll('.metrics .of-b')) cell.remove();
    for (const row of document.querySelectorAll('.metrics .differs')) row.classList.remove('differs');
    for (const head of document.querySelectorAll('.metrics thead tr')) head.cells[1].textContent = 'value';
    if (!this.b) return;
    const read = (entry) => [...entry.article.querySelectorAll('.metrics tr')];
    const values = new Map(read(this.b).map((row) => [row.cells[0].textContent, row.cells[1].textContent]));
    for (const row of read(this.a)) {
      const isHead = row.parentElement.localName === 'thead';
      const cell = make(isHead ? 'th' : 'td', 'n of-b', row);
      const other = isHead ? 'B' : values.get(row.cells[0].textContent) || '';
      cell.textContent = other;
      if (isHead) [cell.scope, row.cells[1].textContent] = ['col', 'A'];
      else row.classList.toggle('differs', other !== '' && other !== row.cells[1].textContent);
    }
  }

  move(us, isAtRest) {
    this.desk.move(us, isAtRest);
  }

  makeEventsJump(entry) {
    for (const event of entry.events) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...event.item.childNodes);
      button.addEventListener('click', () => {
        if (entry !== this.a && entry !== this.b) this.choose(entry.index, null);
        this.player.seek(this.rows(entry).columns.time_us[event.frame]);
        this.desk.stage.scrollIntoView({ block: 'nearest' });
      });
      event.item.append(button);
    }
  }

  // The event before or after the cursor.
  jump(direction) {
    const times = this.rows(this.a).columns.time_us;
    const places = this.a.events.map((event) => times[event.frame]);
    const { cursor } = this.player;
    const found = direction > 0 ? places.find((us) => us > cursor) : places.findLast((us) => us < cursor);
    if (found !== undefined) this.player.seek(found);
  }

  // MARK: What the keys do

  get paper() { return this.desk.paper; }

  get first() { return this.player.times[0]; }

  get last() { return this.player.end; }

  toggle() { this.player.toggle(); }

  step(frames) { this.player.step(frames); }

  seek(us) { this.player.seek(us); }
}

const report = new Report(carried.data);
