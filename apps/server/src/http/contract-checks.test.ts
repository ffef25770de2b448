import { expect, test } from 'vitest';
import { readContract } from './contract.ts';

/** The check of a call's answers. */
function checkOf(id: string) {
  const operation = readContract().operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`the contract has no ${id}`);
  return (json: unknown, status = 200) =>
    operation.checkAnswer({ status, contentType: 'application/json', json });
}

const guide = {
  _id: '6740c1e29f0b7a4100000001',
  title: 'Remote Desktop',
  link: 'https://example.com/',
};
const page = (row: object) => ({ data: [row], total_page: 1 });

test('what the contract adds to the specification is not lost from our own answers', () => {
  const check = checkOf('listUserGuides');
  expect(check(page({ ...guide, updatedAt: '2026-11-20T08:40:00.000Z' }))).toBeNull();
  expect(check(page(guide))).toMatchObject({
    path: '/body/data/0',
    reason: expect.stringContaining('updatedAt'),
  });
});

test('what is added only now and then may be missing', () => {
  const check = checkOf('listUserGuides');
  expect(check({ statusCode: 400, message: 'Có lỗi xảy ra' }, 400)).toBeNull();
});
