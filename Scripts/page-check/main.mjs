// Runs the checks of each kind of page, and says which don't hold.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Browser } from './browser.mjs';
import { Firefox, WebKit } from './webdriver.mjs';

const kinds = ['report', 'playground', 'film', 'recording'];

// A page that never answers fails its check after so many seconds.
const longest = 240;

class Check {
  constructor(tool, folder, seed) {
    [this.tool, this.folder, this.seed, this.state] = [tool, folder, seed, BigInt(seed)];
    [this.count, this.failures] = [0, []];
  }

  // Notes that something must hold.
  that(holds, words) {
    this.count += 1;
    if (!holds) this.failures.push(words);
  }

  equal(found, wanted, words) {
    this.that(found === wanted, `${words}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`);
  }

  // Runs the tool in the folder; returns its output.
  run(...words) {
    const result = spawnSync(this.tool, words, { cwd: this.folder, encoding: 'utf8', maxBuffer: 1 << 28 });
    if (result.status !== 0 && result.status !== 1) throw new Error(`cardsim ${words.join(' ')}: ${result.stderr}`);
    return result.stdout;
  }

  // Runs a command line as a person would, by a shell in the folder; returns its output.
  shell(line) {
    const words = line.replace(/^cardsim /, `'${this.tool}' `);
    const result = spawnSync('sh', ['-c', words], { cwd: this.folder, encoding: 'utf8', maxBuffer: 1 << 28 });
    if (result.status !== 0) throw new Error(`${line}: ${result.stderr}`);
    return result.stdout;
  }

  path(name) { return join(this.folder, name); }

  // A random whole number below a limit: SplitMix64, so that a seed repeats a run.
  below(limit) {
    const mask = (1n << 64n) - 1n;
    this.state = (this.state + 0x9e3779b97f4a7c15n) & mask;
    let z = this.state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return Number((z ^ (z >> 31n)) % BigInt(limit));
  }
}

const [tool, ...chosen] = process.argv.slice(2);
const browsers = { chromium: Browser, firefox: Firefox, webkit: WebKit };
const program = process.env.PAGE_CHECK_BROWSER ?? 'chromium';
let browser = await browsers[program].open();
if (!browser) {
  console.log(`SKIPPED: there is no ${program} to open pages in`);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const seed = Number(process.env.PAGE_CHECK_SEED ?? Date.now() % 1_000_000);
console.log(`PAGE_CHECK_SEED=${seed}`);
let failed = 0;
try {
  for (const kind of chosen.length > 0 ? chosen : kinds) {
    const { default: parts } = await import(`./${kind}.mjs`);
    for (const [name, part] of Object.entries(parts)) {
      if (!name.includes(process.env.PAGE_CHECK_ONLY ?? '')) continue;
      const check = new Check(resolve(tool), folder, seed);
      // A window that hangs takes the whole of some browsers with it.
      if (program !== 'chromium') {
        await browser.close();
        browser = await browsers[program].open();
      }
      let timer;
      const late = new Promise((_, fail) => {
        timer = setTimeout(() => fail(new Error(`it took more than ${longest} s`)), longest * 1000);
      });
      try {
        await Promise.race([part(browser, check), late]);
      } catch (error) {
        check.that(false, error.stack);
      }
      clearTimeout(timer);
      console.log(`${check.failures.length === 0 ? 'ok    ' : 'FAILED'} ${kind}: ${name} (${check.count})`);
      for (const failure of check.failures.slice(0, 12)) console.log(`         ${failure}`);
      if (check.failures.length > 12) console.log(`         and ${check.failures.length - 12} more`);
      failed += check.failures.length;
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
