import { useState } from 'react';
import { Card } from '@tram/ui/card';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonText } from '@tram/ui/skeleton';
import { Button } from '@tram/ui/button';
import { IconFileText } from '@tram/ui/icon/IconFileText';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery, callErrorOf } from '../../data/queries.ts';
import { useQueryState } from '../../data/query-state.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { stack } from '../../app/stack.css.ts';
import { Verification } from './Verification.tsx';
import { identityScreenWords } from './words.vi.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { isPageAddress, openNewTab } from '../../features/remote-access/new-tab.ts';

/** Rental contract and identity verification (specification, sections 2, 3 and 5). */
export function IdentityVerificationScreen() {
  const words = useWords(identityScreenWords);
  const services = useServices();
  const state = useQueryState(callQuery(services, 'getMyAccount', {}));
  const account = 'data' in state ? state.data : null;
  const contract = account?.link_contract ?? null;
  return (
    <>
      <PageHead title={words.title} {...(contract === null ? {} : { action: <ContractButton /> })}>
        {words.lead}
      </PageHead>
      <div className={stack[20]}>
        {/* Only what stands in the account's place: what is typed below must outlive a connection that breaks. */}
        <QueryBoundary
          state={state}
          tellsTime={false}
          skeleton={
            <Card>
              <SkeletonText lines={8} />
            </Card>
          }
          empty={{ text: words.failed.title }}
          failed={words.failed}
        >
          {() => null}
        </QueryBoundary>
        {account !== null && <Verification key={account._id} account={account} />}
      </div>
    </>
  );
}

/**
 * Opens the signed contract in a new tab. Its address lives ten minutes (contract, `Account.link_contract`), so the account
 * is read again first.
 */
function ContractButton() {
  const words = useWords(identityScreenWords).contract;
  const services = useServices();
  const [isBusy, setIsBusy] = useState(false);

  async function open(): Promise<void> {
    const tab = openNewTab();
    setIsBusy(true);
    try {
      const { link_contract: link } = await queryClientOf(services).fetchQuery({
        ...callQuery(services, 'getMyAccount', {}),
        staleTime: 0,
      });
      const address = link === null ? '' : new URL(link, window.location.href).href;
      if (!isPageAddress(address)) {
        tab.close();
        services.notify('inValid', words.gone);
      } else if (!tab.goTo(address)) services.notify('warn', words.blocked);
    } catch (error) {
      tab.close();
      if (!(error instanceof Error)) throw error;
      const { kind, message } = callErrorOf(error);
      if (kind !== 'unauthorized') services.notify('inValid', message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button size="m" icon={<IconFileText />} busy={isBusy} onClick={() => void open()}>
      {words.open}
    </Button>
  );
}
