// A headless browser by the DevTools protocol over a pipe, with nothing but node: no package, no port.
//
//   const browser = await Browser.open()            // null: there is no browser here
//   const page = await browser.page({ width: 390, height: 844, dark: true, reduced: true, scripts: false })
//   await page.go('report.html')                    // a file
//   await page.run('document.title')                // the value of an expression, promises awaited
//   await page.key('ArrowRight', { shift: true }); await page.click(x, y); await page.drag([[x, y], …])
//   page.problems                                   // errors of the console, exceptions, and requests beyond the file
//   await page.close(); await browser.close()

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// The programs themselves rather than a wrapper: a shell script that is killed leaves its child behind.
const programs = [
  process.env.CHROMIUM, '/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium',
  '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome',
].filter(Boolean);

const keyCodes = {
  ' ': ['Space', 32], ArrowLeft: ['ArrowLeft', 37], ArrowRight: ['ArrowRight', 39], ArrowUp: ['ArrowUp', 38],
  ArrowDown: ['ArrowDown', 40], Home: ['Home', 36], End: ['End', 35], Tab: ['Tab', 9], Enter: ['Enter', 13],
  Escape: ['Escape', 27], ',': ['Comma', 188], '.': ['Period', 190], '?': ['Slash', 191],
};

export class Browser {
  // A page can be told that its user points with a finger, and that it is paper or has no scripts.
  get knowsFingers() { return true; }

  get knowsPaper() { return true; }

  // The system's wish for less motion reaches styles, not scripts alone.
  get knowsMotion() { return true; }

  // A page can be hidden by another one.
  get knowsHiding() { return true; }

  // Its inputs come from outside the page, which needn't be idle to be sent one.
  get isOutside() { return true; }

  static program() { return programs.find((path) => existsSync(path)); }

  static async open() {
    const program = Browser.program();
    if (!program) return null;
    const browser = new Browser();
    browser.folder = mkdtempSync(join(tmpdir(), 'page-check-'));
    browser.process = spawn(program, [
      '--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--no-first-run', '--mute-audio',
      '--disable-background-networking', '--force-device-scale-factor=1', '--hide-scrollbars',
      `--user-data-dir=${browser.folder}`, 'about:blank',
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: false });
    [browser.waiting, browser.listeners, browser.number, browser.rest] = [new Map(), [], 0, ''];
    browser.exited = new Promise((done) => { browser.process.once('exit', done); });
    browser.process.stdio[4].setEncoding('utf8');
    browser.process.stdio[4].on('data', (text) => browser.take(text));
    browser.process.stdio[3].on('error', () => {});
    return browser;
  }

  take(text) {
    const messages = (this.rest + text).split('\0');
    this.rest = messages.pop();
    for (const message of messages) {
      const answer = JSON.parse(message);
      const wait = this.waiting.get(answer.id);
      if (wait) {
        this.waiting.delete(answer.id);
        if (answer.error) wait.fail(new Error(`${wait.method}: ${answer.error.message}`)); else wait.done(answer.result);
      } else {
        for (const listener of this.listeners) listener(answer);
      }
    }
  }

