import type { ApiError } from '@tram/api/result';
import { Ending, exitCodes, type ExitCode } from './ending.ts';
import { words } from './words.vi.ts';

/** The exit code and the message for a failed call. */
export function refusal(lead: string, error: ApiError | null): Ending {
  if (error === null) return new Ending(exitCodes.refused, lead);
  const code = codeOf(error);
  if (code === exitCodes.unreachable) {
    return new Ending(code, `${lead} ${words.noAnswer}`, words.unreachable);
  }
  const advice = error.missingAmount === null ? [] : [words.rent.topUpFirst(error.missingAmount)];
  return new Ending(code, `${lead} ${error.message}`.trimEnd(), ...advice);
}

function codeOf(error: ApiError): ExitCode {
  if (error.missingAmount !== null) return exitCodes.notEnoughMoney;
  if (error.kind === 'unauthorized') return exitCodes.notSignedIn;
  return error.kind === 'network' || error.kind === 'timeout'
    ? exitCodes.unreachable
    : exitCodes.refused;
}
