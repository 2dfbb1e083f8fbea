// Fingers, pens and mice on the phone: every sample of the hardware goes to the live session with its own time.

'use strict';

class Fingers {
  // place: the phone's element; toPoint([x, y]): CSS pixels inside it as points; onBegin(): before a finger's first
  // sample, false if the finger doesn't count.
  constructor(place, live, toPoint, onBegin) {
    const point = (event) => {
      const box = place.getBoundingClientRect();
      return toPoint([event.clientX - box.left, event.clientY - box.top]);
    };
    place.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
      // A ring is for keys.
      place.classList.add('pressed');
      place.setPointerCapture(event.pointerId);
      if (onBegin()) live.touch(event, 0, ...point(event));
    });
    place.addEventListener('pointermove', (event) => {
      // A mouse says here that its left button went down or up while another one is down.
      if (event.pointerType === 'mouse' && event.button === 0) {
        const isDown = (event.buttons & 1) === 1;
        if (isDown && !onBegin()) return;
        live.touch(event, isDown ? 0 : 3, ...point(event));
        return;
      }
      // Every sample of the hardware, not only one a frame.
      const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
      for (const one of all.length > 0 ? all : [event]) live.touch(one, 1, ...point(one));
    });
    addEventListener('keydown', () => place.classList.remove('pressed'));
    place.addEventListener('pointerup', (event) => live.touch(event, 3, ...point(event)));
    for (const name of ['pointercancel', 'lostpointercapture']) {
      place.addEventListener(name, (event) => live.touch(event, 4, ...point(event)));
    }
  }
}
