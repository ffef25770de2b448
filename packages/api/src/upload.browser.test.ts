import { describe, expect, inject, test } from 'vitest';
import { createActivity } from './activity.ts';
import type { UnauthorizedCall } from './client.ts';
import { createServerClock } from './clock.ts';
import { createUploader, type UploaderOptions, type UploadProgress } from './upload.ts';

/** Large enough to be sent in several parts. */
const picture = new Blob([new Uint8Array(3_000_000)], { type: 'image/jpeg' });
const body = {
  front_card: picture,
  back_card: picture,
  portrait: picture,
  signature_image: 'data:image/png;base64,AA==',
  fullName: 'Đỗ Quốc Bửu',
  dob: '1994-05-17',
  id: '079094001234',
  issueDate: '2021-08-02',
  issuePlace: 'Cục Cảnh sát',
  address: 'Quận 7',
  email: 'buu@example.com',
  phone: '0901234567',
  otp: '482913',
};

function uploader(way: string, options: Partial<UploaderOptions> = {}) {
  return createUploader({
    baseUrl: `${inject('serverOrigin')}/${way}`,
    session: { token: () => 'token-of-demo' },
    clock: createServerClock(),
    ...options,
  });
}

describe('an upload in a browser', () => {
  test('sends the form of the contract with the token, and answers its JSON', async () => {
    const result = await uploader('taken')('submitIdentity', { body });
    expect(result).toMatchObject({
      ok: true,
      value: {
        method: 'PATCH',
        url: '/taken/accounts',
        authorization: 'Bearer token-of-demo',
        type: expect.stringMatching(/^multipart\/form-data; boundary=/),
        hasName: true,
      },
    });
  });

  test('reports its progress up to the end', async () => {
    const steps: UploadProgress[] = [];
    await uploader('taken')('submitIdentity', { body }, { onProgress: (step) => steps.push(step) });
    const last = steps.at(-1);
    expect(last?.total).toBeGreaterThan(9_000_000);
    expect(last?.loaded).toBe(last?.total);
    const loaded = steps.map((step) => step.loaded);
    expect(loaded).toEqual(loaded.toSorted((first, second) => first - second));
  });

  test('sets the server clock and counts as activity', async () => {
    const clock = createServerClock();
    const activity = createActivity();
    const counts: number[] = [];
    activity.subscribe(() => counts.push(activity.count()));
    await uploader('taken', { clock, activity })('submitIdentity', { body });
    expect(clock.isSynchronized()).toBe(true);
    expect(counts).toEqual([1, 0]);
  });

  test.each([
    ['refused', { kind: 'invalid', status: 413, message: 'Ảnh tải lên quá lớn.' }],
    ['page', { kind: 'server', status: 502, message: 'Có lỗi xảy ra' }],
    ['broken', { kind: 'malformed', status: 200 }],
    ['lost', { kind: 'network', status: null }],
  ])('that is %s is an error with its reason', async (way, error) => {
    const result = await uploader(way)('submitIdentity', { body });
    expect(result).toMatchObject({ ok: false, error });
  });

  test('reports the end of the session', async () => {
    const calls: UnauthorizedCall[] = [];
    const upload = uploader('expired', { onUnauthorized: (call) => void calls.push(call) });
    await upload('submitIdentity', { body });
    expect(calls).toMatchObject([{ operationId: 'submitIdentity', background: false }]);
  });

  test('that gets no answer is a timeout', async () => {
    const result = await uploader('silent')('submitIdentity', { body }, { timeoutMs: 300 });
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  test('can be aborted, before and while it is sent', async () => {
    const before = new AbortController();
    before.abort();
    const first = await uploader('silent')('submitIdentity', { body }, { signal: before.signal });
    expect(first).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    const during = new AbortController();
    const second = await uploader('silent')(
      'submitIdentity',
      { body },
      { signal: during.signal, onProgress: () => during.abort() },
    );
    expect(second).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });
});
