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

const vietnamese = { language: 'vi', unsaid: 'Hãy sao lưu.' } as const;
const english = { language: 'en', unsaid: 'Back up.' } as const;

test('one kind of machine has the operator’s sentence about it, in the customer’s language', () => {
  expect(dataRetentionText(dataRetention, vietnamese, ['cloud'])).toBe('Xóa ngay.');
  expect(dataRetentionText(dataRetention, english, ['pc'])).toBe('Kept for 7 days.');
});

test('where the operator says nothing of a kind, what is always true is said of it', () => {
  expect(dataRetentionText({}, vietnamese)).toBe('Hãy sao lưu.');
  const { cloud } = dataRetention;
  expect(dataRetentionText({ cloud }, english, ['pc', 'cloud'])).toBe(
    'PC: Back up. Cloud: Deleted at once.',
  );
});

test('kinds with the same sentence have it once', () => {
  expect(dataRetentionText(dataRetention, vietnamese, ['pc', 'vps'])).toBe('Giữ 7 ngày.');
});

test('kinds with different sentences are named, each with its own', () => {
  expect(dataRetentionText(dataRetention, vietnamese)).toBe(
    'PC: Giữ 7 ngày. VPS: Giữ 7 ngày. Cloud: Xóa ngay.',
  );
});
