// npm run bench:page: how fast the built page is in real Chromium, measured from outside. A whole fight is played by
// presses; each is timed from the press to the end of the paint that shows it, by the browser's own trace.
import { once } from 'node:events';
import process from 'node:process';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../tools/chromium.mjs';
import { DIST, ensureBuild } from '../tools/lib/build.mjs';
import { readOptions, usageError } from '../tools/lib/options.mjs';
import { serve } from '../tools/serve.mjs';
import { pressesOf } from './presses.mjs';

const USAGE = `usage: npm run bench:page [-- --throttle N] [-- --fights N] [-- --seed N]
Plays whole fights in Chromium at the pace "instant": main-thread time from each press to the end of the paint that
shows it, writes of kept fights until they are on the disk, heap after all fights against that after the first, largest
paint of home.
  --throttle N  the processor slowed down so many times (1)
  --fights N    fights for the heap (1: none is compared)
  --seed N      seed of the first fight (7)`;

const { values } = readOptions(USAGE, {
  throttle: { type: 'string', default: '1' },
  fights: { type: 'string', default: '1' },
  seed: { type: 'string', default: '7' },
});
const [throttle, fights, seed] = [values.throttle, values.fights, values.seed].map(Number);
if (![throttle, fights, seed].every((n) => Number.isInteger(n) && n > 0))
  usageError(USAGE, 'whole numbers only');
if (!ensureBuild()) process.exit(1);

const server = await serve(DIST, 0, '127.0.0.1');
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const line = await page.context().newCDPSession(page);
await page.addInitScript(timeWrites);

/** @type {number} */
const largest = await home();
await begin();
const presses = [];
const heap = [];
for (let fight = 0; fight < fights; fight += 1) {
  if (fight > 0) await page.getByRole('button', { name: 'Fight again' }).click();
  if (fight === 0) presses.push(...(await traced(playFight)));
  else await playFight();
  heap.push(await heapBytes());
}
const writes = await page.evaluate(() => window.writes);
const least = await playLeast();
await browser.close();
server.close();
print();

/** In the page, before anything else: times each transaction that writes, from its start until it lies on the disk. */
function timeWrites() {
  window.writes = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begun(...args) {
    const started = performance.now();
    const made = transaction.apply(this, args);
    if (args[1] === 'readwrite')
      made.addEventListener('complete', () => window.writes.push(performance.now() - started));
    return made;
  };
}

/** Opens home; gives back when its largest picture was there, in milliseconds. */
async function home() {
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** From home into a fight of the given seed, at the pace "instant", the processor slowed down. */
async function begin() {
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill(String(seed));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /^Pace:/ }).click();
  await page.getByRole('menuitemradio', { name: 'instant' }).click();
  await line.send('Emulation.setCPUThrottlingRate', { rate: throttle });
}

/** Presses a button that changes one word on a page with nothing else: what the browser itself needs on this machine. */
async function playLeast() {
  await page.goto('about:blank');
  await page.setContent('<button style="position:fixed;inset:40%">0</button>');
  await page.evaluate(() => {
    const button = document.querySelector('button');
    button.onclick = () => {
      button.textContent = String(Number(button.textContent) + 1);
    };
  });
  return traced(async () => {
    for (let pressed = 0; pressed < 40; pressed += 1) await press({ x: 640, y: 400 });
  });
}

/**
 * A press at a place, and then rest: people press when the page lies still.
 * @param {{ x: number, y: number }} place
 */
async function press({ x, y }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 200 }))),
  );
}

/**
 * What the browser's trace tells of the presses in it.
 * @param {() => Promise<void>} work
 */
async function traced(work) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  line.on('Tracing.dataCollected', collect);
  await line.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'latencyInfo'] },
  });
  await work();
  const done = once(line, 'Tracing.tracingComplete');
  await line.send('Tracing.end');
  await done;
  line.off('Tracing.dataCollected', collect);
  return pressesOf(events);
}

/** Plays the fight to its end. */
async function playFight() {
  for (let pressed = 0; pressed < 900; pressed += 1) {
    const answer = await page.evaluate(pick, String(seed + pressed));
    if (answer === null) return;
    await press(answer);
  }
}

/**
 * In the page: a sensible answer to the pending question, and where to press it; null once the fight is over. The kind of
 * question is left as a mark in the trace.
 */
