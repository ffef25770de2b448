import type { Browser, BrowserContext } from 'playwright';
import { storedSession, type SignedIn } from '../processes/session.ts';
import { openMeasured, type MeasuredPage } from './measured-page.ts';
import { noteThePage } from './page-notes.ts';
import type { Mode, Subject } from './subjects.ts';
import { longestWait } from './within.ts';

/** One visit of a page, from an empty tab until nothing more is asked for. Bytes are those that crossed the wire. */
export interface Visit {
  /** Bytes of the scripts that were asked for before what the page is used by was in the document, as `npm run sizes` counts them. */
  readonly firstJavaScript: number;
  readonly JavaScript: number;
  readonly CSS: number;
  readonly fonts: number;
  readonly API: number;
  readonly bytes: number;
  readonly requests: number;
  /** Readings of pages of lists, and how often the page that is read most often was. */
  readonly listReads: number;
  readonly readsOfOnePage: number;
  /** First contentful paint, ms. */
  readonly firstPaint: number;
  readonly usable: number;
  /** When React had taken over what it is used by, ms; as usable where there is no React. */
  readonly answers: number;
  /** By how much the tasks over 50 ms are longer, ms. */
  readonly blocking: number;
  /** Sum of the layout shifts. */
  readonly shift: number;
  /** What the tasks of the main thread took of the processor, ms. */
  readonly main: number;
  /** Bytes, after garbage was collected. */
  readonly heap: number;
  readonly nodes: number;
}

export type Measure = keyof Visit;

/** What was asked for is answered, and nothing new was asked for in this time, ms: the inside pages go on in their idle time. */
const quietOf = ({ customer }: Subject): number => (customer === null ? 700 : 2000);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}

/** A new browser profile, with nothing in its cache, signed in where the subject has a customer. */
export async function newContext(
  browser: Browser,
  mode: Mode,
  { locale = 'vi-VN', usable }: Pick<Subject, 'locale' | 'usable'>,
  session: SignedIn | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...mode.context,
    locale,
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What is stored for use without a network is no part of a visit, and would compete with it.
    serviceWorkers: 'block',
  });
  await context.addInitScript(noteThePage, { usable });
  if (session !== null) {
    await context.addInitScript((stored) => {
      if (globalThis.origin === 'null') return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, storedSession(session));
  }
  return context;
}

/** Opens a page and measures it until it is quiet. The tab is closed. */
export async function visit(
  context: BrowserContext,
  origin: string,
  subject: Subject,
  mode: Mode,
): Promise<Visit> {
  const opened = await openMeasured(context, mode);
  try {
    return await visitIn(opened, origin, subject);
  } finally {
    await opened.page.close();
  }
}

async function visitIn(
  { page, requests, counters, untilQuiet }: MeasuredPage,
  origin: string,
  subject: Subject,
): Promise<Visit> {
  await page.goto(`${origin}${subject.path}`, { waitUntil: 'commit', timeout: longestWait });
  try {
    await page.waitForFunction(() => globalThis.benchNotes.usableAt !== null, null, {
      polling: 100,
      timeout: longestWait,
    });
  } catch (error) {
    throw new Error(`${subject.name}: usable (${subject.usable}) was never reached.`, {
      cause: error,
    });
  }
  await untilQuiet(quietOf(subject), `${subject.name}: requests until quiet`);
  const { main } = await counters();
  const { heap, nodes } = await counters(true);
  const notes = await page.evaluate(() => {
    const { presentAt, usableAt, answersAt, shift, longTasks } = globalThis.benchNotes;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      began: performance.timeOrigin,
      firstPaint: paint?.startTime ?? null,
      presentAt,
      usableAt,
      answersAt,
      shift,
      longTasks,
    };
  });
  const { began, firstPaint, presentAt, usableAt, answersAt, shift, longTasks } = notes;
  if (firstPaint === null || usableAt === null)
    throw new Error(`${subject.name}: was never painted.`);
  const usable = Math.max(usableAt, firstPaint);
  const all = requests.all;
  const bytesOf = (kind: string) =>
    sum(all.filter((one) => one.kind === kind).map(({ bytes }) => bytes));
  const reads = all
    .map(({ address }) => address)
    .filter((address) => /^\/api\/.*[?&]page=\d/.test(address));
  const counts = [...Map.groupBy(reads, (address) => address).values()].map(({ length }) => length);
  return {
    firstJavaScript: sum(
      all
        .filter(
          ({ kind, sentAt }) => kind === 'JavaScript' && sentAt <= began + (presentAt ?? usable),
        )
        .map(({ bytes }) => bytes),
    ),
    JavaScript: bytesOf('JavaScript'),
    CSS: bytesOf('CSS'),
    fonts: bytesOf('fonts'),
    API: bytesOf('API'),
    bytes: sum(all.map(({ bytes }) => bytes)),
    requests: all.length,
    listReads: reads.length,
    readsOfOnePage: Math.max(0, ...counts),
    firstPaint,
    usable,
    answers: Math.max(answersAt ?? usable, usable),
    blocking: sum(longTasks.map((length) => length - 50)),
    shift,
    main,
    heap,
    nodes,
  };
}
