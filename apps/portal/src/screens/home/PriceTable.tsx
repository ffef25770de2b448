import { Button } from '@tram/ui/button';
import { IconBan } from '@tram/ui/icon/IconBan';
import { IconCheck } from '@tram/ui/icon/IconCheck';
import { LinkButton } from '@tram/ui/link-button';
import { formatAmount } from '@tram/ui/money';
import { Notice } from '@tram/ui/notice';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { column, sectionTitle } from './home.css.ts';
import { rentLink, type ShownPackage } from './landing.ts';
import * as styles from './PriceTable.css.ts';
import { homeWords } from './words.vi.ts';

export interface PriceTableProps {
  /** Null: they are not known, or could not be had. */
  readonly packages: readonly ShownPackage[] | null;
  readonly loading: boolean;
  readonly onReload: () => void;
}

/**
 * Every package with its three prices and the way to rent it (specification, section 2). One table: on phones each row becomes
 * a card, and the roles keep it a table for those who cannot see that.
 */
export function PriceTable({ packages, loading, onReload }: PriceTableProps) {
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
        <div className={styles.warning}>
          <Notice tone="caution" lead={words.noRefund}>
            {words.locked}
          </Notice>
        </div>
      </div>
    </section>
  );
}

/** Whether a machine of a package is free now, as `GET /packages` says. Nothing for what it does not say. */
function Availability({ offer }: { readonly offer: Pick<ShownPackage, 'is_available'> }) {
  const { table: words } = useWords(homeWords);
  switch (offer.is_available) {
    case 1:
      return (
        <span className={styles.free}>
          <IconCheck size={16} />
          {words.free}
        </span>
      );
    case 0:
      return (
        <span className={styles.taken}>
          <IconBan size={16} />
          {words.taken}
        </span>
      );
    default:
      return null;
  }
}

/** Loading, failed or empty: the same frame, so that what follows it moves as little as can be. */
function Blank({ packages, loading, onReload }: PriceTableProps) {
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
    // A card's `display` takes the table's own roles away in some browsers, so they are written down.
    /* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the same roles that the elements have */
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-labelledby="prices">
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {(['name', ...specs] as const).map((id) => (
              <th key={id} role="columnheader" scope="col" className={styles.headCell}>
                {columns[id]}
              </th>
            ))}
            {terms.map((id) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={`${styles.headCell} ${styles.number}`}
              >
                {columns[id]}
              </th>
            ))}
            <th role="columnheader" scope="col" className={styles.actionHead}>
              {columns.action}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {packages.map((one) => (
            <tr key={one._id} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={`${styles.cell} ${styles.name}`}>
                {one.name}
                <Availability offer={one} />
              </th>
              {specs.map((part) => (
                <td
                  key={part}
                  role="cell"
                  className={`${styles.cell} ${part === 'gpu' ? styles.second : styles.spec}`}
                >
                  {one[part]}
                </td>
              ))}
              {terms.map((term) => (
                <td
                  key={term}
                  role="cell"
                  className={`${styles.cell} ${styles.price} ${term === 'hour' ? styles.priceFirst : ''}`}
                >
                  {formatAmount(one[`price_per_${term}`])}
                  <span className={styles.per}>{words.per[term]}</span>
                </td>
              ))}
              <td role="cell" className={`${styles.cell} ${styles.action}`}>
                <LinkButton
                  aria-label={words.rentPackage(one.name)}
                  render={<Link to={rentLink('pc', one._id)} />}
                >
                  {words.rent}
                </LinkButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    /* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
  );
}
