import { Suspense } from 'react';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonTable } from '@tram/ui/skeleton';
import { TabLinks } from '@tram/ui/tab-links';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useWords } from '../../app/words.ts';
import { Link, useSearchParams } from '../../router.ts';
import { RechargeButton, RechargeList, useRecharges } from './RechargeList.tsx';
import { rechargeHistoryWords } from './words.vi.ts';

const StatementView = lazyChunk(
  async () => (await import('../../features/statement/StatementView.tsx')).StatementView,
);

/** Whether an address shows the statement (the table of routes reads it, too); the history without it. */
function isStatement(parameters: URLSearchParams): boolean {
  return parameters.get('view') === 'statement';
}

/**
 * Top-up and recharge history (specification, section 2), and beside it the statement of everything that changed the
 * balance. Which of the two, and the page or the month, is in the address.
 */
export function RechargeHistoryScreen() {
  const words = useWords(rechargeHistoryWords);
  const [parameters] = useSearchParams();
  const showsStatement = isStatement(parameters);
  const recharges = useRecharges(!showsStatement);
  // The empty list has this button itself.
  const isNew = !showsStatement && recharges.isNew;
  return (
    <>
      <PageHead title={words.title} action={isNew ? undefined : <RechargeButton />}>
        {words.lead}
      </PageHead>
      <TabLinks
        label={words.views.label}
        items={[
          {
            id: 'recharges',
            label: words.views.recharges,
            link: <Link to="/payment-history" />,
            current: !showsStatement,
          },
          {
            id: 'statement',
            label: words.views.statement,
            link: <Link to="/payment-history?view=statement" />,
            current: showsStatement,
          },
        ]}
      />
      {showsStatement ? (
        <Suspense fallback={<SkeletonTable columns={5} lines={2} />}>
          <StatementView />
        </Suspense>
      ) : (
        <RechargeList list={recharges} />
      )}
    </>
  );
}
