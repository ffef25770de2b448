import type { Package } from '@tram/api/types';
import { formatNumber, freeSlot } from '@tram/machines/rules';
import { ChoiceList } from '@tram/ui/choice-list';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { momentInWords, useNow } from '../server-time/use-now.ts';
import { TakenNotice } from '../free-times/TakenNotice.tsx';
import { pcCreationWords } from './words.vi.ts';

export interface PackageChoiceProps {
  readonly packages: readonly Package[];
  /** Id of the package that is chosen; empty while none is. */
  readonly chosen: string;
}

/** What a choice says below its name: what it is made of, or when a machine of it may be free. */
function detailOf(offer: Package, now: number, words: (typeof pcCreationWords)['vi']): string {
  const slot = freeSlot(offer, now);
  switch (slot.kind) {
    case 'free':
      return `${offer.gpu} · ${offer.cpu}`;
    case 'expected':
      return words.expected(momentInWords(slot.at));
    case 'unknown':
      return words.full;
    default:
      return slot satisfies never;
  }
}

/** The packages to choose from. One without a free machine can be chosen, too: it says when one may be free, and tells when it is. */
export function PackageChoice({ packages, chosen }: PackageChoiceProps) {
  const words = useWords(pcCreationWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const offer = packages.find(({ _id }) => _id === chosen);
  return (
    <>
      <ChoiceList
        name="packageId"
        label={words.package}
        options={packages.map((one) => ({
          value: one._id,
          label: one.name,
          detail: detailOf(one, now, words),
          price: { amount: formatNumber(one.price_per_hour), unit: words.perHour },
        }))}
      />
      {offer !== undefined && offer.is_available !== 1 && <TakenNotice offer={offer} />}
    </>
  );
}
