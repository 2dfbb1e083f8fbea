// Firefox by Marionette and WebKit by its WebDriver, with the same words as browser.mjs has for Chromium.
//
//   const browser = await Firefox.open()            // null: there is no such browser here
//   const page = await browser.page({ width: 390, height: 844, dark: true })
//
// A page is opened as a copy with a hook before its first script, since neither protocol tells of errors while a page
// loads. WebKit can't be told the theme; reduced motion is told to scripts alone.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

// Asks until there is an answer, for as long as a program may take to start.
async function patiently(ask) {
  for (let count = 0; ; count += 1) {
    try {
      return await ask();
    } catch (error) {
      if (count > 150) throw error;
      await pause(100);
    }
  }
}

const keys = {
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', End: '\uE010', Home: '\uE011',
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C',
};

// Reports what goes wrong; `reduced` is the answer to a script that asks for less motion.
const hook = (reduced) => `<script>window.problems = [];
addEventListener('error', (event) => problems.push(event.message + ' ' + (event.filename ?? '')));
addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => problems.push('refused ' + event.blockedURI));
for (const level of ['error', 'warn']) {
  const own = console[level];
  console[level] = (...words) => { problems.push(words.join(' ')); own(...words); };
}
{
  const own = window.matchMedia.bind(window);
  window.matchMedia = (query) => query.includes('reduced-motion')
    ? { matches: ${reduced}, addEventListener() {}, removeEventListener() {} } : own(query);
}</script>`;

class Driven {
  get knowsFingers() { return this instanceof Firefox; }

  get knowsMotion() { return this instanceof Firefox; }

  // Neither shows a page as paper, nor answers for one without scripts.
  get knowsPaper() { return false; }

  get knowsHiding() { return false; }

  // The page's window has its own browser window, so that it is shown and draws.
  async page(options = {}) {
    // The first window stays: a session without one takes no command.
    this.first ??= await this.command('window');
    await this.command('toWindow', { handle: this.first });
    const { handle } = await this.command('newWindow', { type: 'window' });
    const page = new DrivenPage(this, handle);
    await page.set(options);
    return page;
  }

