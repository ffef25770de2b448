import { afterEach, expect, test } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import type { CloudImage } from '@tram/api/types';
import { createServerServices } from '../../app/create-services.ts';
import { createCloudLifecycles, type CloudLifecycles } from './cloud-lifecycles.ts';

/** Off, with days and hours left. It ends long after the tests: nothing becomes due. */
const stopped: CloudImage = {
  _id: '6740c1e29f0b7a4100000001',
  name: 'Valorant tối thứ sáu',
  cloud: {
    _id: '6740c1e29f0b7a4100000002',
    group: 'Cloud Gaming',
    name: 'Game Nặng',
    price: 349_000,
    cpu: 'Ryzen 7',
    ram: '32GB',
    ssd: '240GB',
    vga: 'RTX 3060',
    os: 'Windows 11',
    days_of_use: 30,
    hours_of_use: 60,
    max_hours_each_session: 8,
    message_wait: null,
    cloudReady: true,
    hardwares: [],
    updatedAt: '2026-11-20T00:00:00.000Z',
  },
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  days_of_use: 36_500,
  hours_of_use: 60,
  total_minute_used: 0,
  is_running: false,
  operation: null,
  is_creating: false,
  is_deleted: false,
  has_expired: false,
  is_extended: false,
  last_turned_time: null,
  price: 349_000,
  price_hardwares: 0,
  discount: 0,
  hardwares: [],
  accepted_add_hardwares: 1,
  response_data: { username: 'gamer01', password: 'mat-khau' },
  backup_response_data: null,
  resource_cloud: null,
  account: { username: 'demo' },
};

let lifecycles: CloudLifecycles | null = null;
const begin = (isAccountLoaded: boolean): CloudLifecycles =>
  (lifecycles = createCloudLifecycles(createServerServices(defaultRuntimeConfig), isAccountLoaded));
afterEach(() => lifecycles?.stop());

test('without an account nothing is extended, until the account arrives', () => {
  const { of, setAccountLoaded, follow } = begin(false);
  const first = of(stopped);
  expect(first.view().refusals.extend).toBe('account-missing');
  setAccountLoaded(true);
  expect(first.view().refusals.extend).toBeNull();
  const another = { ...stopped, _id: '6740c1e29f0b7a4100000003' };
  follow([another]);
  expect(of(another).view().refusals.extend).toBeNull();
});

test('a newer record is followed by the lifecycle that is there', () => {
  const { of, follow } = begin(true);
  const { view } = of(stopped);
  expect(view().refusals.restore).toBe('no-backup');
  follow([
    {
      ...stopped,
      updatedAt: '2026-11-21T00:00:00.000Z',
      backup_response_data: { id: 'backup-20261121' },
    },
  ]);
  expect(view().refusals.restore).toBeNull();
});
