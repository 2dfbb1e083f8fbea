// The engine of a page: cardsim's own simulation as a WebAssembly module, and this class in front of it. All rules are
// in there; this file only packs numbers.
//
// Everything crosses as numbers. Times are whole microseconds since a session's start, lengths points, `y` grows
// downward. Names of cards and detents are ids: indices into the list of names that the page carries.
//
// SCENARIO   open(words)        words: BigUint64Array of `SimulationScript.words`; throws EngineError if refused.
//
// SETTINGS   set(index, words)  the setting at its place in `cardsim show --keys`, by its words: [number] for a number
//                               (Infinity for a word such as none), [true|false] for a flag, [index] for the place of
//                               a word among those accepted, BigUint64Array for a curve. False if refused.
//            inForce(index)     true if it has any effect under the present ones.
//            apply()            the rules of the settings become the scenario's. The session keeps its inputs, and has
//                               shown no frame yet: ask `rerun`, or `begin` anew.
//
// SESSION    begin()            a new session: no input, no frame. `open` and `apply` begin one, too.
//            touch(us, phase, pointer, x, y)   phase 0 began, 1 moved, 2 stationary, 3 ended, 4 cancelled. Taps are
//                               recognised by the engine.
//            key(us, key)       0 expand, 1 collapse, 2 back, 3 close, 4 escape, 5 nextPage, 6 previousPage,
//                               7 rowAbove, 8 rowBelow, 9 firstRow, 10 lastRow, 11 activateRow, 12 clearRow
//            push(us, card, animated)  pop(us, count, animated)   card: index among the scenario's cards
//            other(us, index)   an input by its words, which lie at that index in `others`, [{words}], for the caller to set
//            Each returns 1 if it came too late for the frame shown last (the next frame corrects that), 0 if not, and
//            below 0 if it was refused.
//            frame(us)          shows a frame, and returns its ROW; after the last one's time. Null: refused.
//            events()           the events of the frame shown last: a list of EVENT.
//            cards()            the cards on the stack, root first: [{card, detent}], indices.
//            items(which)       the visible items of the content: [{kind, section, name, number, x, y, width, height, …}];
//                               in the frame shown last ('session', the default), or in the last frame of the timeline
//                               that `rerun` showed last ('timeline').
//            session()          the session as words of a script of its own: inputs over its frames.
//            explain(which)     the last release: EXPLANATION, or null; which as above.
//            lines(tolerance, which)   the motion of that release as straight lines, at most `tolerance` points off:
//                               {duration, places, percents, corners: [{time, part}]}, seconds and parts of the
//                               distance, with the decimals that a part and a percentage of the duration need; null if
//                               no spring moves the card.
//            roundingError(form, first, second, which)   points: the largest distance of that motion from one whose
//                               spring has these numbers; form 'response dampingRatio', 'response bounce',
//                               'stiffness dampingRatio' or 'stiffness damping'; NaN if there is none.
//
// TIMELINES  rerun({which, hertz, limit})   a whole timeline, without a frame of the session: of the session's inputs
//                               at `hertz` ('inputs', the default), of the scenario ('scenario'), or of the session
//                               over the frames that it has shown ('session'). At most `limit` frames.
//                               {count, width, rows, events}: rows a Float64Array of count × ROW, events a list of EVENT,
//                               each with its frame's place.
//
// TEXTS      new TimelineTexts(texts, names): `texts` as the tool writes them (EventForms), `names` in the order of
//            their ids. event(EVENT) is an event as a timeline writes it; digest(TIMELINE) that of
//            `cardsim run --digest`.
//
// ROW        Float64Array of `width`, Engine.channels and the number of channels: the timeline's columns in their order
//            (`cardsim run --columns @all`), the index of some being that in COLUMN; NaN for an empty cell; the id of a
//            name for card and target; a number for phase (0 resting, 1 dragging, 2 settling, 3 scrolling,
//            4 decelerating, 5 bouncing, 6 pushing, 7 popping, 8 paging); the number of events for events. After them:
//            COLUMN.isAtRest (1: stop asking for frames), COLUMN.correctedFirst and COLUMN.correctedEnd, the first frame
//            corrected by this one and the one after the last, by their numbers. In rerun these three are NaN. From
//            Engine.channels on: the channels, in their order.
//
// EVENT      {frame, us, kind, region, reason, owner, name, first, second, section, item}: `kind` is the number under
//            which a saved state has the event, the rest its fields (0 where it has none, item NaN). `us` is exact.
//
// EXPLANATION  {card, velocity, target, rule, isFastDismissal, isAttempt, duration, startVelocity, dampingRatio,
//            response, stiffness, damping, bounce, isStiffened, momentumVelocity, velocityChange, velocityTarget,
//            distanceChange, distanceTarget, distancePlace}; NaN where there is none. Detents are the ids of their
//            names. distancePlace: 0 among the detents, 1 below the lowest, 2 above the highest. rule:
//            0 only, 1 nearest, 2 swipe, 3 projection, 4 window, 5 direction, 6 step, 7 kept, 8 dismissed, 9 fixed.
'use strict'

