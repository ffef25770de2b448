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
const vps: AwaitedRequest = { kind: 'vps', id: '6740c1e29f0b7a4100000090', place: '/vps' };
const cloud: AwaitedRequest = {
  kind: 'cloud',
  id: '6740c1e29f0b7a41000000a0',
  place: '/create-clouds',
};

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
    { ...pc, kind: 'tv' },
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

  const config = { _id: vps.id, config_name: 'VPS 4', monthly_rental_price: 320_000 };
  test.each([
    ['there', { ...config, is_available: 1 }],
    ['waiting', { ...config, is_available: 0 }],
    // Another backend says nothing of free servers: nobody waits for what never comes.
    ['gone', config],
    ['gone', { ...config, _id: 'b', is_available: 1 }],
  ])('a VPS: %s', async (name, one) => {
    server.answers.set('/computer-configs', { status: 200, body: [one] });
    expect(await look(vps)).toMatchObject({ name });
  });

  test.each([
    ['there', cloud.id, true],
    ['waiting', cloud.id, false],
    ['gone', 'b', true],
  ])('a cloud package: %s', async (name, _id, cloudReady) => {
    const packages = [{ _id, name: 'Game Nặng', cloudReady }];
    server.answers.set('/clouds', { status: 200, body: [{ group: 'Cloud Gaming', packages }] });
    expect(await look(cloud)).toMatchObject({ name });
  });

  test('requests about one catalogue share a reading of it', async () => {
    server.answers.set('/computer-configs', {
      status: 200,
      body: [
        { ...config, is_available: 0 },
        { ...config, _id: 'b', is_available: 1 },
      ],
    });
    expect(await look(vps)).toMatchObject({ name: 'waiting' });
    expect(await look({ ...vps, id: 'b' })).toMatchObject({ name: 'there' });
    expect(server.requests).toEqual(['GET /computer-configs']);
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

  test.each([pc, offer, vps, cloud, recharge])(
    '$kind is waited for when nothing can be read',
    async (request) => {
      expect(await look(request)).toMatchObject({ name: 'waiting' });
    },
  );
});
