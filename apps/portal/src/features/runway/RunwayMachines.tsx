import { useId } from 'react';
import type { Continuation, Runway } from '@tram/machines/rules';
import { LinkButton } from '@tram/ui/link-button';
import { Mono } from '@tram/ui/mono';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { shortId } from '../lists/rows.ts';
import { heading, list, part, row, rowDetail, rowEnd, rowName, rowWords } from './runway.css.ts';
import { momentWords, termWords } from './runway-moments.ts';
import { runwayWords } from './words.vi.ts';

interface MachineRowProps {
  readonly rental: PlacedRental;
  /** When it ends, or why that is not said. */
  readonly end: string;
  /** What the estimate has for it; null where it has nothing. */
  readonly plan: string | null;
}

/** One machine: what it is, when it ends, and the way to its extension. */
function MachineRow({ rental, end, plan }: MachineRowProps) {
  const words = useWords(runwayWords);
  const { id, name, kind, offer, address } = rental;
  return (
    <li className={row}>
      <div className={rowWords}>
        <span className={rowName}>{name}</span>
        <span className={rowDetail}>
          {words.kinds[kind]} · {kind === 'vps' ? <Mono>{shortId(id)}</Mono> : offer}
        </span>
        <span className={rowDetail}>{end}</span>
        {plan !== null && <span className={rowDetail}>{plan}</span>}
      </div>
      <div className={rowEnd}>
        <LinkButton render={<Link to={address} />} aria-label={words.machines.extendNamed(name)}>
          {words.machines.extend}
        </LinkButton>
      </div>
    </li>
  );
}

export interface RunwayMachinesProps {
  readonly runway: Runway<PlacedRental>;
  /** Server time, ms since 1970. */
  readonly now: number;
}

/** The machines in the order in which they end, those without an end to come last. */
export function RunwayMachines({ runway, now }: RunwayMachinesProps) {
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
    <section className={part} aria-labelledby={headingId}>
      <h3 id={headingId} className={heading}>
        {words.title}
      </h3>
      <ol className={list}>
        {runway.stops.map(({ rental, extension }) => (
          <MachineRow
            key={rental.id}
            rental={rental}
            end={words.endsAt(momentWords(rental.endsAt ?? now))}
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
