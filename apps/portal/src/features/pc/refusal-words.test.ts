import { expect, test } from 'vitest';
import { pcWords } from './words.vi.ts';

test.each([
  ['booting', 'Image đang được boot'],
  ['account-missing', 'Vui lòng đăng nhập lại để sử dụng tính năng này'],
  ['no-tunnel', 'SSH Này chưa có API Tunnel, Hãy liên hệ Admin!'],
  // @spec 5.27
] as const)('%s is said in the words of the specification', (refusal, said) => {
  expect(pcWords.vi.refusals[refusal]).toBe(said);
});
