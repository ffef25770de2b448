import { useId, type ReactNode, type Ref } from 'react';
import { Subject } from '../button/Subject.tsx';
import * as styles from './MachineCard.css.ts';

/** What the head of a card says; it is drawn wherever the card is. */
export interface MachineCardHeadProps {
  /** The machine's number in the list: '01'. */
  readonly plate: string;
  /** The name that the customer gave it; the card's heading. */
  readonly name: string;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
  /** Name of its package: 'G4090'. */
  readonly kind?: ReactNode | undefined;
  /** After the package: the host in `Mono`, or 'Chưa gán máy'. */
  readonly host?: ReactNode | undefined;
  /** A `StatusBadge`. */
  readonly tag: ReactNode;
}

interface MachineCardFrameProps extends MachineCardHeadProps {
  readonly ref?: Ref<HTMLElement> | undefined;
  /** What is below the head is only its room. @default true */
  readonly drawn?: boolean | undefined;
  /** Below the head: rows 2 to 5 of the card. */
  readonly children: ReactNode;
}

/** The `<article>` of a card, named by its heading, with its head. */
export function MachineCardFrame({
  ref,
  drawn = true,
  plate,
  name,
  headingLevel = 2,
  kind,
  host,
  tag,
  children,
}: MachineCardFrameProps) {
  const nameId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      ref={ref}
      className={drawn ? styles.card : `${styles.card} ${styles.undrawn}`}
      aria-labelledby={nameId}
    >
      <div className={styles.head}>
        <span className={styles.plate}>{plate}</span>
        <div className={styles.names}>
          <Heading id={nameId} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.kind}>
            {kind !== undefined && <span className={styles.kindName}>{kind}</span>}
            {kind !== undefined && host !== undefined && '\u00A0\u00A0·\u00A0 '}
            {host}
          </p>
        </div>
        <div className={styles.tag}>{tag}</div>
      </div>
      <Subject name={name}>{children}</Subject>
    </article>
  );
}
