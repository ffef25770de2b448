import { describe, expect, test } from 'vitest';
import { pcImageActions, pcImageAllows, pcImageRefusal, pcImageStatusOf } from './rules.ts';
import type { PcImageAction, PcImageSituation, PcImageStatus } from './rules.ts';

const calm = (status: PcImageStatus): PcImageSituation => ({
  status,
  payment: null,
  operation: null,
  hasTunnel: true,
});

describe('state by the flags', () => {
  test.each([
    [0, 0, 'notRented'],
    [1, 0, 'waiting'],
    [1, 1, 'waiting'],
    [0, 1, 'ready'],
    [2, 0, 'unknown'],
    [0, -1, 'unknown'],
    [Number.NaN, 0, 'unknown'],
    // @spec 4.15
  ] as const)('%i/%i is %s', (is_booting, is_installed, status) => {
    expect(pcImageStatusOf({ is_booting, is_installed })).toBe(status);
  });
});

describe('the table', () => {
  const installed: PcImageAction[] = [
    'downloadRdp',
    'reset',
    'renewPassword',
    'wake',
    'chooseRoute',
    'rotateIp',
    'tunnel',
    'play',
  ];

  test.each([
    ['notRented', ['rent', 'delete']],
    ['waiting', []],
    ['ready', ['extend', ...installed]],
    ['ending', installed],
    ['unknown', []],
    ['gone', []],
    // @spec 4.19
  ] as const)('%s allows exactly %j', (status, allowed) => {
    const actions = Object.keys(pcImageActions).filter((action): action is PcImageAction =>
      Object.hasOwn(pcImageActions, action),
    );
    const found = actions.filter((action) => pcImageAllows(action, status));
    expect(found.sort()).toEqual([...allowed].sort());
    expect(
      actions.filter((action) => pcImageRefusal(action, calm(status)) === null).sort(),
    ).toEqual(found);
  });
});

describe('the reason of a refusal', () => {
  test.each([
    ['rent', calm('waiting'), 'booting'],
    ['rent', calm('ready'), 'rented'],
    ['rent', calm('ending'), 'rented'],
    ['extend', calm('ending'), 'ended'],
    ['extend', calm('notRented'), 'not-rented'],
    ['delete', calm('waiting'), 'booting'],
    ['delete', calm('ready'), 'rented'],
    ['play', calm('unknown'), 'unknown-status'],
    ['rent', calm('gone'), 'gone'],
    ['rent', { ...calm('notRented'), payment: 'rent' }, 'payment-pending'],
    ['delete', { ...calm('notRented'), payment: 'rent' }, 'payment-pending'],
    ['extend', { ...calm('ready'), payment: 'extend' }, 'payment-pending'],
    ['reset', { ...calm('ready'), payment: 'extend' }, null],
    ['reset', { ...calm('ready'), operation: 'wake' }, 'busy'],
    ['extend', { ...calm('ready'), operation: 'wake' }, null],
    ['rent', { ...calm('notRented'), operation: 'delete' }, 'busy'],
    ['rent', { ...calm('notRented'), isAccountLoaded: false }, 'account-missing'],
    ['extend', { ...calm('ready'), isAccountLoaded: false }, 'account-missing'],
    ['extend', { ...calm('ending'), isAccountLoaded: false }, 'ended'],
    ['extend', { ...calm('ready'), payment: 'extend', isAccountLoaded: false }, 'account-missing'],
    ['delete', { ...calm('notRented'), isAccountLoaded: false }, null],
    ['tunnel', { ...calm('ready'), isAccountLoaded: false }, null],
    ['tunnel', { ...calm('ready'), hasTunnel: false }, 'no-tunnel'],
    ['tunnel', { ...calm('ending'), hasTunnel: false }, 'no-tunnel'],
    ['tunnel', { ...calm('waiting'), hasTunnel: false }, 'booting'],
    ['tunnel', { ...calm('ready'), operation: 'wake', hasTunnel: false }, 'no-tunnel'],
    ['play', { ...calm('ready'), hasTunnel: false }, null],
    ['chooseRoute', { ...calm('ready'), hasTunnel: false }, null],
    // @spec S19
  ] as const)('%s in %j: %s', (action, situation, reason) => {
    expect(pcImageRefusal(action, situation)).toBe(reason);
  });
});
