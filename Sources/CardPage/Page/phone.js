// The phone: a map, the cards over it and the finger, moved by transforms and opacity alone.
//
// It takes rows and meta as the paper does; its contract is at the head of paper.js. It computes nothing that a column
// has: a column that is missing leaves its part where it is at rest. No column has the keyboard and the screen, which go
// by rows.events, a list like that of meta; without them there is no keyboard, and the screen stays as it is.
//
//   const phone = new Phone(element)           // builds its parts inside the element, which has the class `phone`
//   phone.fit(meta, width)                     // lays out for a screen, `width` CSS pixels wide; sets phone.scale
//   phone.show(rows, index)                    // moves everything to where that row has it
//   phone.point([x, y])                        // CSS pixels inside the element as points of the screen
//   phone.items([{kind, name, x, y, width, height}, …])  // the content's own parts, where they stand on the screen;
//                                              // none: rows that repeat
//   phone.outline(rows, index, color)          // another timeline's card as an outline; rows null: none
//
// A screen that turns, or becomes another one, is shown as large as it fits into the first one's place.
//
// The element may be given a role, a label and listeners by the page; its parts are hidden from assistive technology.

'use strict';

class Phone {
  static ROW = 56;
  static PERIOD = 6 * Phone.ROW;

  constructor(element) {
    this.element = element;
    this.screen = part(element, 'screen');
    this.screen.setAttribute('aria-hidden', 'true');
    this.map = part(this.screen, 'map');
    this.map.append(Phone.streets());
    this.widget = part(this.screen, 'widget');
    this.buttons = part(this.screen, 'map-buttons');
    for (const sign of ['+', '−']) part(this.buttons, 'map-button').textContent = sign;
    this.mapDim = part(this.screen, 'dim');
    this.bars = [part(this.screen, 'bar'), part(this.screen, 'bar')];
    this.back = new PhoneCard(this.screen);
    this.front = new PhoneCard(this.screen);
    this.bottom = part(this.screen, 'bottom-view');
    this.floating = part(this.screen, 'floating-button');
    this.other = part(this.screen, 'outline');
    this.keyboard = part(this.screen, 'keyboard');
    this.finger = part(this.screen, 'finger');
    this.meta = { screen: { width: 390, height: 844 } };
    this.scale = 0.5;
    this.kept = { items: [[], [0, 0]] };
  }

  // The map's streets, a picture of nothing in particular.
  static streets() {
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', '0 0 390 844');
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    const paths = [
      ['water', 'M0 0H390V170C330 130 250 70 170 90S70 130 0 128Z'], ['park', 'M36 330H160V470H36Z'],
      ['street wide', 'M-10 256L400 216M100 90L100 860M-10 560L400 600'],
      ['street', 'M180 180V860M250 200V860M300 150V860M-10 372L400 356M-10 470H400M-10 690L400 730'],
      ['route', 'M300 236V790'],
    ];
    for (const [name, d] of paths) {
      const path = document.createElementNS(space, 'path');
      path.setAttribute('class', name);
      path.setAttribute('d', d);
      svg.append(path);
    }
    return svg;
  }

  fit(meta, width) {
    this.meta = meta;
    const { screen } = meta;
    this.scale = width / screen.width;
    this.screen.dir = meta.isRightToLeft ? 'rtl' : 'ltr';
    this.size = null;
    this.turn(screen);
  }

  // Lays out for a screen.
  turn(screen) {
    if (this.size && this.size.width === screen.width && this.size.height === screen.height) return;
    const { width, height } = this.meta.screen;
    this.size = screen;
    this.zoom = this.scale * Math.min(1, width / screen.width, height / screen.height);
    this.element.style.width = `${Math.round(screen.width * this.zoom)}px`;
    this.element.style.height = `${Math.round(screen.height * this.zoom)}px`;
    this.screen.style.width = `${screen.width}px`;
    this.screen.style.height = `${screen.height}px`;
    this.screen.style.transform = `scale(${this.zoom})`;
    for (const card of [this.back, this.front]) card.fit(screen, this.meta);
  }

