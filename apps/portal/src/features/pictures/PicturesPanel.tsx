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
  /** A lazy component: its code is loaded when it is first shown. */
  readonly pictures: ReactNode;
  /** The list that they are of. */
  readonly children: ReactNode;
}

/**
 * A list, or the same to look at in its place, as the address says. Not both: pictures come when they are loaded, and what stood below them
 * would jump.
 */
export function PicturesPanel({ title, pictures, children }: PicturesPanelProps) {
  const words = useWords(picturesWords);
  const [parameters] = useSearchParams();
  const { replace } = usePlace();
  const titleId = useId();
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
    <>
      <Card as="section" aria-labelledby={titleId}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <Button size="m" onClick={toggle}>
              {isOpen ? words.hide : words.show}
            </Button>
          </div>
          {isOpen && <ChunkBoundary>{pictures}</ChunkBoundary>}
        </div>
      </Card>
      {!isOpen && children}
    </>
  );
}