function pick() {
  const why = [...document.querySelectorAll('section button')].findLast((b) => b.textContent === 'Why?');
  const bar = why?.closest('section');
  if (bar == null) return null;
  const all = [...bar.querySelectorAll('li > button')];
  const says = (pattern) => all.find((b) => pattern.test(b.textContent ?? ''));
  const lion = [...document.querySelectorAll('[role=gridcell][aria-label*="White Lion"]')].map((c) => ({
    column: (c.getAttribute('aria-label') ?? '').charCodeAt(0),
    row: Number(/\d+/.exec(c.getAttribute('aria-label') ?? '')?.[0]),
  }));
  const away = (b) => {
    const space = /\b([A-P])(1\d|2[0-2]|[1-9])(?=\d+ steps?)/.exec(b.textContent ?? '');
    if (space === null) return Number.POSITIVE_INFINITY;
    const [column, row] = [(space[1] ?? 'A').charCodeAt(0), Number(space[2])];
    return Math.min(...lion.map((l) => Math.abs(l.column - column) + Math.abs(l.row - row)));
  };
  const nearest = all.reduce((best, b) => (away(b) < away(best) ? b : best), all[0]);
  const wanted =
    says(/Attack with/) ??
    says(/Dodge the hit/) ??
    says(/Not now/) ??
    says(/ acts\d*$/) ??
    (nearest !== undefined && away(nearest) < Number.POSITIVE_INFINITY ? nearest : undefined) ??
    says(/End the act/) ??
    all[0];
  if (wanted === undefined) return null;
  wanted.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = wanted.getBoundingClientRect();
  console.timeStamp(`press: ${bar.querySelector('h2')?.textContent}`);
  return { x: left + width / 2, y: top + height / 2 };
}

/** Bytes in use once the garbage is gone. */
async function heapBytes() {
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  return usedSize;
}

function print() {
  const at = (share, of) => of[Math.min(of.length - 1, Math.floor(share * of.length))] ?? 0;
  const sorted = (key) => presses.map((press) => press[key]).sort((a, b) => a - b);
  const [work, wall, shown] = [sorted('work'), sorted('wall'), sorted('shown')];
  const floor = at(
    0.5,
    least.map(({ work: ms }) => ms).sort((a, b) => a - b),
  );
  const written = writes.toSorted((a, b) => a - b);
  const ms = (n) => `${n.toFixed(1)} ms`;
  console.log(`${presses.length} presses at ${throttle}-fold throttling`);
  console.log(`main thread: p50 ${ms(at(0.5, work))}, p95 ${ms(at(0.95, work))}, most ${ms(at(1, work))}`);
  console.log(
    `a press that changes one word of an empty page: p50 ${ms(floor)}; ours ${(at(0.5, work) / floor).toFixed(1)} and ${(at(0.95, work) / floor).toFixed(1)} times that`,
  );
  console.log(`by the clock: p50 ${ms(at(0.5, wall))}, p95 ${ms(at(0.95, wall))}, most ${ms(at(1, wall))}`);
  console.log(
    `to the paint: p50 ${ms(at(0.5, shown))}, p95 ${ms(at(0.95, shown))}, most ${ms(at(1, shown))}`,
  );
  const rows = [...new Set(presses.map(({ kind }) => kind))].map((kind) => {
    const all = presses.filter((press) => press.kind === kind).map((press) => press.work);
    const mean = all.reduce((sum, n) => sum + n, 0) / all.length;
    return { kind, presses: all.length, mean, most: Math.max(...all) };
  });
  for (const row of rows.sort((a, b) => b.mean - a.mean).slice(0, 12))
    console.log(`  ${ms(row.mean)} (most ${ms(row.most)}), ${row.presses} × ${row.kind}`);
  console.log(
    `a write until it is on the disk: p50 ${ms(at(0.5, written))}, p95 ${ms(at(0.95, written))}, most ${ms(at(1, written))} (${written.length})`,
  );
  console.log(`largest paint of home: ${ms(largest)}`);
  const [first = 1] = heap;
  if (heap.length > 1)
    console.log(
      `heap: ${heap.map((b) => (b / 1e6).toFixed(1)).join(', ')} MB: ${((heap.at(-1) ?? 0) / first).toFixed(2)} times the first`,
    );
}