  // The scroll offset of the page at a place, as it was shown last, up to a row.
  static offsetOf(place, { columns }, row) {
    const at = columns.page_x_pt.findLastIndex((x, one) => one <= row && Math.abs(x - place) < 1e-6);
    return columns.scroll_offset_pt?.[at] || 0;
  }

  point([x, y]) { return [x / this.zoom, y / this.zoom]; }

  show(rows, index) {
    const now = rows.columns.time_us[index];
    this.turn(Phone.screenAt(rows, now, this.meta.screen));
    const screen = this.size;
    const number = (name, missing, row = index) => {
      const value = rows.columns[name] ? rows.columns[name][row] : NaN;
      return Number.isNaN(value) ? missing : value;
    };
    // Puts a part at the y that a column has, if it has one.
    const place = (element, name, at = (y) => `translateY(${y}px)`) => {
      const y = number(name, NaN);
      element.hidden = Number.isNaN(y);
      if (!element.hidden) element.style.transform = at(y);
    };
    const y = number('card_y_pt', screen.height);
    const moving = number('transition_y_pt', NaN);
    const frame = { x: number('card_x_pt', 0), width: number('card_width_pt', screen.width) };
    const alpha = number('card_alpha', 1);
    const isMoving = !Number.isNaN(moving);
    const isPopping = isMoving && number('phase', '') === 'popping';
    // `card` names the one that stays; the other one is as it was.
    const [before, other] = Phone.before(rows, index);
    const inOrder = (one, two) => (isPopping ? [two, one] : [one, two]);
    const [top, under] = inOrder(number('card', ''), other);
    this.front.show({ ...frame, y: isMoving ? moving : y, alpha, name: top, close: number('close_button_alpha', 0) });
    const stride = frame.width + (this.meta.gap || 0);
    // A card that is pushed counts already, one that is popped no longer.
    const below = number('stack_depth', 1) - (isPopping ? 0 : 1);
    this.back.show({ ...frame, y, alpha: isMoving ? alpha : 0, name: under, close: below > 1 ? 1 : 0 });
    this.back.dim(number(`stack_dim${below > 1 ? `_${below}` : ''}_alpha`, 0));
    this.cards = inOrder(this.front, this.back);
    this.cards.forEach((card, n) => {
      const row = n === 0 ? index : before;
      const page = number('page_x_pt', NaN, row);
      card.turnPages(page, stride, this.meta.isRightToLeft ? 1 : -1);
      card.scroll(number('content_alpha', 1, row), Number.isNaN(page) ? [number('scroll_offset_pt', 0, row)]
        : [0, 1].map((next) => Phone.offsetOf((card.page + next) * stride, rows, row)));
    });
    this.shown = [rows, before, isMoving];
    this.mapDim.style.opacity = number('map_dim_alpha', 0);
    this.buttons.style.opacity = number('map_button_alpha', 0);
    const low = Math.min(y - 12, screen.height * 0.62);
    this.buttons.style.transform = `translateY(${number('map_buttons_y_pt', low)}px) translateY(-100%)`;
    ['bar', 'page_header'].forEach((name, bar) => {
      place(this.bars[bar], `${name}_y_pt`);
      this.bars[bar].style.height = `${number(`${name}_height_pt`, 0)}px`;
    });
    place(this.widget, 'map_widget_y_pt');
    this.widget.style.height = `${this.front.heights[2]}px`;
    for (const [element, name] of [[this.bottom, 'bottom_view_y_pt'], [this.floating, 'floating_button_y_pt']]) {
      place(element, name);
      element.style.opacity = alpha;
    }
    [this.bottom.style.left, this.bottom.style.width] = [`${frame.x}px`, `${frame.width}px`];
    this.floating.style.left = `${this.meta.isRightToLeft ? frame.x + 16 : frame.x + frame.width - 72}px`;
    const x = number('touch_x_pt', frame.x + frame.width / 2);
    place(this.finger, 'touch_y_pt', (finger) => `translate(${x}px, ${finger}px)`);
    const keys = Phone.keyboardHeight(rows, now);
    this.keyboard.hidden = keys <= 0;
    this.keyboard.style.transform = `translateY(${screen.height - keys}px)`;
  }

