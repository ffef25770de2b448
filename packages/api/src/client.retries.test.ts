import { describe, expect, test } from 'vitest';
import { operationIds, operations } from './operations.ts';
import { anyCall, clientAgainst } from './testing/client-under-test.ts';
import { type AnswerRequest, answerJson } from './testing/http-server.ts';

const path = { id: 'x', orderId: 'x', imageId: 'x', product: 'tram' };
const lost: AnswerRequest = (response) => response.destroy();
const overloaded: AnswerRequest = (response) =>
  answerJson(response, 503, { statusCode: 503, message: 'Bận' });

const busy =
  (seconds: number): AnswerRequest =>
  (response) =>
    answerJson(response, 429, { statusCode: 429, message: 'Bận' }, { 'retry-after': `${seconds}` });

/** Answers the first requests one way, and every later one with an empty object. */
function firstThen(count: number, answer: AnswerRequest): AnswerRequest {
  let answered = 0;
  return (response, request) => {
    answered += 1;
    if (answered <= count) answer(response, request);
    else answerJson(response, 200, {});
  };
}

describe('reads', () => {
  test.each([
    ['a lost connection', lost],
    ['an overloaded server', overloaded],
  ])('are tried again after %s', async (_name, answer) => {
    const { api, server } = await clientAgainst(firstThen(2, answer));
    expect(await api.listImages()).toMatchObject({ ok: true });
    expect(server.seen).toHaveLength(3);
  });

  test('are tried again after a connection that broke in the middle of the body', async () => {
    const { api, server } = await clientAgainst(
      firstThen(1, (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{', () => response.destroy());
      }),
    );
    expect((await api.listImages()).ok).toBe(true);
    expect(server.seen).toHaveLength(2);
  });

  test('are not retried with the token of a customer who has logged out meanwhile', async () => {
    let token: string | null = 'token-of-demo';
    const { api, server } = await clientAgainst(
      firstThen(1, (response, request) => {
        token = null;
        overloaded(response, request);
      }),
      { session: { token: () => token } },
    );
    await api.listImages();
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-of-demo',
      undefined,
    ]);
  });

  // @spec S23
  test('are given up after two more tries', async () => {
    const { api, server } = await clientAgainst(overloaded);
    expect(await api.listImages()).toMatchObject({
      ok: false,
      error: { status: 503, message: 'Bận' },
    });
    expect(server.seen).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 429, 500, 501])(
    'are not tried again after a %i without a time to come back',
    async (statusCode) => {
      const { api, server } = await clientAgainst((response) =>
        answerJson(response, statusCode, { statusCode, message: 'Không' }),
      );
      await api.listImages();
      expect(server.seen).toHaveLength(1);
    },
  );

  test('wait as long as the server asks, unless that is too long for a customer', async () => {
    const soon = await clientAgainst(firstThen(1, busy(0)));
    expect((await soon.api.listImages()).ok).toBe(true);
    expect(soon.server.seen).toHaveLength(2);
    const late = await clientAgainst(firstThen(1, busy(60)));
    expect((await late.api.listImages()).ok).toBe(false);
    expect(late.server.seen).toHaveLength(1);
  });

  test('stop trying when they are aborted between two tries', async () => {
    const anHour = { baseMs: 3_600_000, maxMs: 3_600_000 };
    const { api, server } = await clientAgainst(overloaded, { retry: anHour });
    const controller = new AbortController();
    const { signal } = controller;
    let tries = 0;
    // The signal is listened to during the first try, and again for the wait after it.
    signal.addEventListener = (...listener: Parameters<AbortSignal['addEventListener']>) => {
      EventTarget.prototype.addEventListener.apply(signal, listener);
      tries += 1;
      if (tries === 2) queueMicrotask(() => controller.abort());
    };
    const result = await api.listImages({}, { signal });
    expect(result).toMatchObject({ ok: false, error: { kind: 'aborted', status: null } });
    expect(server.seen).toHaveLength(1);
  });
});

describe('everything else', () => {
  const neverRepeated = operationIds.filter((id) => {
    const operation: { method: string; sideEffect?: true } = operations[id];
    return operation.method !== 'GET' || operation.sideEffect === true;
  });

  // @spec S16
  test('the side-effect GETs are known as such', () => {
    expect(neverRepeated).toEqual(
      expect.arrayContaining([
        'requestOtp',
        'wakeImage',
        'reconnectImage',
        'startCloudImage',
        'restartCloudImage',
        'deleteCloudVm',
        'backupCloudImage',
        'restoreCloudImage',
        'shutdownCloudImage',
        'extendCloudImage',
      ]),
    );
  });

  // @spec S23
  test.each(neverRepeated)('%s is sent once, after any fault', async (id) => {
    const { api, server } = await clientAgainst(lost);
    expect(await anyCall(api, id)({ path, body: {} })).toMatchObject({
      ok: false,
      error: { kind: 'network' },
    });
    expect(server.seen).toHaveLength(1);
  });
});
