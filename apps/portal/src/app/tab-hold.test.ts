import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTab, tabHolds } from './tab-hold.ts';

let page: EventTarget;

/** Whether the browser would ask before it closes the tab. */
function asks(): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

test('the browser asks from the first thing that holds the tab to the last, and not before or after', () => {
  expect(asks()).toBe(false);
  holdTab('payment', 'a', true);
  holdTab('payment', 'a', true);
  holdTab('upload', 'a', true);
  expect([asks(), tabHolds()]).toEqual([true, ['payment', 'upload']]);
  holdTab('payment', 'a', false);
  expect([asks(), tabHolds()]).toEqual([true, ['upload']]);
  holdTab('upload', 'a', false);
  expect([asks(), tabHolds()]).toEqual([false, []]);
});

test('without a hold there is no listener, so that the page can enter the back/forward cache', () => {
  const added = vi.spyOn(page, 'addEventListener');
  const removed = vi.spyOn(page, 'removeEventListener');
  holdTab('payment', 'b', false);
  expect(added).not.toHaveBeenCalled();
  holdTab('payment', 'b', true);
  holdTab('payment', 'b', false);
  expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 1]);
});
