import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { filterValues, placeWithFilters, textFilter } from './filters.ts';
import { withOrderDates } from './order-dates.ts';

const filtersOf = withOrderDates({ imageName: textFilter });
const filtersWhere = (orderDates: 'filtered' | 'ignored') =>
  filtersOf({ config: { ...defaultRuntimeConfig, orderDates } });

test('an API that filters by date is asked for the days of the address; what is no day is none', () => {
  const filters = filtersWhere('filtered');
  const search = '?imageName=Render&fromDate=2026-11-01&toDate=2026-11-30';
  expect(filterValues(filters, search)).toEqual({
    imageName: 'Render',
    fromDate: '2026-11-01',
    toDate: '2026-11-30',
  });
  expect(filterValues(filters, '?fromDate=abc&toDate=2026-02-30')).toEqual({});
});

test('an API that ignores dates is asked for none, whatever the address says, and the next filter takes them out of it', () => {
  const filters = filtersWhere('ignored');
  const search = '?fromDate=2026-11-01&imageName=Render';
  expect(filterValues(filters, search)).toEqual({ imageName: 'Render' });
  const cleared = { imageName: undefined, fromDate: undefined, toDate: undefined };
  expect(placeWithFilters(filters, { search, state: null }, cleared).search).toBe('');
});

test('the filters are the same object each time, as what is remembered by them needs', () => {
  expect(filtersWhere('filtered')).toBe(filtersWhere('filtered'));
  expect(filtersWhere('ignored')).toBe(filtersWhere('ignored'));
});
