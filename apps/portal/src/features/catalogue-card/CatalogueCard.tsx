import { useId, type ReactNode } from 'react';
import { FigureStrip, type FigureStripItem } from '@tram/ui/figure-strip';
import { IconHourglass } from '@tram/ui/icon/IconHourglass';
import { SpecList, type SpecListItem } from '@tram/ui/spec-list';
import * as styles from './CatalogueCard.css.ts';

export interface CatalogueCardProps {
  readonly name: string;
  /** @default 2 */
  readonly headingLevel?: 2 | 3;
  /** A `StatusBadge` beside the name. */
  readonly tag?: ReactNode;
  /** A `Price` of size l. */
  readonly price: ReactNode;
  /** Three numbers that people compare first, or none. */
  readonly figures: readonly FigureStripItem[];
  readonly specs: readonly SpecListItem[];
  /** Over the button: the waiting queue in words. */
  readonly note?: string | null;
  /** The one button (`size="m" width="full"`), and below it `NotifyMe` where nothing is free. */
  readonly action: ReactNode;
}

/**
 * One offer of a catalogue (art direction, section 5, "Catalogue card"). Renders an `<article>` named by its heading, for a child
 * of `MachineGrid columns="narrow"`.
 */
export function CatalogueCard({
  name,
  headingLevel = 2,
  tag,
  price,
  figures,
  specs,
  note,
  action,
}: CatalogueCardProps) {
  const nameId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <Heading id={nameId} className={styles.name}>
          {name}
        </Heading>
        {tag}
      </div>
      <div className={styles.price}>{price}</div>
      <div className={styles.part}>{figures.length > 0 && <FigureStrip items={figures} />}</div>
      <div className={styles.part}>
        <SpecList items={specs} />
      </div>
      <div className={styles.foot}>
        {typeof note === 'string' && note !== '' && (
          <p className={styles.note}>
            <span className={styles.noteIcon}>
              <IconHourglass size={16} />
            </span>
            {note}
          </p>
        )}
        {action}
      </div>
    </article>
  );
}
