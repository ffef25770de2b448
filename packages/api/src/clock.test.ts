import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createServerClock } from './clock.ts';

const noon = Date.UTC(2026, 10, 20, 12);

/** A device: time passes, it sleeps, its clock is set. */
function machine(wall: number) {
  let monotonic = 1000;
  let wallTime = wall;
  return {
    time: { monotonic: () => monotonic, wall: () => wallTime },
    pass(milliseconds: number) {
      monotonic += milliseconds;
      wallTime += milliseconds;
    },
    /** The monotonic timer of a browser stops meanwhile. */
    sleep(milliseconds: number) {
      wallTime += milliseconds;
    },
    setClock(milliseconds: number) {
      wallTime += milliseconds;
    },
  };
}

/** A server whose clock runs with the machine's true time. */
function scene(localError = 0) {
  const local = machine(noon + localError);
  let serverTime = noon;
  const clock = createServerClock(local.time);
  return {
    clock,
    local,
    serverNow: () => serverTime,
    pass(milliseconds: number) {
      local.pass(milliseconds);
      serverTime += milliseconds;
    },
    sleep(milliseconds: number) {
      local.sleep(milliseconds);
      serverTime += milliseconds;
    },
    /** A call: half of the way there, half of it back. */
    call(roundTrip: number, headers: Record<string, string> = {}) {
      const end = clock.begin();
      this.pass(roundTrip / 2);
      const date = new Date(Math.floor(serverTime / 1000) * 1000).toUTCString();
      this.pass(roundTrip / 2);
      end(new Headers({ date, ...headers }));
    },
    moveServer(milliseconds: number) {
      serverTime += milliseconds;
    },
    error: () => Math.abs(clock.now() - serverTime),
  };
}

describe('server clock', () => {
  test('before any answer it is the local clock and says so', () => {
    const { clock } = scene();
    expect(clock.isSynchronized()).toBe(false);
    expect(clock.now()).toBe(noon);
  });

  test.each([0, 3 * 3_600_000, -400 * 86_400_000])(
    'one answer corrects a local clock that is %i ms off',
    (localError) => {
      const view = scene(localError);
      view.call(200);
      expect(view.clock.isSynchronized()).toBe(true);
      expect(view.error()).toBeLessThanOrEqual(700);
    },
  );

  test('several answers come closer than the whole seconds of the header', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (phase) => {
        const view = scene(5_000_000);
        view.pass(phase);
        for (let index = 0; index < 20; index += 1) {
          view.call(80);
          view.pass(1730);
        }
        expect(view.error()).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('a slow answer does not spoil a good estimate', () => {
    const view = scene();
    for (let index = 0; index < 20; index += 1) {
      view.call(80);
      view.pass(1730);
    }
    view.call(18_000);
    expect(view.error()).toBeLessThanOrEqual(100);
  });

  test('setting the local clock back while the page is open changes nothing', () => {
    const view = scene();
    view.call(100);
    const before = view.clock.now();
    view.local.setClock(-3_600_000);
    view.pass(10_000);
    expect(view.clock.now() - before).toBe(10_000);
  });

  test('setting the local clock forward is put right by the next answer', () => {
    const view = scene();
    view.call(100);
    view.local.setClock(3_600_000);
    view.clock.now();
    view.call(100);
    expect(view.error()).toBeLessThanOrEqual(1100);
  });

  test('a sleep is counted at once, though the timer stood still', () => {
    const view = scene();
    view.call(100);
    view.clock.now();
    view.sleep(8 * 3_600_000);
    expect(view.error()).toBeLessThanOrEqual(700);
    view.call(100);
    expect(view.error()).toBeLessThanOrEqual(700);
  });

  test('a server whose clock was moved forward is followed', () => {
    const view = scene();
    view.call(100);
    view.moveServer(16 * 60_000);
    view.call(100);
    expect(view.error()).toBeLessThanOrEqual(1100);
  });

  test('an old copy out of a cache does not turn time back', () => {
    const view = scene();
    view.call(100);
    const old = new Date(noon - 3_600_000).toUTCString();
    view.call(10, { date: old });
    view.call(10, { age: '60', date: new Date(noon + 3_600_000).toUTCString() });
    expect(view.error()).toBeLessThanOrEqual(700);
  });

  test('a server whose clock was set back is believed when it insists', () => {
    const view = scene();
    view.call(100);
    view.moveServer(-3_600_000);
    for (let index = 0; index < 3; index += 1) view.call(100);
    expect(view.error()).toBeLessThanOrEqual(1100);
  });

  test('never runs backwards while it is refined', () => {
    const trip = fc.record({
      roundTrip: fc.integer({ min: 2, max: 1800 }),
      rest: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.array(trip, { minLength: 2 }),
        (phase, trips) => {
          const view = scene();
          view.pass(phase);
          // The first answer replaces the local clock, which may be ahead; from then on it is the server's.
          view.call(300);
          const shown: number[] = [];
          for (const { roundTrip, rest } of trips) {
            shown.push(view.clock.now());
            view.call(roundTrip);
            shown.push(view.clock.now());
            view.pass(rest);
          }
          expect(shown).toEqual(shown.toSorted((first, second) => first - second));
        },
      ),
    );
  });

  test('the greeting of a connection sets it too', () => {
    const view = scene(-86_400_000);
    view.clock.observe(view.serverNow());
    expect(view.error()).toBeLessThanOrEqual(1000);
  });

  test('an answer that waited to be read is measured from when its request left', () => {
    const view = scene(3_600_000);
    const sent = view.local.time.monotonic();
    view.pass(400);
    const headers = new Headers({ date: new Date(view.serverNow()).toUTCString() });
    view.pass(5000);
    view.clock.begin(sent)(headers);
    // Halfway between what it may be: no call has bounded it better yet.
    expect(view.error()).toBeLessThan(3000);
    view.call(100);
    expect(view.error()).toBeLessThan(1000);
  });

  test('answers without a readable Date are ignored', () => {
    const view = scene(60_000);
    view.clock.begin()(new Headers());
    view.clock.begin()(new Headers({ date: 'yesterday' }));
    expect(view.clock.isSynchronized()).toBe(false);
  });

  test('reports corrections of a second or more, until it is unsubscribed', () => {
    const view = scene(3_600_000);
    let told = 0;
    const end = view.clock.subscribe(() => (told += 1));
    view.call(100);
    expect(told).toBe(1);
    view.call(100);
    expect(told).toBe(1);
    view.moveServer(960_000);
    view.call(100);
    expect(told).toBe(2);
    end();
    view.moveServer(960_000);
    view.call(100);
    expect(told).toBe(2);
  });
});
