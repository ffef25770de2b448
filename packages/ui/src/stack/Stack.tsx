import type { LayoutProps } from './layout-element.ts';
import { stack } from './Stack.css.ts';

export type { LayoutElement, LayoutProps, Space } from './layout-element.ts';

export interface StackProps extends LayoutProps {
  /** Below each other, or side by side. @default 'column' */
  readonly direction?: 'column' | 'row' | undefined;
  /** Where the children stand across the direction. @default 'stretch' in a column, 'center' in a row */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Where they stand along the direction, when there is room. @default 'start' */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether a row goes on in another line where it has no room; a column never does. @default true */
  readonly wrap?: boolean | undefined;
}

/** Children below each other or in a row, with the spaces of the scale. Renders one element. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 16,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = true,
  ...props
}: StackProps) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of the elements takes what a `div` takes
  const Element = as as 'div';
  const isWrapped = wrap && direction === 'row';
  return (
    <Element {...props} className={stack({ direction, gap, align, justify, wrap: isWrapped })} />
  );
}
