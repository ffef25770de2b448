import { useKitWords } from '../words/useKitWords.ts';
import { timeWords } from '../words/vietnamese/values.ts';
import { onScale, type RulerScale } from './scales.ts';
import { drawing, fill, marker, numeral, numerals, ruler, ticks } from './TimeRuler.css.ts';

export {
  dayScale,
  monthScale,
  onScale,
  rechargeScale,
  rentalScale,
  sessionScale,
  unitLength,
  type RulerScale,
  type TimeUnit,
} from './scales.ts';

export interface TimeRulerProps {
  /** One of the fixed scales, so that rulers can be compared: `dayScale`, `monthScale`, `rechargeScale`, `sessionScale(8)`. */
  readonly scale: RulerScale;
  /** Time from the start of the ruler to its mark, in ms. Without it the ruler is empty. */
  readonly span?: number | undefined;
  /** Colour of the filled part. @default 'normal' */
  readonly tone?: 'normal' | 'warning' | 'critical' | undefined;
  /** Lies on a display, or on paper where nothing runs. @default 'display' */
  readonly on?: 'display' | 'paper' | undefined;
}

function steps(length: number, step: number): number[] {
  const count = Math.round(length / step);
  return Array.from({ length: count + 1 }, (_, index) => Math.min(length, index * step));
}

function tickPath(at: readonly number[], to: number): string {
  return at.map((x) => `M${x} 6.5V${to}`).join('');
}

/**
 * The *thước giờ*: how much is left on a fixed scale, numerals centred on their ticks. Renders a `<div aria-hidden>`,
 * because the words beside it say the same; no style attribute, so it can be prerendered under a strict policy.
 */
export function TimeRuler({ scale, span, tone = 'normal', on = 'display' }: TimeRulerProps) {
  const words = useKitWords('time', timeWords);
  const { length, major, minor, unit } = scale;
  const end = span === undefined ? 0 : onScale(scale, span);
  const fillTone = on === 'paper' ? 'paper' : tone;
  return (
    <div aria-hidden="true" className={ruler}>
      <svg
        className={drawing}
        viewBox={`0 0 ${length} 14`}
        preserveAspectRatio="none"
        width="100%"
        height="14"
      >
        <path
          className={ticks({ on })}
          d={`M0 6.5H${length}${tickPath(steps(length, minor), 10)}${tickPath(steps(length, major), 14)}`}
        />
        {end > 0 && (
          <>
            <rect className={fill[fillTone]} x="0" y="3" width={end} height="6" />
            <path className={marker[fillTone]} d={`M${end} 0V14`} />
          </>
        )}
      </svg>
      <div className={numerals({ on })}>
        {steps(length, major).map((at) => (
          <span key={at} className={numeral}>
            {at === length ? `${at}\u00A0${words[unit]}` : at}
          </span>
        ))}
      </div>
    </div>
  );
}
