import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { isMode, modes, type Mode } from '../../.storybook/modes.ts';
import type { Drawing } from './baselines.ts';
import { examinePage } from './geometry/examine-page.ts';
import { StoryPage, type Played } from './story-page.ts';

/** The result of a drawing. */
export interface Drawn extends Played {
  readonly drawing: Drawing;
  /** Null where the browser could not take a screenshot; the problems say why. */
  readonly screenshot: Buffer | null;
  /** What is too small, too wide, cut off or lost for someone, in words. */
  readonly faults: readonly string[];
}

export interface DrawOptions {
  readonly browser: Browser;
  /** Where the built Storybook is served. */
  readonly origin: string;
  /** Whether axe runs too. */
  readonly withAxe: (mode: Mode) => boolean;
  /** Whether a screenshot is as it should be; where it is not, the story is drawn again on a separate page. */
  readonly accepts: (drawing: Drawing, screenshot: Buffer) => boolean;
  /** Whether the story is measured too, once its picture is taken (`geometry/circumstances.ts`). */
  readonly examines: (drawing: Drawing) => boolean;
}

async function drawOn(
  page: StoryPage,
  drawing: Drawing,
  { examines }: DrawOptions,
): Promise<Drawn> {
  try {
    const played = await page.show(drawing.story);
    const screenshot = await page.screenshot();
    const faults = examines(drawing) ? await examinePage(page.page) : [];
    return { drawing, screenshot, faults, ...played };
  } catch (error) {
    // The browser failed: the other stories are drawn nevertheless, and this one is named.
    return { drawing, screenshot: null, faults: [], problems: [String(error)], playFailure: null };
  }
}

function openIn(mode: Mode, { browser, origin, withAxe }: DrawOptions): Promise<StoryPage> {
  return StoryPage.open(browser, { origin, ...modes[mode], withAxe: withAxe(mode) });
}

async function drawAlone(drawing: Drawing, options: DrawOptions): Promise<Drawn> {
  const page = await openIn(drawing.mode, options);
  try {
    return await drawOn(page, drawing, options);
  } finally {
    await page.close();
  }
}

async function lane(drawings: readonly Drawing[], options: DrawOptions): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const mode of Object.keys(modes).filter(isMode)) {
    const ofMode = drawings.filter((drawing) => drawing.mode === mode);
    if (ofMode.length === 0) continue;
    const page = await openIn(mode, options);
    for (const drawing of ofMode) {
      const first = await drawOn(page, drawing, options);
      const isFine =
        first.problems.length === 0 &&
        first.playFailure === null &&
        first.screenshot !== null &&
        options.accepts(drawing, first.screenshot);
      drawn.push(isFine ? first : await drawAlone(drawing, options));
    }
    await page.close();
  }
  return drawn;
}

/**
 * Draws every story in its mode, on two pages at most. Which page draws what does not depend on time, so that a story that
 * has a side effect on the next one has it every time.
 */
export async function drawStories(
  drawings: readonly Drawing[],
  options: DrawOptions,
): Promise<readonly Drawn[]> {
  const count = Math.min(2, availableParallelism());
  const lanes = Array.from({ length: count }, (_, one) =>
    drawings.filter((_drawing, index) => index % count === one),
  );
  return (await Promise.all(lanes.map((drawn) => lane(drawn, options)))).flat();
}
