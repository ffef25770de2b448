import { useRef } from 'react';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { countdown } from './Countdown.css.ts';
import { useCountdown, useCountdownAnnouncement, type CountdownOptions } from './useCountdown.ts';

export { useCountdown, type CountdownOptions } from './useCountdown.ts';
export type { CountdownFormat, CountdownLevel, CountdownPart } from './countdown-parts.ts';

export interface CountdownProps extends CountdownOptions {
  /** What is counted: 'Còn lại'. Names the timer. */
  readonly label: string;
  /** What runs out, in announcements: 'Render Tết 2027'. @default the label */
  readonly subject?: string | undefined;
}

/**
 * Time left as text inside other text. Renders a `<span role="timer">`, which is not live, and a polite status that
 * speaks when 60, 10 and 1 minutes are left. For the ink readout use `CountdownDisplay`.
 */
export function Countdown({ label, subject = label, ...options }: CountdownProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { seconds, parts } = useCountdown(options, element);
  const announcement = useCountdownAnnouncement(seconds, subject);
  return (
    <>
      <span ref={element} role="timer" aria-label={label} className={countdown}>
        {parts
          .map(({ value, unit }) => (unit === undefined ? value : `${value} ${unit}`))
          .join(' ')}
      </span>
      <output className={visuallyHidden}>{announcement}</output>
    </>
  );
}