  // The screen at an instant: that of the last `layout(852x393)`.
  static screenAt({ events = [] }, now, first) {
    const last = events.findLast(({ us, text }) => us <= now && text.startsWith('layout('));
    if (!last) return first;
    const [width, height] = last.text.slice(7, -1).split('x').map(Number);
    return { width, height };
  }

  // The height to which a keyboard has come at an instant, by UIKit's critically damped spring.
  static keyboardHeight({ events = [] }, now) {
    const rate = 2 * Math.PI / 0.34414;
    let [start, goal, rest, push] = [0, 0, 0, 0];
    const after = (us) => [(us - start) / 1e6, Math.exp(-rate * (us - start) / 1e6)];
    const restAt = ([time, fall]) => (rest + push * time) * fall;
    for (const { us, text } of events) {
      if (us > now || !text.startsWith('keyboard(')) continue;
      const [time, fall] = after(us);
      const left = restAt([time, fall]);
      const next = parseFloat(text.slice(9));
      const velocity = push * fall - rate * left;
      [rest, start, goal] = [goal + left - next, us, next];
      push = velocity + rate * rest;
    }
    return goal + restAt(after(now));
  }

  // The last row before a card began to come or to go, else the row itself; and the card that was the last one then, if
  // it is another.
  static before({ columns: { card = [], transition_y_pt: moving = [] } }, index) {
    let before = index;
    while (before > 0 && moving[before] > -Infinity && card[before] === card[index]) before -= 1;
    return [before, card[before] === card[index] ? '' : card[before]];
  }

  // They are those of the card that `card` names; the other one keeps those that it had.
  items(items) {
    const [card, other] = this.cards;
    const [rows, row, isMoving] = this.shown;
    card.items(items, card.corner);
    if (isMoving) other.items(...this.kept.items);
    else this.kept = { rows, row, items: [items, card.corner] };
  }

  // True if the items of a row are kept.
  keeps(rows, row) { return this.kept.rows === rows && this.kept.row === row; }

  outline(rows, index, color) {
    const y = rows && rows.columns.card_y_pt ? rows.columns.card_y_pt[index] : NaN;
    this.other.hidden = Number.isNaN(y);
    if (this.other.hidden) return;
    const number = (name, missing) => (rows.columns[name] ? rows.columns[name][index] : missing);
    this.other.style.transform = `translate(${number('card_x_pt', 0)}px, ${y}px)`;
    this.other.style.width = `${number('card_width_pt', this.size.width)}px`;
    this.other.style.color = color;
  }
}

// A card with a header and a list of rows, which repeats; of a card with pages there are two, beside each other.
class PhoneCard {
  static WIDTHS = [46, 68, 58, 80, 52, 72];

  constructor(screen) {
    this.element = part(screen, 'card');
    this.header = part(this.element, 'card-header');
    part(this.header, 'handle');
    this.title = part(this.header, 'card-title');
    this.close = part(this.header, 'close');
    this.close.textContent = '×';
    this.content = part(this.element, 'card-content');
    this.pager = part(this.content, 'card-pager');
    [this.list, this.next] = [0, 1].map(() => part(this.pager, 'card-list'));
    this.parts = part(this.pager, 'card-parts');
    this.accessory = part(this.element, 'accessory');
    this.places = [];
    this.shade = part(this.element, 'dim');
    [this.name, this.heights, this.page] = [null, [84, 0, 0], 0];
  }

