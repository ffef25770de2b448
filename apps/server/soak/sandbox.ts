/** The sandbox's JSON, for what no customer does: the bank, the mail box, the operator and the clock. */
import { setTimeout as delay } from 'node:timers/promises';
import { call, type TestAnswer, type TestRequest } from '../src/testing/test-server.ts';

/** How long it is asked again, ms: longer than a server has to work again. */
const patienceMs = 300_000;

/**
 * Asks until there is an answer that no fault explains, waiting as long as the server says. Everything that is asked for here does
 * the same when it is done twice.
 * @throws where there is none in five minutes
 */
export async function onSandbox(
  origin: string,
  path: string,
  request: TestRequest = {},
): Promise<TestAnswer> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const answer = await call(`${origin}/sandbox/api${path}`, request).catch(() => null);
    if (answer !== null && answer.status < 500 && answer.status !== 429) return answer;
    if (performance.now() > until) {
      throw new Error(
        `/sandbox/api${path} was not answered (last: ${answer?.status ?? 'nothing'})`,
      );
    }
    await delay(1000 * Number(answer?.headers.get('retry-after') ?? 0.3));
  }
}
