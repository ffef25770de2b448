import type { ReactElement } from 'react';
import { iconShape } from './icon.css.ts';

export interface IconProps {
  /** Edge in px: 16 beside small text, 20 in buttons and menus, 24 where it stands alone. @default 20 */
  readonly size?: 16 | 20 | 24 | undefined;
}

export type Icon = (props: IconProps) => ReactElement;

/** Line weights that look equal at each size (art direction, section 2). */
const strokeWidth = { 16: 2, 20: 1.75, 24: 1.6 } as const;

/** Makes an icon from one path. Renders an `<svg aria-hidden>`: the words beside it carry the meaning. */
export function createIcon(path: string): Icon {
  return function IconShape({ size = 20 }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth[size]}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={iconShape}
      >
        <path d={path} />
      </svg>
    );
  };
}
