/**
 * Reads the answers that a first screen is made of, without the client: an application that sends these calls before its code is
 * loaded shows what they answer before the client is loaded. Successes only. Whatever else may come (a refusal, a proxy's page, half
 * an answer) is the client's, which knows what to do about it.
 */
import { completeFirst, type FirstOperation } from './answers/complete-record.ts';
import type { Answer, Input } from './call-types.ts';
import { isObject, parseJson } from './json.ts';
import type { operations } from './operations.ts';

export { type FirstOperation, isFirstOperation } from './answers/complete-record.ts';

/** As the table of operations has them, which comes with the client. */
const paths = { getMyAccount: '/accounts/me', listImages: '/images' } as const satisfies {
  readonly [Id in FirstOperation]: (typeof operations)[Id]['path'];
};

/**
 * The address that the client asks for.
 * @param baseUrl as the client has it: without a slash at its end
 * @returns null for an input that has more than a number of page
 */
export function firstAddress<Id extends FirstOperation>(
  baseUrl: string,
  id: Id,
  input: Input<Id>,
): string | null;
export function firstAddress(
  baseUrl: string,
  id: FirstOperation,
  input: { readonly query?: Readonly<Record<string, unknown>> | undefined },
): string | null {
  const { page, ...others } = input.query ?? {};
  if (Object.keys(others).length > 0) return null;
  if (page === undefined) return baseUrl + paths[id];
  return typeof page === 'number' ? `${baseUrl}${paths[id]}?page=${page}` : null;
}

/**
 * What the client would give for a response.
 * @param response its body is read and must not have been read before: pass a clone where the client may be given it afterwards
 * @returns null for everything but a success with a readable body, and for one that breaks off. Never rejects
 */
export async function readFirstAnswer<Id extends FirstOperation>(
  id: Id,
  response: Response,
): Promise<Answer<Id> | null>;
// The overload is where a completed record becomes the type, as in the client: a test compares the two.
export async function readFirstAnswer(id: FirstOperation, response: Response): Promise<unknown> {
  if (!response.ok) return null;
  const answer = parseJson(await response.text().catch(() => ''));
  return isObject(answer) ? completeFirst(id, answer) : null;
}
