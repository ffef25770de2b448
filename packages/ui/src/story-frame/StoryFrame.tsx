import type { ReactNode } from 'react';
import { column, row, stretched } from './StoryFrame.css.ts';

/** Lays out the samples of a story; no part of the kit's public surface. */
export function Column({
  children,
  width,
}: {
  readonly children: ReactNode;
  /** Width in px, for stories about narrow places. Without it the samples keep their own widths. */
  readonly width?: number;
}) {
  if (width === undefined) return <div className={column}>{children}</div>;
  return (
    <div className={`${column} ${stretched}`} style={{ width, maxWidth: '100%' }}>
      {children}
    </div>
  );
}

/** Samples side by side, wrapping. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
