import { unknownError } from '@tram/api/error-catalogue';
import type { IpRotationEmitted } from '@tram/machines/ip-rotation';
import type { Services } from '../../../app/services.ts';
import type { pcRouteWords } from './words.vi.ts';

type Words = typeof pcRouteWords.vi;

/** Why nothing came of it: the server's words (specification, section 8), ours where there was no answer. */
function reasonOf(
  words: Words,
  { reason, error }: IpRotationEmitted & { type: 'REFUSED' },
): string {
  const { notReceived, unfinished, pcChanged } = words.reasons;
  if (reason === 'not-received') return notReceived;
  if (reason === 'unfinished') return unfinished;
  if (error !== null) return error.message;
  const ours: Partial<Record<typeof reason, string>> = {
    'pc-changed': pcChanged,
    closed: words.closed,
    gone: words.gone,
  };
  return ours[reason] ?? unknownError;
}

/**
 * Tells the customer how a change of a PC's routes ended. The session's lifecycle reports its own end.
 * @param name of the PC
 */
export function tellRouteOutcome(
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
