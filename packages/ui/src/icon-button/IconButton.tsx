import type { ReactElement, ReactNode } from 'react';
import { renderPressable, type PressableElementProps } from '../button/pressable.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends PressableElementProps {
  /** What it does, in words: there is no icon button without a name. */
  readonly 'aria-label': string;
  /** The picture, size 20 (16 in a size s). */
  readonly icon: ReactNode;
  /** `secondary` has a surface and an edge. @default 'plain' */
  readonly theme?: 'plain' | 'secondary' | undefined;
  /** Edge: s 32 px, m 40 px; at least 44 px under a coarse pointer. @default 's' */
  readonly size?: 's' | 'm' | undefined;
  /** Cannot be pressed now; it stays focusable. @default false */
  readonly disabled?: boolean | undefined;
  /** Another element that gets the button's look and props. */
  readonly render?: ReactElement<PressableElementProps> | undefined;
}

/**
 * A button that is a picture alone: eye, copy, close, bell, pager arrows and table history, nothing else (art direction,
 * section 2). Renders a `<button type="button">`. Give `aria-pressed` to one that switches something on and off.
 */
export function IconButton({
  icon,
  theme = 'plain',
  size = 's',
  disabled = false,
  render,
  ...props
}: IconButtonProps) {
  return renderPressable({
    ...props,
    className: iconButton({ theme, size }),
    inert: disabled,
    render,
    children: icon,
  });
}
