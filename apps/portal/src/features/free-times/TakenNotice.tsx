import type { Package } from '@tram/api/types';
import { freeSlot } from '@tram/machines/rules';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useNow } from '../rental/use-now.ts';
import { NotifyMe } from '../wishes/NotifyMe.tsx';
import { momentInWords } from './moment-in-words.ts';
import { freeTimesWords } from './words.vi.ts';

export interface TakenNoticeProps {
  readonly offer: Package;
}

/** That no machine of a package is free, when one may be by what is known, and the way to be told of it. */
export function TakenNotice({ offer }: TakenNoticeProps) {
  const words = useWords(freeTimesWords);
  const { clock } = useServices();
  const slot = freeSlot(offer, useNow(clock));
  return (
    <Notice tone="caution" lead={words.taken} action={<NotifyMe kind="package" id={offer._id} />}>
      {slot.kind === 'expected' ? words.expected(momentInWords(slot.at)) : words.takenDetail}
    </Notice>
  );
}
