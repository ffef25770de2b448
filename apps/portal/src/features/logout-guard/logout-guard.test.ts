import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { createServerServices } from '../../app/create-services.ts';
import { logoutGuardOf } from './logout-guard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function guard() {
  const services = createServerServices(defaultRuntimeConfig);
  const logOut = vi.fn<() => void>();
  const ask = vi.fn<() => void>();
  const ended = { ...services, sessionEnd: { ...services.sessionEnd, logOut } };
  return { ...logoutGuardOf(ended), loggedOut: logOut, ask };
}

test('the guard that is loaded is asked, and decides', () => {
  const { logOut, attach, loggedOut, ask } = guard();
  attach(ask);
  logOut();
  vi.runAllTimers();
  expect(ask).toHaveBeenCalledOnce();
  expect(loggedOut).not.toHaveBeenCalled();
});

test('a logout before the guard is loaded waits for it, however often it is pressed', () => {
  const { logOut, attach, loggedOut, ask } = guard();
  logOut();
  vi.advanceTimersByTime(1000);
  logOut();
  attach(ask);
  vi.runAllTimers();
  expect(ask).toHaveBeenCalledOnce();
  expect(loggedOut).not.toHaveBeenCalled();
});

test('a guard that cannot be loaded does not prevent the logout', () => {
  const { logOut, attach, loggedOut, ask } = guard();
  logOut();
  logOut();
  vi.advanceTimersByTime(2999);
  expect(loggedOut).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(loggedOut).toHaveBeenCalledOnce();
  // A customer who then signs in is not asked.
  attach(ask);
  expect(ask).not.toHaveBeenCalled();
});
