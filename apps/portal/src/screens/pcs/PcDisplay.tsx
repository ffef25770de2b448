import { Suspense, useCallback } from 'react';
import type { Image } from '@tram/api/types';
import type { PcImageView } from '@tram/machines/pc-image';
import { dateTimeParts, lowTime, timeOf } from '@tram/machines/rules';
import { CountdownDisplay } from '@tram/ui/countdown-display';
import { Display, DisplayAside } from '@tram/ui/display';
import { FigureStrip } from '@tram/ui/figure-strip';
import { WaitingDisplay } from '@tram/ui/waiting-display';
import { formatAmount } from '../../app/format-money.ts';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { StatusDisplay } from '../../features/machine-list/MachineList.tsx';
import { useWords } from '../../app/words.ts';
import { useWhenIdle } from '../../data/when-idle.ts';
import { useRentedTime } from '../../features/current-rentals/rented-times.ts';
import { pcsWords } from './words.vi.ts';
import { knownNumber } from '../../app/known-number.ts';

export interface PcDisplayProps {
  readonly image: Image;
  readonly view: PcImageView;
}

/** What a PC's card says first: how long is left, that it is being made, or what it costs. */
export function PcDisplay({ image, view }: PcDisplayProps) {
  const { display: words, card } = useWords(pcsWords);
  const { clock } = useServices();
  const now = useCallback(() => clock.now(), [clock]);
  const term = useRentedTime(image._id);
  switch (view.status) {
    case 'ready': {
      if (view.deadline === null) {
        return <StatusDisplay caption={words.status} tone="positive" value={words.ready} />;
      }
      const { time, date } = endParts(view.deadline);
      return (
        <CountdownDisplay
          deadline={view.deadline}
          lowTime={lowTime(term)}
          now={now}
          caption={words.left}
          subject={view.name}
          aside={
            <DisplayAside caption={words.until} detail={date} size="l">
              {time}
            </DisplayAside>
          }
        />
      );
    }
    case 'ending':
      return <StatusDisplay caption={words.status} tone="critical" value={words.ending} />;
    case 'waiting': {
      const since = timeOf(image.booting_since);
      return (
        <WaitingDisplay
          title={words.waiting}
          {...(since === null ? {} : { since: <WaitingSince since={since} /> })}
        >
          {words.waitingLead}
        </WaitingDisplay>
      );
    }
    case 'notRented':
      return (
        <Display look="dashed" caption={card.prices}>
          <FigureStrip
            look="ruled"
            size="l"
            items={[
              { label: card.perHour, value: formatAmount(image.package.price_per_hour) },
              { label: card.perDay, value: formatAmount(image.package.price_per_day) },
              { label: card.perMonth, value: formatAmount(image.package.price_per_month) },
            ]}
          />
        </Display>
      );
    case 'unknown':
    case 'gone':
      return <StatusDisplay look="dashed" caption={words.unknown} value={pcFlags(image)} />;
    default:
      return view.status satisfies never;
  }
}

const loadUsualTime = () =>
  importChunk(() => import('../../features/usual-time/UsualTimeLine.tsx'));

/** Since when a PC is being made, and how long that usually takes where it is known. */
function WaitingSince({ since }: { readonly since: number }) {
  const words = useWords(pcsWords).display;
  const usualTime = useWhenIdle(loadUsualTime);
  return (
    <>
      {words.since(endParts(since).time)}
      {usualTime !== null && (
        <Suspense fallback={null}>
          <usualTime.UsualTimeLine going={{ wait: 'pc.waiting', since }} />
        </Suspense>
      )}
    </>
  );
}

/** Hours and minutes, and the day, of a moment in the customer's zone. */
function endParts(moment: number): { readonly time: string; readonly date: string } {
  const parts = dateTimeParts(moment);
  return { time: parts?.time.slice(0, 5) ?? '', date: parts?.date ?? '' };
}

/** Both flags of a PC as its status is known by: '0/1'. One that the backend leaves out is a dash. */
export function pcFlags(image: Pick<Image, 'is_booting' | 'is_installed'>): string {
  return `${knownNumber(image.is_booting)}/${knownNumber(image.is_installed)}`;
}
