import { describe, expect, test } from 'vitest';
import { createActivity } from './activity.ts';
import { isDownload, type UnauthorizedCall } from './client.ts';
import { createServerClock } from './clock.ts';
import { type ErrorKind, mayHaveHappened, type Result } from './result.ts';
import { clientAgainst } from './testing/client-under-test.ts';
import { type AnswerRequest, answerJson } from './testing/http-server.ts';

const id = '6740c1e29f0b7a4100000001';

function errorOf(result: Result<unknown>) {
  if (result.ok) throw new Error('the call succeeded');
  return result.error;
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`the call failed: ${result.error.kind}`);
  return result.value;
}

const silence: AnswerRequest = () => undefined;
const halfABody: AnswerRequest = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data": [');
};
const refuse: AnswerRequest = (response) =>
  answerJson(response, 401, { statusCode: 401, message: 'Phiên đăng nhập đã hết hạn.' });
const file: AnswerRequest = (response) => {
  response.writeHead(200, {
    'content-type': 'application/x-rdp',
    'content-disposition': `attachment; filename="May.rdp"; filename*=UTF-8''${encodeURIComponent('Dựng phim “Ẩn Ước”.rdp')}`,
  });
  response.end('full address:s:103.140.38.21:33907\r\n');
};

describe('success', () => {
  test('is the value of the answer', async () => {
    const page = {
      data: [{ _id: id, message: 'Xin chào', createdAt: '2026-11-20T08:40:00.000Z' }],
      total_page: 1,
    };
    const { api } = await clientAgainst((response) => answerJson(response, 200, page));
    expect(await api.listLogs()).toEqual({ ok: true, value: page });
  });

  test('201 is a success too', async () => {
    const { api } = await clientAgainst((response) => answerJson(response, 201, { _id: id }));
    expect(await api.createLog({ body: { message: 'x' } })).toEqual({
      ok: true,
      value: { _id: id },
    });
  });

  // @spec 8.14
  test('an action that failed is an answer, not an error', async () => {
    const answer = { statusCode: 400, message: 'Lỗi tạo kết nối lại' };
    const { api } = await clientAgainst((response) => answerJson(response, 200, answer));
    expect(valueOf(await api.reconnectImage({ path: { id } }))).toEqual(answer);
  });
});

const answered =
  (status: number, body: string, type: string | undefined): AnswerRequest =>
  (response) => {
    response.writeHead(status, type === undefined ? {} : { 'content-type': type });
    response.end(body);
  };

describe('a success whose body the specification does not show', () => {
  const bodies: [string, string, string | undefined, object][] = [
    ['nothing', '', undefined, {}],
    ['nothing, said to be JSON', '', 'application/json', {}],
    ['an empty object', '{}', 'application/json', {}],
    [
      'words',
      '{"message":"Gia hạn thành công"}',
      'application/json',
      { message: 'Gia hạn thành công' },
    ],
    ['text', 'OK', 'text/plain', {}],
    ['a number', '1', 'application/json', {}],
  ];
  test.each(bodies)('is a success with %s', async (_name, body, type, value) => {
    for (const status of [200, 201, 202]) {
      const { api } = await clientAgainst(answered(status, body, type));
      const path = { id };
      expect(await api.extendVpsOrder({ path, body: { rental_period: 1 } })).toEqual({
        ok: true,
        value,
      });
    }
  });

  test('is one without any body (204), too', async () => {
    const { api } = await clientAgainst(answered(204, '', undefined));
    expect(await api.deleteImage({ path: { id } })).toEqual({ ok: true, value: {} });
  });

  test.each([
    ['a page: that is some proxy’s', '<!doctype html>', 'text/html; charset=utf-8'],
    ['JSON that was cut on its way', '{"mess', 'application/json'],
  ])('is none when it is %s', async (_name, body, type) => {
    const { api } = await clientAgainst(answered(200, body, type));
    expect(errorOf(await api.deleteImage({ path: { id } }))).toMatchObject({ kind: 'malformed' });
  });
});

