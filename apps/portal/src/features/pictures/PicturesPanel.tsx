import { useId, type ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { useWords } from '../../app/words.ts';
import { useSearchParams } from '../../router.ts';
import { searchOf, usePlace } from '../address/use-place.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import * as styles from './pictures.css.ts';
import { picturesWords } from './words.vi.ts';

/** `?pictures=open` shows them. */
const parameter = 'pictures';

interface PicturesPanelProps {
  readonly title: string;
  /** A lazy component: its code is loaded by the first opening. */
  readonly children: ReactNode;
}

/** Values to look at, above a list of them: closed until it is opened, which the address keeps. */
export function PicturesPanel({ title, children }: PicturesPanelProps) {
  const words = useWords(picturesWords);
  const [parameters] = useSearchParams();
  const { replace } = usePlace();
  const titleId = useId();
  const contentId = useId();
  const isOpen = parameters.get(parameter) === 'open';

  function toggle(): void {
    replace((place) => {
      const next = new URLSearchParams(place.search);
      if (isOpen) next.delete(parameter);
      else next.set(parameter, 'open');
      return { ...place, search: searchOf(next) };
    });
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button
            size="m"
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            onClick={toggle}
          >
            {isOpen ? words.hide : words.show}
          </Button>
        </div>
        {isOpen && (
          <div id={contentId}>
            <ChunkBoundary>{children}</ChunkBoundary>
          </div>
        )}
      </div>
    </Card>
  );
}
