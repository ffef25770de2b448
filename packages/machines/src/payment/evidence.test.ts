import { failure, ok } from '@tram/api/result';
import type { Result } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import { firstAndLastPage, paymentEvidence, type Trace } from './evidence.ts';

const { signal } = new AbortController();
const trace = (id: string, mark = ''): Trace<string> => ({ id, mark, answer: `record ${id}` });

/** What is found after a payment, by what was there before it. */
async function found(
  before: readonly [readonly Trace<string>[], Result<number>],
  after: readonly [Result<readonly Trace<string>[]>, Result<number>],
) {
  let isBefore = true;
  const { read, find } = paymentEvidence<string, string>({
    traces: () => Promise.resolve(isBefore ? ok(before[0]) : after[0]),
    balance: () => Promise.resolve(isBefore ? before[1] : after[1]),
  });
  const written = await read('order', signal);
  if (!written.ok) throw new Error('Nothing was written down');
  isBefore = false;
  return find({ order: 'order', before: written.value }, signal);
}

describe('what became of a payment', () => {
  test('a record that was not there before says that it happened', async () => {
    expect(await found([[trace('a')], ok(900)], [ok([trace('b'), trace('a')]), ok(900)])).toEqual(
      ok({ name: 'happened', answer: 'record b' }),
    );
  });

  test('so does one in another state', async () => {
    expect(
      await found([[trace('a', 'until 8:00')], ok(900)], [ok([trace('a', 'until 9:00')]), ok(1)]),
    ).toEqual(ok({ name: 'happened', answer: 'record a' }));
  });

  test('a deleted record is no evidence', async () => {
    expect(await found([[trace('a')], ok(900)], [ok([]), ok(900)])).toEqual(
      ok({ name: 'unchanged' }),
    );
  });

  test('less money and no record says that something was paid for', async () => {
    expect(await found([[trace('a')], ok(900)], [ok([trace('a')]), ok(899)])).toEqual(
      ok({ name: 'balance-lower' }),
    );
  });

  test('more money does not, nor does a balance that could not be read', async () => {
    for (const money of [ok(1000), failure('network')]) {
      expect(await found([[], ok(900)], [ok([]), money])).toEqual(ok({ name: 'unchanged' }));
    }
  });

  test('records that cannot be read are no evidence', async () => {
    expect(await found([[], ok(900)], [failure('network'), ok(1)])).toEqual(failure('network'));
  });

  test('what was stored by another version is not compared with', async () => {
    const { find } = paymentEvidence<string, string>({
      traces: () => Promise.resolve(ok([trace('a')])),
      balance: () => Promise.resolve(ok(1)),
    });
    for (const before of ['null', '{"marks":1,"balance":2}', '{"marks":{}}'])
      await expect(find({ order: 'order', before }, signal)).rejects.toThrow('written down');
  });
});

/** A list of so many pages, each with a row. */
const pages = (total: number) => (page: number) =>
  Promise.resolve(ok({ data: [`row of page ${page}`], total_page: total }));

describe('both ends of a list', () => {
  test.each([
    [0, ['row of page 1']],
    [1, ['row of page 1']],
    [40, ['row of page 1', 'row of page 40']],
  ])('of %i pages', async (total, rows) => {
    expect(await firstAndLastPage(pages(total))).toEqual(ok(rows));
  });

  test('a page that cannot be read leaves the whole unknown', async () => {
    const answers: Result<{ data: string[]; total_page: number }>[] = [
      ok({ data: [], total_page: 2 }),
      failure('network'),
    ];
    const read = () => Promise.resolve(answers.shift() ?? failure('server'));
    expect(await firstAndLastPage(read)).toEqual(failure('network'));
  });
});
