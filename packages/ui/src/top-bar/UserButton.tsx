import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { button, chevron, words } from './UserButton.css.ts';

export interface UserButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children'
> {
  /** An `Avatar`. */
  readonly avatar: ReactNode;
  /** The customer's name; always spoken, shown where there is room. */
  readonly name: string;
}

/** The button of the user menu: picture, name, chevron. Renders a `<button>`; give it to `ActionMenu`. */
export function UserButton({ avatar, name, ...props }: UserButtonProps) {
  return (
    <button type="button" {...props} className={button}>
      {avatar}
      <span className={words}>{name}</span>
      <span className={chevron}>
        <IconChevronDown size={16} />
      </span>
    </button>
  );
}
