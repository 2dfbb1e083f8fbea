// Sorts a WebAssembly module's bytes by what they are, as Sources/CardPage/Page/module.js joins them.
// Usage: node sort.mjs ENGINE.WASM SORTED
import { readFileSync, writeFileSync } from 'node:fs'

const source = readFileSync(new URL('../../Sources/CardPage/Page/module.js', import.meta.url), 'utf8')
const names = ['GROUP', 'ByteCursor', 'appendNumber', 'moveFunction', 'joinedModule']
const { GROUP, ByteCursor, appendNumber, moveFunction, joinedModule } =
  new Function(`${source}\nreturn { ${names} }`)()

const sorted = (bytes) => {
  const groups = Object.values(GROUP).map(() => [])
  const rest = groups[GROUP.rest]
  const module = new ByteCursor(bytes)
  while (module.place < 8) rest.push(module.byte())
  while (module.place < bytes.length) {
    const kind = module.byte()
    rest.push(kind)
    const size = module.number()
    if (kind === 10) {
      const count = module.number()
      appendNumber(rest, count)
      for (let index = 0; index < count; index += 1) {
        module.number()
        moveFunction((group) => {
          const byte = module.byte()
          groups[group].push(byte)
          return byte
        })
      }
    } else {
      appendNumber(rest, size)
      for (const end = module.place + size; module.place < end;) rest.push(module.byte())
    }
  }
  const all = []
  for (const group of groups) appendNumber(all, group.length)
  for (const group of groups) for (const byte of group) all.push(byte)
  return Uint8Array.from(all)
}

const [, , path, target] = process.argv
const module = readFileSync(path)
const found = sorted(module)
if (!module.equals(joinedModule(found))) {
  console.error(`error: ${path} isn't what its sorted bytes are joined to`)
  process.exit(1)
}
writeFileSync(target, found)
