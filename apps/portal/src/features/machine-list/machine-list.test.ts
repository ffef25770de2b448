import { expect, test } from 'vitest';
import { runningCloudImage } from '@tram/machines/cloud-image/fixtures';
import { notRentedImage, readyImage, waitingImage } from '@tram/machines/pc-image/fixtures';
import { cloudTraits } from '../../screens/clouds/cloud-traits.ts';
import { pcTraits } from '../../screens/pcs/pc-traits.ts';
import { foundMachines } from './machine-filters.ts';
import { inMachineOrder } from './machine-order.ts';
import { isSearchable } from './use-machine-search.ts';

const ending = (name: string, estimate_used: string | null) => ({
  ...readyImage,
  name,
  estimate_used,
});

test('rented PCs come first by what is left of their time, then those being made, then the rest', () => {
  const rows = [
    { ...notRentedImage, name: 'Chưa thuê 1' },
    ending('Không rõ', null),
    { ...waitingImage, name: 'Đang tạo' },
    ending('Ngày mai', '2026-11-21T09:00:00.000Z'),
    { ...notRentedImage, name: 'Chưa thuê 2' },
    ending('Hôm nay', '2026-11-20T10:00:00.000Z'),
  ];
  expect(inMachineOrder(rows, pcTraits).map(({ name }) => name)).toEqual([
    'Hôm nay',
    'Ngày mai',
    'Không rõ',
    'Đang tạo',
    'Chưa thuê 1',
    'Chưa thuê 2',
  ]);
});

test('cloud machines whose days are over, or that are gone, come last', () => {
  const flags = { is_creating: false, is_running: false, is_deleted: false, has_expired: false };
  const cloud = (name: string, more: object) => ({
    ...runningCloudImage,
    ...flags,
    name,
    ...more,
  });
  const rows = [
    cloud('Hết hạn', { has_expired: true }),
    cloud('Đã xóa', { is_deleted: true }),
    cloud('Đang tạo', { is_creating: true }),
    cloud('Còn lâu', { createdAt: '2026-11-19T00:00:00.000Z' }),
    cloud('Sắp hết', { createdAt: '2026-10-25T00:00:00.000Z', is_running: true }),
  ];
  expect(inMachineOrder(rows, cloudTraits).map(({ name }) => name)).toEqual([
    'Sắp hết',
    'Còn lâu',
    'Đang tạo',
    'Hết hạn',
    'Đã xóa',
  ]);
});

test('a record that cannot be read stands with the rest, and takes no other with it', () => {
  const broken = { ...readyImage, name: 'Hỏng', package: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract rules out a PC without its package; another backend may send one
  const rows = [broken as unknown as typeof readyImage, readyImage];
  expect(inMachineOrder(rows, pcTraits).map(({ name }) => name)).toEqual([readyImage.name, 'Hỏng']);
});

test.for([
  ['?name=render tet', true],
  ['?name=RENDER', true],
  ['?name=không có', false],
  ['?status=0/1', true],
  ['?status=0/0', false],
  ['?status=9/9', false],
  ['?name=tet&status=0/1', true],
  ['', true],
] as const)('%s finds a rented PC ‘Render Tết 2027’: %s', ([search, found]) => {
  const image = { ...readyImage, name: 'Render Tết 2027', computer_name: null };
  expect(foundMachines([image], pcTraits, search)).toEqual(found ? [image] : []);
});

const rows = (count: number) => Array.from({ length: count });

test('a list has its filters from ten machines on, with more pages, and while one is on', () => {
  expect(isSearchable({ rows: rows(9), hasMore: false }, '')).toBe(false);
  expect(isSearchable({ rows: rows(10), hasMore: false }, '')).toBe(true);
  expect(isSearchable({ rows: rows(5), hasMore: true }, '')).toBe(true);
  expect(isSearchable({ rows: rows(1), hasMore: false }, '?name=tet')).toBe(true);
});
