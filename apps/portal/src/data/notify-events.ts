import type { RealtimeEventName, ResultEvent } from '@tram/api/realtime';
import type { Notify } from '../app/notices.ts';
import { currentWords } from '../app/words.ts';
import { eventWords } from './event-words.vi.ts';
import type { Live } from './live.ts';
import { noticeKey, type NoticeDeduplication, type NoticeSubject } from './notice-deduplication.ts';

export interface EventNotices {
  readonly live: Pick<Live, 'on'>;
  readonly notify: Notify;
  /** Closes the notice about a subject. */
  readonly withdraw: (subject: string) => void;
  readonly once: NoticeDeduplication;
  /** Whether a recharge is on screen in its own dialog, which then shows its outcome; null for any recharge. */
  readonly showsRecharge: (id: string | null) => boolean;
}

type NotifiedEvent = Exclude<RealtimeEventName, 'boot_result'>;

function says({ status, message }: ResultEvent): boolean {
  return status !== null || message !== null;
}

/**
 * Shows the toasts of the specification (section 4: create-VM and VM results; section 8: a recharge that failed). The words are
 * the server's, or ours for its status. An event that says neither how it ended nor anything else makes none up: what is read
 * again then says it.
 * @returns the function that ends it
 */
export function notifyEvents({
  live,
  notify,
  withdraw,
  once,
  showsRecharge,
}: EventNotices): () => void {
  function tell(
    name: NotifiedEvent,
    { status, message }: ResultEvent,
    about: NoticeSubject | null,
  ): void {
    const subject = about === null ? undefined : noticeKey(about);
    const words = currentWords(eventWords);
    switch (status) {
      case 'SUCCESS':
        notify('valid', message ?? words.done[name], { subject });
        return;
      case 'FAILED':
        if (message === null)
          notify('inValid', words.unknown, { detail: words.failed[name], subject });
        else notify('inValid', message, { subject });
        return;
      case null:
        // Whether it is good news is not known.
        if (message !== null) notify('warn', message, { subject });
        return;
      default:
        status satisfies never;
    }
  }

  const ends = [
    live.on('create_vm_result', (event) => {
      const subject = { of: 'machine', id: event.id, action: 'create' } as const;
      if (says(event) && once.byEvent(subject)) tell('create_vm_result', event, subject);
    }),
    live.on('vm_result', (event) => {
      const subject = { of: 'machine', id: event.id, action: event.action } as const;
      if (says(event) && once.byEvent(subject)) tell('vm_result', event, subject);
    }),
    live.on('account_result', (event) => {
      if (says(event)) tell('account_result', event, null);
    }),
    live.on('recharge_result', (event) => {
      if (!says(event)) return;
      const subject = { of: 'recharge', id: event.id } as const;
      const isNew = once.byEvent(subject);
      const isShown = showsRecharge(event.id);
      const key = noticeKey(subject);
      if (event.status === 'FAILED' || (isNew && !isShown)) tell('recharge_result', event, subject);
      // Its dialog says that it was paid: a notice that its code has timed out is not so any more.
      else if (isShown && key !== undefined) withdraw(key);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
