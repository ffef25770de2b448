/**
 * `npm run compare:stories`: draws every story of the kit and compares it with the committed picture in `.storybook/baselines/`,
 * in the modes in which Chromatic would (`.storybook/modes.ts`). `-- --update` commits what is drawn now to the
 * baselines; `-- --built` takes the Storybook of the last run; other words choose pictures by their names, `phone/components-actions-button--default`:
 * `npm run compare:stories -- button`, `-- phone/`.
 *
 * Every story is measured too, in its own mode: targets under a finger, 320 px, text at 200 %, forced colours, less motion
 * (`stories/geometry/circumstances.ts`).
 *
 * It fails where a picture differs, a story cannot be drawn, a measurement finds a fault, or axe finds something in the theme
 * `contrast` (the tests of the stories look in light and dark). What a play function expects is judged by those tests; a story that does not play to its end is named
 * here and not compared. A story without a picture is named and does not fail: its picture is made with `--update` and reviewed.
 *
 * A story that passed is drawn again when something has changed that it depends on (`stories/story-inputs.ts`), its picture and the
 * browser included; the rest counts as same. `-- --all` draws every story, and so does a first run.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as browserType, type Browser } from 'playwright';
import { modes, snapshotBudget, type Mode } from '../.storybook/modes.ts';
import { chromium } from './processes/chromium.ts';
import { seconds } from './processes/run.ts';
import { root } from './root.ts';
import {
  baselineOf,
  browserOfBaselines,
  keepAsBaseline,
  keepBrowserOfBaselines,
  nameOf,
  removeBaseline,
  withoutStory,
  type Drawing,
} from './stories/baselines.ts';
import { buildStories, serveStories, storiesOfBuild } from './stories/built-stories.ts';
import { chromaticModes } from './stories/chromatic-modes.ts';
import { differenceOf } from './stories/difference.ts';
import { drawStories, type Drawn } from './stories/draw-stories.ts';
import { rememberPassed, storiesStillPassing } from './stories/passed-stories.ts';
import { blindMeasures } from './stories/geometry/known-faults.ts';
import { inputsMissed, unseenByTurboSnap } from './stories/graph-of-build.ts';
import { kitStoryFiles } from './stories/story-inputs.ts';
import { storiesReachedByButton } from './stories/turbosnap.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const updates = process.argv.includes('--update');
/** Compares what was built the last time, when nothing has changed since. */
const isBuilt = process.argv.includes('--built');
/** Stories that are named, or to be updated, are drawn even if they passed before. */
const drawsAll = process.argv.includes('--all') || isBuilt || updates || words.length > 0;
const say = (line: string) => console.log(line);
/** Folder for differing pictures, as drawn now and with the difference in red. */
const target = path.join(root, '.cache/stories');

/**
 * Screens are drawn by Chromatic, by `npm run screenshots` and measured by the checks of the started product
 * (`e2e/every-screen.spec.ts`); here their stories would be named as new in every run. Their tests still play each of them, with axe.
 */
const isOfKit = (title: string) => !title.startsWith('Screens/');

/** A drawing, and the file of its story. */
interface Wanted extends Drawing {
  readonly file: string;
  /** In the mode that the story is about. */
  readonly isOwn: boolean;
}

function drawingsOfBuild(drawnIn: ReadonlyMap<string, readonly Mode[]>): readonly Wanted[] {
  return storiesOfBuild()
    .filter(({ title }) => isOfKit(title))
    .flatMap(({ id, file }) =>
      (drawnIn.get(id) ?? []).map((mode, index) => ({ story: id, mode, file, isOwn: index === 0 })),
    );
}

function draw(drawings: readonly Wanted[], browser: Browser, origin: string) {
  const own = new Set(drawings.filter(({ isOwn }) => isOwn).map(nameOf));
  return drawStories(drawings, {
    browser,
    origin,
    withAxe: (mode) => modes[mode].theme === 'contrast',
    examines: (drawing) => own.has(nameOf(drawing)),
    accepts(drawing, screenshot) {
      const baseline = baselineOf(drawing);
      return updates || baseline === null || differenceOf(screenshot, baseline) === null;
    },
  });
}

