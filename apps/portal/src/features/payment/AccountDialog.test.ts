import { expect, test } from 'vitest';
import { failure, type ErrorKind } from '@tram/api/result';
import { accountMissing } from './AccountDialog.tsx';

const signInAgain = 'Vui lòng đăng nhập lại để sử dụng tính năng này';
const lost = 'Mất kết nối với máy chủ, bạn kiểm tra mạng rồi thử lại';

/** A failure of the call that reads the account. */
const failed = (kind: ErrorKind) => failure(kind).error;

test('a customer without a network is not signed out: the connection is what is missing', () => {
  expect(accountMissing(failed('network'), true)).toBe(lost);
  expect(accountMissing(failed('network'), false)).toBe(lost);
  expect(accountMissing(failed('timeout'), false)).toBe(
    'Máy chủ trả lời quá lâu, bạn thử lại sau ít phút',
  );
  // A failure from before the network was lost does not matter now.
  expect(accountMissing(failed('server'), true)).toBe(lost);
});

test.each(['server', 'unauthorized', 'forbidden'] as const)(
  'an account that was answered with a failure is said in the words of the specification: %s',
  (kind) => {
    expect(accountMissing(failed(kind), false)).toBe(signInAgain);
  },
);
