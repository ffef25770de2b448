import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { notRentedImage, readyImage, waitingImage } from '@tram/machines/pc-image/fixtures';
import { pendingRecharge } from '@tram/machines/recharge-qr/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../../app/forget-customer.ts';
import { createServerServices } from '../../app/create-services.ts';
import type { Services } from '../../app/services.ts';
import { startApiServer, type ApiServer } from '../../data/testing/api-server.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { readOutcome } from './follow-notification-requests.ts';
import {
  addNotificationRequest,
  isNotificationRequest,
  notificationRequests,
  onNotificationRequests,
  removeNotificationRequest,
  type AwaitedRequest,
} from './notification-requests.ts';

const pc: AwaitedRequest = { kind: 'pc', id: waitingImage._id, place: '/?page=2' };
const offer: AwaitedRequest = {
  kind: 'package',
  id: waitingImage.package._id,
  place: '/?create=open',
};
const recharge: AwaitedRequest = { kind: 'recharge', id: pendingRecharge._id, place: '/' };

describe('what a tab has to report', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('is stored once for each subject, and forgotten by a press or a logout', () => {
    const told = vi.fn<() => void>();
    const silence = onNotificationRequests(told);
    addNotificationRequest(pc);
    addNotificationRequest(offer);
    addNotificationRequest({ ...pc, place: '/' });
    expect(notificationRequests()).toEqual([offer, { ...pc, place: '/' }]);
    // The same array until it changes: React asks for it at every render.
    expect(notificationRequests()).toBe(notificationRequests());
    removeNotificationRequest(offer);
    expect(notificationRequests()).toEqual([{ ...pc, place: '/' }]);
    expect(told).toHaveBeenCalledTimes(4);
    silence();
    forgetDrafts();
    expect(notificationRequests()).toEqual([]);
  });

  test('is nothing where the tab stores nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    addNotificationRequest(pc);
    expect(notificationRequests()).toEqual([]);
  });

  test.each([
    null,
    'pc',
    {},
    { ...pc, kind: 'vps' },
    { ...pc, id: 1 },
    { ...pc, place: 'https://elsewhere.example/' },
    { ...pc, place: '//elsewhere.example/' },
    { ...pc, place: '/\\elsewhere.example/' },
  ])('is never %j, which another version or another hand may have stored', (stored) => {
    expect(isNotificationRequest(stored)).toBe(false);
    sessionStorage.setItem('app_draft_notifications', JSON.stringify([stored, pc]));
    expect(notificationRequests()).toEqual([pc]);
    sessionStorage.setItem('app_draft_notifications', JSON.stringify(stored).slice(1));
    expect(notificationRequests()).toEqual([]);
  });
});

/** The one page of a list. */
function list(...data: readonly unknown[]) {
  return { status: 200, body: { data, total_page: 1 } };
}

describe('what became of a request', () => {
  let server: ApiServer;
  let services: Services;
  beforeEach(async () => {
    server = await startApiServer();
    services = { ...createServerServices(defaultRuntimeConfig), ...server.services };
  });
  afterEach(() => server.close());

  const look = (request: AwaitedRequest) =>
    readOutcome(services, request, AbortSignal.timeout(20_000));

  test.each([
    ['waiting', waitingImage],
    ['there', { ...readyImage, _id: waitingImage._id }],
    ['failed', { ...notRentedImage, _id: waitingImage._id }],
    ['gone', readyImage],
  ])('a PC: %s', async (name, image) => {
    server.answers.set(
      '/images?page=1',
      list({ ...image, _id: name === 'gone' ? 'b' : image._id }),
    );
    expect(await look(pc)).toMatchObject({ name });
  });

  const taken = { ...waitingImage.package, is_available: 0 };
  test.each([
    ['there', { ...taken, is_available: 1 }],
    ['waiting', { ...taken, orders_end_time: ['2099-01-01T00:00:00.000Z'] }],
    ['waiting', { ...taken, orders_end_time: [] }],
    ['gone', { ...taken, _id: 'b' }],
  ])('a package: %s', async (name, one) => {
    server.answers.set('/packages', { status: 200, body: [one] });
    expect(await look(offer)).toMatchObject({ name });
  });

  test.each([
    ['waiting', 0],
    ['there', 1],
    ['gone', 2],
    // It has expired; a late payment is still credited.
    ['waiting', 3],
  ])('a recharge: %s at %i', async (name, is_succeeded) => {
    server.answers.set('/recharges?page=1', list({ ...pendingRecharge, is_succeeded }));
    expect(await look(recharge)).toMatchObject({ name });
  });

  test.each([pc, offer, recharge])(
    '$kind is waited for when nothing can be read',
    async (request) => {
      expect(await look(request)).toMatchObject({ name: 'waiting' });
    },
  );
});