function put(name: string, picture: Buffer): string {
  const file = path.join(target, `${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return path.relative(root, file);
}

/** Lines about each drawing that is not as its baseline; new ones go to the baselines when that is asked for. */
function judge({ drawing, screenshot, playFailure }: Drawn): 'same' | 'new' | 'changed' | 'none' {
  if (playFailure !== null) {
    say(`not compared: ${nameOf(drawing)} did not play to its end, ${playFailure}`);
    return 'none';
  }
  if (screenshot === null) return 'none';
  const baseline = baselineOf(drawing);
  const difference = baseline === null ? null : differenceOf(screenshot, baseline);
  if (baseline !== null && difference === null) return 'same';
  if (updates) keepAsBaseline(drawing, screenshot);
  else {
    const places = [put(nameOf(drawing), screenshot)];
    if (difference !== null && difference.marked !== null) {
      places.push(put(`${nameOf(drawing)}.difference`, difference.marked));
    }
    say(
      `${difference === null ? 'new' : 'changed'}: ${nameOf(drawing)} (${difference?.words ?? 'no picture yet'}), see ${places.join(' and ')}`,
    );
  }
  return difference === null ? 'new' : 'changed';
}

const started = performance.now();
const browser = await browserType.launch({ executablePath: await chromium(say) });
const version = browser.version();
const files = kitStoryFiles();
const remembered = storiesStillPassing(files, version);
const good: typeof remembered = drawsAll ? new Map() : remembered;

/** Draws the stories that have not passed in their present form. @returns what is found */
async function look() {
  if (good.size === files.length) {
    return { drawn: [], problems: [], names: [...good.values()].flat(), files: [] };
  }
  if (!isBuilt) await buildStories();
  const server = await serveStories();
  try {
    return await lookAt(server.origin);
  } finally {
    await server.close();
  }
}

async function lookAt(origin: string) {
  const drawnIn = await chromaticModes(browser, origin);
  const snapshots = [...drawnIn.values()].flat().length;
  say(
    `built in ${seconds(performance.now() - started)}; Chromatic: ${snapshots} snapshots of at most ${snapshotBudget}, of which a change of Button draws those of ${await storiesReachedByButton()} story files`,
  );
  const every = drawingsOfBuild(drawnIn);
  const wanted = every.filter(
    (drawing) =>
      !good.has(drawing.file) &&
      (words.length === 0 || words.some((word) => nameOf(drawing).includes(word))),
  );
  const drawn = await draw(wanted, browser, origin);
  const blind = await blindMeasures(browser);
  return {
    drawn,
    problems: [
      ...inputsMissed(files),
      ...unseenByTurboSnap(),
      ...(snapshots > snapshotBudget
        ? [
            `a build of everything has ${snapshots} snapshots, more than the ${snapshotBudget} of .storybook/modes.ts`,
          ]
        : []),
      ...blind.map((measure) => `${measure} does not find the fault that it is tried on`),
    ],
    names: every.map(nameOf),
    files: files
      .map((file) => [file, wanted.filter((drawing) => drawing.file === file).map(nameOf)] as const)
      .filter(([, names]) => names.length > 0),
  };
}

rmSync(target, { recursive: true, force: true });
let seen: Awaited<ReturnType<typeof look>>;
try {
  seen = await look();
} finally {
  await browser.close();
}

const isAtFault = ({ problems, faults }: Drawn) => problems.length + faults.length > 0;
const problems = seen.drawn.flatMap(({ drawing, problems: found, faults }) =>
  [...found, ...faults].map((problem) => `${nameOf(drawing)}: ${problem}`),
);
problems.push(...seen.problems);
const verdicts = seen.drawn.map(judge);
const skipped = [...good.values()].flat().length;
const count = (verdict: ReturnType<typeof judge>) =>
  verdicts.filter((one) => one === verdict).length;
for (const name of withoutStory(seen.names)) {
  if (updates) removeBaseline(name);
  say(`${updates ? 'removed' : 'without a story'}: ${name}`);
}
if (updates) keepBrowserOfBaselines(version);
for (const problem of problems) say(`problem: ${problem}`);

// An older build, or a part of the stories, says nothing about all present ones.
if (!isBuilt && words.length === 0) {
  const doubtful = new Set(
    seen.drawn
      .filter((drawn, index) => isAtFault(drawn) || verdicts[index] !== 'same')
      .map(({ drawing }) => nameOf(drawing)),
  );
  const fine = seen.files.filter(
    ([, names]) => seen.problems.length === 0 && !names.some((name) => doubtful.has(name)),
  );
  rememberPassed(
    new Map(fine),
    seen.files.map(([file]) => file),
    version,
  );
}

say(
  `${seen.drawn.length + skipped} pictures in ${seconds(performance.now() - started)}: ${count('same') + skipped} same${skipped > 0 ? ` (${skipped} of them not drawn, as nothing has changed since they were found good)` : ''}, ${count('new')} new, ${count('changed')} changed, ${count('none')} not compared${updates ? ' and kept' : ''}`,
);

const expected = browserOfBaselines();
const isOtherBrowser = expected !== null && expected.split('.')[0] !== version.split('.')[0];
if (isOtherBrowser) {
  say(
    `This is Chromium ${version}; the pictures are from ${expected}, so differences are named but do not fail.`,
  );
}
const hasChanged = count('changed') > 0 && !updates && !isOtherBrowser;
process.exitCode = hasChanged || problems.length > 0 ? 1 : 0;