const COLUMN = Object.freeze({
  time: 1, phase: 2, card: 3, cardY: 5, target: 8, stackDepth: 17, events: 20, isAtRest: 55, correctedFirst: 56,
  correctedEnd: 57,
})

class EngineError extends Error {}

class Engine {
  // The place of the first channel in a ROW.
  static channels = 58

  static #eventFields = [
    'frame', 'us', 'kind', 'region', 'reason', 'owner', 'name', 'first', 'second', 'section', 'item',
  ]
  static #itemFields = ['kind', 'section', 'name', 'number', 'x', 'y', 'width', 'height', 'fraction']
  static #explanationFields = [
    'card', 'velocity', 'target', 'rule', 'isFastDismissal', 'isAttempt', 'duration', 'startVelocity', 'dampingRatio',
    'response', 'stiffness', 'damping', 'bounce', 'isStiffened', 'momentumVelocity', 'velocityChange',
    'velocityTarget', 'distanceChange', 'distanceTarget', 'distancePlace',
  ]

  // The number from which those of cases with a payload are counted.
  static #caseBase = 0xca5e000000000000n

  // The numbers of the inputs that a page makes itself.
  static #inputs = Object.freeze({ touch: 0, key: 3, push: 4, pop: 5 })

  #wasm

  constructor(instance) {
    this.#wasm = instance.exports
  }

  // The compiled module of a packed one, which is two texts; several engines can be made of it.
  static compile(text) {
    const [sorted, locals] = text.split('"')
    return WebAssembly.compile(joinedModule(unpacked(sorted), localsOf(packedBytes(locals))))
  }

  static async create(module) {
    return new Engine(await WebAssembly.instantiate(module, {}))
  }

  // --- The buffer. Its place may have changed after any call.

  #integers(count) {
    const address = this.#wasm.buffer(count)
    return new BigUint64Array(this.#wasm.memory.buffer, address, count)
  }

  #numbers(count) {
    const address = this.#wasm.buffer(count)
    return new Float64Array(this.#wasm.memory.buffer, address, count)
  }

  #put(words) {
    this.#integers(words.length).set(words)
    return words.length
  }

  #records(count, fields) {
    const numbers = this.#numbers(count * fields.length)
    return Array.from({ length: count }, (_, index) =>
      Object.fromEntries(fields.map((field, place) => [field, numbers[index * fields.length + place]])))
  }

  // --- The scenario.

  open(words) {
    const answer = this.#wasm.open(this.#put(words))
    if (answer < 0) throw new EngineError(`the scenario's words are refused (${answer})`)
  }

  // --- The settings.

  set(index, words) {
    if (words instanceof BigUint64Array) return this.#wasm.set(index, this.#put(words)) === 0
    const [value] = words
    if (typeof value === 'boolean') this.#integers(1)[0] = value ? 1n : 0n
    else if (typeof value === 'bigint') this.#integers(1)[0] = value
    else this.#numbers(1)[0] = value
    return this.#wasm.set(index, 1) === 0
  }

  inForce(index) {
    return this.#wasm.inForce(index) === 1
  }

  apply() {
    this.#wasm.apply()
  }

  // --- The session.

  begin() {
    this.#wasm.begin()
  }

  // An input by its kind and its fields: a Number is a number with a point, a BigInt or a Boolean is whole.
  #input(us, kind, ...fields) {
    const count = fields.length + 2
    const integers = this.#integers(count)
    const numbers = this.#numbers(count)
    integers[0] = BigInt(Math.round(us)) * 9n
    integers[1] = Engine.#caseBase + BigInt(Engine.#inputs[kind])
    fields.forEach((field, index) => {
      if (typeof field === 'number') numbers[index + 2] = field
      else integers[index + 2] = BigInt.asUintN(64, BigInt(field))
    })
    return this.#wasm.add(count)
  }

  touch(us, phase, pointer, x, y) { return this.#input(us, 'touch', BigInt(phase), BigInt(pointer), x, y) }
  key(us, key) { return this.#input(us, 'key', BigInt(key)) }
  push(us, card, animated = true) { return this.#input(us, 'push', BigInt(card), animated) }
  pop(us, count = 1, animated = true) { return this.#input(us, 'pop', BigInt(count), animated) }

  // Adds the words of one input, as a script has them.
  add(words) {
    return this.#wasm.add(this.#put(words))
  }

  // The input of a touch, a key, a push or a pop at a place among a scenario's words. Places are rounded to 0.01 points,
  // as those of a finger on the page.
  static input(words, place) {
    const numbers = new Float64Array(words.buffer, words.byteOffset, words.length)
    const at = (index) => Number(words[place + index])
    const near = (index) => Math.round(numbers[place + index] * 100) / 100
    const us = at(0) / 9
    const { touch, key, push, pop } = Engine.#inputs
    switch (Number(words[place + 1] - Engine.#caseBase)) {
      case touch: return { method: 'touch', us, fields: [at(2), at(3), near(4), near(5)], length: 6 }
      case key: return { method: 'key', us, fields: [at(2)], length: 3 }
      case push: return { method: 'push', us, fields: [at(2)], length: 4 }
      case pop: return { method: 'pop', us, fields: [at(2)], length: 4 }
      default: return { us }
    }
  }

  // An input of the scenario’s own that no finger, key or button makes.
  other(us, index) {
    const input = this.others?.[index]
    if (!input) return -1
    const words = input.words.slice()
    words[0] = BigInt(Math.round(us)) * 9n
    return this.add(words)
  }

  frame(us) {
    return this.#wasm.frame(us) < 0 ? null : this.#numbers(this.width).slice()
  }

  events() {
    return this.#records(this.#wasm.events(0), Engine.#eventFields)
  }

  // The number of places of a ROW of the scenario.
  get width() {
    return this.#wasm.width()
  }

  cards() {
    return this.#records(this.#wasm.cards(), ['card', 'detent'])
  }

  items(which = 'session') {
    return this.#records(this.#wasm.items(Engine.#flag(which)), Engine.#itemFields)
  }

  session() {
    return this.#integers(this.#wasm.session()).slice()
  }

  static #flag(which) { return which === 'timeline' ? 1 : 0 }

  explain(which = 'session') {
    return this.#wasm.explain(Engine.#flag(which)) > 0 ? this.#records(1, Engine.#explanationFields)[0] : null
  }

  lines(tolerance, which = 'session') {
    const count = this.#wasm.lines(Engine.#flag(which), tolerance)
    if (count <= 0) return null
    const [duration, places, percents, ...rest] = this.#numbers(3 + 2 * count)
    const corners = Array.from({ length: count }, (_, index) => ({ time: rest[2 * index], part: rest[2 * index + 1] }))
    return { duration, places, percents, corners }
  }

  static #forms = ['response dampingRatio', 'response bounce', 'stiffness dampingRatio', 'stiffness damping']

  roundingError(form, first, second, which = 'session') {
    return this.#wasm.roundingError(Engine.#flag(which), Engine.#forms.indexOf(form), first, second)
  }

  // --- Whole timelines.

  rerun({ which = 'inputs', hertz = 60, limit = 3600 } = {}) {
    const count = this.#wasm.rerun(['inputs', 'scenario', 'session'].indexOf(which), hertz, limit)
    if (count < 0) throw new EngineError(`the timeline can't be shown (${count})`)
    const { width } = this
    const rows = this.#numbers(count * width).slice()
    return { count, width, rows, events: this.#records(this.#wasm.events(1), Engine.#eventFields) }
  }
}

// A timeline's texts, out of those that the tool wrote into the page.
class TimelineTexts {
  #phases
  #forms
  #names

  constructor(texts, names) {
    this.#phases = texts.phases
    this.#forms = new Map(texts.events.map((form) => [form.kind, form]))
    this.#names = names
  }

  event(event) {
    const { field, texts } = this.#forms.get(event.kind)
    const value = field === 'item' ? (Number.isNaN(event.item) ? 0 : 1) : field === null ? 0 : event[field]
    return texts[value].replace(/\{(\w+)(\.2)?\}/g, (_, name, isFixed) => {
      if (name === 'name' || name === 'item') return this.#names[event[name]]
      return isFixed ? TimelineTexts.fixed(event[name]) : TimelineTexts.shortest(event[name])
    })
  }

  // A number with so many decimals, ties to even, without a sign if all digits are 0.
  static fixed(number, places = 2) {
    const bits = new BigUint64Array(Float64Array.of(Math.abs(number)).buffer)[0]
    const [biased, fraction] = [bits >> 52n, bits & 0xfffffffffffffn]
    const scaled = (biased > 0n ? fraction | (1n << 52n) : fraction) * 10n ** BigInt(places)
    const exponent = (biased > 0n ? biased : 1n) - 1075n
    let whole = scaled << (exponent > 0n ? exponent : 0n)
    if (exponent < 0n) {
      const unit = 1n << -exponent
      const twice = 2n * (scaled % unit)
      whole = scaled / unit
      if (twice > unit || (twice === unit && whole % 2n === 1n)) whole += 1n
    }
    const digits = whole.toString().padStart(places + 1, '0')
    const decimals = places > 0 ? `.${digits.slice(-places)}` : ''
    return `${number < 0 && whole > 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${decimals}`
  }

  // The shortest decimal that reads back to the same number, without an exponent.
  static shortest(number) {
    const [digits, exponent] = String(number + 0).split('e')
    if (exponent === undefined) return digits
    const [whole, rest = ''] = digits.replace('-', '').split('.')
    const point = whole.length + Number(exponent)
    const all = (whole + rest).padEnd(point, '0')
    const sign = number < 0 ? '-' : ''
    if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${all}`
    return `${sign}${all.slice(0, point)}${all.length > point ? `.${all.slice(point)}` : ''}`
  }

  // FNV-1a over the columns of the first version but `frame`: 64-bit words, text as its length and UTF-8.
  digest({ count, width, rows, events }) {
    let state = 0xcbf29ce484222325n
    const take = (byte) => { state = BigInt.asUintN(64, (state ^ BigInt(byte)) * 0x100000001b3n) }
    const word = new DataView(new ArrayBuffer(8))
    const takeWord = () => { for (let index = 0; index < 8; index++) take(word.getUint8(index)) }
    const takeWhole = (number) => { word.setBigInt64(0, BigInt(number), true); takeWord() }
    const takeNumber = (number) => {
      if (Number.isNaN(number)) word.setBigUint64(0, 0x7ff8000000000000n, true)
      else word.setFloat64(0, number + 0, true)
      takeWord()
    }
    const takeText = (text) => {
      const bytes = new TextEncoder().encode(text)
      takeWhole(bytes.length)
      for (const byte of bytes) take(byte)
    }
    const texts = Array.from({ length: count }, () => [])
    for (const event of events) texts[event.frame].push(this.event(event))
    for (let frame = 0; frame < count; frame++) {
      for (let column = COLUMN.time; column <= COLUMN.events; column++) {
        const cell = rows[frame * width + column]
        if (column === COLUMN.events) takeText(texts[frame].join(';'))
        else if (column === COLUMN.phase) takeText(this.#phases[cell])
        else if (Number.isNaN(cell)) takeNumber(cell)
        else if (column === COLUMN.card || column === COLUMN.target) takeText(this.#names[cell])
        else if (column === COLUMN.time || column === COLUMN.stackDepth) takeWhole(cell)
        else takeNumber(cell)
      }
    }
    return state.toString(16).padStart(16, '0')
  }
}
