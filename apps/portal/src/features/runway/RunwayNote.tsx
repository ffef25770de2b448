import { importChunk } from '../../app/import-chunk.ts';
import { lowTime } from '@tram/machines/rules';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { useWords } from '../../app/words.ts';
import { first as firstClass, isSoon, name as nameClass } from './runway.css.ts';
import { shortMoment, useFirstEnd } from './use-first-end.ts';
import { runwayWords } from './words.vi.ts';

/**
 * Which machine ends first, in a few words under the balance: 'Hết giờ sớm nhất: Máy bàn phím 14:28', without the name where the bar
 * is narrow. Nothing where that is not certain: a list that could not be read may hold a machine that ends tonight.
 */
export function RunwayNote() {
  const words = useWords(runwayWords);
  const { current, first, now } = useFirstEnd();
  if (first === null || current.state !== 'ready') return null;
  const { name, endsAt, term } = first.end;
  const moment = shortMoment(endsAt, now, words);
  return (
    <>
      <span
        aria-hidden="true"
        className={endsAt - now < lowTime(term) ? `${firstClass} ${isSoon}` : firstClass}
      >
        <span>{words.note.ends}</span>
        <span className={nameClass}>{words.note.first(name)}</span>
        <span>{moment}</span>
      </span>
      <VisuallyHidden>{words.note.whole(name, moment)}</VisuallyHidden>
    </>
  );
}

/** The dialog, whose code is loaded when it is first opened. */
export function loadRunwayDialog() {
  return importChunk(() => import('./RunwayDialog.tsx'));
}
