import type { ReactNode } from 'react';
import { cell, figure, frame, name, strip } from './FigureStrip.css.ts';

export interface FigureStripItem {
  /** Under the number: 'nhân CPU', 'VNĐ/giờ'. */
  readonly label: string;
  readonly value: ReactNode;
}

export interface FigureStripProps {
  /** Two to four numbers. */
  readonly items: readonly FigureStripItem[];
  /** In a well of its own, or parted by hairlines inside another panel. @default 'boxed' */
  readonly look?: 'boxed' | 'ruled' | undefined;
  /** Digits of 16 or 22 px; 22 become 18 in a strip of at most 25rem and 16 in one of at most 22rem. @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

/** A few numbers side by side, each over its name: what a package holds, or its prices. Renders a `<dl>`. */
export function FigureStrip({ items, look = 'boxed', size = 'm' }: FigureStripProps) {
  return (
    <div className={frame}>
      <dl className={strip({ look, pairs: items.length > 3 })}>
        {items.map(({ label, value }) => (
          <div key={label} className={cell({ look })}>
            <dt className={name}>{label}</dt>
            <dd className={figure({ size })}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