describe('refusals', () => {
  test.each<[number, ErrorKind]>([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'invalid'],
    [422, 'invalid'],
    [429, 'server'],
    [500, 'server'],
    [501, 'server'],
    [503, 'server'],
  ])('%i is of kind %s, with the words of the server', async (statusCode, kind) => {
    const { api } = await clientAgainst((response) =>
      answerJson(response, statusCode, { statusCode, message: 'Lý do', requestId: 'req-1' }),
    );
    expect(errorOf(await api.resetImage({ body: { id } }))).toEqual({
      kind,
      status: statusCode,
      message: 'Lý do',
      requestId: 'req-1',
      missingAmount: null,
      retryAfterMs: null,
    });
  });

  test.each([
    ['an HTML page of a proxy', '<html><body>502 Bad Gateway</body></html>', 'text/html'],
    ['no body at all', '', 'application/json'],
    ['broken JSON', '{"message": "Lý', 'application/json'],
    ['JSON without a message', '{"statusCode": 502}', 'application/json'],
    ['a blank message', '{"statusCode": 502, "message": " "}', 'application/json'],
    ['a message that is no text', '{"message": {"a": 1}}', 'application/json'],
    // @spec 8.1
  ])("a 502 with %s says 'Có lỗi xảy ra'", async (_name, body, type) => {
    const { api } = await clientAgainst((response) => {
      response.writeHead(502, { 'content-type': type, 'x-request-id': 'req-2' });
      response.end(body);
    });
    const error = errorOf(await api.resetImage({ body: { id } }));
    expect(error).toMatchObject({
      kind: 'server',
      status: 502,
      message: 'Có lỗi xảy ra',
      requestId: 'req-2',
    });
  });

  test('a field that is wrong is named, and a wrong code says what is left', async () => {
    const { api } = await clientAgainst((response) =>
      answerJson(response, 400, { statusCode: 400, message: 'Sai', field: 'otp', tries_left: 0 }),
    );
    const error = errorOf(await api.resetImage({ body: { id } }));
    expect(error).toMatchObject({ kind: 'invalid', field: 'otp', triesLeft: 0 });
  });

  test('a login whose address is not verified says when the mail can be sent again', async () => {
    const resendAt = '2026-11-20T09:37:00.000Z';
    const { api } = await clientAgainst((response) =>
      answerJson(response, 403, { statusCode: 403, message: 'Chưa xác thực', resendAt }),
    );
    const error = errorOf(await api.login({ body: { username: 'demo', password: 'x' } }));
    expect(error).toMatchObject({ kind: 'forbidden', resendAt });
  });

  test('too small a balance says what is missing', async () => {
    const { api } = await clientAgainst((response) =>
      answerJson(response, 409, {
        statusCode: 409,
        message: 'Số dư thiếu',
        missing_amount: 112_000,
      }),
    );
    const result = await api.createOrder({ body: { image: id, rental_period: 7, unit: 'day' } });
    expect(errorOf(result)).toMatchObject({ kind: 'conflict', missingAmount: 112_000 });
  });

  test('too many requests say how long to wait', async () => {
    const { api } = await clientAgainst((response) =>
      answerJson(response, 429, { statusCode: 429, message: 'Chậm lại' }, { 'retry-after': '30' }),
    );
    const result = await api.login({ body: { username: 'demo', password: 'x' } });
    expect(errorOf(result)).toMatchObject({ status: 429, retryAfterMs: 30_000 });
  });
});

