import type { Activity } from '@tram/api/activity';
import type { Answer, Input } from '@tram/api/client';
import type { ServerClock } from '@tram/api/clock';
import {
  firstAddress,
  type FirstOperation,
  isFirstOperation,
  readFirstAnswer,
} from '@tram/api/first-answers';
import type { OperationId } from '@tram/api/operations';
import { observeDate, takeEarlyRequest } from './early-answer.ts';
import type { EarlyRequest } from './protocol.ts';

/** What is read without the client, and what it is read with. */
export interface EarlyAnswers {
  /** What the blocking script has sent. */
  readonly requests: Map<string, EarlyRequest>;
  readonly apiBase: string;
  readonly clock: Pick<ServerClock, 'begin'>;
  readonly activity: Activity;
}

/** How long the first screen waits for an early answer before the client, with its time-out, waits for it, ms. */
const patience = 3000;

/** Its body is copied: the client may want it yet. */
async function answerOf<Id extends FirstOperation>(
  id: Id,
  early: EarlyRequest,
  clock: EarlyAnswers['clock'],
): Promise<Answer<Id> | null> {
  try {
    const response = await early.response;
    observeDate(early, response, clock);
    return await readFirstAnswer(id, response.clone());
  } catch {
    return null;
  }
}

/**
 * The answer to what the blocking script has asked for already, without the client, which is loaded after the first screen.
 * @returns null where nothing of the kind was asked for, and for every answer that is no plain success: the client's call then takes
 * the same answer over, and does with it what it does with all
 */
export async function readEarlyAnswer<Id extends OperationId>(
  { requests, apiBase, clock, activity }: EarlyAnswers,
  token: string,
  id: Id,
  input: Input<Id>,
): Promise<Answer<Id> | null>;
export async function readEarlyAnswer(
  { requests, apiBase, clock, activity }: EarlyAnswers,
  token: string,
  id: OperationId,
  input: object,
): Promise<unknown> {
  if (requests.size === 0 || !isFirstOperation(id)) return null;
  const address = firstAddress(apiBase, id, input);
  if (address === null) return null;
  const early = takeEarlyRequest(requests, address, token);
  if (early === null) return null;
  const waitedFor = activity.begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  const answer = await Promise.race([answerOf(id, early, clock), late]);
  clearTimeout(timer);
  waitedFor();
  if (answer === null) requests.set(address, early);
  return answer;
}
