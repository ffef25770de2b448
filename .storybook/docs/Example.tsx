import { Description, Source, Story, Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import * as styles from './docs.css.ts';
import { isFramedStory, type PageStory } from './story.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** A story alone, and its source where that is asked for. */
export function Canvas({ story }: { readonly story: PageStory }) {
  const [isCodeShown, setIsCodeShown] = useState(false);
  return (
    <div className={styles.example}>
      {isFramedStory(story) ? (
        <div className={styles.frameRoom}>
          <StoryFrame story={story} />
        </div>
      ) : (
        <div
          className={`${story.parameters['layout'] === 'fullscreen' ? styles.wholeCanvas : styles.canvas} sb-unstyled`}
        >
          <Story of={story.moduleExport} />
        </div>
      )}
      <div className={`${styles.exampleFoot} sb-unstyled`}>
        <button
          type="button"
          className={styles.footAction}
          aria-expanded={isCodeShown}
          onClick={() => setIsCodeShown(!isCodeShown)}
        >
          {isCodeShown ? 'Hide code' : 'Show code'}
        </button>
        <a className={styles.footAction} href={`./?path=/story/${story.id}`} target="_top">
          Open alone
        </a>
      </div>
      {isCodeShown && (
        <div className={styles.code}>
          <Source of={story.moduleExport} />
        </div>
      )}
    </div>
  );
}

/** A story with its name and what its docstring says. */
export function Example({ story }: { readonly story: PageStory }) {
  return (
    <section className={styles.exampleSection}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Canvas story={story} />
    </section>
  );
}
