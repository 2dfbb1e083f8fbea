// Reads the playground's data, and begins it.

'use strict';

// A preset's inputs as a session has them, [[method, us, …fields]], read from its words; those of kinds that the page
// doesn't make are in `others`, and have their index there.
function unpackInputs(preset) {
  const [place, count, ...others] = preset.inputs;
  preset.inputs = [];
  for (let [index, start] = [0, place]; index < count; index += 1) {
    const { method, us, fields, length } = Engine.input(preset.words, start);
    const other = others.find(([one]) => one === index);
    if (other) {
      preset.inputs.push(['other', us, preset.others.length]);
      preset.others.push({ words: preset.words.slice(start, start + other[1]), members: JSON.parse(other[2]) });
    } else {
      preset.inputs.push([method, us, ...fields]);
    }
    start += other ? other[1] : length;
  }
}

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
  const { settings: usual, names, appearances, detentsOfCards, placesOfCards } = data.presets[0];
  for (const [place, own] of data.presets.entries()) {
    const preset = { names, appearances, detentsOfCards, placesOfCards, ...own };
    data.presets[place] = preset;
    const settings = usual.map((text, index) => preset.changes?.[index] ?? text);
    preset.values = settings.map((text, index) => value(text, data.keys[index]));
    if (preset.word_changes !== undefined) {
      const changes = words(preset.word_changes);
      preset.words = data.presets[0].words.slice();
      for (let n = 0; n < changes.length; n += 2) preset.words[Number(changes[n])] = changes[n + 1];
    } else {
      preset.words = words(preset.words);
    }
    preset.set = JSON.parse(preset.set ?? '{}');
    // The detents of the top card are guides on the paper.
    preset.detents = preset.detentsOfCards.map((names, card) => (
      names.map((name, index) => ({ name, y: preset.placesOfCards[card][index] }))));
    preset.others = [];
    if (preset.inputs) unpackInputs(preset);
    // A card that is gone is brought in by the app alone.
    if (!preset.gone) continue;
    preset.present = preset.others.length;
    preset.others.push({ words: words(preset.present_words), members: { present: true } });
  }
  return data;
}

// A page's mark, 32 bits: links and sessions of another scenario, or of other settings, have another. FNV-1a.
function markOf({ presets: [{ words, names, settings }] }) {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([words, names, settings]))) {
    mark = Math.imul(mark ^ byte, 0x1000193) >>> 0;
  }
  return mark;
}

async function beginPlayground() {
  const mark = markOf(carried.data);
  const data = { ...unpackPresets(carried.data), mark };
  const module = await Engine.compile(document.getElementById('engine').textContent);
  const [live, lab] = [await Engine.create(module), await Engine.create(module)];
  window.playground = new Playground(data, live, lab);
}

beginPlayground();
