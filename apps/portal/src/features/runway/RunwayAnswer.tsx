import { useId } from 'react';
import {
  dateTimeParts,
  DAY,
  type Continuation,
  type Runway,
  type RunwayNeed,
} from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Display, DisplayAside, DisplayFigure } from '@tram/ui/display';
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
import { termWords } from './use-runway.ts';
import * as styles from './runway.css.ts';
import { runwayWords } from './words.vi.ts';

/** What is missing to keep all machines for a day, a week and 30 days, each with a top-up of just that sum. */
function RunwayNeeds({ needs }: { readonly needs: readonly RunwayNeed[] }) {
  const words = useWords(runwayWords).needs;
  const openRecharge = useOpenRecharge();
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {words.title}
      </h3>
      <ul className={styles.list}>
        {needs.map(({ days, until, missing }) => (
          <li key={days} className={styles.row}>
            <div className={styles.rowWords}>
              <span className={styles.rowName}>{words.days(days)}</span>
              <span className={styles.rowDetail}>{words.until(momentInWords(until))}</span>
              {(missing === null || missing > 0) && (
                <span className={styles.rowDetail}>
                  {missing === null ? words.impossible : words.missing(formatMoney(missing))}
                </span>
              )}
            </div>
            <div className={styles.rowEnd}>
              {missing === 0 && (
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
        ))}
      </ul>
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
  /** VND. */
  readonly balance: number;
  /** Server time, ms since 1970. */
  readonly now: number;
  /** When the lists were read: '14:25'. */
  readonly readAt: string;
}

/** Until when the balance keeps all machines, on the dark display like every live number. */
function KeptUntil({ runway, balance, now }: Omit<RunwayAnswerProps, 'readAt'>) {
  const words = useWords(runwayWords).display;
  const { keptUntil, isBeyond, spent, needs } = runway;
  const parts = isBeyond ? null : dateTimeParts(keptUntil);
  const isShort = (needs[0]?.missing ?? 0) > 0;
  const span = (keptUntil ?? now) - now;
  return (
    <Display
      caption={words.keptUntil}
      tone={isShort ? 'warning' : 'normal'}
      ruler={
        <TimeRuler
          scale={span > DAY ? monthScale : dayScale}
          span={span}
          tone={isShort ? 'warning' : 'normal'}
        />
      }
      aside={
        <DisplayAside
          caption={words.balance}
          {...(spent > 0 ? { detail: words.spent(formatMoney(spent)) } : {})}
        >
          {formatMoney(balance)}
        </DisplayAside>
      }
    >
      {parts === null ? (
        <DisplayFigure value={words.beyond} />
      ) : (
        <DisplayFigure value={parts.time.slice(0, 5)} unit={parts.date} />
      )}
    </Display>
  );
}

/** The estimate: the answer, what it does not do, what is missing for longer, the machines, and how it was worked out. */
export function RunwayAnswer({ runway, balance, now, readAt }: RunwayAnswerProps) {
  const words = useWords(runwayWords);
  const { keptUntil, endsFirst } = runway;
  return (
    <>
      {keptUntil === null ? (
        <p className={styles.sentence}>{words.noEnds}</p>
      ) : (
        <KeptUntil runway={runway} balance={balance} now={now} />
      )}
      {endsFirst.length > 0 && (
        <p className={styles.sentence}>
          {words.endsFirst(endsFirst.map(({ name }) => name).join(', '))}
        </p>
      )}
      <Notice tone="info" lead={words.byHand.lead}>
        {words.byHand.rest}
      </Notice>
      {keptUntil !== null && <RunwayNeeds needs={runway.needs} />}
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
