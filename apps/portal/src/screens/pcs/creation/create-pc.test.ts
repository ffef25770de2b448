import { expect, test } from 'vitest';
import { failure, ok, type Result } from '@tram/api/result';
import { createPc, type PcCreationApi, type PcCreationDoubt } from './create-pc.ts';

const request = { packageId: 'p1', name: 'Render Tết' };
const now = Date.UTC(2026, 10, 20, 8);
const clock = { now: () => now };

interface Row {
  readonly _id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly package: { readonly _id: string };
}

const row = (change: Partial<Row> = {}): Row => ({
  _id: 'a',
  name: request.name,
  createdAt: new Date(now).toISOString(),
  package: { _id: request.packageId },
  ...change,
});

/** A server that answers in this way, with these PCs in its list afterwards; null: the list cannot be read. */
function server(answer: Result<unknown>, rows: readonly Row[] | null) {
  const calls: string[] = [];
  const api: PcCreationApi = {
    async createImage() {
      calls.push('create');
      return answer;
    },
    async listImages() {
      calls.push('look');
      return rows === null ? failure('network') : ok({ data: rows });
    },
  };
  const create = (doubt: PcCreationDoubt | null = null) =>
    createPc({ api, clock }, request, { known: new Set(['old']), doubt });
  return { calls, create };
}

test('an answer is how it ended: there, or refused in the server’s words', async () => {
  const done = server(ok({}), []);
  expect(await done.create()).toEqual({ is: 'created' });
  const refusal = failure('conflict', { status: 409, message: 'Đủ 10 PC rồi' });
  const refused = server(refusal, [row()]);
  expect(await refused.create()).toEqual({ is: 'refused', message: 'Đủ 10 PC rồi', doubt: null });
  expect([done.calls, refused.calls]).toEqual([['create'], ['create']]);
});

test('a lost answer is looked for in the list: a PC that was made is not made again', async () => {
  const { create, calls } = server(failure('network'), [row()]);
  expect(await create()).toEqual({ is: 'created' });
  expect(calls).toEqual(['create', 'look']);
});

test.each([
  ['was there before', row({ _id: 'old' })],
  ['has another name', row({ name: 'Dựng phim' })],
  ['is of another package', row({ package: { _id: 'p2' } })],
  ['is older than the request', row({ createdAt: new Date(now - 3_600_000).toISOString() })],
])('a PC that %s is not the one that was asked for', async (_, other) => {
  const { create } = server(failure('server', { status: 500 }), [other]);
  expect(await create()).toMatchObject({ is: 'refused', message: 'Có lỗi xảy ra' });
});

test('an unknown outcome is looked for before the next press sends anything', async () => {
  const lost = server(failure('malformed', { status: 200 }), null);
  const first = await lost.create();
  expect(first).toMatchObject({ is: 'unknown' });
  const { doubt } = first.is === 'unknown' ? first : { doubt: null };
  const later = server(ok({}), [row()]);
  expect(await later.create(doubt)).toEqual({ is: 'created' });
  expect(later.calls).toEqual(['look']);
  const unread = server(ok({}), null);
  expect(await unread.create(doubt)).toMatchObject({ is: 'unknown' });
  expect(unread.calls).toEqual(['look']);
  const gone = server(ok({}), []);
  expect(await gone.create(doubt)).toEqual({ is: 'created' });
  expect(gone.calls).toEqual(['look', 'create']);
});

test('the unknown outcome of another request does not affect this one', async () => {
  const { create, calls } = server(ok({}), []);
  await create({ packageId: 'p1', name: 'Máy khác', since: now });
  expect(calls).toEqual(['create']);
});
