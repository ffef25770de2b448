import { useId } from 'react';
import type { Statement } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useWords } from '../../app/words.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { pictures, picturesHead, picturesTitle } from './statement.css.ts';
import { statementWords } from './words.vi.ts';

const StatementCharts = lazyChunk(
  async () => (await import('./StatementCharts.tsx')).StatementCharts,
);

interface StatementPicturesProps {
  readonly made: Statement;
  /** When its balance was read, ms since 1970. */
  readonly readAt: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Where the money goes, to look at: a panel whose code is loaded when it is opened. */
export function StatementPictures({ made, readAt, open, onOpenChange }: StatementPicturesProps) {
  const words = useWords(statementWords).pictures;
  const titleId = useId();
  const contentId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={pictures}>
        <div className={picturesHead}>
          <h2 id={titleId} className={picturesTitle}>
            {words.title}
          </h2>
          <Button
            size="m"
            aria-expanded={open}
            aria-controls={open ? contentId : undefined}
            onClick={() => onOpenChange(!open)}
          >
            {open ? words.hide : words.show}
          </Button>
        </div>
        {open && (
          <div id={contentId}>
            <ChunkBoundary>
              <StatementCharts made={made} readAt={readAt} />
            </ChunkBoundary>
          </div>
        )}
      </div>
    </Card>
  );
}
