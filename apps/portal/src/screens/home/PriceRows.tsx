import type { RentalKind } from '@tram/machines/rules';
import { IconBan } from '@tram/ui/icon/IconBan';
import { IconCheck } from '@tram/ui/icon/IconCheck';
import { LinkButton } from '@tram/ui/link-button';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { rentLink } from './landing.ts';
import * as styles from './PriceTable.css.ts';
import { homeWords } from './words.vi.ts';

/** A column of a price table. On a phone `second` is the line below the name, and every `spec` a part of the line below that. */
export interface PriceColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly look: 'second' | 'spec' | 'price';
  readonly text: (row: Row) => string;
  /** Under a price on a phone, where no header is: 'VNĐ/giờ'. */
  readonly per?: string;
}

/** Whether a machine can be had now; null where the server does not say. */
type Availability = 'free' | 'taken' | null;

/** @param flag `is_available`: 1 yes, 0 no; anything else is not said */
export function availabilityOf(flag: unknown): Availability {
  if (flag === 1) return 'free';
  return flag === 0 ? 'taken' : null;
}

export interface PriceRowsProps<Row> {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly kind: RentalKind;
  readonly nameOf: (row: Row) => string;
  readonly rows: readonly Row[];
  readonly columns: readonly PriceColumn<Row>[];
  readonly availability?: (row: Row) => Availability;
}

function AvailabilityText({ value }: { readonly value: Availability }) {
  const { table: words } = useWords(homeWords);
  if (value === null) return null;
  return value === 'free' ? (
    <span className={styles.free}>
      <IconCheck size={16} />
      {words.free}
    </span>
  ) : (
    <span className={styles.taken}>
      <IconBan size={16} />
      {words.taken}
    </span>
  );
}

/**
 * What can be rented, one row each, with its prices and the way to rent it. One table: on phones each row becomes a card, and the
 * roles keep it a table for those who cannot see that.
 */
export function PriceRows<Row extends { readonly _id: string }>({
  labelledBy,
  kind,
  nameOf,
  rows,
  columns,
  availability,
}: PriceRowsProps<Row>) {
  const { table: words } = useWords(homeWords);
  const lastSpec = columns.findLast(({ look }) => look === 'spec')?.id;
  const firstPrice = columns.find(({ look }) => look === 'price')?.id;
  const lookOf = ({ id, look }: PriceColumn<Row>): string => {
    if (look === 'second') return styles.second;
    if (look === 'spec') return id === lastSpec ? styles.spec : styles.dottedSpec;
    return id === firstPrice ? `${styles.price} ${styles.priceFirst}` : styles.price;
  };
  return (
    // A card's `display` takes the table's own roles away in some browsers, so they are written down.
    /* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the same roles that the elements have */
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-labelledby={labelledBy}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.headCell}>
              {words.columns.name}
            </th>
            {columns.map(({ id, header, look }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={
                  look === 'price' ? `${styles.headCell} ${styles.number}` : styles.headCell
                }
              >
                {header}
              </th>
            ))}
            <th role="columnheader" scope="col" className={styles.actionHead}>
              {words.columns.action}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((one) => (
            <tr key={one._id} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={`${styles.cell} ${styles.name}`}>
                {nameOf(one)}
                {availability !== undefined && <AvailabilityText value={availability(one)} />}
              </th>
              {columns.map((column) => (
                <td key={column.id} role="cell" className={`${styles.cell} ${lookOf(column)}`}>
                  {column.text(one)}
                  {column.per !== undefined && <span className={styles.per}>{column.per}</span>}
                </td>
              ))}
              <td role="cell" className={`${styles.cell} ${styles.action}`}>
                <LinkButton
                  aria-label={words.rentPackage(nameOf(one))}
                  render={<Link to={rentLink(kind, one._id)} />}
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
