import type { Log } from '@tram/api/types';
import { formatDateTime } from '@tram/machines/rules';
import { Mono } from '@tram/ui/mono';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonTable } from '@tram/ui/skeleton';
import type { TableCard, TableColumn } from '@tram/ui/table';
import { useWords } from '../../app/words.ts';
import { SearchBar } from '../../features/lists/FilterSearchField.tsx';
import { PagedTable, useFilteredList } from '../../features/lists/PagedList.tsx';
import { logFilters, logsQuery } from './loader.ts';
import { logsWords } from './words.vi.ts';

type Words = (typeof logsWords)['vi'];

function columnsOf({ columns }: Words): readonly TableColumn<Log>[] {
  return [
    { id: 'id', header: columns.id, cell: (log) => <Mono>{log._id}</Mono> },
    { id: 'message', header: columns.message, cell: (log) => log.message, wraps: true },
    { id: 'time', header: columns.time, cell: (log) => formatDateTime(log.createdAt) },
  ];
}

const card: TableCard<Log> = {
  title: (log) => log.message,
  line: (log) => (
    <>
      {formatDateTime(log.createdAt)}
      <br />
      <Mono>{log._id}</Mono>
    </>
  ),
};

/** Log management (specification, section 2): one search box over the lines. Search and page are in the address. */
export function LogsScreen() {
  const words = useWords(logsWords);
  const list = useFilteredList(logFilters, logsQuery);
  const { values, change } = list.filters;
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <SearchBar
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={values.search}
        onChange={(search) => change({ search })}
      />
      <PagedTable
        list={list}
        skeleton={<SkeletonTable columns={3} lines={1} />}
        words={words}
        columns={columnsOf(words)}
        card={card}
      />
    </>
  );
}
