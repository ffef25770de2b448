import type { ComponentPropsWithRef, ReactNode } from 'react';
import { icon as iconClass, label, row, value as valueClass } from './Drawer.css.ts';

export interface DrawerRowProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'value'
> {
  /** Size 20. */
  readonly icon: ReactNode;
  readonly label: string;
  /** What is chosen now, at the end of the row. */
  readonly current?: string | undefined;
}

/** Something to press at the foot of a drawer, 48 px high. Renders a `<button>`. */
export function DrawerRow({ icon, label: words, current, ...props }: DrawerRowProps) {
  return (
    <button type="button" {...props} className={row}>
      <span className={iconClass}>{icon}</span>
      <span className={label}>{words}</span>
      {current !== undefined && (
        <>
          {' '}
          <span className={valueClass}>{current}</span>
        </>
      )}
    </button>
  );
}
