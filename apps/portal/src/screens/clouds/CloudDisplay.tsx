import { useCallback, type ReactNode } from 'react';
import type { CloudImage } from '@tram/api/types';
import type { CloudImageView } from '@tram/machines/cloud-image';
import { cloudExtensionPrice, dateTimeParts, formatDateTime, lowTime } from '@tram/machines/rules';
import { CountdownDisplay } from '@tram/ui/countdown-display';
import { Display, DisplayAside, DisplayFigure } from '@tram/ui/display';
import { IconHourglass } from '@tram/ui/icon/IconHourglass';
import { sessionScale, TimeRuler } from '@tram/ui/time-ruler';
import { WaitingDisplay } from '@tram/ui/waiting-display';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { knownNumber } from '../../app/known-number.ts';
import { knownSum } from '../../app/known-sum.ts';
import { StatusDisplay } from '../../features/machine-list/MachineList.tsx';
import { useWords } from '../../app/words.ts';
import { useAccount } from '../../data/query-state.ts';
import { UsualTimeLine } from '../../features/usual-time/UsualTimeLine.tsx';
import { cloudWait } from '../../features/usual-time/waits.ts';
import { cloudsWords } from './words.vi.ts';

export interface CloudDisplayProps {
  readonly image: CloudImage;
  readonly view: CloudImageView;
}

type Words = (typeof cloudsWords)['vi']['display'];

function clockTime(moment: number): string {
  return dateTimeParts(moment)?.time.slice(0, 5) ?? '';
}

/** Since when it is made, started or shut down, and how long that usually takes where it is known. */
function sinceOf(image: CloudImage, words: Words): { readonly since?: ReactNode } {
  const going = cloudWait(image);
  if (going === null) return {};
  return {
    since: (
      <>
        {words.since(clockTime(going.since))}
        <UsualTimeLine going={going} />
      </>
    ),
  };
}

/** A machine that is asked for something: what, and whether that is certain. */
function AtWork({ image, view, words }: CloudDisplayProps & { readonly words: Words }) {
  const { step, command } = view.command;
  return (
    <WaitingDisplay
      icon={<IconHourglass size={24} />}
      title={words.atWork[command ?? 'unknown']}
      {...sinceOf(image, words)}
    >
      {step === 'checking' ? words.checkingLead : words.atWorkLead}
    </WaitingDisplay>
  );
}

/** A session: how long it goes on, since when and until when at the latest (specification, section 9). */
function Session({ image, view, words }: CloudDisplayProps & { readonly words: Words }) {
  const { clock } = useServices();
  const now = useCallback(() => clock.now(), [clock]);
  if (view.session === null) {
    return <StatusDisplay caption={words.status} tone="positive" value={words.running} />;
  }
  const { startedAt, endsAt, limit } = view.session;
  return (
    <CountdownDisplay
      deadline={endsAt}
      lowTime={lowTime(endsAt - startedAt)}
      now={now}
      format="hh:mm:ss"
      scale={sessionScale(image.cloud.max_hours_each_session)}
      caption={words.sessionLeft}
      subject={view.name}
      aside={
        <DisplayAside caption={words.startedAt(clockTime(startedAt))} detail={words.limits[limit]}>
          {words.endsAt(clockTime(endsAt))}
        </DisplayAside>
      }
    />
  );
}

/** Days or hours are used up: which, and what an extension gives and costs. */
function Expired({ image, view, words }: CloudDisplayProps & { readonly words: Words }) {
  const discount = useAccount()?.discount_cloud ?? null;
  const { price, days_of_use: days, hours_of_use: hours } = image.cloud;
  const date = view.dueAt === null ? null : (dateTimeParts(view.dueAt)?.date ?? null);
  const isByHours = view.minutesLeft <= 0 || date === null;
  return (
    <Display
      look="dashed"
      caption={isByHours ? words.status : words.expiredOn}
      aside={
        <DisplayAside caption={words.extension(knownNumber(days), knownNumber(hours))}>
          {discount !== null &&
            formatMoney(knownSum(() => cloudExtensionPrice(price, image, discount).total))}
        </DisplayAside>
      }
    >
      <DisplayFigure value={isByHours ? words.hoursUsed : date} />
    </Display>
  );
}

/** What a card says first: the session and its time, what is going on, or what has to be done before it can be used. */
export function CloudDisplay({ image, view }: CloudDisplayProps) {
  const words = useWords(cloudsWords).display;
  const { step } = view.command;
  if (step === 'sending' || step === 'going' || step === 'checking') {
    return <AtWork image={image} view={view} words={words} />;
  }
  switch (view.status) {
    case 'creating':
      return (
        <WaitingDisplay
          icon={<IconHourglass size={24} />}
          title={words.creating}
          {...sinceOf(image, words)}
        >
          {words.creatingLead}
        </WaitingDisplay>
      );
    case 'running':
      return <Session image={image} view={view} words={words} />;
    case 'closing':
      return <StatusDisplay caption={words.status} tone="critical" value={words.closing} />;
    case 'stopped': {
      const hours = image.cloud.max_hours_each_session;
      return (
        <Display
          look="dashed"
          caption={words.longestSession}
          aside={
            <DisplayAside caption={words.lastStart}>
              {formatDateTime(image.last_turned_time) ?? words.neverStarted}
            </DisplayAside>
          }
          ruler={Number.isFinite(hours) && <TimeRuler scale={sessionScale(hours)} on="paper" />}
        >
          <DisplayFigure value={knownNumber(hours)} unit={words.hour} />
        </Display>
      );
    }
    case 'ending':
      return (
        // Lit: the server is being asked, and the critical tone is one of the ink.
        <StatusDisplay caption={words.status} tone="critical" value={words.ending} />
      );
    case 'expired':
      return <Expired image={image} view={view} words={words} />;
    case 'deleted':
    case 'unknown':
      return <StatusDisplay look="dashed" caption={words.status} value={words[view.status]} />;
    default:
      return view.status satisfies never;
  }
}