  fit(screen, meta) {
    [this.screen, this.meta] = [screen, meta];
    for (const list of [this.list, this.next]) {
      for (let n = list.children.length; n < screen.height / Phone.ROW + 6; n += 1) {
        const row = part(list, 'card-row');
        part(row, 'card-sign');
        part(row, 'card-line').style.width = `${PhoneCard.WIDTHS[n % 6]}%`;
      }
    }
    this.element.style.height = `${screen.height}px`;
    this.measure();
  }

  // The heights of its parts go by its name.
  measure() {
    const { heights = {}, header: usual = 84, content } = this.meta;
    this.heights = Object.hasOwn(heights, this.name) ? heights[this.name] : [usual, 0, 0, content];
    const [header, accessory] = this.heights;
    this.header.style.height = `${header}px`;
    this.accessory.hidden = accessory === 0;
    [this.accessory.style.top, this.accessory.style.height] = [`${header}px`, `${accessory}px`];
    this.content.style.height = `${Math.max(0, this.screen.height - header)}px`;
  }

  show({ x, y, width, alpha, name, close }) {
    this.place = [x, y];
    this.element.style.transform = `translate(${x}px, ${y}px)`;
    this.element.style.width = `${width}px`;
    this.element.style.opacity = alpha;
    this.close.style.opacity = close;
    if (name === this.name) return;
    this.name = name;
    this.title.textContent = name;
    this.measure();
  }

  // Of two pages beside each other each has its offset. Rows end where the content does, if its height is known.
  scroll(alpha, offsets) {
    this.content.style.opacity = alpha;
    [this.list, this.next].forEach(({ style }, index) => {
      const offset = offsets[index] || 0;
      const past = offset > 0 ? offset - (offset % Phone.PERIOD) : 0;
      style.transform = `translateY(${past - offset}px)`;
      style.height = this.heights[3] >= 0 ? `${Math.max(0, this.heights[3] - past)}px` : '';
    });
  }

  // Shows the place between two pages, points from the first page; NaN: it has none. A page has rows of its own.
  turnPages(place, stride, sign) {
    const page = place > 0 ? Math.floor(place / stride + 1e-6) : 0;
    const hasNone = Number.isNaN(place);
    this.next.hidden = hasNone || page + 1 >= this.meta.pages;
    this.pager.style.transform = hasNone ? '' : `translateX(${sign * (place - page * stride)}px)`;
    if (hasNone && this.page === 0) return;
    this.next.style.insetInlineStart = `${stride}px`;
    if (page === this.page) return;
    this.page = page;
    [this.list, this.next].forEach((list, index) => {
      [...list.children].forEach((row, n) => {
        row.lastChild.style.width = `${PhoneCard.WIDTHS[(n + 2 * (page + index)) % 6]}%`;
      });
    });
  }

  // The top left corner of its content, on the screen.
  get corner() { return [this.place[0], this.place[1] + this.heights[0]]; }

  // The content's own parts, on the screen, where its corner was at a place.
  items(items, [left, top]) {
    this.list.hidden = items.length > 0;
    if (this.list.hidden) this.next.hidden = true;
    while (this.places.length < items.length) this.places.push(part(this.parts, 'card-part'));
    this.places.forEach((place, index) => { place.hidden = index >= items.length; });
    items.forEach(({ kind, name, x, y, width, height }, index) => {
      const { style, dataset } = this.places[index];
      style.transform = `translate(${x - left}px, ${y - top}px)`;
      [style.width, style.height] = [`${width}px`, `${height}px`];
      dataset.kind = kind;
      if (this.places[index].textContent !== name) this.places[index].textContent = name;
    });
  }

  dim(alpha) { this.shade.style.opacity = alpha; }
}

function part(parent, name) {
  const element = document.createElement('div');
  element.className = name;
  parent.append(element);
  return element;
}
