import type { ReactNode } from 'react';
import type { Tone } from '../theme/palette.ts';
import { tag, tagIcon, tagText } from './Tag.css.ts';

export type { Tone };

export interface TagProps {
  /** What the words mean; never the accent. `invalid` is for feedback on input, not for the state of a thing. */
  readonly tone: Tone;
  /** An icon of size 16: a tone is never shown by colour alone. */
  readonly icon?: ReactNode | undefined;
  /** One to three words. */
  readonly children: ReactNode;
}

/**
 * A small labelled state, 24 px high. Renders a `<span>`; it cannot be pressed. For the specification's states use
 * `StatusBadge`, which knows their words, tones and icons.
 */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={tag({ tone, bare: icon === undefined })}>
      {icon !== undefined && <span className={tagIcon({ tone })}>{icon}</span>}
      <span className={tagText}>{children}</span>
    </span>
  );
}
