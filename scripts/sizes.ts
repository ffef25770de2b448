/**
 * `npm run sizes`: what the first load of a page costs over the wire, headers included, until its data are on screen, and
 * which JavaScript is loaded after that without an action. The built product is started, Chromium opens each page with an empty
 * cache; the bytes are those that crossed the wire, as the server compressed them. Prints the table, writes it into the README with `-- --write`, and fails where a page is over
 * its limit or contains React Aria.
 */
import { chromium as browserType, type Page } from 'playwright';
import { buildPortal } from './processes/build-portal.ts';
import { chromium } from './processes/chromium.ts';
import { setup as havePostgres } from './processes/postgres-for-tests.ts';
import { type Product, startProduct } from './processes/product.ts';
import { seededData } from './processes/seeded-data.ts';
import { signInOverApi, storedSession } from './processes/session.ts';
import { writeIntoReadme } from './readme-part.ts';

interface Subject {
  readonly path: string;
  readonly signedIn: boolean;
  /** What is on screen when the page can be used. */
  readonly usable: string;
  /** The limit of JavaScript in the first load, kB of 1000 bytes. */
  readonly limit: number;
  /**
   * Its size before there were the runway, the timeline, the session clock, the feed, the palette, the second language and
   * similar, kB: all of them together may add `mostGrown`, the rest comes when it is used. What it takes to work in front of any
   * backend is none of them: 1.9 kB of the first screen inside.
   */
  readonly before: number;
}

/** 2 KiB, in kB of 1000 bytes. */
const mostGrown = 2.048;

const subjects: readonly Subject[] = [
  { path: '/login', signedIn: false, usable: 'input[type="password"]', limit: 110, before: 108.1 },
  { path: '/home', signedIn: false, usable: 'table', limit: 130, before: 113.3 },
  { path: '/', signedIn: true, usable: 'article', limit: 140, before: 158.2 },
];

type Kind = 'JavaScript' | 'HTML' | 'CSS' | 'fonts' | 'other';

interface Measured {
  readonly subject: Subject;
  /** When its data are on screen. */
  readonly bytes: Readonly<Record<Exclude<Kind, 'other'>, number>>;
  readonly requests: number;
  /** JavaScript when nothing more is asked for: what came after the first paint is in it. */
  readonly inAll: number;
  readonly carriesReactAria: boolean;
}

/** A request of the page; `sentAt` in ms since 1970, `bytes` what its answer took over the wire. */
interface Request {
  readonly kind: Kind;
  readonly sentAt: number;
  bytes: number;
}

declare global {
  /** When the page could be used, ms since 1970. */
  var usableAt: number | undefined;
  /** When its data were in the page, where it is drawn by scripts. */
  var dataAt: number | undefined;
}

/**
 * Runs in the page. An open page is usable before its scripts are loaded: its bytes are counted until it has loaded. On signed-in pages the
 * count ends with the data on screen, which is two frames after they are in the page: the fonts of those frames are a part of it, scripts
 * that were not asked for before are not. The page notes the times itself, because a busy machine asks late.
 */
function noteWhenUsable({ signedIn, usable }: Pick<Subject, 'signedIn' | 'usable'>): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const note = (): void => {
    globalThis.usableAt ??= performance.timeOrigin + performance.now();
  };
  if (!signedIn) {
    window.addEventListener('load', note);
    return;
  }
  const observer = new MutationObserver(() => {
    if (document.querySelector(usable) === null) return;
    observer.disconnect();
    globalThis.dataAt = performance.timeOrigin + performance.now();
    requestAnimationFrame(() => requestAnimationFrame(note));
  });
  observer.observe(document, { childList: true, subtree: true });
}

function kindOf(url: string): Kind {
  const { pathname } = new URL(url);
  if (subjects.some(({ path: page }) => page === pathname)) return 'HTML';
  if (pathname.endsWith('.js')) return 'JavaScript';
  if (pathname.endsWith('.css')) return 'CSS';
  if (pathname.endsWith('.woff2')) return 'fonts';
  return 'other';
}

/** Signs in over the API, so that the measured page load is the first thing that the browser fetches. */
async function signIn(product: Product, page: Page): Promise<void> {
  const session = await signInOverApi(product.origin, 'demo');
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedSession(session));
}

/** Without any answer for this long, ms, the first load has ended. */
const quiet = 2000;

