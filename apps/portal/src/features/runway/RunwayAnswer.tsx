import { useId } from 'react';
import {
  dateTimeParts,
  DAY,
  remainingTime,
  type ComingEnd,
  type Continuation,
  type Runway,
  type RunwayNeed,
} from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Display, DisplayAside, DisplayFigure } from '@tram/ui/display';
import { IconClockExclamation } from '@tram/ui/icon/IconClockExclamation';
import { IconCircleCheck } from '@tram/ui/icon/IconCircleCheck';
import { LinkButton } from '@tram/ui/link-button';
import { Mono } from '@tram/ui/mono';
import { Notice } from '@tram/ui/notice';
import { Tag } from '@tram/ui/tag';
import { dayScale, monthScale, TimeRuler } from '@tram/ui/time-ruler';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { shortId } from '../lists/ListTable.tsx';
import { useOpenRecharge } from '../recharge/use-open-recharge.ts';
import { momentInWords } from '../server-time/use-now.ts';
import { shortMoment } from './use-first-end.ts';
import { termWords, type RunwayInUse } from './use-runway.ts';
import * as styles from './runway.css.ts';
import { runwayWords, type RunwayWords } from './words.vi.ts';

/** What a need takes: that it costs nothing more, how much, or that no money can buy it. */
function costInWords({ cost }: RunwayNeed, words: RunwayWords['needs']): string {
  if (cost === null) return words.impossible;
  return cost === 0 ? words.free : words.cost(formatMoney(cost));
}

/** How far the balance goes, in a sentence; null where no machine has an end. */
function lastsInWords({ keptUntil, isBeyond }: Runway, now: number, words: RunwayWords) {
  if (keptUntil === null) return null;
  return isBeyond ? words.needs.lastsBeyond : words.needs.lasts(shortMoment(keptUntil, now, words));
}

