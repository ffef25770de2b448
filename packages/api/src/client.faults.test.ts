import { describe, expect, test } from 'vitest';
import { operationIds } from './operations.ts';
import type { ErrorKind } from './result.ts';
import { anyCall, anyPath, clientAgainst } from './testing/client-under-test.ts';
import { type AnswerRequest, answerJson } from './testing/http-server.ts';

const refused =
  (statusCode: number, message?: string): AnswerRequest =>
  (response) =>
    answerJson(response, statusCode, { statusCode, message });

const lost = 'Mất kết nối với máy chủ, bạn kiểm tra mạng rồi thử lại';
const broken = 'Câu trả lời của máy chủ bị hỏng, bạn thử lại';

/** The faults of docs/fault-matrix.md but the late answer, which each caller waits for as long as it likes. */
const faults: readonly (readonly [string, AnswerRequest, ErrorKind, string])[] = [
  ['network lost', (response) => response.destroy(), 'network', lost],
  ['400 with words', refused(400, 'Chưa dùng được'), 'invalid', 'Chưa dùng được'],
  ['401', refused(401, 'Phiên đã hết'), 'unauthorized', 'Phiên đã hết'],
  ['403', refused(403, 'Chưa được làm việc đó'), 'forbidden', 'Chưa được làm việc đó'],
  ['404', refused(404, 'Không còn'), 'not-found', 'Không còn'],
  ['409', refused(409, 'Vừa thay đổi'), 'conflict', 'Vừa thay đổi'],
  ['500 without words', refused(500), 'server', 'Có lỗi xảy ra'],
  [
    'broken JSON',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"data": [');
    },
    'malformed',
    broken,
  ],
];

describe.each(faults)('%s', (_title, answer, kind, message) => {
  test.each(operationIds)('%s says so', async (operation) => {
    const { api } = await clientAgainst(answer);
    expect(await anyCall(api, operation)({ path: anyPath, body: {} })).toMatchObject({
      ok: false,
      error: { kind, message },
    });
  });
});
