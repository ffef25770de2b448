import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../media-query/useHydrated.ts';
import { keepHeight, measureCard } from './kept-height.ts';
import * as styles from './MachineCard.css.ts';
import { MachineCardFrame, type MachineCardHeadProps } from './MachineCardFrame.tsx';
import { skipWhileFar } from './skip-far.ts';
import { canWait, whenNear } from './when-near.ts';

export interface LazyMachineCardProps extends MachineCardHeadProps {
  /** A `MachineCardContent`, or a component that renders one. It is not rendered before it is drawn. */
  readonly children: ReactNode;
  /** `eager` draws the content at once: a card of the first screenful. @default 'lazy' */
  readonly loading?: 'eager' | 'lazy' | undefined;
  /** Cards of one shape, such as those in one state, are about equally high: the room of one that is not drawn. @default '' */
  readonly shape?: string | undefined;
}

/**
 * A `MachineCard` of a list that can be long. Its head is drawn at once, with the name that the browser's search finds; what is
 * below it when the card comes within a screenful of the viewport, the focus reaches it or the page is printed, of the first card of
 * a `shape` a moment after the first screenful, and stays from then on. Until then an empty room is as high as the content of a drawn card of
 * its `shape`. A drawn card that is two screenfuls away costs nothing but its room, and is still found and focused. Prerendered HTML
 * has everything. A child of `MachineGrid`.
 */
export function LazyMachineCard({
  children,
  loading = 'lazy',
  shape = '',
  ...head
}: LazyMachineCardProps) {
  const card = useRef<HTMLElement>(null);
  const [isDrawn, setIsDrawn] = useState(!canWait);
  const isHydrated = useHydrated();
  // What was prerendered is not taken away again.
  if (!isDrawn && (!isHydrated || loading === 'eager')) setIsDrawn(true);

  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    if (isDrawn) {
      const endMeasure = measureCard(element, shape);
      const endSkip = skipWhileFar(element);
      return () => {
        endMeasure?.();
        endSkip();
      };
    }
    const draw = () => setIsDrawn(true);
    const endHeight = keepHeight(element, shape, draw);
    const endWait = whenNear(element, draw);
    return () => {
      endHeight();
      endWait();
    };
  }, [isDrawn, shape]);

  function drawForFocus({ relatedTarget }: FocusEvent): void {
    flushSync(() => setIsDrawn(true));
    focusInside(card.current, relatedTarget);
  }

  return (
    <MachineCardFrame ref={card} drawn={isDrawn} {...head}>
      {isDrawn ? (
        children
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it hands the focus on to the controls that take its place
        <div className={styles.room} tabIndex={0} onFocus={drawForFocus} />
      )}
    </MachineCardFrame>
  );
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Moves the focus to the first control of a card, or to the last one where it comes from a place after the card. */
function focusInside(card: HTMLElement | null, from: Element | null): void {
  const shown = Array.from(card?.querySelectorAll<HTMLElement>(controls) ?? []).filter(
    (control) => control.getClientRects().length > 0,
  );
  const isBackwards =
    card !== null &&
    from !== null &&
    (card.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  shown.at(isBackwards ? -1 : 0)?.focus();
}
