import { useEffect, useState, type ReactNode } from 'react';
import { dateTimeParts } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { EmptyState } from '@tram/ui/empty-state';
import { IconAlertTriangle } from '@tram/ui/icon/IconAlertTriangle';
import { IconBell } from '@tram/ui/icon/IconBell';
import { IconCircleCheck } from '@tram/ui/icon/IconCircleCheck';
import { IconClockExclamation } from '@tram/ui/icon/IconClockExclamation';
import { IconClipboardList } from '@tram/ui/icon/IconClipboardList';
import { IconFlag2 } from '@tram/ui/icon/IconFlag2';
import { IconHourglass } from '@tram/ui/icon/IconHourglass';
import { IconWallet } from '@tram/ui/icon/IconWallet';
import { IconWifiOff } from '@tram/ui/icon/IconWifiOff';
import { Link as TextLink } from '@tram/ui/link';
import { LinkButton } from '@tram/ui/link-button';
import { Notice } from '@tram/ui/notice';
import { Progress } from '@tram/ui/progress';
import { Timeline, type TimelineMoment } from '@tram/ui/timeline';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { currentWords, useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import { eventWords } from '../../data/event-words.vi.ts';
import { Link } from '../../router.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { clockTime } from '../server-time/clock-time.ts';
import { timeOfDay } from '../server-time/use-now.ts';
import { content, day as dayClass, note, operator, operatorName } from './ActivityPanel.css.ts';
import { activityStoreOf } from './activity-store.ts';
import { byDay, dayTitle, useFeed, type ActivityWords, type FeedItem } from './feed.ts';
import { activityWords } from './words.vi.ts';

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
    case 'end':
      return { to: item.place, name: item.hasEnded ? open.machine : open.extend };
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
  if (item.source === 'end') {
    const { over, soon } = words.end;
    return item.hasEnded ? over(item.text) : soon(item.text, timeOfDay(item.endsAt));
  }
  if (item.source !== 'connection') return item.text;
  if (item.until === null) return words.gap;
  return words.gapEnded(dateTimeParts(item.until)?.time ?? '');
}

function iconOf(item: FeedItem): Pick<TimelineMoment, 'icon' | 'tone'> {
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
    case 'end':
      return item.hasEnded
        ? { icon: <IconFlag2 size={16} /> }
        : { icon: <IconClockExclamation size={16} />, tone: 'warning' };
    case 'connection':
      return { icon: <IconWifiOff size={16} />, tone: 'caution' };
    default:
      return item satisfies never;
  }
}

/** A line of the feed as the timeline draws it: what happened, where it is from, and the way to its place. */
function timelineMoment(item: FeedItem, words: ActivityWords): TimelineMoment {
  const place = placeOf(item, words);
  const title = textOf(item, words);
  const detail: ReactNode =
    place === null ? (
      words.sources[item.source]
    ) : (
      <>
        {words.sources[item.source]} · {/* Its words alone would be those of many links. */}
        <TextLink aria-label={`${place.name}, ${title}`} render={<Link to={place.to} />}>
          {place.name}
        </TextLink>
      </>
    );
  return {
    id: `${item.source} ${item.id}`,
    at: item.at,
    title,
    detail,
    ...iconOf(item),
  };
}

interface ActivityPanelProps extends OpeningProps {
  readonly onNotification: () => void;
}

/**
 * What is behind the bell: the operator's notification first, then the customer's own actions, money, events and gaps of the
 * connection, newest first, by days. What is shown counts as seen.
 */
export function ActivityPanel({ onNotification, ...dialog }: ActivityPanelProps) {
  const { open, onClose } = dialog;
  const words = useWords(activityWords);
  const services = useServices();
  const { name: product } = useRuntimeConfig();
  const { items, isReading, missing, readAt, refetch } = useFeed(words);
  const [now] = useState(() => services.clock.now());

  useEffect(() => {
    if (!open) return undefined;
    const { markSeen, subscribe } = activityStoreOf(services);
    markSeen();
    return subscribe(markSeen);
  }, [open, services]);

  return (
    <Dialog
      {...dialog}
      title={words.title}
      size="form"
      dismissOutside
      footer={
        <>
          <LinkButton size="m" theme="tertiary" render={<Link to="/log-management" />}>
            {words.wholeLog}
          </LinkButton>
          <CloseButton onClick={onClose} />
        </>
      }
    >
      <div className={content}>
        <div className={operator}>
          <p className={operatorName}>{words.operator(product)}</p>
          <Button onClick={onNotification}>{words.openOperator}</Button>
        </div>
        {missing.length > 0 && (
          <Notice
            tone="warning"
            announce="status"
            lead={words.failed.lead}
            action={<Button onClick={refetch}>{words.failed.again}</Button>}
          >
            {words.failed.rest(missing.map((source) => words.failed[source]).join(', '))}
          </Notice>
        )}
        {isReading && <Progress label={words.reading} />}
        {byDay(items).map(({ date, items: its }) => {
          const title = dayTitle(date, now, words);
          return (
            <section key={date}>
              <h3 className={dayClass}>{title}</h3>
              <Timeline label={title} moments={its.map((item) => timelineMoment(item, words))} />
            </section>
          );
        })}
        {items.length === 0 && !isReading && missing.length === 0 && (
          <EmptyState>{words.empty}</EmptyState>
        )}
        {readAt !== null && <p className={note}>{words.note(clockTime(readAt, services.clock))}</p>}
      </div>
    </Dialog>
  );
}