  async shut(child) {
    const exited = new Promise((done) => { child.once('exit', done); });
    child.kill();
    await Promise.race([exited, pause(3000)]);
    child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Firefox extends Driven {
  static async open() {
    const program = [process.env.FIREFOX, '/usr/lib/firefox-esr/firefox-esr', '/usr/bin/firefox'].filter(Boolean)
      .find((path) => existsSync(path));
    if (!program) return null;
    const browser = new Firefox();
    browser.folder = mkdtempSync(join(tmpdir(), 'page-check-'));
    writeFileSync(join(browser.folder, 'user.js'),
      'user_pref("marionette.port", 0);\nuser_pref("app.update.auto", false);\n'
      + 'user_pref("privacy.resistFingerprinting", false);\nuser_pref("dom.w3c_touch_events.enabled", 1);\n');
    browser.process = spawn(program, ['--marionette', '--remote-allow-system-access', '--headless', '--no-remote', '--profile', browser.folder], {
      stdio: 'ignore', env: { ...process.env, HOME: browser.folder },
    });
    const port = await patiently(() => {
      const text = readFileSync(join(browser.folder, 'MarionetteActivePort'), 'utf8').trim();
      if (text === '') throw new Error('Firefox names no port');
      return Number(text);
    });
    [browser.waiting, browser.rest, browser.number] = [new Map(), Buffer.alloc(0), 0];
    browser.socket = await patiently(() => new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => done(socket));
      socket.once('error', fail);
    }));
    browser.socket.on('data', (bytes) => browser.take(bytes));
    await browser.send('WebDriver:NewSession', {});
    await browser.send('WebDriver:SetTimeouts', { script: 120000 });
    return browser;
  }

  // A message is its length in bytes, a colon, and an array: 1, the number, an error or null, the result.
  take(bytes) {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const colon = this.rest.indexOf(0x3A);
      if (colon < 0) return;
      const end = colon + 1 + Number(this.rest.subarray(0, colon).toString());
      if (this.rest.length < end) return;
      const message = JSON.parse(this.rest.subarray(colon + 1, end).toString());
      this.rest = this.rest.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const wait = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) wait?.fail(new Error(`${error.error}: ${error.message}`)); else wait?.done(result);
    }
  }

  send(name, parameters) {
    this.number += 1;
    const text = JSON.stringify([0, this.number, name, parameters]);
    return new Promise((done, fail) => {
      this.waiting.set(this.number, { done, fail });
      this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  async command(name, parameters = {}) {
    const names = {
      window: 'GetWindowHandle', newWindow: 'NewWindow', toWindow: 'SwitchToWindow', close: 'CloseWindow', url: 'Navigate', size: 'SetWindowRect',
      run: 'ExecuteAsyncScript', actions: 'PerformActions', picture: 'TakeScreenshot',
    };
    const all = name === 'run' ? { ...parameters, sandbox: null } : parameters;
    const result = await this.send(`WebDriver:${names[name]}`, all);
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  }

  // Sets preferences of the whole browser, as the system's settings are.
  async prefer({ dark, reduced, scripts, touch }) {
    await this.send('Marionette:SetContext', { value: 'chrome' });
    await this.send('WebDriver:ExecuteScript', {
      script: `Services.prefs.setIntPref('ui.systemUsesDarkTheme', ${dark ? 1 : 0});
        Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${dark ? 0 : 1});
        Services.prefs.setIntPref('ui.prefersReducedMotion', ${reduced ? 1 : 0});
        for (const name of ['primary', 'all']) {
          Services.prefs.setIntPref('ui.' + name + 'PointerCapabilities', ${touch ? 1 : 6});
        }
        Services.prefs.setBoolPref('javascript.enabled', ${scripts});`, args: [],
    });
    await this.send('Marionette:SetContext', { value: 'content' });
  }

  async close() {
    this.socket.destroy();
    await this.shut(this.process);
  }
}

export class WebKit extends Driven {
  static async open() {
    const program = ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path));
    const screen = ['/usr/bin/Xvfb'].find((path) => existsSync(path));
    if (!program || !screen) return null;
    const browser = new WebKit();
    browser.folder = mkdtempSync(join(tmpdir(), 'page-check-'));
    const port = await new Promise((done) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const { port: free } = server.address();
        server.close(() => done(free));
      });
    });
    browser.screen = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = await new Promise((done) => { browser.screen.stdio[3].once('data', (text) => done(String(text).trim())); });
    browser.process = spawn(program, [`--port=${port}`], {
      stdio: 'ignore', env: { ...process.env, DISPLAY: `:${display}`, HOME: browser.folder, GDK_BACKEND: 'x11' },
    });
    browser.base = `http://127.0.0.1:${port}`;
    const { sessionId } = await patiently(() => browser.request('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { script: 120000 } } },
    }));
    browser.base += `/session/${sessionId}`;
    return browser;
  }

  async request(method, path, body) {
    const response = await fetch(this.base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  command(name, parameters = {}) {
    const paths = {
      window: ['GET', '/window'], newWindow: ['POST', '/window/new'], toWindow: ['POST', '/window'], close: ['DELETE', '/window'],
      url: ['POST', '/url'], size: ['POST', '/window/rect'], run: ['POST', '/execute/async'],
      actions: ['POST', '/actions'], picture: ['GET', '/screenshot'],
    };
    const [method, path] = paths[name];
    return this.request(method, path, method === 'POST' ? parameters : undefined);
  }

  async prefer() {}

  async close() {
    await this.request('DELETE', '').catch(() => {});
    await this.shut(this.process);
    this.screen.kill('SIGKILL');
  }
}

class DrivenPage {
  constructor(browser, handle) {
    [this.browser, this.handle, this.problems, this.options] = [browser, handle, [], {}];
  }

  async command(name, parameters) {
    await this.browser.command('toWindow', { handle: this.handle });
    return this.browser.command(name, parameters);
  }

  async set({ width = 1440, height = 900, dark = false, reduced = false, scripts = true, touch = false } = {}) {
    this.options = { width, height, dark, reduced, scripts, touch };
    await this.browser.prefer(this.options);
  }

  async go(path) {
    // Beside the page, whose pictures lie there.
    const copy = `${path}.copy.html`;
    const text = readFileSync(path, 'utf8');
    writeFileSync(copy, this.options.scripts ? text.replace('<title>', `${hook(this.options.reduced)}<title>`) : text);
    await this.visit(pathToFileURL(resolve(copy)).href);
  }

  async visit(url) {
    await this.command('url', { url });
    if (!this.options.scripts) return;
    // A window's frame takes part of its size, no window is as narrow as a phone everywhere, and none is resized at once.
    const { width, height } = this.options;
    await this.command('size', { width, height });
    await pause(60);
    const [w, h] = await this.run('[innerWidth, innerHeight]');
    if (w !== width || h !== height) await this.command('size', { width: 2 * width - w, height: 2 * height - h });
    await this.run(`new Promise((done) => {
      let [last, count] = ['', 0];
      const look = () => {
        const size = innerWidth + ' ' + innerHeight;
        count = size === last ? count + 1 : 0;
        last = size;
        if (count > 6) done(); else setTimeout(look, 20);
      };
      look();
    })`);
    await this.settle();
  }

  // A page's own names are seen only by a script of its own.
  async run(expression, ...values) {
    const code = typeof expression === 'function'
      ? `(${expression})(${values.map((value) => JSON.stringify(value)).join(', ')})` : expression;
    const script = `const done = arguments[arguments.length - 1];
      const script = document.createElementNS('http://www.w3.org/1999/xhtml', 'script');
      script.textContent = arguments[0];
      document.documentElement.append(script);
      script.remove();
      const wait = () => window.answer === undefined ? setTimeout(wait, 2) : done(window.answer);
      wait();`;
    const own = `window.answer = undefined; (async () => {
      try { const value = await (${code});
        window.answer = JSON.stringify([true, value === undefined ? null : value, window.problems ?? []]);
      } catch (error) { window.answer = JSON.stringify([false, String(error) + error.stack, window.problems ?? []]); }
    })();`;
    const [isDone, value, problems] = JSON.parse(await this.command('run', { script, args: [own] }));
    this.problems = problems;
    if (!isDone) throw new Error(value);
    return value;
  }

  async settle() {
    await this.run('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))');
  }

  async key(key, { shift = false, ctrl = false } = {}) {
    const modifiers = [[shift, '\uE008'], [ctrl, '\uE009']].filter(([isHeld]) => isHeld).map(([, value]) => value);
    const value = keys[key] ?? key;
    const actions = [...modifiers.map((one) => ({ type: 'keyDown', value: one })), { type: 'keyDown', value },
      { type: 'keyUp', value }, ...modifiers.map((one) => ({ type: 'keyUp', value: one }))];
    await this.command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async pointer(pointerType, steps) {
    await this.command('actions', {
      actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions: steps }],
    });
  }

  // A pointer can't leave the window.
  move([x, y]) {
    const within = (place, size) => Math.min(Math.max(Math.round(place), 0), size - 1);
    return {
      type: 'pointerMove', duration: 0, origin: 'viewport', x: within(x, this.options.width),
      y: within(y, this.options.height),
    };
  }

  async mouse(type, x, y) {
    const step = { mousePressed: 'pointerDown', mouseReleased: 'pointerUp' }[type];
    await this.pointer('mouse', [this.move([x, y]), ...(step ? [{ type: step, button: 0 }] : [])]);
  }

  async touch(type, point) {
    const step = { touchStart: 'pointerDown', touchEnd: 'pointerUp' }[type];
    await this.pointer('touch', [...(type === 'touchEnd' ? [] : [this.move(point)]),
      ...(step ? [{ type: step, button: 0 }] : [])]);
  }

  async click(x, y) {
    await this.mouse('mousePressed', x, y);
    await this.mouse('mouseReleased', x, y);
  }

  async drag(points) {
    await this.mouse('mousePressed', ...points[0]);
    for (const point of points.slice(1)) await this.mouse('mouseMoved', ...point);
    await this.mouse('mouseReleased', ...points[points.length - 1]);
  }

  async picture(path) {
    writeFileSync(path, Buffer.from(await this.command('picture', { full: false }), 'base64'));
  }

  async close() { await this.command('close'); }
}
