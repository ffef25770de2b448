import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CloudImage } from '@tram/api/types';
import {
  cloudMinutesByDay,
  cloudMinutesLeft,
  HOUR,
  lowTime,
  MINUTE,
  timeOf,
} from '@tram/machines/rules';
import { Chart } from '@tram/ui/chart';
import { ErrorState } from '@tram/ui/error-state';
import { Meter } from '@tram/ui/meter';
import { stack } from '../../app/stack.css.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { invalidate } from '../../data/query-client.ts';
import { callQuery } from '../../data/queries.ts';
import { cloudImageQuery } from '../cloud/read-cloud-image.ts';
import { minutesInWords } from '../cloud/time-in-words.ts';
import { cloudWords } from '../cloud/words.vi.ts';
import { useAllPages } from '../lists/use-all-pages.ts';
import { useNow } from '../server-time/use-now.ts';
import { daysToShow, hoursDrawing, hoursSummary } from './hours-drawing.ts';
import { cloudHoursWords } from './hours-words.vi.ts';

/** Minutes that a machine may still run; null where a backend does not say. */
function minutesLeftOf({
  hours_of_use: hours,
  total_minute_used: used,
}: Pick<CloudImage, 'hours_of_use' | 'total_minute_used'>): number | null {
  const left = cloudMinutesLeft(hours, used);
  return Number.isFinite(left) ? left : null;
}

interface CloudHoursProps {
  readonly imageId: string;
}

/** How long a cloud machine ran on each of the last days, beside what is left of its hours. */
export function CloudHours({ imageId }: CloudHoursProps) {
  const words = useWords(cloudHoursWords);
  const { time } = useWords(cloudWords);
  const services = useServices();
  const now = useNow(services.clock);
  const sessions = useAllPages(
    (page) => callQuery(services, 'listCloudImageHistory', { path: { imageId }, query: { page } }),
    'whole',
  );
  const { data: image = null, isLoading } = useQuery(cloudImageQuery(services, imageId));
  const minutesLeft = image === null ? null : minutesLeftOf(image);
  const days = useMemo(
    () =>
      cloudMinutesByDay(
        sessions.rows.map(({ row }) => row),
        now,
        {
          days: daysToShow(timeOf(image?.createdAt), now),
          minutesLeft: image?.is_extended === false ? minutesLeft : null,
        },
      ),
    [sessions.rows, now, image, minutesLeft],
  );
  // Together: what is left stands above the chart, and would push it down.
  if (sessions.state === 'loading' || isLoading) return <p>{words.loading}</p>;
  if (sessions.state === 'failed') {
    return (
      <ErrorState
        title={words.failed}
        headingLevel={3}
        onRetry={() => void invalidate(services, 'listCloudImageHistory')}
      />
    );
  }
  const running = days.reduce((sum, day) => sum + day.running, 0);
  const left = minutesLeft === null ? null : Math.max(minutesLeft - running, 0);
  return (
    <div className={stack[24]}>
      {image !== null && left !== null && (
        <Meter
          label={words.remaining}
          value={left}
          max={image.hours_of_use * 60}
          text={minutesInWords(left, time)}
          detail={
            running === 0 ? words.ofHours(image.hours_of_use) : words.estimated(image.hours_of_use)
          }
          tone={
            left > 0 && left * MINUTE < lowTime(image.hours_of_use * HOUR) ? 'warning' : 'normal'
          }
        />
      )}
      <Chart
        title={words.title}
        summary={hoursSummary(days, words, time)}
        drawing={hoursDrawing(days, words, time)}
        note={[
          words.note,
          ...(running > 0 ? [words.runningNote] : []),
          ...(image?.is_extended === true ? [words.extendedNote] : []),
          ...(sessions.state === 'cut' ? [words.unread] : []),
        ].join(' ')}
      />
    </div>
  );
}
