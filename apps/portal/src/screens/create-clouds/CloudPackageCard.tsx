import type { CloudPackage } from '@tram/api/types';
import { cloudPriceOf } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Price } from '@tram/ui/price';
import { StatusBadge } from '@tram/ui/status-badge';
import { cloudPackageStatuses } from '@tram/ui/status-sets';
import { knownNumber } from '../../app/known-number.ts';
import { knownSum } from '../../app/known-sum.ts';
import { useWords } from '../../app/words.ts';
import { CatalogueCard } from '../../features/catalogue-card/CatalogueCard.tsx';
import { createCloudsWords } from './words.vi.ts';

export interface CloudPackageCardProps {
  readonly offer: CloudPackage;
  /** `discount_cloud` of the account, percent; 0 while it is not known. */
  readonly discount: number;
  readonly onChoose: () => void;
}

/** A cloud package with its price after the discount, what it holds, and whether a machine is free (section 2). */
export function CloudPackageCard({ offer, discount, onChoose }: CloudPackageCardProps) {
  const words = useWords(createCloudsWords);
  const total = knownSum(() => cloudPriceOf(offer.price, [], discount).total);
  return (
    <CatalogueCard
      name={offer.name}
      headingLevel={3}
      tag={<StatusBadge set={cloudPackageStatuses} value={offer.cloudReady ? 'ready' : 'full'} />}
      price={<Price amount={total} original={offer.price} discountPercent={discount} size="l" />}
      figures={[
        { label: words.days, value: knownNumber(offer.days_of_use) },
        { label: words.hours, value: knownNumber(offer.hours_of_use) },
        { label: words.session, value: knownNumber(offer.max_hours_each_session) },
      ]}
      specs={[
        { label: words.cpu, value: offer.cpu },
        { label: words.ram, value: offer.ram },
        { label: words.ssd, value: offer.ssd },
        { label: words.vga, value: offer.vga },
        { label: words.os, value: offer.os },
      ]}
      note={offer.message_wait}
      action={
        <Button
          size="m"
          width="full"
          theme={offer.cloudReady ? 'primary' : 'secondary'}
          disabled={!offer.cloudReady}
          disabledReason={words.full}
          hideReason
          aria-label={words.chooseLabel(offer.name)}
          onClick={onChoose}
        >
          {words.choose}
        </Button>
      }
    />
  );
}
