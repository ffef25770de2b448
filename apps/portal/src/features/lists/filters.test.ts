import { describe, expect, test } from 'vitest';
import {
  choiceFilter,
  dayFilter,
  filterValues,
  placeWithFilters,
  secretTextFilter,
  textFilter,
} from './filters.ts';

const filters = {
  status: choiceFilter(['1', '0']),
  imageName: textFilter,
  passRdp: secretTextFilter,
  fromDate: dayFilter,
};

describe('the filters in an address', () => {
  test('are read by their names; blank, unknown and impossible values are none', () => {
    expect(filterValues(filters, '?status=1&imageName=%20Render%20&page=3')).toEqual({
      status: '1',
      imageName: 'Render',
    });
    expect(filterValues(filters, '?status=7&imageName=%20&fromDate=2026-02-30')).toEqual({});
  });

  test('start at the first page when one of them changes, and keep the rest of the address', () => {
    const place = { search: '?imageName=Render&page=3&history=a', state: null };
    expect(placeWithFilters(filters, place, { status: '0' }).search).toBe(
      '?imageName=Render&history=a&status=0',
    );
    expect(placeWithFilters(filters, place, { imageName: undefined }).search).toBe('?history=a');
    expect(
      placeWithFilters(filters, { search: '?imageName=a', state: null }, { imageName: '  ' })
        .search,
    ).toBe('');
  });

  test('a part of a password is kept out of it, and comes back with the entry of the history', () => {
    const place = placeWithFilters(
      filters,
      { search: '?status=1', state: { dialogOpened: true } },
      { passRdp: 'tR8m' },
    );
    expect(place.search).toBe('?status=1');
    expect(place.state).toMatchObject({ dialogOpened: true });
    expect(filterValues(filters, place.search, place.state)).toEqual({
      status: '1',
      passRdp: 'tR8m',
    });
    expect(filterValues(filters, '?passRdp=tR8m', null)).toEqual({});
    const without = placeWithFilters(filters, place, { passRdp: undefined });
    expect(filterValues(filters, without.search, without.state)).toEqual({ status: '1' });
  });
});
