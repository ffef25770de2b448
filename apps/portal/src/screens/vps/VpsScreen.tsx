import type { ComputerConfig } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { MachineGrid } from '@tram/ui/machine-card';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonCards } from '@tram/ui/skeleton';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { type QueryState, useQueryState } from '../../data/query-state.ts';
import { callQuery } from '../../data/queries.ts';
import { invalidate } from '../../data/query-client.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { offerDialogs } from '../../app/navigation.ts';
import { CardBoundary } from '../../features/lists/EntryBoundary.tsx';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { useVpsPayments } from '../../features/vps/vps-payments.ts';
import { RowDialog } from '../../features/address/RowDialog.tsx';
import { useNavigate } from '../../router.ts';
import { VpsConfigCard } from './VpsConfigCard.tsx';
import { vpsCatalogueWords } from './words.vi.ts';

const VpsRentalDialog = lazyChunk(
  async () => (await import('./VpsRentalDialog.tsx')).VpsRentalDialog,
);

/** `?choose=<id>`: the configuration that is being rented. */
const dialogs = [offerDialogs.vps.dialog] as const;

function noConfigs(configs: readonly ComputerConfig[]): boolean {
  return configs.length === 0;
}

/** What can be rented as a VPS (specification, section 2). */
export function VpsScreen() {
  const words = useWords(vpsCatalogueWords);
  const services = useServices();
  const navigate = useNavigate();
  const payments = useVpsPayments();
  const address = useDialogAddress(dialogs);
  const account = useQueryState(callQuery(services, 'getMyAccount', {}));
  const catalogue = useQueryState(callQuery(services, 'listComputerConfigs', {}), noConfigs);
  // A price that is not the customer's would be shown first, and jump.
  const state: QueryState<readonly ComputerConfig[]> =
    account.status === 'loading' ? account : catalogue;
  const discount = state.status !== 'loading' && 'data' in account ? account.data.discount_vps : 0;
  return (
    <>
      <PageHead title={words.title}>
        {discount > 0 ? words.leadWithDiscount(discount) : words.lead}
      </PageHead>
      <QueryBoundary
        state={state}
        skeleton={<SkeletonCards count={3} columns="narrow" />}
        empty={{
          text: words.empty,
          action: (
            <Button size="m" onClick={() => void invalidate(services, 'listComputerConfigs')}>
              {words.reload}
            </Button>
          ),
        }}
        failed={words.failed}
      >
        {(configs) => (
          <>
            <MachineGrid label={words.list} columns="narrow">
              {configs.map((config) => (
                <CardBoundary key={config._id} of={config}>
                  <VpsConfigCard
                    config={config}
                    discount={discount}
                    payments={payments}
                    onChoose={() => address.open(offerDialogs.vps.dialog, config._id)}
                  />
                </CardBoundary>
              ))}
            </MachineGrid>
            <RowDialog rows={configs} address={address}>
              {(config, { key, props }) => (
                <VpsRentalDialog
                  key={key}
                  {...props}
                  config={config}
                  payments={payments}
                  // In place of the dialog: Back leads to the catalogue.
                  onRented={() => void navigate('/order-vps-management', { replace: true })}
                />
              )}
            </RowDialog>
          </>
        )}
      </QueryBoundary>
    </>
  );
}
