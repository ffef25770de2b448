import type { LayoutProps } from '../stack/layout-element.ts';
import { grid } from './Grid.css.ts';

export interface GridProps extends LayoutProps {
  /** The least width of a column, px at the usual text size: larger text needs more. A place that is narrower has one column. @default 240 */
  readonly minColumn?: 120 | 160 | 200 | 240 | 280 | 320 | 400 | 480 | undefined;
  /** The most columns. @default 'many' as many as there is room for */
  readonly columns?: 2 | 3 | 4 | 6 | 'many' | undefined;
  /** Where the children of a row stand, when they are not equally high. @default 'stretch' */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Children in columns of equal width, as many as there is room for, with the spaces of the scale. Renders one element. */
export function Grid({
  as = 'div',
  gap = 16,
  minColumn = 240,
  columns = 'many',
  align = 'stretch',
  ...props
}: GridProps) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of the elements takes what a `div` takes
  const Element = as as 'div';
  return <Element {...props} className={grid({ gap, minColumn, columns, align })} />;
}
