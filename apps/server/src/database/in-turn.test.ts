import { expect, test } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { inTurn, searchInTurn } from './in-turn.ts';

const database = { transaction: () => Promise.reject(new Error('not asked for')) };

/** Notes when a write begins; it is kept, or refused with an error, when the gate opens. */
function noted(begun: string[], name: string, error: Error | null = null) {
  const gate = new Gate();
  const write = async () => {
    begun.push(name);
    await gate.opened;
    if (error !== null) throw error;
    return name;
  };
  return { write, end: gate.open };
}

test('the writes of an account are done in their order, also after one that was refused', async () => {
  const begun: string[] = [];
  const first = noted(begun, '1', new Error('refused'));
  const second = noted(begun, '2');
  const third = noted(begun, '3');
  const refused = inTurn(database, 'an account', first.write);
  const others = [second, third].map(({ write }) => inTurn(database, 'an account', write));
  expect(begun).toEqual(['1']);
  first.end();
  await expect(refused).rejects.toThrow('refused');
  await expect.poll(() => begun).toEqual(['1', '2']);
  second.end();
  third.end();
  expect(await Promise.all(others)).toEqual(['2', '3']);
  expect(begun).toEqual(['1', '2', '3']);
});

test('another account, and another database, do not wait', async () => {
  const begun: string[] = [];
  const own = noted(begun, 'own');
  const other = noted(begun, 'other');
  const elsewhere = noted(begun, 'elsewhere');
  const writes = [
    inTurn(database, 'an account', own.write),
    inTurn(database, 'another', other.write),
    inTurn({ ...database }, 'an account', elsewhere.write),
  ];
  expect(begun).toEqual(['own', 'other', 'elsewhere']);
  for (const { end } of [own, other, elsewhere]) end();
  await Promise.all(writes);
});

test('the searches of an account are done one after the other, and its writes do not wait for them', async () => {
  const begun: string[] = [];
  const first = noted(begun, 'first');
  const second = noted(begun, 'second');
  const written = noted(begun, 'write');
  const searches = [first, second].map(({ write }) => searchInTurn(database, 'an account', write));
  await expect.poll(() => begun).toEqual(['first']);
  const write = inTurn(database, 'an account', written.write);
  expect(begun).toEqual(['first', 'write']);
  for (const { end } of [written, second, first]) end();
  await Promise.all([...searches, write]);
  expect(begun).toEqual(['first', 'write', 'second']);
});

test('what has arrived begins before each search', async () => {
  const begun: string[] = [];
  const arrive = (name: string) => setImmediate(() => begun.push(name));
  const search = async (name: string) => begun.push(name);
  arrive('a call');
  const searches = [
    searchInTurn(database, 'an account', async () => {
      await search('first');
      arrive('another call');
    }),
    searchInTurn(database, 'an account', () => search('second')),
  ];
  await Promise.all(searches);
  expect(begun).toEqual(['a call', 'first', 'another call', 'second']);
});
