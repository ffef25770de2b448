import { useQuery } from '@tanstack/react-query';
import type { Package } from '@tram/api/types';
import { freeSlot } from '@tram/machines/rules';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { clockTime } from '../server-time/clock-time.ts';
import { momentInWords, useNow } from '../server-time/use-now.ts';
import { NotifyMe } from '../notification-requests/NotifyMe.tsx';
import { freeTimesWords } from './words.vi.ts';

/**
 * That no machine of a package is free, when one is expected to be and when that was read, and a request to be notified of
 * it. Nothing once the packages say that one is free.
 * @param offer as it was known where this is shown: until the packages have been read
 */
export function TakenNotice({ offer: known }: { readonly offer: Package }) {
  const words = useWords(freeTimesWords);
  const services = useServices();
  const { data: packages, dataUpdatedAt } = useQuery(callQuery(services, 'listPackages', {}));
  const offer = packages?.find(({ _id }) => _id === known._id) ?? known;
  const slot = freeSlot(offer, useNow(services.clock));
  if (slot.kind === 'free') return null;
  return (
    <Notice tone="caution" lead={words.taken} action={<NotifyMe kind="package" id={offer._id} />}>
      {slot.kind === 'expected' ? words.expected(momentInWords(slot.at)) : words.takenDetail}
      {packages !== undefined && ` ${words.readAt(clockTime(dataUpdatedAt, services.clock))}`}
    </Notice>
  );
}
