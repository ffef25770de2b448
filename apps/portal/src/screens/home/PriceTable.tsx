import type { ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { Notice } from '@tram/ui/notice';
import { formatCores } from '../../app/format-cores.ts';
import { formatAmount } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { column, sectionTitle } from './home.css.ts';
import type { ShownPackage } from './landing.ts';
import { availabilityOf, PriceRows } from './PriceRows.tsx';
import * as styles from './PriceTable.css.ts';
import { homeWords } from './words.vi.ts';

export interface PriceTableProps {
  /** Null: they are not known, or could not be had. */
  readonly packages: readonly ShownPackage[] | null;
  readonly loading: boolean;
  readonly onReload: () => void;
  /** The prices of VPS and cloud machines. */
  readonly others: ReactNode;
}

/** Every PC package with its three prices and the way to rent it (specification, section 2), and the other prices beside them. */
export function PriceTable({ packages, loading, onReload, others }: PriceTableProps) {
  const { table: words } = useWords(homeWords);
  return (
    <section id="bang-gia" className={styles.priceSection} aria-labelledby="prices">
      <div className={column}>
        <div className={styles.titleRow}>
          <h2 id="prices" className={sectionTitle}>
            {words.title}
          </h2>
          <p className={styles.unit}>{words.unit}</p>
        </div>
        {packages === null || packages.length === 0 ? (
          <Blank packages={packages} loading={loading} onReload={onReload} />
        ) : (
          <Rows packages={packages} />
        )}
        {others}
        <div className={styles.warning}>
          <Notice tone="caution" lead={words.noRefund}>
            {words.locked}
          </Notice>
        </div>
      </div>
    </section>
  );
}

/** Loading, failed or empty: the same frame, so that what follows it moves as little as can be. */
function Blank({ packages, loading, onReload }: Omit<PriceTableProps, 'others'>) {
  const { table: words } = useWords(homeWords);
  if (packages === null && loading) {
    return (
      <div className={styles.blank} aria-busy="true">
        <p className={styles.blankText}>{words.loading}</p>
      </div>
    );
  }
  const hasFailed = packages === null;
  return (
    <div className={styles.blank}>
      <p className={styles.blankTitle}>{hasFailed ? words.failed : words.empty}</p>
      <p className={styles.blankText}>{hasFailed ? words.failedText : words.emptyText}</p>
      {hasFailed && (
        <Button size="m" onClick={onReload}>
          {words.reload}
        </Button>
      )}
    </div>
  );
}

const specs = ['cpu', 'gpu', 'ram', 'ssd', 'os'] as const;
const terms = ['hour', 'day', 'month'] as const;

function Rows({ packages }: { readonly packages: readonly ShownPackage[] }) {
  const { table: words } = useWords(homeWords);
  const { columns } = words;
  return (
    <PriceRows
      labelledBy="prices"
      kind="pc"
      nameOf={({ name }) => name}
      rows={packages}
      availability={({ is_available }) => availabilityOf(is_available)}
      columns={[
        ...specs.map((part) => ({
          id: part,
          header: columns[part],
          look: part === 'gpu' ? ('second' as const) : ('spec' as const),
          text: (one: ShownPackage) => (part === 'cpu' ? formatCores(one.cpu) : one[part]),
        })),
        ...terms.map((term) => ({
          id: term,
          header: columns[term],
          look: 'price' as const,
          per: words.per[term],
          text: (one: ShownPackage) => formatAmount(one[`price_per_${term}`]),
        })),
      ]}
    />
  );
}
