import { expect, test, vi } from 'vitest';
import { createNotices } from '../notices.ts';
import { createVersionOffer } from './offer-new-version.ts';

test('a new version is offered once, stays on every screen, and is loaded only on a press', () => {
  const said: string[] = [];
  vi.stubGlobal('window', {
    dispatchEvent: ({ type }: Event) => said.push(type),
    location: { reload: () => said.push('reload') },
  });
  const notices = createNotices();
  const offer = createVersionOffer({ notices });
  offer('/assets/main-b.js');
  offer('/assets/main-b.js');
  const [toast, ...others] = notices.queue.getToasts();
  expect(others).toEqual([]);
  expect(toast).toMatchObject({ title: 'Đã có phiên bản mới', keepOnNavigation: true });
  expect(said).toEqual([]);
  toast?.action?.onSelect();
  // The forms are informed before the page is unloaded.
  expect(said).toEqual(['tram-reload', 'reload']);
  vi.unstubAllGlobals();
});

test('a customer who has closed the offer is asked again by the next version only', () => {
  const { queue, ...notices } = createNotices();
  const offer = createVersionOffer({ notices: { queue, ...notices } });
  offer('/assets/main-b.js');
  queue.clear();
  offer('/assets/main-b.js');
  expect(queue.getToasts().filter(({ leaving }) => !leaving)).toEqual([]);
  offer('/assets/main-c.js');
  expect(queue.getToasts().filter(({ leaving }) => !leaving)).toHaveLength(1);
});
