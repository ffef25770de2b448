import { expect, test } from 'vitest';
import { loginSchema, messagesByField, registerSchema } from '../validation.ts';

test('each field has its first message, and one that is right has none', async () => {
  const typed = { username: 'ab', password: 'x', confirmPassword: 'y', consent: [] };
  const { issues } = await registerSchema['~standard'].validate(typed);
  const messages = messagesByField(issues);
  expect(messages).toMatchObject({
    username: 'Tên đăng nhập phải có từ 3 đến 20 ký tự',
    consent: 'Vui lòng đồng ý với điều khoản sử dụng',
  });
  expect(messages).not.toHaveProperty('password');
});

test('the first of several messages is the one that is shown, whichever form of a path it has', () => {
  expect(
    messagesByField([
      { message: 'missing', path: ['name'] },
      { message: 'too short', path: [{ key: 'name' }] },
    ]),
  ).toEqual({ name: 'missing' });
});

test('a form that is right has no messages, and what is no form has one of no field', async () => {
  const right = await loginSchema['~standard'].validate({ username: 'a', password: 'b' });
  expect(messagesByField(right.issues)).toEqual({});
  const wrong = await loginSchema['~standard'].validate(null);
  expect(messagesByField(wrong.issues)).toEqual({ '': 'Có lỗi xảy ra' });
});