describe('answers that are no answer', () => {
  test.each([
    ['an empty body', '', 'application/json'],
    ['broken JSON', '{"data": [', 'application/json'],
    ['an HTML page', '<!doctype html><title>Trạm</title>', 'text/html'],
    ['JSON that is no object', '"ok"', 'application/json'],
    ['JSON null', 'null', 'application/json'],
  ])('a 200 with %s is malformed', async (_name, body, type) => {
    const { api } = await clientAgainst((response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(body);
    });
    expect(errorOf(await api.getMyAccount())).toMatchObject({
      kind: 'malformed',
      status: 200,
      message: 'Câu trả lời của máy chủ bị hỏng, bạn thử lại',
    });
  });

  // @spec 8.25
  test('a server that is not there is a network error', async () => {
    const { api, server } = await clientAgainst(() => undefined);
    await server.close();
    expect(errorOf(await api.getMyAccount())).toMatchObject({
      kind: 'network',
      status: null,
      message: 'Mất kết nối với máy chủ, bạn kiểm tra mạng rồi thử lại',
    });
  });

  // @spec 8.25
  test('a connection that breaks before the answer is a network error', async () => {
    const { api } = await clientAgainst((response) => response.destroy());
    expect(errorOf(await api.resetImage({ body: { id } })).kind).toBe('network');
  });

  test('a connection that breaks in the middle of the body is a network error', async () => {
    const { api } = await clientAgainst((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data": [', () => response.destroy());
    });
    expect(errorOf(await api.resetImage({ body: { id } })).kind).toBe('network');
  });

  // @spec 8.25
  test('an outcome that may have happened all the same is reported', async () => {
    const { api, server } = await clientAgainst((response) => response.destroy());
    expect(mayHaveHappened(errorOf(await api.resetImage({ body: { id } })))).toBe(true);
    await server.close();
    const refused = await clientAgainst((response) =>
      answerJson(response, 409, { statusCode: 409, message: 'Không được' }),
    );
    expect(mayHaveHappened(errorOf(await refused.api.resetImage({ body: { id } })))).toBe(false);
  });
});

describe('time and abort', () => {
  test.each([
    ['no answer', silence],
    ['half an answer', halfABody],
  ])('%s in time is a timeout', async (_name, answer) => {
    const { api, server } = await clientAgainst(answer);
    expect(errorOf(await api.listImages({}, { timeoutMs: 60 })).kind).toBe('timeout');
    expect(server.seen).toHaveLength(1);
  });

  test('more time than a timer can hold is no timeout at once', async () => {
    const { api } = await clientAgainst((response) => {
      setTimeout(() => answerJson(response, 200, { data: [], total_page: 1 }), 60);
    });
    expect(await api.listImages({}, { timeoutMs: Infinity })).toMatchObject({ ok: true });
  });

  test.each([
    ['before it is sent', null],
    ['while it waits for an answer', silence],
    ['while the answer is read', halfABody],
  ])('an abort %s ends the call as aborted', async (_name, answer) => {
    const { api, server } = await clientAgainst(answer ?? silence);
    const controller = new AbortController();
    if (answer === null) controller.abort();
    const result = api.listImages({}, { signal: controller.signal });
    if (answer !== null) {
      await server.received(1);
      controller.abort();
    }
    expect(errorOf(await result).kind).toBe('aborted');
    expect(server.seen).toHaveLength(answer === null ? 0 : 1);
  });
});

describe('401', () => {
  // @spec 8.12
  test('reports the end of the session, and whether the customer was waiting', async () => {
    const calls: UnauthorizedCall[] = [];
    const onUnauthorized = (call: UnauthorizedCall) => void calls.push(call);
    const { api } = await clientAgainst(refuse, { onUnauthorized });
    const first = await api.getMyAccount();
    await api.listImages({}, { background: true });
    // Nobody's token was refused.
    await api.listCloudPackages({}, { anonymous: true });
    expect(calls).toEqual([
      { operationId: 'getMyAccount', background: false, error: errorOf(first) },
      { operationId: 'listImages', background: true, error: errorOf(first) },
    ]);
  });

  test('of the login is a wrong password, not the end of a session', async () => {
    const calls: UnauthorizedCall[] = [];
    const onUnauthorized = (call: UnauthorizedCall) => void calls.push(call);
    const { api } = await clientAgainst(refuse, { onUnauthorized });
    const result = await api.login({ body: { username: 'demo', password: 'sai' } });
    expect(errorOf(result).kind).toBe('unauthorized');
    expect(calls).toEqual([]);
  });

  test('of a token that another has replaced meanwhile does not end the new session', async () => {
    let token = 'old';
    const calls: UnauthorizedCall[] = [];
    const onUnauthorized = (call: UnauthorizedCall) => void calls.push(call);
    const { api } = await clientAgainst(
      (response, request) => {
        token = 'new';
        refuse(response, request);
      },
      { session: { token: () => token }, onUnauthorized },
    );
    await api.getMyAccount();
    expect(calls).toEqual([]);
  });
});

