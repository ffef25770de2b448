import { useRef } from 'react';
import type { CloudImage } from '@tram/api/types';
import type { CloudImageView } from '@tram/machines/cloud-image';
import { dateTimeParts, HOUR, lowTime, MINUTE, sessionClock } from '@tram/machines/rules';
import { Meter } from '@tram/ui/meter';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { minutesInWords, daysLeft } from '../../features/cloud/time-in-words.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { useNow } from '../../features/server-time/use-now.ts';
import { runningSession } from '../../features/session-clock/running-sessions.ts';
import { meters } from './clouds.css.ts';
import { cloudsWords } from './words.vi.ts';

export interface CloudMetersProps {
  readonly image: CloudImage;
  readonly view: CloudImageView;
}

/**
 * How many hours and days are left, below the session (specification, section 9). The server counts hours when a session has ended:
 * while one goes on they are an estimate, and said to be.
 */
export function CloudMeters({ image, view }: CloudMetersProps) {
  const words = useWords(cloudsWords).meters;
  const { time } = useWords(cloudWords);
  const services = useServices();
  const element = useRef<HTMLDivElement>(null);
  const now = useNow(services.clock, element);
  const { dueAt } = view;
  const session = runningSession(image);
  const clock = session === null ? null : sessionClock(session, now);
  const minutesLeft = clock?.minutesLeft ?? view.minutesLeft;
  const left = dueAt === null ? null : daysLeft(dueAt, now, time);
  const date = dueAt === null ? null : (dateTimeParts(dueAt)?.date ?? null);
  return (
    <div ref={element} className={meters}>
      {Number.isFinite(minutesLeft) && (
        <Meter
          label={words.hours}
          value={minutesLeft}
          max={image.hours_of_use * 60}
          text={minutesInWords(minutesLeft, time)}
          detail={
            clock === null ? words.ofHours(image.hours_of_use) : words.estimated(image.hours_of_use)
          }
          tone={
            minutesLeft > 0 && minutesLeft * MINUTE < lowTime(image.hours_of_use * HOUR)
              ? 'warning'
              : 'normal'
          }
        />
      )}
      {left !== null && (
        <Meter
          label={words.days}
          value={left.days}
          max={image.days_of_use}
          text={left.text === null ? words.over : left.isLow ? words.left(left.text) : left.text}
          {...(left.text === null || date === null ? {} : { detail: words.until(date) })}
          tone={left.text !== null && left.isLow ? 'warning' : 'normal'}
        />
      )}
    </div>
  );
}
