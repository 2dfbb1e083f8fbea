// The playground's controls: preset, speed, the player's buttons, an instant to go to, and commands.

'use strict';

class ControlBar {
  constructor(element, page) {
    [this.element, this.page] = [element, page];
    this.presets = this.choice('Preset', page.data.presets.map(({ name }, index) => [index, name]), (index) => {
      page.choosePreset(Number(index));
    });
    this.choice('Speed', [[1, '1×'], [0.25, '¼×'], [0.1, '⅒×']], (value) => page.setSpeed(Number(value)));
    const player = make('span', 'group', element);
    this.button('back', 'One frame back', () => page.step(-1), player);
    this.playButton = this.button('play', 'Play', () => page.toggle(), player);
    this.button('on', 'One frame on', () => page.step(1), player);
    const place = make('label', 'choice', element);
    make('span', '', place).textContent = 'At';
    this.time = make('input', 'time', place);
    [this.time.type, this.time.inputMode, this.time.title] = ['text', 'decimal', 'An instant to go to, in ms'];
    this.time.addEventListener('change', () => {
      const ms = typedNumber(this.time.value, 'ms');
      if (Number.isNaN(ms)) {
        this.time.setCustomValidity('An instant in ms, such as 250.5');
        this.time.reportValidity();
        return;
      }
      // A frame's instant is shown in tenths.
      page.seek(page.player.times.find((us) => Math.abs(us - ms * 1000) <= 50) ?? ms * 1000);
      this.time.value = (page.player.cursor / 1000).toFixed(1);
    });
    this.time.addEventListener('input', () => this.time.setCustomValidity(''));
    this.time.addEventListener('blur', () => {
      this.time.setCustomValidity('');
      page.showTime();
    });
    make('span', '', place).textContent = 'ms';
    this.frame = make('span', 'frame', element);
    if (page.data.cards.length > 1) this.button('', 'Push a card', () => page.command('push', page.nextCard));
    this.button('', 'Clear the gesture', () => page.clear());
    this.all = this.button('', 'Under all presets', () => page.beside.runUnderAllPresets());
    this.keep = this.button('', 'Keep this line', () => page.beside.keep());
    // They show a gesture.
    this.showing = [this.playButton, this.all];
    // Assistive technology sends a click alone, without a press.
    const toggle = (event) => event.detail === 0 && page.beside.show(!page.beside.past);
    this.hold = this.button('', 'Hold to see before', toggle);
    this.hold.addEventListener('pointerdown', () => page.beside.show(true));
    this.hold.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) page.beside.show(true);
    });
    for (const name of ['pointerup', 'pointerleave', 'blur', 'keyup']) {
      this.hold.addEventListener(name, () => page.beside.show(false));
    }
    this.button('', 'Take it home', () => page.home.show());
    this.button('', 'Keys', () => page.keys.show());
    this.about = make('small', 'about', element);
    this.about.id = 'about-preset';
    this.presets.setAttribute('aria-describedby', this.about.id);
  }

  // Shows a preset as chosen, and explains it.
  showPreset(index) {
    const { name, about } = this.page.data.presets[index];
    this.presets.value = index;
    this.about.textContent = about && `${name}: ${about}`;
  }

  choice(label, options, action) {
    const place = make('label', 'choice', this.element);
    make('span', '', place).textContent = label;
    const select = make('select', '', place);
    options.forEach(([value, text]) => {
      const option = make('option', '', select);
      [option.value, option.textContent] = [value, text];
    });
    select.addEventListener('change', () => action(select.value));
    return select;
  }

  button(icon, label, action, place = this.element) {
    const one = make('button', icon ? 'icon' : '', place);
    one.type = 'button';
    if (icon) {
      one.append(picture(icon));
      one.setAttribute('aria-label', label);
      one.title = label;
    } else {
      one.textContent = label;
    }
    one.addEventListener('click', action);
    return one;
  }

  // Shows the instant at the cursor, and the frame with the card's place and velocity there; null: a live session is
  // running.
  showTime(us, frame, y = NaN, velocity = NaN) {
    if (document.activeElement !== this.time) this.time.value = (us / 1000).toFixed(frame === null ? 0 : 1);
    const numbers = [[y, 1, 'pt'], [velocity, 0, 'pt/s']].filter(([value]) => !Number.isNaN(value));
    const words = numbers.map(([value, digits, unit]) => `, ${number(value, digits)} ${unit}`);
    const { past, kept } = this.page.beside;
    const line = past ? `${kept ? 'kept' : 'before'}: ` : '';
    const text = frame === null ? 'live' : `${line}frame ${frame}${words.join('')}`;
    if (this.frame.textContent !== text) this.frame.textContent = text;
  }

  // Says something in the frame's place, for a moment.
  say(words) {
    this.frame.textContent = words;
    clearTimeout(this.saying);
    this.saying = setTimeout(() => this.page.showTime(), 1500);
  }

  showPlaying(isPlaying) {
    const label = isPlaying ? 'Pause' : 'Play';
    if (this.playButton.title === label) return;
    this.playButton.title = label;
    this.playButton.setAttribute('aria-label', label);
    this.playButton.replaceChildren(picture(label.toLowerCase()));
  }
}
