/**
 * `npm run bench:web`: what the portal costs a browser beside the smallest page of React and a page of plain HTML, visited in turn in
 * one run, on a phone (processor 4 times slower, 1.6 Mbit/s, 150 ms) and on an unthrottled desktop (docs/testing.md says what is
 * measured). `-- --visits N` of each page in each mode (5), `--only WORD` what has this word in its name, `--write` puts the tables
 * into the README. Prints, and asserts nothing: times say as much about the computer as about the code.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { findInReadme, writeIntoReadme } from './readme-part.ts';
import { passHour, walkLongList, type Acted, type Hour } from './web-bench/long-list.ts';
import { report } from './web-bench/report.ts';
import { createResults, type Results } from './web-bench/results.ts';
import { type EndWith, setStage, type Stage } from './web-bench/stage.ts';
import {
  customers,
  type Mode,
  modes,
  plainFloor,
  reactFloor,
  type Subject,
  subjects,
} from './web-bench/subjects.ts';
import { newContext, visit } from './web-bench/visit.ts';

const say = (line: string) => console.log(line);

interface Options {
  readonly visits: number;
  readonly only: string | null;
  readonly write: boolean;
}

/** @throws in one line where they say nothing that can be done */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: '5' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const visits = Number(values.visits);
  if (!Number.isSafeInteger(visits) || visits < 1) {
    throw new Error(`--visits takes a whole number from 1, not ${values.visits}.`);
  }
  if (values.write && values.only !== undefined) {
    throw new Error('--write puts all of it into the README: leave --only out.');
  }
  if (values.write) findInReadme('bench-web');
  return { visits, only: values.only ?? null, write: values.write };
}

function optionsOrEnd(): Options {
  try {
    return readOptions();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}

const options = optionsOrEnd();
/** What could not be measured, in words. */
const failures: string[] = [];
/** Aborted by Ctrl-C. */
const interruption = new AbortController();

/** One page that is never usable costs its own numbers, not those of all others. */
async function attempt(name: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // After an interruption every wait fails because its browser is gone.
    if (interruption.signal.aborted) throw error;
    const reason = `${name}: ${error instanceof Error ? error.message : String(error)}`;
    failures.push(reason);
    say(`failed: ${reason}`);
  }
}

const isWanted = (name: string) => options.only === null || name.includes(options.only);

/** A first visit, and another in the same browser profile. */
async function visitTwice(
  stage: Stage,
  browser: Browser,
  mode: Mode,
  subject: Subject,
  results: Results,
): Promise<void> {
  const session = stage.sessions.get(subject.customer?.username ?? '') ?? null;
  const context = await newContext(browser, mode, subject, session);
  try {
    for (const turn of ['first', 'again'] as const) {
      results.add(mode.name, subject, turn, await visit(context, stage.origin, subject, mode));
    }
  } finally {
    await context.close();
  }
}

/** The floor before every page, so that what else the computer does falls on both. */
async function visitAll(
  stage: Stage,
  browser: Browser,
  mode: Mode,
  results: Results,
): Promise<void> {
  const wanted = Object.values(subjects).filter(({ name }) => isWanted(`${mode.name} ${name}`));
  if (wanted.length === 0) return;
  for (let round = 1; round <= options.visits; round += 1) {
    await attempt(mode.name, () => visitTwice(stage, browser, mode, plainFloor, results));
    for (const subject of wanted) {
      const began = performance.now();
      await attempt(mode.name, () => visitTwice(stage, browser, mode, reactFloor, results));
      await attempt(mode.name, () => visitTwice(stage, browser, mode, subject, results));
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      say(`${mode.name}, visit ${round} of ${options.visits}: ${subject.name}, ${seconds} s`);
    }
  }
}

function conditions(version: string, load: readonly number[]): string {
  const [processor] = cpus();
  return `Medians of ${options.visits} visits, Chromium ${version}, ${cpus().length} cores of ${processor?.model ?? 'an unknown processor'}, load meanwhile ${Math.min(...load).toFixed(1)} to ${Math.max(...load).toFixed(1)}; in brackets the ratio to the smallest page of React.`;
}

async function measure(endWith: EndWith): Promise<string> {
  const stage = await setStage(say, endWith, interruption.signal);
  const results = createResults();
  const walks = new Map<Mode['name'], Acted[]>();
  let hour: Hour | null = null;
  let version = '';
  const load = [loadavg()[0] ?? 0];
  const session = stage.sessions.get(customers[200].username);
  if (session === undefined) throw new Error('The large customer is not signed in.');
  for (const mode of modes) {
    const browser = await stage.launch();
    version = browser.version();
    const place = { browser, origin: stage.origin, session, say };
    await visitAll(stage, browser, mode, results);
    load.push(loadavg()[0] ?? 0);
    if (isWanted(`${mode.name} long list`)) {
      const walk: Acted[] = [];
      await attempt(`${mode.name}, long list`, () =>
        walkLongList(place, mode, (acted) => walk.push(acted)),
      );
      if (walk.length > 0) walks.set(mode.name, walk);
    }
    if (mode.name === 'desktop' && isWanted('desktop hour')) {
      await attempt('desktop, hour', async () => {
        hour = await passHour({ ...place, origin: stage.product }, mode);
      });
    }
    load.push(loadavg()[0] ?? 0);
    await browser.close();
  }
  return report({ results, walks, hour, conditions: conditions(version, load) });
}

/** What has been started, to be ended in the reverse order. */
const ends: (() => Promise<void>)[] = [];

async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) {
    await end().catch((error: unknown) => console.error(error));
  }
}

function interrupt(): void {
  say('stopping');
  interruption.abort();
  process.exitCode = 1;
  void endAll();
}

process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);
// A fault outside of what is waited for would leave the server and its data behind.
process.once('uncaughtException', (error) => {
  console.error(error);
  interrupt();
});

try {
  const text = await measure((end) => ends.push(end));
  say(`\n${text}\n`);
  if (failures.length > 0) {
    const wasAsked = options.write ? '; nothing is written into the README' : '';
    throw new Error(`${failures.length} could not be measured${wasAsked}:\n${failures.join('\n')}`);
  }
  if (options.write) await writeIntoReadme('bench-web', text);
} catch (error) {
  process.exitCode = 1;
  if (!interruption.signal.aborted) console.error(error);
} finally {
  await endAll();
}
