import type { CloudPackage, CloudPackageGroup } from '@tram/api/types';
import { LinkButton } from '@tram/ui/link-button';
import { MachineGrid } from '@tram/ui/machine-card';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonCards } from '@tram/ui/skeleton';
import { cloudPriceOf } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Price } from '@tram/ui/price';
import { StatusBadge } from '@tram/ui/status-badge';
import { cloudPackageStatuses } from '@tram/ui/status-sets';
import { formatCores } from '../../app/format-cores.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { isEmptyState, useQueryState } from '../../data/query-state.ts';
import { callQuery } from '../../data/queries.ts';
import { PaymentOpener } from '../../features/payment/PaymentOpener.tsx';
import { type CloudPayments, useCloudPayments } from './cloud-payments.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { offerDialogs } from '../../app/navigation.ts';
import { CardBoundary } from '../../features/lists/EntryBoundary.tsx';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { RowDialog } from '../../features/address/RowDialog.tsx';
import { Link, useNavigate } from '../../router.ts';
import { count, groupHead } from './CreateCloudsScreen.css.ts';
import { stack } from '../../app/stack.css.ts';
import { createCloudsWords } from './words.vi.ts';
import { knownSum } from '../../app/known-sum.ts';
import { knownNumber } from '../../app/known-number.ts';
import { LaterNotifyMe } from '../../features/notification-requests/LaterNotifyMe.tsx';
import { CatalogueCard } from '../../features/catalogue-card/CatalogueCard.tsx';

const RentCloudDialog = lazyChunk(
  async () => (await import('./RentCloudDialog.tsx')).RentCloudDialog,
);

const dialogs = [offerDialogs.cloud.dialog] as const;

function isEmpty(groups: readonly CloudPackageGroup[]): boolean {
  return groups.every(({ packages }) => packages.length === 0);
}

interface PackageGroupsProps {
  readonly groups: readonly CloudPackageGroup[];
  readonly discount: number;
  readonly payments: CloudPayments;
  readonly onChoose: (offer: CloudPackage) => void;
}

function PackageGroups({ groups, discount, payments, onChoose }: PackageGroupsProps) {
  const words = useWords(createCloudsWords);
  return (
    <div className={stack[32]}>
      {groups
        .filter(({ packages }) => packages.length > 0)
        .map(({ group, packages }) => (
          <section key={group} aria-label={group}>
            <h2 className={groupHead}>
              {group} <span className={count}>{words.count(packages.length)}</span>
            </h2>
            <MachineGrid columns="narrow" label={group}>
              {packages.map((offer) => (
                <CardBoundary key={offer._id} of={offer}>
                  <CloudPackageCard
                    offer={offer}
                    discount={discount}
                    payments={payments}
                    onChoose={() => onChoose(offer)}
                  />
                </CardBoundary>
              ))}
            </MachineGrid>
          </section>
        ))}
    </div>
  );
}

/** The cloud catalogue: packages by group, chosen and rented in a dialog (specification, section 2). */
export function CreateCloudsScreen() {
  const words = useWords(createCloudsWords);
  const services = useServices();
  const navigate = useNavigate();
  const address = useDialogAddress(dialogs);
  const shownId = address.shown?.id ?? null;
  const payments = useCloudPayments(shownId, (id) => {
    // Somebody who has closed the dialog meanwhile is doing something else here.
    if (id === shownId) void navigate('/clouds', { replace: true });
  });
  const packages = useQueryState(callQuery(services, 'listCloudPackages', {}), isEmpty);
  const account = useQueryState(callQuery(services, 'getMyAccount', {}));
  // Prices are the account's own: they wait for its discount, and stand without one only where it cannot be had.
  const state = account.status === 'loading' ? account : packages;
  const discount = 'data' in account ? account.data.discount_cloud : 0;
  const back = (
    <LinkButton size="m" render={<Link to="/clouds" />}>
      {words.toClouds}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={words.title} action={isEmptyState(state) ? undefined : back}>
        {words.lead}
      </PageHead>
      <QueryBoundary
        state={state}
        skeleton={<SkeletonCards count={4} />}
        empty={{ text: words.empty, action: back }}
        failed={words.failed}
      >
        {(groups) => (
          <>
            <PackageGroups
              groups={groups}
              discount={discount}
              payments={payments}
              onChoose={({ _id }) => address.open(offerDialogs.cloud.dialog, _id)}
            />
            <RowDialog rows={groups.flatMap((group) => group.packages)} address={address}>
              {(offer, { key, props }) => (
                <RentCloudDialog key={key} {...props} offer={offer} payments={payments} />
              )}
            </RowDialog>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

export interface CloudPackageCardProps {
  readonly offer: CloudPackage;
  /** `discount_cloud` of the account, percent; 0 while it is not known. */
  readonly discount: number;
  readonly payments: CloudPayments;
  readonly onChoose: () => void;
}

/** A cloud package with its price after the discount, what it holds, and whether a machine is free (section 2). */
function CloudPackageCard({ offer, discount, payments, onChoose }: CloudPackageCardProps) {
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
        { label: words.cpu, value: formatCores(offer.cpu) },
        { label: words.ram, value: offer.ram },
        { label: words.ssd, value: offer.ssd },
        { label: words.vga, value: offer.vga },
        { label: words.os, value: offer.os },
      ]}
      note={offer.message_wait}
      action={
        <>
          <PaymentOpener
            size="m"
            width="full"
            payments={payments}
            id={offer._id}
            name={offer.name}
            onClick={onChoose}
          >
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
          </PaymentOpener>
          {!offer.cloudReady && <LaterNotifyMe kind="cloud" id={offer._id} label={words.notify} />}
        </>
      }
    />
  );
}
