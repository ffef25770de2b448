import { dateTimeParts, type AxisTick } from '@tram/machines/rules';
import { useWords } from '../../app/words.ts';
import { ground, nowFlag, nowLine, tick, tickLabel } from './AxisGround.css.ts';
import { expiryWords } from './words.vi.ts';

export interface AxisGroundProps {
  readonly ticks: readonly AxisTick[];
  /** Place of now, 0 to 1. */
  readonly nowShare: number;
  /** The time of now, `14:25`. */
  readonly clock: string;
}

/** Closer to the line of now than this a tick has no words, and closer to the right edge, as a share of the axis. */
const crowded = { now: 0.1, edge: 0.03 };

/** `18:00`, and `21/11` at a midnight, in the customer's zone. */
function labelOf({ at, isMidnight }: AxisTick): string {
  const parts = dateTimeParts(at);
  return (isMidnight ? parts?.date : parts?.time)?.slice(0, 5) ?? '';
}

/** The ticks of an axis and the line of now, behind the bars. Hidden from readers: every row says its time in words. */
export function AxisGround({ ticks, nowShare, clock }: AxisGroundProps) {
  const words = useWords(expiryWords);
  return (
    <div className={ground} aria-hidden="true">
      {ticks.map((one) => (
        <div
          key={one.at}
          className={tick({ day: one.isMidnight })}
          style={{ insetInlineStart: `${one.share * 100}%` }}
        >
          {Math.abs(one.share - nowShare) > crowded.now && one.share < 1 - crowded.edge && (
            <span className={tickLabel}>{labelOf(one)}</span>
          )}
        </div>
      ))}
      <div className={nowLine} style={{ insetInlineStart: `${nowShare * 100}%` }}>
        <span className={nowFlag} title={words.now}>
          {clock}
        </span>
      </div>
    </div>
  );
}
