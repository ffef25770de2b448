import { use } from 'react';
import { addressOf, viewports } from '../toolbar.ts';
import * as styles from './docs.css.ts';
import type { PageStory } from './story.ts';
import { ToolbarContext } from './toolbar-context.ts';

/** Height of a frame that says nothing about it, px: most overlays have room in it. */
const usual = 480;
/** A story that is as high as its words makes its frame so; at most this, px. */
const highest = 640;

interface Size {
  readonly width: string;
  readonly height: number;
}

/** What a story says of its frame (`docs.story.height`), else the phone or screen that it asks for. */
function sizeOf({ parameters, storyGlobals }: PageStory): Size {
  const asked: unknown = storyGlobals['viewport'];
  const name = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'value') : null;
  const viewport = Object.entries(viewports).find(([key]) => key === name)?.[1];
  const said: unknown = parameters['docs']?.story?.height;
  const height = typeof said === 'string' ? Number.parseInt(said, 10) : Number.NaN;
  return {
    width: viewport?.styles.width ?? '100%',
    height: Number.isNaN(height)
      ? Math.min(Number.parseInt(viewport?.styles.height ?? `${usual}`, 10), highest)
      : height,
  };
}

/**
 * A story in a document of its own: what it opens stays in its frame, its phone is a phone. It is loaded when the page
 * is scrolled near to it.
 */
export function StoryFrame({ story }: { readonly story: PageStory }) {
  const { chosen, language } = use(ToolbarContext);
  const { width, height } = sizeOf(story);
  const globals = addressOf(chosen, language);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook itself, which needs its scripts and its origin
    <iframe
      key={globals}
      className={styles.frame}
      title={story.name}
      loading="lazy"
      // Axe has a panel of its own, for the story alone.
      src={`iframe.html?id=${story.id}&viewMode=story&framed=1&globals=${globals};a11y.manual:!true`}
      style={{ width, height }}
    />
  );
}
