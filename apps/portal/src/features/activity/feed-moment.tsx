import type { ReactNode } from 'react';
import { dateTimeParts } from '@tram/machines/rules';
import { IconAlertTriangle } from '@tram/ui/icon/IconAlertTriangle';
import { IconBell } from '@tram/ui/icon/IconBell';
import { IconCircleCheck } from '@tram/ui/icon/IconCircleCheck';
import { IconClipboardList } from '@tram/ui/icon/IconClipboardList';
import { IconHourglass } from '@tram/ui/icon/IconHourglass';
import { IconWallet } from '@tram/ui/icon/IconWallet';
import { IconWifiOff } from '@tram/ui/icon/IconWifiOff';
import { Link as TextLink } from '@tram/ui/link';
import type { TimelineMoment } from '@tram/ui/timeline';
import { currentWords } from '../../app/words.ts';
import { eventWords } from '../../data/event-words.vi.ts';
import { Link } from '../../router.ts';
import type { FeedItem } from './feed-items.ts';
import type { ActivityWords } from './feed-items.ts';

/** Where a line leads, and what that is called; null where there is no place. */
interface Place {
  readonly to: string;
  readonly name: string;
}

function placeOf(item: FeedItem, { open }: ActivityWords): Place | null {
  switch (item.source) {
    case 'log':
      return { to: `/log-management?search=${encodeURIComponent(item.id)}`, name: open.log };
    case 'recharge':
      return { to: '/payment-history', name: open.recharge };
    case 'event':
      if (item.name === 'recharge_result') return { to: '/payment-history', name: open.recharge };
      // Of the other events only this one is always of a PC.
      if (item.name === 'boot_result') return { to: '/', name: open.pc };
      return { to: '/log-management', name: open.event };
    case 'connection':
      return null;
    default:
      return item satisfies never;
  }
}

function textOf(item: FeedItem, words: ActivityWords): string {
  if (item.source === 'event' && item.text === '') {
    const said = currentWords(eventWords);
    return (item.status === 'FAILED' ? said.failed : said.done)[item.name];
  }
  if (item.source !== 'connection') return item.text;
  if (item.until === null) return words.gap;
  return words.gapEnded(dateTimeParts(item.until)?.time ?? '');
}

function queryStateOf(item: FeedItem): Pick<TimelineMoment, 'icon' | 'tone'> {
  switch (item.source) {
    case 'log':
      return { icon: <IconClipboardList size={16} /> };
    case 'recharge':
      if (item.status === 1) return { icon: <IconWallet size={16} />, tone: 'positive' };
      if (item.status === 0) return { icon: <IconHourglass size={16} />, tone: 'caution' };
      return { icon: <IconWallet size={16} /> };
    case 'event':
      if (item.status === null) return { icon: <IconBell size={16} /> };
      return item.status === 'SUCCESS'
        ? { icon: <IconCircleCheck size={16} />, tone: 'positive' }
        : { icon: <IconAlertTriangle size={16} />, tone: 'critical' };
    case 'connection':
      return { icon: <IconWifiOff size={16} />, tone: 'caution' };
    default:
      return item satisfies never;
  }
}

/** A line of the feed as the timeline draws it: what happened, where it is from, and the way to its place. */
export function feedMoment(item: FeedItem, words: ActivityWords): TimelineMoment {
  const place = placeOf(item, words);
  const detail: ReactNode =
    place === null ? (
      words.sources[item.source]
    ) : (
      <>
        {words.sources[item.source]} ·{' '}
        <TextLink render={<Link to={place.to} />}>{place.name}</TextLink>
      </>
    );
  return {
    id: `${item.source} ${item.id}`,
    at: item.at,
    title: textOf(item, words),
    detail,
    ...queryStateOf(item),
  };
}
