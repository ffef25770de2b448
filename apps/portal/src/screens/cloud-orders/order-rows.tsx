import type { ReactNode } from 'react';
import type { CloudImage } from '@tram/api/types';
import { formatDateTime, cloudDueAt, timeOf } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { DateTime } from '@tram/ui/date-time';
import { IconHistory } from '@tram/ui/icon/IconHistory';
import { IconButton } from '@tram/ui/icon-button';
import { Mono } from '@tram/ui/mono';
import type { TableCard, TableColumn } from '@tram/ui/table';
import { StatusBadge } from '@tram/ui/status-badge';
import {
  cloudDeletionStatuses,
  cloudImageStatuses,
  cloudRentalStatuses,
  hardwareRequestStatuses,
} from '@tram/ui/status-sets';
import { shortId } from '../../features/lists/ListTable.tsx';
import { dash, wordsOfNumber } from '../../app/known-number.ts';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { minutesInWords, type TimeWords } from '../../features/cloud/time-in-words.ts';
import { statuses } from '../../features/lists/lists.css.ts';
import type { cloudOrdersWords } from './words.vi.ts';

type Words = (typeof cloudOrdersWords)['vi'];

type OnHistory = (image: CloudImage) => void;

/** The columns of the specification (section 2), with the button of the history beside the hours that were used. */
export function cloudOrderColumns(
  words: Words,
  time: TimeWords,
  onHistory: OnHistory,
): readonly TableColumn<CloudImage>[] {
  const { columns: names } = words;
  return [
    {
      id: 'name',
      header: names.name,
      subHeader: names.id,
      cell: (row) => row.name,
      sub: (row) => <Mono>{shortId(row._id)}</Mono>,
      strong: true,
      wraps: true,
    },
    {
      id: 'offer',
      header: names.offer,
      subHeader: names.group,
      cell: (row) => row.cloud.name,
      sub: (row) => row.cloud.group,
    },
    {
      id: 'term',
      header: names.term,
      cell: (row) => wordsOfNumber(words.days, row.days_of_use),
      sub: (row) => wordsOfNumber(words.hours, row.hours_of_use),
    },
    {
      id: 'used',
      header: names.used,
      cell: (row) => minutesInWords(row.total_minute_used, time),
      beside: (row) => (
        <IconButton
          icon={<IconHistory />}
          aria-label={words.historyLabel(row.name)}
          onClick={() => onHistory(row)}
        />
      ),
    },
    {
      id: 'created',
      header: names.created,
      subHeader: names.due,
      cell: (row) => <DateTime at={row.createdAt} split="never" />,
      sub: due,
    },
    {
      id: 'status',
      header: names.status,
      subHeader: names.extension,
      cell: (row) => (
        <div className={statuses}>
          {rental(row)}
          {deletion(row)}
        </div>
      ),
    },
    {
      id: 'hardware',
      header: names.hardware,
      subHeader: names.request,
      cell: (row) => hardware(row, words),
      sub: request,
    },
    {
      id: 'price',
      header: names.price,
      subHeader: names.hardwarePrice,
      cell: (row) => formatAmount(row.price),
      sub: (row) => formatAmount(row.price_hardwares),
      align: 'end',
      strong: true,
    },
    {
      id: 'discount',
      header: names.discount,
      cell: (row) => `${row.discount}%`,
      align: 'end',
    },
  ];
}

export function cloudOrderCard(
  words: Words,
  time: TimeWords,
  onHistory: OnHistory,
): TableCard<CloudImage> {
  const { columns: names } = words;
  return {
    title: (row) => row.name,
    tag: rental,
    line: (row) =>
      `${row.cloud.name} · ${wordsOfNumber(words.days, row.days_of_use)}, ${wordsOfNumber(words.hours, row.hours_of_use)}`,
    facts: [
      { label: names.used, value: (row) => minutesInWords(row.total_minute_used, time) },
      { label: names.due, value: (row) => formatDateTime(dueAt(row)) ?? dash },
    ],
    details: [
      { label: names.extension, value: deletion },
      { label: names.created, value: (row) => formatDateTime(row.createdAt) ?? dash },
      { label: names.group, value: (row) => row.cloud.group },
      { label: names.price, value: (row) => formatMoney(row.price) },
      { label: names.hardwarePrice, value: (row) => formatMoney(row.price_hardwares) },
      { label: names.hardware, value: (row) => hardware(row, words) },
      { label: names.request, value: request },
      { label: names.discount, value: (row) => `${row.discount}%` },
      { label: names.id, value: (row) => <Mono>{row._id}</Mono> },
    ],
    actions: (row) => (
      <Button
        size="m"
        icon={<IconHistory />}
        aria-label={words.historyLabel(row.name)}
        onClick={() => onHistory(row)}
      >
        {words.history}
      </Button>
    ),
  };
}

/** Ended versus renting (specification, section 4); a deleted one is rented no more, and one that is being made says so. */
function rental(row: CloudImage): ReactNode {
  if (row.is_creating) return <StatusBadge set={cloudImageStatuses} value="creating" />;
  const isOver = row.has_expired || row.is_deleted;
  return <StatusBadge set={cloudRentalStatuses} value={isOver ? 1 : 0} />;
}

/** Deleted versus can extend (specification, section 4). */
function deletion(row: CloudImage): ReactNode {
  return <StatusBadge set={cloudDeletionStatuses} value={row.is_deleted ? 1 : 0} />;
}

/** What became of the request for additional hardware (specification, section 4). */
function request(row: CloudImage): ReactNode {
  return <StatusBadge set={hardwareRequestStatuses} value={row.accepted_add_hardwares} />;
}

function hardware(row: CloudImage, words: Words): string {
  return row.hardwares.map(({ name }) => name).join(', ') || words.noHardware;
}

/** Creation plus days (specification, section 9), ms; null where one of them cannot be read. */
function dueAt(row: CloudImage): number | null {
  const created = timeOf(row.createdAt);
  const at = created === null ? Number.NaN : cloudDueAt(created, row.days_of_use);
  return Number.isFinite(at) ? at : null;
}

function due(row: CloudImage): ReactNode {
  const at = dueAt(row);
  return at === null ? null : <DateTime at={at} split="never" />;
}
