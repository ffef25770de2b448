import type { ReactNode } from 'react';
import { frame, item, label, list, value } from './SpecList.css.ts';

export interface SpecListItem {
  readonly label: string;
  /** Text, a `Mono`, a `SecretField`, a `StatusBadge` … */
  readonly value: ReactNode;
  /** Takes the whole row of a two-column list; with 'narrow' only where the list is narrower than 480 px. @default false */
  readonly wide?: boolean | 'narrow' | undefined;
}

export interface SpecListProps {
  readonly items: readonly SpecListItem[];
  /** Pairs side by side; one column wherever the list is narrower than 400 px. @default 1 */
  readonly columns?: 1 | 2 | undefined;
}

/** Names and their values. Renders a `<dl>`; the values of a column line up. */
export function SpecList({ items, columns = 1 }: SpecListProps) {
  return (
    <div className={frame}>
      <dl className={list({ columns })}>
        {items.map((entry) => {
          const wide = columns === 2 ? (entry.wide ?? false) : false;
          return (
            <div key={entry.label} className={item({ wide })}>
              <dt className={label}>{entry.label}</dt>
              <dd className={value({ wide })}>{entry.value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
