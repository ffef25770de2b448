import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pcImageActions } from '../pc-image/rules.ts';
import {
  ipRotationActionOf,
  ipRotationActions,
  ipRotationAllows,
  ipRotationHolderOf,
  ipRotationRefusal,
  routeActions,
} from './rules.ts';
import type {
  IpRotationHolder,
  IpRotationRefusal,
  IpRotationSituation,
  IpRotationStatus,
  RouteAction,
} from './rules.ts';

const plain = 'WAN02 Viettel';
const own = 'WAN11 VNPT xoay';
const others = 'WAN12 FPT xoay';
const free = 'WAN13 Viettel xoay';
const former = 'WAN09 SPT';
const wan_selected = [
  { name: plain, account_id: 'me' },
  { name: own, account_id: 'me' },
  { name: others, account_id: 'somebody' },
  { name: former, account_id: 'me' },
];
const open: IpRotationSituation = {
  status: 'open',
  accountId: 'me',
  routes: { router: ['WAN01 VNPT', plain], router_xoay: [own, others, free], wan_selected },
  isChanging: false,
  waits: [],
};
const actions = ['choose', 'release', 'start', 'change'] as const;

describe('a rotating route', () => {
  test.each([
    [own, 'own', 'change'],
    [others, 'other', null],
    [free, 'free', 'start'],
    // @spec 4.22
  ] as const)('%s is held by %s and allows %s alone', (route, holder, action) => {
    expect(ipRotationHolderOf(route, wan_selected, 'me')).toBe(holder);
    expect(ipRotationActionOf(route, wan_selected, 'me')).toBe(action);
    const allowed = (['start', 'change'] as const).filter((one) => ipRotationAllows(one, holder));
    expect(allowed).toEqual(action === null ? [] : [action]);
  });

  // @spec 4.24
  test('is started and changed by the table of the specification', () => {
    for (const holder of ['own', 'other', 'free'] as const satisfies IpRotationHolder[]) {
      const begun = (['start', 'change'] as const).filter((action) =>
        routeActions[action].holders.includes(holder),
      );
      expect(begun).toEqual([ipRotationActions[holder]].filter((action) => action !== null));
    }
  });
});

describe('what may be begun', () => {
  test.each<[string, Record<RouteAction, IpRotationRefusal | null>]>([
    [
      'WAN01 VNPT',
      { choose: null, release: 'not-held', start: 'no-such-route', change: 'no-such-route' },
    ],
    [plain, { choose: 'held', release: null, start: 'no-such-route', change: 'no-such-route' }],
    [own, { choose: 'no-such-route', release: null, start: 'held', change: null }],
    [
      others,
      {
        choose: 'no-such-route',
        release: 'held-by-other',
        start: 'held-by-other',
        change: 'held-by-other',
      },
    ],
    [free, { choose: 'no-such-route', release: 'not-held', start: null, change: 'not-held' }],
    [
      former,
      { choose: 'no-such-route', release: null, start: 'no-such-route', change: 'no-such-route' },
    ],
    [
      'WAN99 Nhà',
      {
        choose: 'no-such-route',
        release: 'no-such-route',
        start: 'no-such-route',
        change: 'no-such-route',
      },
    ],
  ])('with %s', (route, refusals) => {
    for (const action of actions) {
      expect([action, ipRotationRefusal(action, route, open)]).toEqual([action, refusals[action]]);
    }
  });

  test.each<[IpRotationStatus, IpRotationRefusal | null]>([
    ['open', null],
    ['ending', null],
    ['settling', 'changing'],
    ['closed', 'not-installed'],
    ['unknown', 'unknown-status'],
    ['gone', 'gone'],
  ])('while the routes are %s: %s', (status, refusal) => {
    expect(ipRotationRefusal('change', own, { ...open, status })).toBe(refusal);
  });

  test('one change at a time, and none too soon', () => {
    expect(ipRotationRefusal('choose', 'WAN01 VNPT', { ...open, isChanging: true })).toBe(
      'changing',
    );
    const waits = [{ action: 'change', route: own, until: 1 }] as const;
    expect(ipRotationRefusal('change', own, { ...open, waits })).toBe('too-soon');
    expect(ipRotationRefusal('release', own, { ...open, waits })).toBeNull();
    expect(ipRotationRefusal('change', own, { ...open, routes: null })).toBe('unknown-status');
  });

  test('a route allows something exactly where a PC is installed', () => {
    expect(pcImageActions.rotateIp).toEqual(pcImageActions.chooseRoute);
  });

  test('no other state of the routes is', () => {
    const name = fc.constantFrom(plain, own, others, free, former);
    const held = fc.uniqueArray(
      fc.record({ name, account_id: fc.constantFrom('me', 'somebody') }),
      { selector: (one) => one.name },
    );
    const situation = fc.record({
      status: fc.constantFrom<IpRotationStatus>('open', 'ending', 'settling'),
      accountId: fc.constant('me'),
      routes: fc.record({
        router: fc.constant([plain]),
        router_xoay: fc.uniqueArray(fc.constantFrom<string>(own, others, free)),
        wan_selected: held,
      }),
      isChanging: fc.boolean(),
      waits: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.constantFrom(...actions), name, situation, (action, route, given) => {
        const isAllowed = ipRotationRefusal(action, route, given) === null;
        const holder = ipRotationHolderOf(route, given.routes.wan_selected, 'me');
        const isBusy = given.isChanging || given.status === 'settling';
        const isRotating = given.routes.router_xoay.includes(route);
        const expected: Record<RouteAction, boolean> = {
          choose: route === plain && holder !== 'own',
          release: holder === 'own',
          start: isRotating && ipRotationAllows('start', holder),
          change: isRotating && ipRotationAllows('change', holder),
        };
        expect(isAllowed).toBe(!isBusy && expected[action]);
      }),
      { numRuns: 2000 },
    );
  });
});
