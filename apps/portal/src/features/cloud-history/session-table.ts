import type { CloudImageHistoryEntry } from '@tram/api/types';
import { cloudSessionMinutes, formatDateTime, timeOf } from '@tram/machines/rules';
import type { TableCard, TableColumn } from '@tram/ui/table';
import { minutesInWords, type TimeWords } from '../cloud/time-in-words.ts';
import type { cloudHistoryWords } from './words.vi.ts';

type Words = (typeof cloudHistoryWords)['vi'];
type Entry = Pick<CloudImageHistoryEntry, 'time_start' | 'time_shutdown'>;

function startedAt(row: Entry): string | null {
  return formatDateTime(row.time_start);
}

/** How long a session took, in whole minutes; that it goes on while it does. */
export function durationWords(entry: Entry, words: Words, time: TimeWords): string {
  const start = timeOf(entry.time_start);
  const end = timeOf(entry.time_shutdown);
  if (end === null || start === null) return words.running;
  const minutes = cloudSessionMinutes(start, end);
  return minutes === 0 ? words.underMinute : minutesInWords(minutes, time);
}

/** The sessions of a machine as a table (specification, section 2: start, shutdown, duration), as cards on phones. */
export function sessionTable(
  words: Words,
  time: TimeWords,
): {
  readonly columns: readonly TableColumn<CloudImageHistoryEntry>[];
  readonly card: TableCard<CloudImageHistoryEntry>;
} {
  const { columns: names } = words;
  const shutdown = (row: Entry) => formatDateTime(row.time_shutdown) ?? words.running;
  const duration = (row: Entry) => durationWords(row, words, time);
  return {
    columns: [
      { id: 'start', header: names.start, cell: startedAt },
      { id: 'shutdown', header: names.shutdown, cell: shutdown },
      { id: 'duration', header: names.duration, cell: duration, align: 'end' },
    ],
    card: {
      title: startedAt,
      facts: [
        { label: names.shutdown, value: shutdown },
        { label: names.duration, value: duration },
      ],
    },
  };
}
