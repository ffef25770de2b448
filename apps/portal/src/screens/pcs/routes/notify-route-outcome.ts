import { unknownError } from '@tram/api/error-catalogue';
import type { IpRotationEmitted } from '@tram/machines/ip-rotation';
import type { Services } from '../../../app/services.ts';
import type { pcRouteWords } from './words.vi.ts';

type Words = typeof pcRouteWords.vi;

/** Why nothing came of it: the server's words (specification, section 8), ours where there was no answer. */
function reasonOf(words: Words, outcome: IpRotationEmitted & { type: 'REFUSED' }): string {
  const { reason, error } = outcome;
  switch (reason) {
    case 'not-received':
      return words.reasons.notReceived;
    case 'unfinished':
      return words.reasons.unfinished;
    case 'pc-changed':
      return error?.message ?? words.reasons.pcChanged;
    case 'closed':
    case 'gone':
      return error?.message ?? words[reason];
    case 'taken':
    case 'not-held':
    case 'changing':
    case 'conflict':
    case 'too-soon':
    case 'router-failed':
    case 'not-found':
    case 'session-ended':
    case 'not-allowed':
    case 'unknown':
      return error?.message ?? unknownError;
    default:
      return reason satisfies never;
  }
}

/**
 * Tells the customer how a change of a PC's routes ended. The session's lifecycle reports its own end.
 * @param name of the PC
 */
export function notifyRouteOutcome(
  services: Pick<Services, 'notify'>,
  words: Words,
  outcome: IpRotationEmitted,
  name: string,
): void {
  if (outcome.type === 'DONE') {
    const detail = outcome.ip === null ? words.about(name) : words.address(outcome.ip);
    services.notify('valid', words.done[outcome.action](outcome.route), { detail });
    return;
  }
  if (outcome.reason === 'session-ended') return;
  const status = outcome.reason === 'unfinished' ? 'warn' : 'inValid';
  services.notify(status, reasonOf(words, outcome), { detail: words.about(name) });
}
