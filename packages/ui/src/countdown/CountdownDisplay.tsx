import { useId, useRef, type ReactNode } from 'react';
import { Display, DisplayFigure } from '../display/Display.tsx';
import { IconClockExclamation } from '../icon/generated/IconClockExclamation.ts';
import { rentalScale, type RulerScale } from '../time-ruler/scales.ts';
import { TimeRuler } from '../time-ruler/TimeRuler.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { inSentence } from '../words/in-sentence.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { countdownWords } from '../words/vietnamese/values.ts';
import { timer } from './Countdown.css.ts';
import { useCountdown, useCountdownAnnouncement, type CountdownOptions } from './useCountdown.ts';

export interface CountdownDisplayProps extends CountdownOptions {
  /** Over the digits; also names the timer: 'Còn lại', 'Phiên này còn', 'Mã còn hiệu lực'. */
  readonly caption: string;
  /** What runs out, in announcements: 'Render Tết 2027'. @default the caption */
  readonly subject?: string | undefined;
  /** The ruler's scale; `rental` is 24 hours, or 30 days when more is left. @default 'rental' */
  readonly scale?: RulerScale | 'rental' | undefined;
  /**
   * Under 60 minutes (or `lowTime`) warning digits and 'Sắp hết giờ', under 10 critical ones. Off for a QR code, which never has an hour.
   * @default true
   */
  readonly warns?: boolean | undefined;
  /** A `DisplayAside`: when it ends. */
  readonly aside?: ReactNode | undefined;
  /** Digits of 28 px, or 32 for the QR countdown. @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

/**
 * Time left on the ink readout, with its ruler. The digits are a `role="timer"`, which is not live; a polite status speaks
 * when 60, 10 and 1 minutes are left (WCAG 2.2.1 wants a warning before the end). With reduced motion it still counts.
 */
export function CountdownDisplay({
  caption,
  subject = caption,
  scale = 'rental',
  warns = true,
  aside,
  size = 'm',
  ...options
}: CountdownDisplayProps) {
  const words = useKitWords('countdown', countdownWords);
  const captionId = useId();
  // Stands beside the digits; the timer around those has no box that could be in sight.
  const spoken = useRef<HTMLOutputElement>(null);
  const { seconds, level, parts } = useCountdown(options, spoken);
  const announcement = useCountdownAnnouncement(seconds, subject);
  const tone = !warns || level === 'normal' ? 'normal' : level === 'warning' ? level : 'critical';
  const left = (seconds ?? 0) * 1000;
  return (
    <Display
      caption={tone === 'normal' ? caption : `${words.endingSoon}, ${inSentence(caption)}`}
      captionIcon={tone === 'normal' ? undefined : <IconClockExclamation size={16} />}
      captionId={captionId}
      tone={tone}
      aside={aside}
      ruler={
        <TimeRuler scale={scale === 'rental' ? rentalScale(left) : scale} span={left} tone={tone} />
      }
    >
      <div role="timer" aria-labelledby={captionId} className={timer}>
        {parts.map((part, index) => (
          <DisplayFigure key={part.unit ?? index} {...part} size={size} />
        ))}
      </div>
      <output ref={spoken} className={visuallyHidden}>
        {announcement}
      </output>
    </Display>
  );
}
