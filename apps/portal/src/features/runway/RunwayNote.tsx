import { importChunk } from '../../app/import-chunk.ts';
import { runwayHeadline } from '@tram/machines/rules';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { short } from './runway.css.ts';
import { shortMoment, useRunway } from './use-runway.ts';
import { runwayWords } from './words.vi.ts';

/**
 * What the balance is good for, in a few words beside it: 'ước đủ đến 24/11' or 'thiếu 112.000 VNĐ'. Nothing where that is not
 * certain: a list that could not be read may hold a machine that ends tonight.
 */
export function RunwayNote() {
  const words = useWords(runwayWords).note;
  const { current, runway, now } = useRunway();
  if (runway === null || current.state !== 'ready') return null;
  const headline = runwayHeadline(runway);
  switch (headline.name) {
    case 'nothing':
      return null;
    case 'missing':
      return (
        <span className={short}>
          {words.missing(formatMoney(headline.amount))}{' '}
          <VisuallyHidden>{words.missingMore}</VisuallyHidden>
        </span>
      );
    case 'until':
      return (
        <>
          {words.until(shortMoment(headline.at, now))}{' '}
          <VisuallyHidden>{words.untilMore}</VisuallyHidden>
        </>
      );
    case 'beyond':
      return words.beyond;
    default:
      return headline satisfies never;
  }
}

/** The dialog, whose code is loaded when it is first opened. */
export function loadRunwayDialog() {
  return importChunk(() => import('./RunwayDialog.tsx'));
}
