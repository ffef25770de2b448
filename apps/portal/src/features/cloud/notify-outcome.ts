import { messageWords } from '../../app/message-words.vi.ts';
import type { Services } from '../../app/services.ts';
import { currentWords } from '../../app/words.ts';
import {
  type NoticeSubject,
  type NoticeDeduplication,
  noticeDeduplicationOf,
  noticeKey,
} from '../../data/notice-deduplication.ts';
import { chargedDetail, notifyRefusedAction } from '../payment/notify-payment.ts';
import { paymentWords } from '../payment/words.vi.ts';
import type { CloudOutcome } from './cloud-lifecycles.ts';
import type { cloudWords } from './words.vi.ts';

type Words = typeof cloudWords.vi;
type Deed<Type extends CloudOutcome['type']> = Extract<CloudOutcome, { type: Type }>;

/** What happened without asking the customer's machine: an extension, a file, the end of the rental. */
const notifiedHere: ReadonlySet<Deed<'DONE'>['action']> = new Set([
  'extend',
  'downloadRdp',
  'delete',
]);

function doneWords(words: Words, { action, message, name }: Deed<'DONE'>): string {
  if (action === 'downloadRdp') return words.done.downloadRdp(name);
  // The specification's own words (section 8), not the server's.
  if (notifiedHere.has(action) || action === 'deleteVm') return words.done[action];
  return message ?? words.done[action];
}

/** As the event about it names it: `delete` is the virtual machine's. */
function subjectOf({ id, action }: Deed<'DONE' | 'FAILED'>): NoticeSubject {
  if (action === 'deleteVm') return { of: 'machine', id, action: 'delete' };
  return { of: 'machine', id, action: action === 'unknown' ? null : action };
}

function notifyRefusal(
  { notify }: Pick<Services, 'notify'>,
  words: Words,
  { action, reason, message, error, name, total }: Deed<'REFUSED'>,
): void {
  const about = words.about(name);
  switch (reason) {
    case 'image-out':
      // Section 8: in a confirm dialog, which the screen opens by the view.
      return;
    case 'vm-deletion-failed':
      notify(
        'inValid',
        words.failed.deleteVm,
        message === null ? {} : { detail: currentWords(messageWords).say(message) },
      );
      return;
    case 'unanswered':
      notify('inValid', words.failed[action], { detail: words.unanswered });
      return;
    case 'no-remote-desktop':
    case 'failed':
    case 'refused':
      if (error === null) notify('inValid', message ?? words.failed[action], { detail: about });
      else notifyRefusedAction(notify, currentWords(paymentWords), { error, total }, about);
      return;
    default:
      reason satisfies never;
  }
}

/**
 * Tells the customer how something is going or has ended (specification, section 8: failures carry the server's words).
 * What ends because the session has, or because the screen was left, is reported elsewhere or not at all.
 * @param once what a machine was asked for mostly ends with a `vm_result` or a `create_vm_result` too, which has its own toast
 */
export function notifyOutcome(
  services: Pick<Services, 'notify'>,
  words: Words,
  outcome: CloudOutcome,
  once: Pick<NoticeDeduplication, 'byRecord'>,
): void {
  const { id, name } = outcome;
  const detail = words.about(name);
  switch (outcome.type) {
    case 'TAKEN':
      services.notify('valid', outcome.message ?? words.taken[outcome.action], { detail });
      return;
    case 'DONE':
      if (notifiedHere.has(outcome.action))
        services.notify(
          'valid',
          doneWords(words, outcome),
          chargedDetail(currentWords(paymentWords), outcome),
        );
      else
        once.byRecord(subjectOf(outcome), () =>
          services.notify('valid', doneWords(words, outcome), {
            subject: noticeKey(subjectOf(outcome)),
          }),
        );
      return;
    case 'FAILED':
      once.byRecord(subjectOf(outcome), () =>
        services.notify('inValid', outcome.message ?? words.failed[outcome.action], {
          detail,
          subject: noticeKey(subjectOf(outcome)),
        }),
      );
      return;
    case 'REFUSED':
      notifyRefusal(services, words, outcome);
      return;
    case 'UNCONFIRMED':
      services.notify('warn', currentWords(paymentWords).unconfirmed.told, { detail });
      return;
    case 'CREATED':
      once.byRecord({ of: 'machine', id, action: 'create' }, () =>
        services.notify('valid', words.created, { detail }),
      );
      return;
    case 'CREATION_FAILED':
      once.byRecord({ of: 'machine', id, action: 'create' }, () =>
        services.notify('inValid', words.creationFailed, { detail }),
      );
      return;
    case 'ENDED':
      // Over, and nothing says how: the card shows what the machine is now.
      return;
    default:
      outcome satisfies never;
  }
}

/** Tells it as soon as the words of the customer's language are here. */
export async function notifyOutcomeInWords(
  services: Services,
  words: Words,
  outcome: CloudOutcome,
): Promise<void> {
  await paymentWords.translationPromise;
  notifyOutcome(services, words, outcome, noticeDeduplicationOf(services));
}
