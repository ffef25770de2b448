import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { dataRetentionText } from './data-retention.ts';

const { dataRetention } = parseRuntimeConfig({
  dataRetention: {
    pc: { vi: 'Giữ 7 ngày.', en: 'Kept for 7 days.' },
    vps: { vi: 'Giữ 7 ngày.', en: 'Kept for 7 days.' },
    cloud: { vi: 'Xóa ngay.', en: 'Deleted at once.' },
  },
});

test('one kind of machine has the operator’s sentence about it, in the customer’s language', () => {
  expect(dataRetentionText(dataRetention, 'vi', ['cloud'])).toBe('Xóa ngay.');
  expect(dataRetentionText(dataRetention, 'en', ['pc'])).toBe('Kept for 7 days.');
});

test('where the operator says nothing, nothing is promised', () => {
  expect(dataRetentionText({}, 'vi')).toBe(
    'Hãy sao lưu dữ liệu trước khi hết giờ: sau đó dữ liệu có thể bị xóa.',
  );
  expect(dataRetentionText({}, 'en')).toBe(
    'Back up your data before time runs out: after that it may be deleted.',
  );
});

test('kinds with the same sentence have it once', () => {
  expect(dataRetentionText(dataRetention, 'vi', ['pc', 'vps'])).toBe('Giữ 7 ngày.');
});

test('kinds with different sentences are named, each with its own', () => {
  expect(dataRetentionText(dataRetention, 'vi')).toBe(
    'PC: Giữ 7 ngày. VPS: Giữ 7 ngày. Cloud: Xóa ngay.',
  );
});