describe('activity', () => {
  // @spec 2.36
  test('counts calls that the customer waits for, until they have ended in any way', async () => {
    const activity = createActivity();
    const counts: number[] = [];
    activity.subscribe(() => counts.push(activity.count()));
    const { api, server } = await clientAgainst(
      (response, { url }) => {
        if (url === '/api/images') response.destroy();
        else answerJson(response, 200, {});
      },
      { activity },
    );
    const both = Promise.all([api.getMyAccount(), api.listImages()]);
    await server.received(1);
    expect(activity.count()).toBeGreaterThan(0);
    await both;
    expect(counts).toEqual([1, 2, 1, 0]);
  });

  // @spec S2
  test('does not count calls in the background', async () => {
    const activity = createActivity();
    const counts: number[] = [];
    activity.subscribe(() => counts.push(activity.count()));
    const { api } = await clientAgainst((response) => answerJson(response, 200, {}), { activity });
    await api.getMyAccount(undefined, { background: true });
    expect(counts).toEqual([]);
  });
});

describe('downloads', () => {
  test('are a blob with the Vietnamese name of the header', async () => {
    const { api } = await clientAgainst(file);
    const { blob, fileName } = valueOf(await api.downloadRdpFile({ path: { id } }));
    expect(fileName).toBe('Dựng phim “Ẩn Ước”.rdp');
    expect(await blob.text()).toBe('full address:s:103.140.38.21:33907\r\n');
  });

  test('without a name have none', async () => {
    const { api } = await clientAgainst((response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      response.end('MZ');
    });
    expect(valueOf(await api.downloadRdpFile({ path: { id } })).fileName).toBeNull();
  });

  test.each([
    ['a page', 'text/html; charset=utf-8', '<!doctype html>'],
    ['JSON', 'application/json', '{}'],
  ])('that turn out to be %s are malformed', async (_name, type, body) => {
    const { api } = await clientAgainst((response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(body);
    });
    expect(errorOf(await api.downloadRdpFile({ path: { id } })).kind).toBe('malformed');
  });

  test('that are refused say why', async () => {
    const { api } = await clientAgainst((response) =>
      answerJson(response, 409, { statusCode: 409, message: 'Máy chưa sẵn sàng' }),
    );
    expect(errorOf(await api.downloadRdpFile({ path: { id } }))).toMatchObject({
      kind: 'conflict',
      message: 'Máy chưa sẵn sàng',
    });
  });

  test('the tunnel answers a file or a configuration', async () => {
    const query = {
      name: 'x',
      image_id: id,
      allowIp: '10.8.4.17/32',
      api_tunnel: 'https://tunnel.example',
    };
    const configuration = { name: 'x', config: '[Interface]\n' };
    const { api } = await clientAgainst((response, request) => {
      if (request.url.includes('os=mobile')) answerJson(response, 200, configuration);
      else file(response, request);
    });
    const forPhone = valueOf(await api.chooseTunnelForPc({ query: { ...query, os: 'mobile' } }));
    const forWindows = valueOf(await api.chooseTunnelForPc({ query: { ...query, os: 'win' } }));
    expect(isDownload(forPhone)).toBe(false);
    expect(forPhone).toEqual(configuration);
    expect(isDownload(forWindows) && forWindows.fileName).toBe('Dựng phim “Ẩn Ước”.rdp');
  });
});

test('the Date of an answer sets the server clock, regardless of the local clock', async () => {
  const clock = createServerClock();
  const serverTime = Date.UTC(2030, 0, 1, 12);
  const { api } = await clientAgainst(
    (response) => answerJson(response, 200, {}, { date: new Date(serverTime).toUTCString() }),
    { clock },
  );
  expect(clock.isSynchronized()).toBe(false);
  await api.getMyAccount();
  expect(clock.isSynchronized()).toBe(true);
  expect(Math.abs(clock.now() - serverTime)).toBeLessThan(2000);
});