/** What extending all machines by a day, a week and 30 days costs, each with the top-up that it takes, and how far the balance goes. */
function RunwayNeeds({ runway, now }: Pick<RunwayAnswerProps, 'runway' | 'now'>) {
  const allWords = useWords(runwayWords);
  const words = allWords.needs;
  const openRecharge = useOpenRecharge();
  const headingId = useId();
  const { needs, endsFirst } = runway;
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {words.title}
      </h3>
      <ul className={styles.list}>
        {needs.map((need) => {
          const { days, until, cost, missing } = need;
          return (
            <li key={days} className={styles.row}>
              <div className={styles.rowWords}>
                <span className={styles.rowName}>{words.days(days)}</span>
                <span className={styles.rowDetail}>{words.until(momentInWords(until))}</span>
                <span className={styles.rowDetail}>{costInWords(need, words)}</span>
              </div>
              <div className={styles.rowEnd}>
                {missing === 0 && cost !== 0 && (
                  <Tag tone="positive" icon={<IconCircleCheck size={16} />}>
                    {words.enough}
                  </Tag>
                )}
                {missing !== null && missing > 0 && (
                  <Button onClick={() => openRecharge({ amount: missing })}>
                    {words.topUp(formatMoney(missing))}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.sentence}>
        {lastsInWords(runway, now, allWords)}
        {endsFirst.length > 0 &&
          ` ${words.endsFirst(endsFirst.map(({ name }) => name).join(', '))}`}
      </p>
    </section>
  );
}

interface MachineRowProps {
  readonly rental: PlacedRental;
  /** When it ends, or why that is not known. */
  readonly end: string;
  /** The extension that the estimate counts for it; null for none. */
  readonly plan: string | null;
}

function MachineRow({ rental, end, plan }: MachineRowProps) {
  const words = useWords(runwayWords);
  const { id, name, kind, offer, address } = rental;
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <span className={styles.rowName}>{name}</span>
        <span className={styles.rowDetail}>
          {words.kinds[kind]} · {kind === 'vps' ? <Mono>{shortId(id)}</Mono> : offer}
        </span>
        <span className={styles.rowDetail}>{end}</span>
        {plan !== null && <span className={styles.rowDetail}>{plan}</span>}
      </div>
      <div className={styles.rowEnd}>
        <LinkButton render={<Link to={address} />} aria-label={words.machines.extendNamed(name)}>
          {words.machines.extend}
        </LinkButton>
      </div>
    </li>
  );
}

/** The machines in the order in which they end, those without an end to come last. */
function RunwayMachines({ runway, now }: Pick<RunwayAnswerProps, 'runway' | 'now'>) {
  const { machines: words, terms } = useWords(runwayWords);
  const headingId = useId();

  function planWords(extension: Continuation | null): string | null {
    if (extension === null) return null;
    return words.needs(termWords(extension, terms), formatMoney(extension.price));
  }

  function withoutEnd({ stage, endsAt }: PlacedRental): string {
    if (endsAt !== null && endsAt <= now) return words.over;
    return stage === 'making' ? words.making : words.unknown;
  }

  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {words.title}
      </h3>
      <ol className={styles.list}>
        {runway.stops.map(({ rental, extension }) => (
          <MachineRow
            key={rental.id}
            rental={rental}
            end={words.endsAt(momentInWords(rental.endsAt ?? now))}
            plan={planWords(extension)}
          />
        ))}
        {runway.uncounted.map((rental) => (
          <MachineRow key={rental.id} rental={rental} end={withoutEnd(rental)} plan={null} />
        ))}
      </ol>
    </section>
  );
}

interface RunwayAnswerProps {
  readonly runway: Runway<PlacedRental>;
  /** What ends first; null where no end is known. */
  readonly first: RunwayInUse['first'];
  /** VND. */
  readonly balance: number;
  /** Server time, ms since 1970. */
  readonly now: number;
  /** When the lists were read: '14:25'. */
  readonly readAt: string;
}

/** What ends first and when, on the dark display like every live number, beside the balance that extends it. */
function FirstEnd({
  end,
  balance,
  now,
}: Pick<RunwayAnswerProps, 'balance' | 'now'> & { readonly end: ComingEnd }) {
  const words = useWords(runwayWords).display;
  const { name, endsAt, term } = end;
  const { level, total } = remainingTime(endsAt, now, term);
  const tone = level === 'normal' ? 'normal' : level === 'low' ? 'warning' : 'critical';
  const parts = dateTimeParts(endsAt);
  return (
    <Display
      caption={words.first(name)}
      captionIcon={tone === 'normal' ? undefined : <IconClockExclamation size={16} />}
      tone={tone}
      ruler={<TimeRuler scale={total > DAY ? monthScale : dayScale} span={total} tone={tone} />}
      aside={<DisplayAside caption={words.balance}>{formatMoney(balance)}</DisplayAside>}
    >
      <DisplayFigure value={parts?.time.slice(0, 5)} unit={parts?.date ?? ''} />
    </Display>
  );
}

/** What ends first, what extending all takes, the machines, and how it was worked out. */
export function RunwayAnswer({ runway, first, balance, now, readAt }: RunwayAnswerProps) {
  const words = useWords(runwayWords);
  return (
    <>
      {first === null ? (
        <p className={styles.sentence}>{words.noEnds}</p>
      ) : (
        <FirstEnd end={first.end} balance={balance} now={now} />
      )}
      <Notice tone="info" lead={words.byHand.lead}>
        {words.byHand.rest}
      </Notice>
      {runway.keptUntil !== null && <RunwayNeeds runway={runway} now={now} />}
      <RunwayMachines runway={runway} now={now} />
      <section className={styles.part}>
        <h3 className={styles.heading}>{words.how.title}</h3>
        <ul className={styles.points}>
          {words.how.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
          <li>{words.how.source(readAt)}</li>
        </ul>
      </section>
    </>
  );
}
