import type { ReactNode } from 'react';
import { column, row, stretched, themed } from './StoryFrame.css.ts';
import { expect } from 'storybook/test';

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

/** The samples in each theme, one theme beside the other: regions with the names of the themes. */
export function EveryTheme({
  children,
  width,
}: {
  readonly children: ReactNode;
  /** Width in px of each theme's samples. */
  readonly width: number;
}) {
  return (
    <Row>
      {(['light', 'dark', 'contrast'] as const).map((theme) => (
        <section key={theme} aria-label={theme} data-theme={theme} className={themed}>
          <Column width={width}>{children}</Column>
        </section>
      ))}
    </Row>
  );
}

/** A play function for stories in a narrow `Column`: nothing in it is wider than the column. */
export async function staysInFrame({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const frame = canvasElement.firstElementChild ?? canvasElement;
  await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
}