  send(method, params = {}, sessionId = undefined) {
    this.number += 1;
    const id = this.number;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail, method });
      this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  async page(options = {}) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(this, targetId, sessionId);
    await page.set(options);
    return page;
  }

  async close() {
    await Promise.race([this.send('Browser.close').catch(() => {}), this.exited]);
    await Promise.race([this.exited, new Promise((done) => { setTimeout(done, 3000); })]);
    this.process.kill('SIGKILL');
    await this.exited;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Page {
  constructor(browser, targetId, sessionId) {
    [this.browser, this.targetId, this.sessionId] = [browser, targetId, sessionId];
    [this.problems, this.loaded, this.url] = [[], null, ''];
    this.listener = (message) => { if (message.sessionId === sessionId) this.hear(message); };
    browser.listeners.push(this.listener);
  }

  send(method, params = {}) { return this.browser.send(method, params, this.sessionId); }

  hear({ method, params }) {
    if (method === 'Page.loadEventFired' && this.loaded) this.loaded();
    if (method === 'Runtime.exceptionThrown') {
      const { exceptionDetails: details } = params;
      this.problems.push(details.exception?.description ?? details.text);
    }
    if (method === 'Runtime.consoleAPICalled' && ['error', 'warning', 'assert'].includes(params.type)) {
      this.problems.push(params.args.map((one) => one.value ?? one.description).join(' '));
    }
    if (method === 'Log.entryAdded' && ['error', 'warning'].includes(params.entry.level)) {
      this.problems.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    }
    if (method === 'Network.requestWillBeSent') {
      const { url } = params.request;
      if (url !== this.url && !url.startsWith('data:') && !url.startsWith('blob:')) this.problems.push(`requested ${url}`);
    }
  }

  async set({
    width = 1440, height = 900, scale = 1, dark = false, reduced = false, scripts = true, touch = false,
  } = {}) {
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await this.send(`${domain}.enable`);
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
    await this.send('Emulation.setEmulatedMedia', {
      media: '', features: [
        { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
        { name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' },
      ],
    });
    await this.send('Emulation.setScriptExecutionDisabled', { value: !scripts });
    await this.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: 5 });
  }

  async go(path) {
    this.url = pathToFileURL(resolve(path)).href;
    const loaded = new Promise((done) => { this.loaded = done; });
    await this.send('Page.navigate', { url: this.url });
    await loaded;
  }

  // The value of an expression, in the page; of a function with arguments, what it returns.
  async run(expression, ...values) {
    const code = typeof expression === 'function'
      ? `(${expression})(${values.map((value) => JSON.stringify(value)).join(', ')})` : expression;
    const answer = await this.send('Runtime.evaluate', { expression: code, awaitPromise: true, returnByValue: true });
    if (answer.exceptionDetails) {
      throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
    }
    return answer.result.value;
  }

  // Waits until the page has drawn what it was asked for.
  async settle() {
    await this.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))');
  }

  async key(key, { shift = false, ctrl = false } = {}) {
    const [code, windowsVirtualKeyCode] = keyCodes[key] ?? [`Key${key.toUpperCase()}`, key.toUpperCase().charCodeAt(0)];
    const modifiers = (shift ? 8 : 0) + (ctrl ? 2 : 0);
    const text = key === 'Enter' ? '\r' : key.length === 1 && !ctrl ? key : undefined;
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, windowsVirtualKeyCode, modifiers, text });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode, modifiers });
  }

  async mouse(type, x, y) {
    const pressed = type === 'mouseReleased' ? 0 : 1;
    await this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: pressed, clickCount: 1 });
  }

  // A finger at a point; a lift needs none.
  async touch(type, point) {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: point[0], y: point[1] }];
    await this.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async visit(url) { await this.send('Page.navigate', { url }); }

  async click(x, y) {
    await this.mouse('mousePressed', x, y);
    await this.mouse('mouseReleased', x, y);
  }

  async drag(points) {
    await this.mouse('mousePressed', ...points[0]);
    for (const point of points.slice(1)) await this.mouse('mouseMoved', ...point);
    await this.mouse('mouseReleased', ...points[points.length - 1]);
  }

  // Another page is shown in its place for so long: it lies in the background, and no frame is asked of it.
  async hide(other, ms) {
    await other.send('Page.bringToFront');
    const state = await this.run('document.visibilityState');
    await new Promise((done) => { setTimeout(done, ms); });
    await this.send('Page.bringToFront');
    return state;
  }

  // Writes a picture, for people to look at; nothing compares pictures.
  async picture(path, whole = false) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: whole });
    writeFileSync(path, Buffer.from(data, 'base64'));
  }

  async close() {
    this.browser.listeners = this.browser.listeners.filter((one) => one !== this.listener);
    await this.browser.send('Target.closeTarget', { targetId: this.targetId });
  }
}
