import { describe, expect, test } from 'vitest';
import {
  type CloudImageAction,
  cloudImageActions,
  cloudImageAllows,
  cloudImageBeginnings,
  cloudImageRefusal,
  type CloudImageSituation,
  type CloudImageStatus,
  cloudImageStatusOf,
} from './rules.ts';

const calm = (status: CloudImageStatus): CloudImageSituation => ({
  status,
  operation: null,
  hasMachine: true,
  hasBackup: true,
  hasTunnel: true,
});

const actions: readonly CloudImageAction[] = [
  'start',
  'restart',
  'shutdown',
  'backup',
  'restore',
  'deleteVm',
  'downloadRdp',
  'tunnel',
  'play',
  'extend',
  'addHardware',
  'delete',
];

describe('state by the flags', () => {
  const none = { is_creating: false, is_running: false, is_deleted: false, has_expired: false };
  test.each([
    [none, 'stopped'],
    [{ ...none, is_creating: true }, 'creating'],
    [{ ...none, is_running: true }, 'running'],
    [{ ...none, is_running: true, has_expired: true }, 'running'],
    [{ ...none, has_expired: true }, 'expired'],
    [{ ...none, is_deleted: true, has_expired: true }, 'deleted'],
    [{ ...none, is_creating: true, has_expired: true }, 'creating'],
    [{ ...none, is_creating: true, is_running: true }, 'unknown'],
    // @spec 4.32
  ] as const)('%j is %s', (flags, status) => {
    expect(cloudImageStatusOf(flags)).toBe(status);
  });
});

describe('the table', () => {
  test('knows every action', () => {
    expect(Object.keys(cloudImageActions).sort()).toEqual([...actions].sort());
    expect(Object.values(cloudImageBeginnings).every((one) => actions.includes(one))).toBe(true);
  });

  test.each([
    ['creating', []],
    ['stopped', ['start', 'backup', 'restore', 'deleteVm', 'extend', 'addHardware', 'delete']],
    [
      'running',
      ['restart', 'shutdown', 'deleteVm', 'downloadRdp', 'tunnel', 'play', 'extend', 'addHardware'],
    ],
    ['expired', ['backup', 'restore', 'deleteVm', 'extend', 'addHardware', 'delete']],
    ['ending', ['backup', 'restore', 'deleteVm', 'extend', 'addHardware', 'delete']],
    [
      'closing',
      ['restart', 'shutdown', 'deleteVm', 'downloadRdp', 'tunnel', 'play', 'extend', 'addHardware'],
    ],
    ['deleted', []],
    ['unknown', []],
    // @spec 4.33 4.34 4.35 4.36 4.37
  ] as const)('%s allows exactly %j', (status, allowed) => {
    expect(actions.filter((action) => cloudImageAllows(action, status))).toEqual(allowed);
    expect(actions.filter((action) => cloudImageRefusal(action, calm(status)) === null)).toEqual(
      allowed,
    );
  });

  test('while it is busy only actions that do not touch the machine may be started', () => {
    const busy: CloudImageSituation = { ...calm('running'), operation: 'restart' };
    expect(actions.filter((action) => cloudImageRefusal(action, busy) === null)).toEqual([
      'downloadRdp',
      'tunnel',
      'play',
      'extend',
      'addHardware',
    ]);
  });

  test.each([
    ['a command', { command: 'backup' }, ['extend', 'addHardware']],
    ['the end of the rental', { command: 'delete' }, ['addHardware']],
    [
      'an extension',
      { extension: true },
      ['start', 'backup', 'restore', 'deleteVm', 'addHardware'],
    ],
  ] as const)('with %s on its way', (_, way, allowed) => {
    const onItsWay = { command: null, extension: false, download: false, ...way };
    const situation = { ...calm('stopped'), onItsWay };
    expect(actions.filter((action) => cloudImageRefusal(action, situation) === null)).toEqual(
      allowed,
    );
  });
});

describe('the reason of a refusal', () => {
  test.each([
    ['start', calm('creating'), 'creating'],
    ['start', calm('running'), 'running'],
    ['start', calm('expired'), 'expired'],
    ['start', calm('ending'), 'expired'],
    ['start', calm('closing'), 'running'],
    ['extend', calm('unknown'), 'unknown-status'],
    ['start', { ...calm('stopped'), operation: 'unknown' }, 'busy'],
    [
      'downloadRdp',
      { ...calm('running'), onItsWay: { command: null, extension: false, download: true } },
      'busy',
    ],
    [
      'delete',
      { ...calm('stopped'), onItsWay: { command: null, extension: true, download: false } },
      'payment-pending',
    ],
    ['restart', calm('expired'), 'not-running'],
    ['shutdown', calm('stopped'), 'not-running'],
    ['backup', calm('running'), 'running'],
    ['delete', calm('running'), 'running'],
    ['extend', calm('deleted'), 'deleted'],
    ['shutdown', { ...calm('running'), operation: 'shutdown' }, 'busy'],
    ['start', { ...calm('stopped'), operation: 'start' }, 'busy'],
    ['downloadRdp', { ...calm('stopped'), operation: 'start' }, 'not-running'],
    ['delete', { ...calm('stopped'), operation: 'backup' }, 'busy'],
    ['backup', { ...calm('stopped'), hasMachine: false }, 'no-machine'],
    ['deleteVm', { ...calm('expired'), hasMachine: false }, 'no-machine'],
    ['start', { ...calm('stopped'), hasMachine: false }, null],
    ['restore', { ...calm('stopped'), hasMachine: false }, null],
    ['restore', { ...calm('stopped'), hasBackup: false }, 'no-backup'],
    ['tunnel', { ...calm('running'), hasTunnel: false }, 'no-tunnel'],
    ['tunnel', { ...calm('closing'), hasTunnel: false }, 'no-tunnel'],
    ['tunnel', { ...calm('stopped'), hasTunnel: false }, 'not-running'],
    ['play', { ...calm('running'), hasTunnel: false }, null],
    ['extend', { ...calm('expired'), isAccountLoaded: false }, 'account-missing'],
    ['extend', { ...calm('expired'), isAccountLoaded: true }, null],
    ['extend', { ...calm('creating'), isAccountLoaded: false }, 'creating'],
    [
      'extend',
      {
        ...calm('stopped'),
        isAccountLoaded: false,
        onItsWay: { command: null, extension: true, download: false },
      },
      'account-missing',
    ],
    ['start', { ...calm('stopped'), isAccountLoaded: false }, null],
  ] as const)('%s in %j: %s', (action, situation, reason) => {
    expect(cloudImageRefusal(action, situation)).toBe(reason);
  });
});
