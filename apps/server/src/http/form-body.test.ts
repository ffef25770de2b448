/** Forms that nobody waits for to their end: each of these requests stays unfinished, and is answered all the same. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityFormData, upload } from '../testing/identity-form.ts';
import { type RawAnswer, sendRaw } from '../testing/raw-request.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** Who is asked for an identity form, and who is not. */
let asked: string;
let notAsked: string;
beforeAll(async () => {
  server = await startTestServer();
  asked = await server.tokenOf('demo');
  notAsked = await server.tokenOf('new-customer');
});
afterAll(() => server.remove());

const megabyte = 1024 * 1024;

/** Sends the beginning of a form that is said to have 40 MB. */
async function sendBeginning(
  token: string,
  ...pieces: readonly (string | Uint8Array)[]
): Promise<RawAnswer | undefined> {
  const head = [
    'PATCH /api/accounts HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=seam',
    `content-length: ${40 * megabyte}`,
  ];
  const [answer] = await sendRaw(server.port, [`${head.join('\r\n')}\r\n\r\n`, ...pieces]);
  return answer;
}

const part = (disposition: string, content = '') =>
  `--seam\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}`;

describe('a form that the account may not send', () => {
  const refused = {
    status: 403,
    json: { message: 'Tài khoản của bạn chưa được yêu cầu xác minh danh tính' },
  };

  test('is refused before any of it has come', async () => {
    expect(await sendBeginning(notAsked)).toMatchObject(refused);
  });

  test('is refused while it is sent slowly', async () => {
    const answer = await sendBeginning(notAsked, part('name="portrait"; filename="a.jpg"', 'x'));
    expect(answer).toMatchObject(refused);
  });

  test('is refused in words that a client reads which has sent all of its thirty megabytes', async () => {
    const picture = upload(Buffer.alloc(10 * megabyte));
    const body = identityFormData('123456', {
      front_card: picture,
      back_card: picture,
      portrait: picture,
    });
    const answer = await fetch(`${server.origin}/api/accounts`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${notAsked}` },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining(refused.json),
    ]);
  });
});

describe('a form is read no further than to', () => {
  test.each([
    [
      'a text that is too long',
      [part('name="address"', 'x'.repeat(501)), '\r\n--seam'],
      400,
      'Địa chỉ chỉ được có tối đa 500 ký tự',
    ],
    [
      'a file that is too large',
      [part('name="portrait"; filename="a.jpg"'), Buffer.alloc(10 * megabyte + 100)],
      413,
      'Ảnh chân dung chỉ được tối đa 10 MB',
    ],
    [
      'a file that the contract does not name',
      [part('name="passport"; filename="a.jpg"', 'x')],
      400,
      'Trường passport không hợp lệ',
    ],
    [
      'a field that the contract does not name',
      [part('name="role"', 'ADMIN'), '\r\n--seam'],
      400,
      'Trường role không hợp lệ',
    ],
    [
      'a field that was there already',
      [part('name="otp"', '123456\r\n'), part('name="otp"', '123456'), '\r\n--seam'],
      400,
      'Trường otp không hợp lệ',
    ],
    [
      'a text that calls itself JSON',
      [part('name="otp"\r\ncontent-type: application/json', '{"a":1}'), '\r\n--seam'],
      400,
      'Trường otp không hợp lệ',
    ],
  ])('%s', async (_what, pieces, status, message) => {
    // The limit of tries is not what is tested here.
    await server.services.clock.advance(3_600_000);
    asked = await server.tokenOf('demo');
    expect(await sendBeginning(asked, ...pieces)).toMatchObject({ status, json: { message } });
  });
});
