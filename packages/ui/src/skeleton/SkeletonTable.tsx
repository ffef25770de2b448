import { onlyOnDesktop, onlyOnPhone } from '../media-query/only.css.ts';
import { Loading, times } from './Skeleton.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonTableProps {
  /** @default 6 */
  readonly columns?: number;
  /** Rows to come: ten a page. @default 10 */
  readonly rows?: number;
  /** Lines of a row's cells. @default 2 */
  readonly lines?: 1 | 2 | 3;
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
