import { expect, test } from 'vitest';
import { maskedEmail, reasonNotice } from './notices.ts';
import { identityWords } from './words.vi.ts';

const { vi: words } = identityWords;
const silent = { error: null, triesLeft: null };
const error = { message: 'Ảnh mặt sau bị lóa', retryAfterMs: null };

test('a wrong code says how often it may still be tried', () => {
  const notice = reasonNotice(words, { ...silent, reason: 'wrong-code', triesLeft: 3 });
  expect(notice).toEqual({
    tone: 'invalid',
    lead: 'Mã OTP không đúng.',
    hint: 'Bạn còn 3 lần thử.',
  });
});

test('a refusal of a picture has the words of the server, and says that the code stays good', () => {
  const notice = reasonNotice(words, { ...silent, reason: 'pictures-refused', error });
  expect(notice.lead).toBe('Ảnh mặt sau bị lóa.');
  expect(notice.hint).toContain('Mã OTP của bạn vẫn dùng được');
});

test('too many forms say how long to wait, in whole minutes', () => {
  const wait = { message: 'Quá nhiều yêu cầu', retryAfterMs: 61_000 };
  const notice = reasonNotice(words, { ...silent, reason: 'too-many-requests', error: wait });
  expect(notice.hint).toBe('Bạn đợi 2 phút rồi gửi lại.');
});

const tone = (reason: Parameters<typeof reasonNotice>[1]['reason']) =>
  reasonNotice(words, { ...silent, reason }).tone;

test('what was stopped or sent elsewhere is news, a lost answer a doubt, a refusal an error', () => {
  expect([tone('cancelled'), tone('elsewhere'), tone('not-received'), tone('too-large')]).toEqual([
    'info',
    'info',
    'caution',
    'invalid',
  ]);
});

test.each([
  ['quocbuu@vidu.vn', 'quo•••@vidu.vn'],
  ['buu@vidu.vn', 'b•••@vidu.vn'],
  ['"a@b"@vidu.vn', '"a@•••@vidu.vn'],
  ['no address', '•••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedEmail(address)).toBe(shown);
});
