import type { IconProps } from '../icon/createIcon.tsx';
import { IconHourglass } from '../icon/generated/IconHourglass.ts';
import { IconLoader2 } from '../icon/generated/IconLoader2.ts';
import { root, still, turning } from './Spinner.css.ts';

export type SpinnerProps = Pick<IconProps, 'size'>;

/**
 * A turning arc beside words that say what is awaited. Renders a `<span aria-hidden>`: it never stands for the words.
 * With reduced motion it is a still hourglass (art direction, section 8).
 */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <span aria-hidden="true" className={root}>
      <span className={turning}>
        <IconLoader2 size={size} />
      </span>
      <span className={still}>
        <IconHourglass size={size} />
      </span>
    </span>
  );
}
