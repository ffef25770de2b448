/**
 * - `npm test`: what an ordinary mistake breaks.
 * - `npm run test:all`: everything.
 * - `npm run test:slice -- N`: slice N of the rest; the one of the commit's hash where none is named.
 *
 * Words after `--` choose suites by their names (`npm test -- server kit`), `--changed` what the uncommitted change can reach
 * (`--since COMMIT`: what has changed since then), `--seed N` repeats an order of the files. Finds or installs a Chromium, a
 * Firefox, a WebKit and a PostgreSQL, and fails with one clear line where no Chromium can be installed; without one of the others its tests
 * are skipped, and a line says so.
 */
import { parseArgs } from 'node:util';
import { chromium, headlessChromium } from './processes/chromium.ts';
import { firefox } from './processes/firefox.ts';
import { postgres } from './processes/postgres.ts';
import { webkit, webkitPackages } from './processes/webkit.ts';
import { changedSince, chooseChanged, repositoryFiles } from './testing/changed.ts';
import { runSuites, type Chosen, type RunOptions } from './testing/run-suites.ts';
import { sliceNamed, sliceOfCommit } from './testing/slices.ts';
import { quickSuites, suites, suitesOfSlice, type Suite } from './testing/suites.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    slice: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    seed: { type: 'string' },
  },
});

const say = (line: string) => console.log(line);

/** What the options ask for. @throws with a line for the terminal */
async function chosenSuites(): Promise<readonly Chosen[]> {
  if (options.slice) {
    const slice = words[0] === undefined ? await sliceOfCommit(say) : sliceNamed(words[0]);
    return suitesOfSlice(slice).map((suite) => ({ suite, files: null }));
  }
  if (options.changed || options.since !== undefined) {
    const commit = options.since ?? 'HEAD';
    const changed = await changedSince(commit);
    const { chosen, leftOut } = chooseChanged(quickSuites, changed, await repositoryFiles());
    say(`changed since ${commit}: ${changed.length} files`);
    const parts = chosen.filter(({ files }) => files !== null);
    for (const { suite, files } of parts)
      say(`in part: ${suite.name}, ${files?.length} test files`);
    say(`left out: ${[...leftOut, 'the slices of the rest'].join(', ')}`);
    return chosen;
  }
  return named(options.all ? suites : quickSuites).map((suite) => ({ suite, files: null }));
}

function named(among: readonly Suite[]): readonly Suite[] {
  const wanted = words.map((word) => word.toLowerCase());
  if (wanted.length === 0) return among;
  const found = among.filter(({ name }) =>
    wanted.some((word) => name.toLowerCase().includes(word)),
  );
  if (found.length > 0) return found;
  throw new Error(
    `No suite is named ${words.join(' or ')}. Suites: ${among.map(({ name }) => name).join('; ')}.`,
  );
}

async function prepare(chosen: readonly Chosen[]): Promise<NonNullable<RunOptions['browsers']>> {
  const wanted = new Set(chosen.map(({ suite }) => suite.browser));
  const browsers = {
    whole: await chromium(say),
    headless: await headlessChromium(say),
    firefox: wanted.has('firefox') ? await firefox(say) : null,
    webkit: wanted.has('webkit') ? await webkit(say) : null,
  };
  await postgres(say).catch((error: unknown) => {
    say(`tests on a real PostgreSQL are skipped. ${error instanceof Error ? error.message : ''}`);
  });
  return browsers;
}

/** Why a suite cannot run on this machine; null where it can. */
function lackOf({ browser }: Suite, browsers: RunOptions['browsers']): string | null {
  if (browser === 'firefox' && browsers?.firefox === null) {
    return 'There is no Firefox ESR on this machine, and none can be installed here: install it, or name its executable in TRAM_FIREFOX.';
  }
  if (browser === 'webkit' && browsers?.webkit === null) {
    return `There is no WebKitGTK on this machine, and none can be installed here: it needs Debian's packages ${webkitPackages}.`;
  }
  return null;
}

function seedOf(word: string | undefined): number {
  if (word === undefined) return Math.floor(Math.random() * 1_000_000);
  const seed = Number(word);
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new Error(`--seed takes a whole number, not ${word}.`);
}

try {
  const seed = seedOf(options.seed);
  const chosen = await chosenSuites();
  const isCheckOnly = chosen.every(({ suite }) => suite.place === 'check');
  const browsers = isCheckOnly ? null : await prepare(chosen);
  const possible = chosen.filter(({ suite }) => {
    const lack = lackOf(suite, browsers);
    if (lack !== null) say(`skipped: ${suite.name}. ${lack}`);
    return lack === null;
  });
  say(`order of the files: --seed ${seed}`);
  process.exitCode = (await runSuites(possible, { seed, browsers })) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
