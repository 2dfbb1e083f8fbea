// The feel in a link's fragment: the preset, the settings that were changed, and the inputs, packed into few characters.
//
// Numbers are variable-length integers, signed ones in zigzag; a touch is told by its difference from the one before.
// The first byte is the version; the mark after it says in which page the link was made, since version 3.

'use strict';

class FeelLink {
  static VERSION = 3;
  static METHODS = ['touch', 'key', 'push', 'pop', 'other'];

  // The last instant of a link's inputs, us: who opens one waits for all of its frames.
  static END = 3e8;

  // The most cards that one input pops, as the tool reads it.
  static POPPED = 1000;

  // state: { mark, preset, settings: [[name, text]], inputs: [[method, us, …numbers]] }; the mark is the page's.
  static text({ mark, preset, settings, inputs }) {
    const bytes = [FeelLink.VERSION];
    const whole = (number) => {
      let rest = number < 0 ? -2 * number - 1 : 2 * number;
      while (rest > 127) {
        bytes.push((rest % 128) + 128);
        rest = Math.floor(rest / 128);
      }
      bytes.push(rest);
    };
    const words = (text) => {
      const own = new TextEncoder().encode(text);
      whole(own.length);
      bytes.push(...own);
    };
    whole(mark);
    words(preset);
    whole(settings.length);
    settings.flat().forEach(words);
    whole(inputs.length);
    let before = [0, 0, 0];
    for (const [method, us, ...fields] of inputs) {
      whole(FeelLink.METHODS.indexOf(method));
      whole(us - before[0]);
      if (method === 'touch') {
        const [phase, pointer, x, y] = fields;
        const place = [us, Math.round(x * 100), Math.round(y * 100)];
        whole(pointer * 8 + phase);
        whole(place[1] - before[1]);
        whole(place[2] - before[2]);
        before = place;
      } else {
        before[0] = us;
        whole(fields.length);
        fields.forEach(whole);
      }
    }
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }

  // The state of a text; null if it isn't one. Its numbers are whole or have two decimals, its texts are anything, and
  // a mark that it doesn't have is null: `isSession` and the engine say which inputs can be.
  static state(text) {
    let bytes;
    try {
      bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
    } catch {
      return null;
    }
    let place = 1;
    let isWhole = bytes[0] === FeelLink.VERSION || bytes[0] === 2;
    const whole = () => {
      let [number, unit] = [0, 1];
      for (;;) {
        if (place >= bytes.length || unit > 2 ** 49) {
          isWhole = false;
          return 0;
        }
        const byte = bytes[place];
        place += 1;
        number += (byte % 128) * unit;
        unit *= 128;
        if (byte < 128) return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
      }
    };
    const count = () => {
      const number = whole();
      if (number < 0 || number > bytes.length) isWhole = false;
      return isWhole ? number : 0;
    };
    const words = () => {
      const length = count();
      place += length;
      return new TextDecoder().decode(bytes.slice(place - length, place));
    };
    const mark = bytes[0] === 2 ? null : whole();
    const preset = words();
    const settings = Array.from({ length: count() }, () => [words(), words()]);
    const inputs = [];
    let before = [0, 0, 0];
    for (let rest = count(); rest > 0 && isWhole; rest -= 1) {
      const method = FeelLink.METHODS[whole()];
      const us = whole() + before[0];
      if (method === undefined || us < 0) return null;
      if (method === 'touch') {
        const finger = whole();
        before = [us, whole() + before[1], whole() + before[2]];
        inputs.push([method, us, finger % 8, Math.floor(finger / 8), before[1] / 100, before[2] / 100]);
      } else {
        before[0] = us;
        const fields = Array.from({ length: count() }, whole);
        if (fields.length !== 1) return null;
        inputs.push([method, us, ...fields]);
      }
    }
    return isWhole && place === bytes.length ? { mark, preset, settings, inputs } : null;
  }

  // True if a session can have these inputs, as the tool reads one: each finger comes down before it moves, and lifts
  // once; a card but the root is pushed; as many are popped as may be at once; and it ends in time.
  static isSession(inputs, cardCount) {
    const down = new Set();
    return Live.inOrder(inputs).every(([, [method, us, first, pointer]]) => {
      if (us > FeelLink.END) return false;
      if (method === 'push') return first > 0 && first < cardCount;
      if (method === 'pop') return first > 0 && first <= FeelLink.POPPED;
      if (method !== 'touch') return true;
      const isDown = down.has(pointer);
      if (first < 3) down.add(pointer); else down.delete(pointer);
      return isDown === (first > 0);
    });
  }
}
