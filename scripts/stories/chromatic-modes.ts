import type { Browser } from 'playwright';
import { isMode, type Mode } from '../../.storybook/modes.ts';

/** What Chromatic reads of a story before it draws any. */
interface ExtractedStory {
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, unknown>>;
    };
  };
}

/**
 * By story, the modes in which Chromatic draws it, its own first: asked of the built Storybook as Chromatic asks it, so that both draw
 * the same.
 * @param origin where the built Storybook is served
 * @throws where a story has a mode that `modes.ts` does not have, or none and is drawn nevertheless, in a window of 1200 px
 */
export async function chromaticModes(
  browser: Browser,
  origin: string,
): Promise<ReadonlyMap<string, readonly Mode[]>> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/iframe.html?id=no--story&viewMode=story`);
    /* oxlint-disable no-underscore-dangle -- the name that Storybook gives its global */
    const found = await page.evaluate(async () => {
      await globalThis.__STORYBOOK_PREVIEW__.ready();
      const stories = await globalThis.__STORYBOOK_PREVIEW__.extract();
      return Object.entries(stories).map(([id, { parameters }]) => ({
        id,
        isDrawn: parameters.chromatic?.disableSnapshot !== true,
        names: Object.keys(parameters.chromatic?.modes ?? {}),
      }));
    });
    /* oxlint-enable no-underscore-dangle */
    return new Map(
      found.map(({ id, isDrawn, names }) => {
        const modes = names.filter(isMode);
        if (modes.length !== names.length || isDrawn !== modes.length > 0)
          throw new Error(`Chromatic would draw ${id} in ${names.join(', ') || 'no mode'}.`);
        return [id, modes];
      }),
    );
  } finally {
    await page.close();
  }
}

/** Storybook's own, in the built page. */
export interface PreviewExtract {
  readonly extract: () => Promise<Readonly<Record<string, ExtractedStory>>>;
}
