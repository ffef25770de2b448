import { failure } from '@tram/api/result';
import { expect, test } from 'vitest';
import { conflictField } from './RegisterScreen.tsx';

test.for([
  ['conflict', 'Tên đăng nhập này đã được sử dụng', 'username'],
  ['conflict', 'Email này đã được sử dụng', 'email'],
  ['invalid', 'Tên đăng nhập gồm 3 đến 20 ký tự', 'username'],
  ['conflict', 'Có lỗi xảy ra', null],
  ['server', 'Email này đã được sử dụng', null],
] as const)('%s, "%s" is about %s', ([kind, message, field]) => {
  expect(conflictField(failure(kind, { message }).error)).toBe(field);
});
