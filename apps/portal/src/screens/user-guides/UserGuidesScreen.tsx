import { Card } from '@tram/ui/card';
import { IconBook } from '@tram/ui/icon/IconBook';
import { Link as TextLink } from '@tram/ui/link';
import { PageHead } from '@tram/ui/page-head';
import { Pagination } from '@tram/ui/pagination';
import { SkeletonTable } from '@tram/ui/skeleton';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { usePagedList } from '../../features/lists/PagedList.tsx';
import { icon, row } from './UserGuidesScreen.css.ts';
import { userGuidesWords } from './words.vi.ts';

/** The user guides (specification, section 2): titles as links that open in a new tab. The page is in the address. */
export function UserGuidesScreen() {
  const words = useWords(userGuidesWords);
  const services = useServices();
  const { state, page, pageLink, emptyList } = usePagedList((at) =>
    callQuery(services, 'listUserGuides', { query: { page: at } }),
  );
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <QueryBoundary
        state={state}
        skeleton={<SkeletonTable columns={1} lines={1} />}
        empty={emptyList({ text: words.empty })}
        failed={words.failed}
      >
        {(answer, { previous }) => (
          <>
            <Card padding="none">
              <ul aria-label={words.list} aria-busy={previous}>
                {answer.data.map((guide) => (
                  <li key={guide._id} className={row}>
                    <span className={icon}>
                      <IconBook />
                    </span>
                    <TextLink href={guide.link} external>
                      {guide.title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Card>
            <Pagination page={page} pageCount={answer.total_page} renderLink={pageLink} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}
