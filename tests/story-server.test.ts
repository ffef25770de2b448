import { expect, test } from 'vitest';
import { createStoryServer } from '../apps/portal/stories/page/answers.ts';

const refused = { status: 500, message: 'Có lỗi xảy ra' } as const;

test("a call of an earlier story's page takes none of the answers", async () => {
  const server = createStoryServer({ getMyAccount: ['example', refused] }, '/story-2/api');
  server('GET', '/story-1/api/accounts/me');
  const statuses: number[] = [];
  for (let call = 0; call < 2; call += 1) {
    const { status } = await server('GET', '/story-2/api/accounts/me').respond();
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 500]);
});
