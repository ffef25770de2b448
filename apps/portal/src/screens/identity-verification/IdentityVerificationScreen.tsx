import { Card } from '@tram/ui/card';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonText } from '@tram/ui/skeleton';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { useQueryState } from '../../data/query-state.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { ContractButton } from './ContractButton.tsx';
import { body } from './identity.css.ts';
import { Verification } from './Verification.tsx';
import { identityScreenWords } from './words.vi.ts';

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
      <div className={body}>
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
