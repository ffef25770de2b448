import type { ReactNode } from 'react';
import { MachineGrid, type MachineGridProps } from '../machine-card/MachineGrid.tsx';
import { onlyOnDesktop, onlyOnPhone } from '../media-query/only.css.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { loadingWords } from '../words/vietnamese/frame.ts';
import * as styles from './Skeleton.css.ts';

/** Says 'Đang tải…' once, and hides the shapes from screen readers. */
function Loading({ children }: { readonly children: ReactNode }) {
  const words = useKitWords('loading', loadingWords);
  return (
    <div className={styles.region}>
      <output className={visuallyHidden}>{words.label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

function times(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export interface SkeletonTextProps {
  /** Lines of text to come. @default 3 */
  readonly lines?: number | undefined;
}

/** Text that is on its way: lines in the text's own size. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <Loading>
      {times(lines).map((index) => (
        <span
          key={index}
          className={styles.line({ width: index === lines - 1 ? 'half' : 'full' })}
        />
      ))}
    </Loading>
  );
}

function CardShape() {
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <span className={styles.block({ height: 'plate' })} />
        <div className={styles.cardNames}>
          <span className={styles.line({ width: 'half' })} />
          <span className={styles.line({ width: 'short' })} />
        </div>
        <span className={styles.block({ height: 'tag' })} />
      </div>
      <div className={styles.cardBody}>
        <span className={styles.block({ height: 'display' })} />
        <div className={styles.cardSpecs}>
          {times(4).map((index) => (
            <span
              key={index}
              className={styles.line({ width: index % 2 === 0 ? 'long' : 'full' })}
            />
          ))}
        </div>
      </div>
      <div className={styles.cardFoot}>
        <span className={styles.block({ height: 'button' })} />
        <span className={styles.block({ height: 'button' })} />
      </div>
    </div>
  );
}

export interface SkeletonCardsProps {
  /** Cards to come. @default 4 */
  readonly count?: number | undefined;
  /** A card is at least 480 px wide, or 320 (a catalogue). @default 'wide' */
  readonly columns?: MachineGridProps['columns'] | undefined;
}

/** Machine cards that are on their way, where they will stand. */
export function SkeletonCards({ count = 4, columns = 'wide' }: SkeletonCardsProps) {
  return (
    <Loading>
      <MachineGrid columns={columns}>
        {times(count).map((index) => (
          <CardShape key={index} />
        ))}
      </MachineGrid>
    </Loading>
  );
}

export interface SkeletonTableProps {
  /** @default 6 */
  readonly columns?: number | undefined;
  /** Rows to come: ten a page. @default 10 */
  readonly rows?: number | undefined;
  /** Lines of a row's cells. @default 2 */
  readonly lines?: 1 | 2 | 3 | undefined;
}

/** A table that is on its way; on phones its cards. */
export function SkeletonTable({ columns = 6, rows = 10, lines = 2 }: SkeletonTableProps) {
  return (
    <Loading>
      <div className={`${styles.card} ${onlyOnDesktop}`}>
        <div className={styles.tableHead} />
        {times(rows).map((row) => (
          <div key={row} className={styles.tableRow}>
            {times(columns).map((column) => (
              <div key={column}>
                {times(lines).map((index) => (
                  <span
                    key={index}
                    className={styles.line({ width: index === 0 ? 'long' : 'half' })}
                  />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={`${styles.list} ${onlyOnPhone}`}>
        {times(rows).map((row) => (
          <div key={row} className={styles.listCard}>
            <span className={styles.line({ width: 'half' })} />
            <span className={styles.line({ width: 'long' })} />
            <span className={styles.line({ width: 'full' })} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
