import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaving, type Ongoing } from './leaving.ts';

const cloud = fc.record({
  kind: fc.constant('cloud' as const),
  id: fc.uuid(),
  name: fc.string(),
  endsAt: fc.option(fc.nat()),
  limit: fc.constantFrom('session' as const, 'hours' as const, 'days' as const, null),
  minutesLeft: fc.nat(6000),
  mayShutDown: fc.boolean(),
});
const upload = fc.constant<Ongoing>({ kind: 'upload' });
const payment = fc.constant<Ongoing>({ kind: 'payment' });
const transfer = fc.record({
  kind: fc.constant('transfer' as const),
  money: fc.nat(),
  expiresAt: fc.option(fc.nat()),
});
const thing: fc.Arbitrary<Ongoing> = fc.oneof(cloud, upload, payment, transfer);
const ongoing = fc.array(thing, { maxLength: 8 });
const way = fc.constantFrom('log-out' as const, 'close' as const);

const kinds = (of: readonly Ongoing[]) => of.map(({ kind }) => kind).sort();

describe('leaving', () => {
  test('asks nothing when nothing goes on', () => {
    fc.assert(
      fc.property(way, (one) => {
        expect(leaving(one, [])).toEqual({ asks: false, says: [], shutDownFirst: [] });
      }),
    );
  });

  test('by logging out names each thing, once', () => {
    fc.assert(
      fc.property(ongoing, (things) => {
        const { asks, says } = leaving('log-out', things);
        expect(asks).toBe(things.length > 0);
        expect(kinds(says.map((one) => one.thing))).toEqual(kinds(things));
      }),
    );
  });

  test('by closing is held by what would break, and by nothing else', () => {
    fc.assert(
      fc.property(ongoing, (things) => {
        const { asks, says, shutDownFirst } = leaving('close', things);
        expect(asks).toBe(things.some(({ kind }) => kind === 'upload' || kind === 'payment'));
        expect(says.every(({ effect }) => effect === 'lost' || effect === 'unseen')).toBe(true);
        expect(shutDownFirst).toEqual([]);
      }),
    );
  });

  test('says what is lost before what costs, and what is safe last', () => {
    const order = ['lost', 'unseen', 'costs', 'safe'];
    fc.assert(
      fc.property(ongoing, (things) => {
        const ranks = leaving('log-out', things).says.map(({ effect }) => order.indexOf(effect));
        expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks);
      }),
    );
  });

  test('says of a transfer that it is safe, and never of a machine that runs', () => {
    fc.assert(
      fc.property(ongoing, (things) => {
        for (const { thing: said, effect } of leaving('log-out', things).says) {
          expect(effect === 'safe').toBe(said.kind === 'transfer');
        }
      }),
    );
  });

  test('offers to shut down first when all that run can be shut down', () => {
    fc.assert(
      fc.property(ongoing, (things) => {
        const clouds = things.filter((one) => one.kind === 'cloud');
        const able = clouds.filter(({ mayShutDown }) => mayShutDown);
        const { shutDownFirst } = leaving('log-out', things);
        expect(shutDownFirst).toEqual(
          able.length === clouds.length ? clouds.map(({ id }) => id) : [],
        );
      }),
    );
  });
});
