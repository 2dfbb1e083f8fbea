// The laws of node, and of the packages of DIR: framer-motion, wobble, rebound and bezier-easing. It takes a turn for each
// line that it reads, and at the end writes a line for each work: its name, the program, the time of an item, the
// results.
import { createRequire } from "node:module"
import { createInterface } from "node:readline"

const folder = process.argv[2]
const require = folder ? createRequire(folder + "/") : undefined

// The package, or undefined where DIR has none; one that is there and can't be loaded is an error to be seen.
function load(...names) {
  for (const name of names) {
    try {
      if (require) return require(name)
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND" || !error.message.includes(`'${name}'`)) {
        console.error(`${name}: ${error.message}`)
      }
    }
  }
}

const response = 0.4, ratio = 0.8, displacement = 319.5, velocity = -812.4
const frequency = (2 * Math.PI) / response
const physics = { stiffness: frequency * frequency, damping: 2 * ratio * frequency, mass: 1 }

const bits = (number) => {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, number)
  return view.getBigUint64(0).toString(16).padStart(16, "0")
}
const instant = (index) => (index & 1023) * 0.001
const part = (index) => (index & 1023) / 1024
const numbers = (item, count = 1024) => Array.from({ length: count }, (_, index) => bits(item(index)))

const works = []

// Adds a work whose item is a number.
function add(work, program, item, results = () => numbers(item)) {
  works.push({
    work, program, results, times: [], items: 0,
    // A function of its own for each work, so that none is compiled for all of them.
    run: new Function("item", `return (items) => {
      let sum = 0
      for (let i = 0; i < items; i++) sum += item(i)
      return sum
    }`)(item),
  })
}

{
  const decay = ratio * frequency, rate = frequency * Math.sqrt(1 - ratio * ratio)
  const sine = (velocity + decay * displacement) / rate, velocitySine = -(decay * sine + rate * displacement)
  const position = (time) =>
    Math.exp(-decay * time) * (displacement * Math.cos(rate * time) + sine * Math.sin(rate * time))
  const sum = (time) => {
    const envelope = Math.exp(-decay * time), c = Math.cos(rate * time), s = Math.sin(rate * time)
    return envelope * (displacement * c + sine * s) + envelope * (velocity * c + velocitySine * s)
  }
  add("spring sampled", "Math.exp, sin, cos, node", (i) => sum(instant(i)), () => numbers((i) => position(instant(i))))
}

{
  const positions = Array.from({ length: 1024 }, (_, index) => 71 + 319.5 * Math.sqrt(part(index)))
  add("number of four places", "toFixed, node", (i) => positions[i & 1023].toFixed(4).length,
    () => positions.map((number) => number.toFixed(4)))
  // Another number each time: node keeps the texts of some thousands.
  let count = 0
  const another = (i) => positions[i & 1023] + (count++ & 0xfffff) * 2 ** -33
  add("exact number", "String(number), node", (i) => String(another(i)).length,
    () => positions.map(String))
}

const bezier = load("bezier-easing")
if (bezier) {
  const curve = (bezier.default ?? bezier)(0.32, 0.72, 0, 1)
  add("cubic curve value", "bezier-easing", (i) => curve(part(i)))
}

const motion = load("framer-motion/dom", "motion-dom", "framer-motion")
const utilities = motion?.cubicBezier ? motion : load("motion-utils")
if (motion?.spring) {
  // Its velocity is in points per second, its time in milliseconds. The rest is put so low that none is found.
  const spring = motion.spring({ keyframes: [displacement, 0], velocity, ...physics, restDelta: 1e-9, restSpeed: 1e-9 })
  const position = (i) => spring.next(1000 * instant(i)).value
  add("spring sampled", "framer-motion spring", position)
}
if (utilities?.cubicBezier) {
  const curve = utilities.cubicBezier(0.32, 0.72, 0, 1)
  add("cubic curve value", "framer-motion cubicBezier", (i) => curve(part(i)))
}

const wobble = load("wobble")
if (wobble) {
  const Spring = wobble.Spring ?? wobble.default
  // It turns a velocity's sign, and has units per millisecond.
  const spring = new Spring({ fromValue: displacement, toValue: 0, ...physics, initialVelocity: velocity / 1000 })
  spring._isAnimating = true
  const at = (i) => {
    spring._springTime = 1000 * instant(i)
    spring._currentTime = 0
    spring._advanceSpringToTime(0)
    return spring
  }
  add("spring sampled", "wobble", (i) => at(i).currentValue + at.length, () => numbers((i) => at(i).currentValue))
}

const rebound = load("rebound")
if (rebound) {
  const system = new rebound.SpringSystem()
  const spring = system.createSpringWithConfig(new rebound.SpringConfig(physics.stiffness, physics.damping))
  const restart = () => {
    spring.setCurrentValue(displacement, true).setEndValue(0)
    spring.setVelocity(velocity)
  }
  // Sixty frames, then again from the start.
  let frame = 0
  const next = () => {
    if (frame === 0) restart()
    else spring.advance(frame / 60, 1 / 60)
    frame = (frame + 1) % 60
    return spring.getCurrentValue()
  }
  add("spring, 60 samples", "rebound", next, () => {
    frame = 0
    return numbers(next, 60)
  })
}

let sink = 0
const round = (work) => {
  const start = process.cpuUsage()
  sink += work.run(work.items)
  const used = process.cpuUsage(start)
  return (used.user + used.system) * 1000
}

// Rounds are longer here: the processor's time has whole microseconds, and compiling takes the first turns.
function turn(work) {
  if (work.items === 0) {
    work.items = 64
    while (round(work) < 600_000) work.items *= 2
    return
  }
  for (let index = 0; index < 8; index++) work.times.push(round(work) / work.items)
}

for await (const _ of createInterface({ input: process.stdin })) {
  works.forEach(turn)
  process.stdout.write("\n")
}
for (const work of works) {
  work.times.sort((one, other) => one - other)
  const time = work.times[Math.floor(work.times.length / 4)]
  process.stdout.write(`${work.work}\t${work.program}\t${time.toFixed(3)}\t${work.results().join(" ")}\n`)
}
if (!Number.isFinite(sink)) process.exitCode = 1
