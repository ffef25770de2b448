import { reconnectFailed, unknownError } from '@tram/api/error-catalogue';
import type { ApiError } from '@tram/api/result';
import type { Services } from '../../app/services.ts';
import { currentWords } from '../../app/words.ts';
import {
  type NoticeDeduplication,
  noticeDeduplicationOf,
} from '../../data/notice-deduplication.ts';
import { chargedDetail, notifyRefusedAction } from '../payment/notify-payment.ts';
import { paymentWords } from '../payment/words.vi.ts';
import type { PcOutcome } from './pc-lifecycles.ts';
import { pcOutcomeWords } from './outcome-words.vi.ts';

function successOf(words: typeof pcOutcomeWords.vi, outcome: PcOutcome & { type: 'DONE' }): string {
  const { action, message, name } = outcome;
  switch (action) {
    case 'rent':
      return words.booting(name);
    case 'extend':
      return words.extended;
    case 'delete':
      return words.deleted;
    case 'renewPassword':
      return words.reconnected;
    case 'reset':
      return message ?? words.reset;
    case 'wake':
      return message ?? words.woken;
    case 'downloadRdp':
      return words.downloaded(name);
    default:
      return message ?? name;
  }
}

/** No server has said anything that could be read: the words are the client's own. */
function isUnread({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'malformed';
}

/** The words of a failure: the server's; a new password that nobody answered for has its own (specification, section 8). */
function failureOf({ action, error }: PcOutcome & { type: 'REFUSED' }): string {
  const hasWords = !isUnread(error) && error.message !== unknownError;
  return action === 'renewPassword' && !hasWords ? reconnectFailed : error.message;
}

/**
 * Tells the customer how something ended (specification, section 8: failures carry the server's words). What ends because
 * the session has, or because the screen was left, is reported elsewhere or not at all.
 * @param once a PC that has been made, or could not be, is mostly reported by its `create_vm_result` event
 */
export function notifyOutcome(
  services: Pick<Services, 'notify'>,
  outcome: PcOutcome,
  once: Pick<NoticeDeduplication, 'byRecord'>,
): void {
  const words = currentWords(pcOutcomeWords);
  const { id, name } = outcome;
  const made = { of: 'machine', id, action: 'create' } as const;
  const detail = words.about(name);
  switch (outcome.type) {
    case 'DONE':
      services.notify(
        'valid',
        successOf(words, outcome),
        'total' in outcome ? chargedDetail(currentWords(paymentWords), outcome) : {},
      );
      return;
    case 'READY':
      once.byRecord(made, () => services.notify('valid', words.ready, { detail }));
      return;
    case 'NOT_MADE':
      once.byRecord(made, () => services.notify('inValid', words.notMade, { detail }));
      return;
    case 'REFUSED':
      notifyRefusedAction(
        services.notify,
        currentWords(paymentWords),
        { ...outcome, error: { ...outcome.error, message: failureOf(outcome) } },
        detail,
      );
      return;
    case 'UNCONFIRMED':
      services.notify('warn', currentWords(paymentWords).unconfirmed.told, { detail });
      return;
    default:
      outcome satisfies never;
  }
}

/** Tells it as soon as the words of the customer's language are here. */
export async function notifyOutcomeInWords(services: Services, outcome: PcOutcome): Promise<void> {
  await Promise.all([pcOutcomeWords.translationPromise, paymentWords.translationPromise]);
  notifyOutcome(services, outcome, noticeDeduplicationOf(services));
}