async function untilQuiet(last: () => number): Promise<void> {
  while (performance.now() - last() < quiet) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function measure(
  product: Product,
  executablePath: string,
  subject: Subject,
): Promise<Measured> {
  const browser = await browserType.launch({ executablePath });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // The words of a second language are no part of it either.
      locale: 'vi-VN',
      // What is stored for use without a network is no part of any page's load.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    if (subject.signedIn) await signIn(product, page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const requests = new Map<string, Request>();
    let last = performance.now();
    devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
      // The real-time connection always has an open request: it is not part of the load.
      if (!request.url.startsWith('http') || request.url.includes('/socket.io/')) return;
      last = performance.now();
      requests.set(requestId, { kind: kindOf(request.url), sentAt: wallTime * 1000, bytes: 0 });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request === undefined) return;
      last = performance.now();
      request.bytes = encodedDataLength;
    });
    await page.addInitScript(noteWhenUsable, subject);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (kindOf(response.url()) === 'JavaScript') scripts.push(response.text().catch(() => ''));
    });
    await page.goto(`${product.origin}${subject.path}`, { waitUntil: 'commit' });
    const usableAt = await (await page.waitForFunction(() => globalThis.usableAt)).jsonValue();
    if (usableAt === undefined) throw new Error(`${subject.path} was never usable.`);
    const dataAt = (await page.evaluate(() => globalThis.dataAt)) ?? usableAt;
    await untilQuiet(() => last);
    const texts = await Promise.all(scripts);
    const all = [...requests.values()];
    const first = all.filter(
      ({ kind, sentAt }) => sentAt <= (kind === 'JavaScript' ? dataAt : usableAt),
    );
    const sum = (kind: Kind, of: readonly Request[]) =>
      of.reduce((total, request) => total + (request.kind === kind ? request.bytes : 0), 0);
    return {
      subject,
      bytes: {
        JavaScript: sum('JavaScript', first),
        HTML: sum('HTML', first),
        CSS: sum('CSS', first),
        fonts: sum('fonts', first),
      },
      requests: first.length,
      inAll: sum('JavaScript', all),
      carriesReactAria: texts.some((text) => /react-aria/i.test(text)),
    };
  } finally {
    await browser.close();
  }
}

const kilobytes = (count: number) => (count / 1000).toFixed(1);
/** What was added to a first load since, kB. */
const grown = ({ subject, bytes }: Measured) => bytes.JavaScript / 1000 - subject.before;

function table(rows: readonly Measured[]): string {
  const lines = rows.map((row) => {
    const { subject, bytes, requests, inAll } = row;
    const growth = `${grown(row) < 0 ? '−' : '+'}${Math.abs(grown(row)).toFixed(1)}`;
    return `| \`${subject.path}\` | ${kilobytes(bytes.JavaScript)} | ${subject.limit} | ${growth} | ${kilobytes(bytes.HTML)} | ${kilobytes(bytes.CSS)} | ${kilobytes(bytes.fonts)} | ${requests} | ${kilobytes(inAll)} |`;
  });
  return [
    '| first load | JavaScript, kB | limit | grown, kB | HTML, kB | CSS, kB | fonts, kB | requests | JavaScript later on too, kB |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...lines,
  ].join('\n');
}

const say = (line: string) => console.log(line);
const executablePath = await chromium(say);
await buildPortal(say);
// The transferred bytes are the same on any database: the one that starts faster is used.
const stopPostgres = await havePostgres();
const data = await seededData();
const product = await startProduct(data.options);
try {
  const rows: Measured[] = [];
  for (const subject of subjects) rows.push(await measure(product, executablePath, subject));
  const text = table(rows);
  console.log(`\n${text}\n`);
  if (process.argv.includes('--write')) await writeIntoReadme('sizes', text);
  for (const row of rows) {
    const { subject, bytes, carriesReactAria } = row;
    if (grown(row) > mostGrown) {
      console.error(
        `${subject.path} has grown by ${grown(row).toFixed(1)} kB from ${subject.before}; the extras may add ${mostGrown}.`,
      );
      process.exitCode = 1;
    }
    if (bytes.JavaScript > subject.limit * 1000) {
      console.error(
        `${subject.path} carries ${kilobytes(bytes.JavaScript)} kB of JavaScript; its limit is ${subject.limit}.`,
      );
      process.exitCode = 1;
    }
    if (carriesReactAria) {
      console.error(`${subject.path} carries React Aria.`);
      process.exitCode = 1;
    }
  }
} finally {
  await product.remove();
  await data.remove();
  await stopPostgres();
}
