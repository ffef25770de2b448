import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { searchFrom } from './navigation.ts';
import { keepWantedPlace, placeAfterLogin } from './wanted-place.ts';

const origin = 'https://portal.example';
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', createMemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a sign-up was to lead to is where the next login leads, once', () => {
  keepWantedPlace(searchFrom('/vps?choose=6740'), origin);
  expect(placeAfterLogin('?verified=1', origin)).toBe('/vps?choose=6740');
  expect(placeAfterLogin('', origin)).toBe('/');
});

test('a sign-up without a place keeps that of an earlier one', () => {
  keepWantedPlace(searchFrom('/vps?choose=6740'), origin);
  keepWantedPlace('', origin);
  expect(placeAfterLogin('', origin)).toBe('/vps?choose=6740');
});

test('the place that the login itself names comes first', () => {
  keepWantedPlace(searchFrom('/vps?choose=6740'), origin);
  expect(placeAfterLogin(searchFrom('/clouds'), origin)).toBe('/clouds');
  expect(placeAfterLogin('', origin)).toBe('/');
});

test('it is forgotten when a verification link of then works no longer', () => {
  keepWantedPlace(searchFrom('/vps?choose=6740'), origin);
  vi.advanceTimersByTime(48 * hour);
  expect(placeAfterLogin('', origin)).toBe('/');
});

test.for(['https://evil.example/', '//evil.example', '/\\evil.example', '/home'])(
  '%s is never kept, and not followed where it is stored',
  (path) => {
    keepWantedPlace(searchFrom(path), origin);
    expect(placeAfterLogin('', origin)).toBe('/');
    localStorage.setItem('app_wanted_place', JSON.stringify({ path, at: Date.now() }));
    expect(placeAfterLogin('', origin)).toBe('/');
  },
);

test.for(['nothing', '{}', '{"path":7,"at":1}', '[]'])('%s in the storage is no place', (text) => {
  localStorage.setItem('app_wanted_place', text);
  expect(placeAfterLogin('', origin)).toBe('/');
});
