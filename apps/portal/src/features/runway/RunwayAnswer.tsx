import { DAY, dateTimeParts, type Runway } from '@tram/machines/rules';
import { Display, DisplayAside, DisplayFigure } from '@tram/ui/display';
import { Notice } from '@tram/ui/notice';
import { dayScale, monthScale, TimeRuler } from '@tram/ui/time-ruler';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { RunwayMachines } from './RunwayMachines.tsx';
import { RunwayNeeds } from './RunwayNeeds.tsx';
import { heading, part, points, sentence } from './runway.css.ts';
import { runwayWords } from './words.vi.ts';

export interface RunwayAnswerProps {
  readonly runway: Runway<PlacedRental>;
  /** VND. */
  readonly balance: number;
  /** Server time, ms since 1970. */
  readonly now: number;
  /** When the lists were read: '14:25'. */
  readonly readAt: string;
}

/** Until when the balance keeps all, on ink like every number that runs. */
function KeptUntil({
  runway,
  balance,
  now,
}: Pick<RunwayAnswerProps, 'runway' | 'balance' | 'now'>) {
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
        <p className={sentence}>{words.noEnds}</p>
      ) : (
        <KeptUntil runway={runway} balance={balance} now={now} />
      )}
      {endsFirst.length > 0 && (
        <p className={sentence}>{words.endsFirst(endsFirst.map(({ name }) => name).join(', '))}</p>
      )}
      <Notice tone="info" lead={words.byHand.lead}>
        {words.byHand.rest}
      </Notice>
      {keptUntil !== null && <RunwayNeeds needs={runway.needs} />}
      <RunwayMachines runway={runway} now={now} />
      <section className={part}>
        <h3 className={heading}>{words.how.title}</h3>
        <ul className={points}>
          {words.how.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
          <li>{words.how.source(readAt)}</li>
        </ul>
      </section>
    </>
  );
}
