import { Button } from '@tram/ui/button';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { Pagination } from '@tram/ui/pagination';
import { SkeletonTable } from '@tram/ui/skeleton';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { pageOf, pageSearch } from '../../data/page-parameter.ts';
import { callQuery } from '../../data/queries.ts';
import { noRows, useFace } from '../../data/use-face.ts';
import { FiveFaces } from '../../features/faces/FiveFaces.tsx';
import { useOpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import { Link, useSearchParams } from '../../router.ts';
import { RechargeTable } from './RechargeTable.tsx';
import { rechargeHistoryWords } from './words.vi.ts';

/** Top-up and recharge history (specification, section 2). The page is in the address. */
export function RechargeHistoryScreen() {
  const words = useWords(rechargeHistoryWords);
  const services = useServices();
  const openRecharge = useOpenRecharge();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const face = useFace(callQuery(services, 'listRecharges', { query: { page } }), noRows);
  const recharge = (
    <Button theme="primary" size="m" icon={<IconPlus />} onClick={() => openRecharge()}>
      {words.recharge}
    </Button>
  );
  const empty =
    page === 1
      ? { text: words.empty, action: recharge }
      : {
          text: words.emptyPage,
          action: (
            <LinkButton size="m" render={<Link to={{ search: pageSearch(parameters, 1) }} />}>
              {words.firstPage}
            </LinkButton>
          ),
        };
  return (
    <>
      <PageHead title={words.title} action={recharge}>
        {words.lead}
      </PageHead>
      <FiveFaces
        face={face}
        skeleton={<SkeletonTable columns={7} lines={1} />}
        empty={empty}
        failed={{ title: words.failed, unaffected: words.unaffected }}
      >
        {(answer, { previous }) => (
          <>
            <RechargeTable rows={answer.data} busy={previous} />
            <Pagination
              page={page}
              pageCount={answer.total_page}
              renderLink={(to) => <Link to={{ search: pageSearch(parameters, to) }} />}
            />
          </>
        )}
      </FiveFaces>
    </>
  );
}
