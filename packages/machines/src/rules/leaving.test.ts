import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudImageRefusal } from '../cloud-image/rules.ts';
import { cloudSessionEnd, cloudSessionMinutes } from './cloud-time.ts';
import { DAY, HOUR, MINUTE } from './time.ts';
import { leaving, startingCloud, type Ongoing } from './leaving.ts';

const cloud = fc.record({
  kind: fc.constant('cloud' as const),
  id: fc.uuid(),
  name: fc.string(),
  endsAt: fc.option(fc.nat()),
  limit: fc.constantFrom('session' as const, 'hours' as const, 'days' as const, null),
  minutesLeft: fc.nat(6000),
  mayShutDown: fc.boolean(),
});
const starting = fc.record({
  kind: fc.constant('starting' as const),
  id: fc.uuid(),
  name: fc.string(),
  mostMinutes: fc.integer({ min: 1, max: 6000 }),
  minutesLeft: fc.integer({ min: 1, max: 6000 }),
  endsAt: fc.option(fc.nat()),
});
const upload = fc.constant<Ongoing>({ kind: 'upload' });
const payment = fc.constant<Ongoing>({ kind: 'payment' });
const transfer = fc.record({
  kind: fc.constant('transfer' as const),
  money: fc.nat(),
  expiresAt: fc.option(fc.nat()),
});
const thing: fc.Arbitrary<Ongoing> = fc.oneof(cloud, starting, upload, payment, transfer);
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

  test('says of a transfer that it is safe, and never of a machine that runs or is being started', () => {
    fc.assert(
      fc.property(ongoing, (things) => {
        for (const { thing: said, effect } of leaving('log-out', things).says) {
          expect(effect === 'safe').toBe(said.kind === 'transfer');
        }
      }),
    );
  });

  test('offers to shut down first when nothing would use up hours all the same', () => {
    fc.assert(
      fc.property(ongoing, (things) => {
        const clouds = things.filter((one) => one.kind === 'cloud');
        const able = clouds.filter(({ mayShutDown }) => mayShutDown);
        const goesOn =
          able.length < clouds.length || things.some(({ kind }) => kind === 'starting');
        const { shutDownFirst } = leaving('log-out', things);
        expect(shutDownFirst).toEqual(goesOn ? [] : clouds.map(({ id }) => id));
      }),
    );
  });

  test('never offers to shut down what is being started: the server refuses it, too', () => {
    fc.assert(
      fc.property(starting, ongoing, (one, things) => {
        expect(leaving('log-out', [one, ...things]).shutDownFirst).toEqual([]);
      }),
    );
    const machine = { hasMachine: true, hasBackup: false, hasTunnel: false };
    expect(
      cloudImageRefusal('shutdown', { ...machine, status: 'stopped', operation: 'start' }),
    ).toBe('busy');
  });
});

describe('startingCloud', () => {
  const now = Date.UTC(2026, 10, 20, 9, 27);
  const named = { id: 'a', name: 'Valorant tối thứ sáu' };
  /** A machine, and how long after `now` it comes to run, ms. */
  const coming = fc.record({
    maxHours: fc.integer({ min: 1, max: 24 }),
    minutesLeft: fc.nat(6000),
    dueAt: fc.integer({ min: now - HOUR, max: now + 2 * DAY }),
    after: fc.nat(HOUR),
  });

  test('names the limit of a session of what is left, and no end, for that depends on when it runs', () => {
    const machine = { ...named, maxHours: 8, minutesLeft: 41 * 60, dueAt: now + 9 * DAY };
    expect(startingCloud(machine, now)).toEqual({
      kind: 'starting',
      ...named,
      mostMinutes: 8 * 60,
      minutesLeft: 41 * 60,
      endsAt: null,
    });
  });

  test('names the hours that are left where they are fewer than a session has', () => {
    const machine = { ...named, maxHours: 8, minutesLeft: 95, dueAt: now + 9 * DAY };
    expect(startingCloud(machine, now)).toMatchObject({ mostMinutes: 95, endsAt: null });
  });

  test('names the end of its days where that comes first, however long the start takes', () => {
    const dueAt = now + 3 * HOUR;
    const machine = { ...named, maxHours: 8, minutesLeft: 41 * 60, dueAt };
    expect(startingCloud(machine, now)).toMatchObject({ mostMinutes: 180, endsAt: dueAt });
  });

  test('omits a machine that has less than one minute left', () => {
    const machine = { ...named, maxHours: 8, minutesLeft: 95, dueAt: now + MINUTE - 1 };
    expect(startingCloud(machine, now)).toBeNull();
    expect(startingCloud({ ...machine, minutesLeft: 0, dueAt: now + DAY }, now)).toBeNull();
  });

  test('says at least what its session uses up, whenever that begins', () => {
    fc.assert(
      fc.property(coming, ({ after, ...machine }) => {
        const startedAt = now + after;
        const used = cloudSessionMinutes(startedAt, cloudSessionEnd({ ...machine, startedAt }).at);
        const most = startingCloud({ ...named, ...machine }, now)?.mostMinutes ?? 0;
        expect(used).toBeLessThanOrEqual(most);
        expect(most).toBeLessThanOrEqual(machine.minutesLeft);
      }),
    );
  });

  test('says an end exactly where its session has the same one, whenever that begins', () => {
    fc.assert(
      fc.property(coming, ({ after, ...machine }) => {
        const said = startingCloud({ ...named, ...machine }, now);
        fc.pre(said !== null && after > 0 && now + after <= machine.dueAt);
        const end = (startedAt: number) => cloudSessionEnd({ ...machine, startedAt }).at;
        const same = end(now) === end(now + after) ? end(now) : null;
        expect(said.endsAt).toBe(same);
      }),
    );
  });
});
