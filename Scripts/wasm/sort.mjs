// Sorts a WebAssembly module's bytes by what they are, as Sources/CardPage/Page/module.js joins them.
// Usage: node sort.mjs ENGINE.WASM SORTED
import { readFileSync, writeFileSync } from 'node:fs'

const source = readFileSync(new URL('../../Sources/CardPage/Page/module.js', import.meta.url), 'utf8')
const names = 'GROUP, numberOf, moveFunction, joinedModule'
const { GROUP, numberOf, moveFunction, joinedModule } = new Function(`${source}\nreturn { ${names} }`)()

const append = (bytes, number) => {
  for (; number >= 128; number >>>= 7) bytes.push((number & 127) | 128)
  bytes.push(number)
}

const sorted = (module) => {
  const groups = Object.values(GROUP).map(() => [])
  const rest = groups[GROUP.rest]
  let place = 0
  const next = () => module[place++]
  const move = (group) => {
    groups[group].push(module[place])
    return next()
  }
  while (place < 8) move(GROUP.rest)
  while (place < module.length) {
    const kind = move(GROUP.rest)
    const size = numberOf(next)
    if (kind === 10) {
      const count = numberOf(next)
      append(rest, count)
      for (let index = 0; index < count; index += 1) {
        numberOf(next)
        moveFunction(move)
      }
    } else {
      append(rest, size)
      for (const end = place + size; place < end;) move(GROUP.rest)
    }
  }
  const all = []
  for (const group of groups) append(all, group.length)
  for (const group of groups) for (const byte of group) all.push(byte)
  return Uint8Array.from(all)
}

const [, , path, target] = process.argv
const found = sorted(readFileSync(path))
// A page's module has longer numbers for its parts' sizes, and is the same but for them.
if (!Buffer.from(found).equals(Buffer.from(sorted(joinedModule(found))))) {
  console.error(`error: ${path} isn't what its sorted bytes are joined to`)
  process.exit(1)
}
writeFileSync(target, found)
