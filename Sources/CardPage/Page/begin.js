// Reads the playground's data, and begins it.

'use strict';

// Words and values of the presets: the first one's are whole, the others' are what differs.
function unpackPresets(data) {
  const words = (text) => BigUint64Array.from(text.split(' ').filter(Boolean), (word) => BigInt(`0x${word}`));
  const value = (text, key) => {
    const bits = words(text);
    if (bits.length !== 1 || key.kind === 'curve') return bits;
    if (key.kind === 'flag') return bits[0] === 1n;
    return key.kind === 'choice' ? bits[0] : new Float64Array(bits.buffer)[0];
  };
  data.members = JSON.parse(data.members);
  let first = null;
  for (const preset of data.presets) {
    if (!first) first = preset.settings;
    const settings = first.map((text, index) => preset.changes?.[index] ?? text);
    preset.values = settings.map((text, index) => value(text, data.keys[index]));
    if (preset.word_changes !== undefined) {
      const changes = words(preset.word_changes);
      preset.words = data.presets[0].words.slice();
      for (let n = 0; n < changes.length; n += 2) preset.words[Number(changes[n])] = changes[n + 1];
    } else {
      preset.words = words(preset.words);
    }
  }
  return data;
}

async function beginPlayground() {
  const data = unpackPresets(carried.data);
  const module = await Engine.compile(document.getElementById('engine').textContent);
  const [live, lab] = [await Engine.create(module), await Engine.create(module)];
  window.playground = new Playground(data, live, lab);
}

beginPlayground();
