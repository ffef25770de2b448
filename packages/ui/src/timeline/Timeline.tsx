import type { ReactNode } from 'react';
import { DateTime } from '../date-time/DateTime.tsx';
import type { Moment } from '../date-time/format-date-time.ts';
import type { Tone } from '../theme/palette.ts';
import { detail, head, moment, picture, time, timeline, title, words } from './Timeline.css.ts';

export interface TimelineMoment {
  /** Identity among the others. */
  readonly id: string;
  /** When: an ISO 8601 text with its offset, or ms since the epoch. Without it nothing is shown: it is still to come. */
  readonly at?: Moment | undefined;
  /** What happened: 'Tiền đã về'. Says what the tone says: a tone is never shown by colour alone. */
  readonly title: ReactNode;
  /** More about it, quieter. */
  readonly detail?: ReactNode | undefined;
  /** @default 'neutral' */
  readonly tone?: Tone | undefined;
  /** An icon of size 16. */
  readonly icon: ReactNode;
}

export interface TimelineProps {
  /** Name of the list: 'Lịch sử máy'. */
  readonly label: string;
  /** In the order in which they are shown, which is the caller's: oldest or newest first. */
  readonly moments: readonly TimelineMoment[];
}

/**
 * Moments one under another: what happened to a machine, a payment, a request. Renders an `<ol>` with a `<time>` in the
 * customer's zone for each. What may happen next is no part of it: see `LifecycleDiagram`.
 */
export function Timeline({ label, moments }: TimelineProps) {
  return (
    <ol className={timeline} aria-label={label}>
      {moments.map(({ id, at, title: name, detail: more, tone = 'neutral', icon }) => (
        <li key={id} className={moment}>
          <span aria-hidden="true" className={picture({ tone })}>
            {icon}
          </span>
          <div className={words}>
            <div className={head}>
              <span className={title}>{name}</span>
              {at !== undefined && (
                <span className={time}>
                  <DateTime at={at} split="never" />
                </span>
              )}
            </div>
            {more !== undefined && <div className={detail}>{more}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
