import { expect, test } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { inTurn } from './in-turn.ts';

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
