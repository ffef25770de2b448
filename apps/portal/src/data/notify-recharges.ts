import type { Answer } from '@tram/api/client';
import type { Recharge } from '@tram/api/types';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import { formatMoney } from '../app/format-money.ts';
import type { Services } from '../app/services.ts';
import { currentWords } from '../app/words.ts';
import { eventWords } from './event-words.vi.ts';
import type { Live } from './live.ts';
import { createThrottle } from './throttle.ts';
import { queryClientOf } from './query-client.ts';
import { readIntoCache } from './read-into-cache.ts';
import { noticeKey, type NoticeDeduplication } from './notice-deduplication.ts';

export interface RechargeNotices {
  readonly live: Pick<Live, 'on'>;
  /** Closes the notice about a subject. */
  readonly withdraw: (subject: string) => void;
  readonly once: NoticeDeduplication;
  /** Whether a recharge is on screen in its own dialog, which then shows its outcome. */
  readonly showsRecharge: (id: string) => boolean;
}

/** Recharge → `is_succeeded`. */
type Statuses = ReadonlyMap<string, number>;

function knownTo(services: Services): Statuses {
  const pages = queryClientOf(services).getQueriesData<Answer<'listRecharges'>>({
    queryKey: ['listRecharges'],
  });
  return new Map(
    pages
      .flatMap(([, page]) => page?.data ?? [])
      .map(({ _id, is_succeeded }): [string, number] => [_id, is_succeeded]),
  );
}

/** What to say of a recharge, in the colours of its status (specification, section 4); null for one that still waits. */
function wordsFor({ is_succeeded: code, money }: Recharge) {
  const words = currentWords(eventWords).recharge;
  const sum = formatMoney(money);
  const status = rechargeStatusOf(code);
  switch (status) {
    case 'successful':
      return { status: 'valid', message: words.successful(sum) } as const;
    case 'cancelled':
      return { status: 'inValid', message: words.cancelled(sum) } as const;
    case 'timed-out':
      return { status: 'warn', message: words['timed-out'](sum) } as const;
    case 'pending':
    case null:
      return null;
    default:
      return status satisfies never;
  }
}

/**
 * Says what became of a recharge where the event does not say it: the newest recharges are read, and what has changed since the
 * screens knew them is told. One that nobody knew before is told when the event names it.
 * @returns the function that ends it
 */
export function notifyRecharges(
  services: Services,
  { live, withdraw, once, showsRecharge }: RechargeNotices,
): () => void {
  const ending = new AbortController();
  /** As before the first event of those that are looked after together: the reading itself changes what the screens know. */
  let known: Statuses = new Map();
  let named: ReadonlySet<string> = new Set();

  const look = createThrottle(async () => {
    const answer = await readIntoCache(
      services,
      'listRecharges',
      { query: { page: 1 } },
      { background: true, signal: ending.signal },
    );
    if (!answer.ok || ending.signal.aborted) return;
    const rows = answer.value.data;
    const changed = rows.filter(({ _id: id, is_succeeded: status }) => {
      const before = known.get(id);
      return before === undefined ? named.has(id) : before !== status;
    });
    known = new Map([
      ...known,
      ...rows.map(({ _id, is_succeeded }): [string, number] => [_id, is_succeeded]),
    ]);
    for (const recharge of changed) {
      const told = wordsFor(recharge);
      if (told === null) continue;
      const about = { of: 'recharge', id: recharge._id } as const;
      const subject = noticeKey(about);
      if (!showsRecharge(recharge._id)) {
        once.byRecord(about, () => services.notify(told.status, told.message, { subject }));
      } else if (subject !== undefined) withdraw(subject);
    }
  });

  const end = live.on('recharge_result', ({ id, status }) => {
    if (status !== null) return;
    const before = knownTo(services);
    const name = id === null ? [] : [id];
    if (look('recharges', null) === 'at once') {
      known = before;
      named = new Set(name);
    } else {
      named = new Set([...named, ...name]);
    }
  });
  return () => {
    ending.abort();
    end();
  };
}
