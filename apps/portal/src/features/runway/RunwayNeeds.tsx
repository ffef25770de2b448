import { useId } from 'react';
import type { RunwayNeed } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { IconCircleCheck } from '@tram/ui/icon/IconCircleCheck';
import { Tag } from '@tram/ui/tag';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { useOpenRecharge } from '../recharge/use-open-recharge.ts';
import { heading, list, part, row, rowDetail, rowEnd, rowName, rowWords } from './runway.css.ts';
import { momentWords } from './runway-moments.ts';
import { runwayWords } from './words.vi.ts';

/** What is missing to keep all machines for a day, a week and 30 days, each with a top-up of just that sum. */
export function RunwayNeeds({ needs }: { readonly needs: readonly RunwayNeed[] }) {
  const words = useWords(runwayWords).needs;
  const openRecharge = useOpenRecharge();
  const headingId = useId();
  return (
    <section className={part} aria-labelledby={headingId}>
      <h3 id={headingId} className={heading}>
        {words.title}
      </h3>
      <ul className={list}>
        {needs.map(({ days, until, missing }) => (
          <li key={days} className={row}>
            <div className={rowWords}>
              <span className={rowName}>{words.days(days)}</span>
              <span className={rowDetail}>{words.until(momentWords(until))}</span>
              {(missing === null || missing > 0) && (
                <span className={rowDetail}>
                  {missing === null ? words.impossible : words.missing(formatMoney(missing))}
                </span>
              )}
            </div>
            <div className={rowEnd}>
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
