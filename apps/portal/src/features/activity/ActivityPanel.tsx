import { useEffect, useState } from 'react';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { EmptyState } from '@tram/ui/empty-state';
import { LinkButton } from '@tram/ui/link-button';
import { Notice } from '@tram/ui/notice';
import { Progress } from '@tram/ui/progress';
import { Timeline } from '@tram/ui/timeline';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { clockTime } from '../query-boundary/clock-time.ts';
import { recorderOf } from './activity-recorder.ts';
import { content, day as dayClass, note, operator, operatorName } from './ActivityPanel.css.ts';
import { byDay, dayTitle } from './days.ts';
import { feedMoment } from './feed-moment.tsx';
import { useFeed } from './use-feed.ts';
import { activityWords } from './words.vi.ts';

export interface ActivityPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** Opens the operator's notification. */
  readonly onNotification: () => void;
}

/**
 * What is behind the bell: the operator's notification first, then the customer's own actions, money, events and gaps of the
 * connection, newest first, by days. What is shown counts as seen.
 */
export function ActivityPanel({ open, onClose, onClosed, onNotification }: ActivityPanelProps) {
  const words = useWords(activityWords);
  const services = useServices();
  const { name: product } = useRuntimeConfig();
  const { items, isReading, missing, readAt, refetch } = useFeed(words);
  const [now] = useState(() => services.clock.now());

  useEffect(() => {
    if (!open) return undefined;
    const { markSeen, subscribe } = recorderOf(services);
    markSeen();
    return subscribe(markSeen);
  }, [open, services]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={words.title}
      size="form"
      dismissOutside
      footer={
        <>
          <LinkButton size="m" theme="tertiary" render={<Link to="/log-management" />}>
            {words.wholeLog}
          </LinkButton>
          <Button size="m" onClick={onClose}>
            {words.close}
          </Button>
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
              <Timeline label={title} moments={its.map((item) => feedMoment(item, words))} />
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
