import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

test.each([
  ['Ảnh mặt trước bị mờ', ['frontCard']],
  ['ẢNH MẶT SAU bị lóa, không đọc được ngày cấp.', ['backCard']],
  ['Ảnh chân dung không cầm tờ giấy, chữ ký không khớp', ['portraitCard', 'signature']],
  ['Số CCCD và ngày sinh không khớp với giấy tờ', ['id', 'dob']],
  ['Địa chỉ chưa đầy đủ'.normalize('NFD'), ['address']],
  ['The front of the card is blurred', ['frontCard']],
])('%s: %j', (reason, fields) => {
  expect([...refusedFields(reason)]).toEqual(fields);
});

test('a picture that nobody names may be any of them', () => {
  expect([...refusedFields('Ảnh mờ, không đọc được')]).toEqual([
    'frontCard',
    'backCard',
    'portraitCard',
  ]);
});

test.each([null, '', 'Hồ sơ không hợp lệ'])('%j names nothing', (reason) => {
  expect(refusedFields(reason).size).toBe(0);
});
