import { Children, type ReactNode } from 'react';
import { cell, grid } from './MachineCard.css.ts';

export interface MachineGridProps {
  /** Name of the list: 'Máy của bạn'. */
  readonly label?: string | undefined;
  /** The cards; each child is one. */
  readonly children: ReactNode;
  /** A card is at least 480 px wide, or 320 (a catalogue). @default 'wide' */
  readonly columns?: 'wide' | 'narrow' | undefined;
}

/**
 * Cards side by side as they fit, whose displays, details, prices and buttons line up across a row (subgrid).
 * Renders a `<ul>`.
 */
export function MachineGrid({ label, children, columns = 'wide' }: MachineGridProps) {
  return (
    <ul className={grid({ columns })} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={cell}>{child}</li>
      ))}
    </ul>
  );
}
