/** Identity verification as the portal uses it: forms, links and the sandbox of a real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityFormData, type IdentityForm, upload } from '../testing/identity-form.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';
import { dataUrl, exifSegment, makeJpeg, makeSignaturePng } from '../testing/test-pictures.ts';

const place = 'GPS 10.762622N';
const photo = makeJpeg({ extra: [exifSegment(6, place)] });

let server: TestServer;
let owner: string;
let stranger: string;
beforeAll(async () => {
  server = await startTestServer({ tokenMinutes: 600 });
  owner = await server.tokenOf('demo');
  stranger = await server.tokenOf('new-customer');
});
afterAll(() => server.remove());

async function send(token: string, form: FormData) {
  const answer = await fetch(`${server.origin}/api/accounts`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const json: unknown = await answer.json();
  return { status: answer.status, json };
}

async function mailedCode(token: string): Promise<string> {
  const asked = await server.call('/api/auth/otp', { token });
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(asked.text).not.toMatch(/\b\d{6}\b(?!\.|Z|:)/);
  const { json } = await server.call('/sandbox/api/outbox');
  return /: (\d{6})\n/.exec(textField(Array.isArray(json) ? json[0] : null, 'text'))?.[1] ?? '';
}

const form = async (changes: Partial<IdentityForm> = {}) =>
  identityFormData(await mailedCode(owner), { front_card: upload(photo), ...changes });

/** An address of the account, as path and query of this server. */
async function linkOf(name: string): Promise<string> {
  const { json } = await server.call('/api/accounts/me', { token: owner });
  const url = new URL(textField(json, name));
  expect(url.origin).toBe(server.origin);
  return url.pathname + url.search;
}

/** Sends a form with changed fields. @returns the words of the refusal */
async function refusal(changes: Record<string, string | null>): Promise<[number, string]> {
  const data = identityFormData('123456');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) data.delete(name);
    else data.set(name, value);
  }
  const { status, json } = await send(owner, data);
  return [status, textField(json, 'message')];
}

/** Asks the sandbox to approve or refuse. */
function decide(path: string, body?: unknown) {
  return server.call(`/sandbox/api/identities/${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
  });
}

describe('before anything was sent', () => {
  it('a customer who is not asked for verification gets no code and can send nothing', async () => {
    expect((await server.call('/api/auth/otp', { token: stranger })).status).toBe(403);
    expect((await send(stranger, identityFormData('123456'))).status).toBe(403);
  });

  it('a form is checked by the contract, in words for the customer', async () => {
    expect(await refusal({ front_card: null })).toEqual([
      400,
      'Ảnh mặt trước CCCD không được để trống',
    ]);
    expect(await refusal({ otp: '12345' })).toEqual([400, 'Mã OTP gồm 6 chữ số']);
    expect(await refusal({ dob: '1994-02-30' })).toEqual([400, 'Ngày sinh không đúng định dạng']);
    expect(await refusal({ signature_image: 'x' })).toEqual([400, 'Chữ ký không đúng định dạng']);
    expect(await refusal({ email: 'buu@example.com\r\nBcc: a@b.vn' })).toEqual([
      400,
      'Email không đúng định dạng',
    ]);
    expect(await refusal({ issuePlace: 'Cục\u202eCảnh sát' })).toEqual([
      400,
      'Nơi cấp có ký tự không hiển thị được, bạn xóa rồi nhập lại',
    ]);
    expect(await refusal({ portrait: 'text' })).toEqual([400, 'Trường portrait không hợp lệ']);
  });

  it('a picture or a signature that is too large is refused, and the server goes on', async () => {
    const picture = await send(
      owner,
      await form({ portrait: upload(Buffer.alloc(10 * 1024 * 1024 + 1)) }),
    );
    expect(picture.status).toBe(413);
    await server.services.clock.advance(60_000);
    const long = `data:image/png;base64,${'A'.repeat(1024 * 1024)}`;
    expect([400, 413]).toContain((await send(owner, await form({ signature_image: long }))).status);
    await server.services.clock.advance(60_000);
  });
});

describe('a form over HTTP', () => {
  it('is answered with the account, its verification waiting, its texts composed', async () => {
    const fullName = 'Đỗ Quốc Bửu'.normalize('NFD');
    const { status, json } = await send(owner, await form({ fullName }));
    expect(status).toBe(200);
    expect(json).toMatchObject({ username: 'demo', isVerify: 0, reasonFailKyc: null });
    expect((await server.call('/api/auth/otp', { token: owner })).status).toBe(409);
    const waiting = await server.call('/sandbox/api/identities');
    expect(waiting.json).toEqual([
      { username: 'demo', fullName: 'Đỗ Quốc Bửu', createdAt: textField(json, 'timeKyc') },
    ]);
  });
});

describe('a file', () => {
  it('opens by its link, without a token, and is never cached', async () => {
    const answer = await fetch(server.origin + (await linkOf('link_contract')));
    expect(answer.status).toBe(200);
    const { headers } = answer;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="Hop dong thue may.pdf"; filename*=UTF-8''${encodeURIComponent('Hợp đồng thuê máy.pdf')}`,
    );
    // Browsers show no PDF in a sandbox.
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('sandbox');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
  });

  it('is the cleaned picture, in a sandbox', async () => {
    const answer = await fetch(server.origin + (await linkOf('front_card')));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content.includes(place)).toBe(false);
    expect(content.includes('Exif')).toBe(false);
  });

  it('opens only by the token of its owner', async () => {
    const [path = ''] = (await linkOf('portrait')).split('?');
    const by = async (token?: string) =>
      (await server.call(path, token === undefined ? {} : { token })).status;
    expect(await by(owner)).toBe(200);
    expect(await by(stranger)).toBe(404);
    expect(await by(await server.tokenOf('admin'))).toBe(403);
    expect(await by('x.y.z')).toBe(401);
    expect(await by()).toBe(401);
    // A token that is not the owner's is not made good by a link.
    expect((await server.call(await linkOf('portrait'), { token: stranger })).status).toBe(404);
  });

  it('is not found by a link that was changed in any part', async () => {
    const link = await linkOf('back_card');
    const other = (await linkOf('front_card')).split('?')[0] ?? '';
    const [path = '', query = ''] = link.split('?');
    const fields = Object.fromEntries(new URLSearchParams(query));
    const changed = (changes: Record<string, string>) =>
      `${path}?${new URLSearchParams({ ...fields, ...changes }).toString()}`;
    const { expires = '', signature = '' } = fields;
    for (const wrong of [
      changed({ expires: String(Number(expires) + 600) }),
      changed({ expires: 'never' }),
      changed({ signature: `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}` }),
      changed({ signature: '' }),
      changed({ signature: 'ngắn' }),
      `${other}?${query}`,
      `/files/${'0'.repeat(24)}?${query}`,
      `/files/..%2Ftoken-secret?${query}`,
    ]) {
      const answer = await server.call(wrong);
      expect([wrong, answer.status, answer.text]).toEqual([wrong, 404, 'Không tìm thấy file này']);
    }
  });

  it('has links that end after ten to fifteen minutes and say so; the account gives new ones', async () => {
    const link = await linkOf('front_card');
    await server.services.clock.advance(595_000);
    expect((await server.call(link)).status).toBe(200);
    await server.services.clock.advance(305_000);
    const late = await server.call(link);
    expect([late.status, late.headers.get('content-type')]).toEqual([
      403,
      'text/plain; charset=utf-8',
    ]);
    expect(late.text).toContain('đã hết hạn');
    expect((await server.call(await linkOf('front_card'))).status).toBe(200);
  });

  it('is not there while its owner is locked out', async () => {
    const link = await linkOf('front_card');
    const lock = (isActive: boolean) =>
      server.call('/sandbox/api/accounts/demo', { method: 'PATCH', body: { isActive } });
    await lock(false);
    expect((await server.call(link)).status).toBe(404);
    expect((await server.call(link.split('?')[0] ?? '', { token: owner })).status).toBe(401);
    await lock(true);
    // What was signed in before the lock stays signed out.
    await server.services.clock.advance(1000);
    owner = await server.tokenOf('demo');
    expect((await server.call(await linkOf('front_card'))).status).toBe(200);
  });
});

describe('the sandbox', () => {
  it('shows what waits on its page, and refuses by its form', async () => {
    const page = await server.call('/sandbox');
    expect(page.text).toContain('Hồ sơ xác minh danh tính đang chờ');
    expect(page.text).toContain('/sandbox/forms/identities/demo/refuse');
    const refused = await fetch(`${server.origin}/sandbox/forms/identities/demo/refuse`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin },
      body: new URLSearchParams({ reason: 'Ảnh mờ' }),
    });
    expect(refused.status).toBe(303);
    const { json } = await server.call('/api/accounts/me', { token: owner });
    expect(json).toMatchObject({ isVerify: 2, reasonFailKyc: 'Ảnh mờ' });
  });

  it('approves what is sent again', async () => {
    await server.services.clock.advance(60_000);
    const again = await send(owner, await form({ signature_image: dataUrl(makeSignaturePng()) }));
    expect(again.status).toBe(200);
    const approved = await decide('Demo/approve');
    expect(approved.json).toEqual({ username: 'demo', isVerify: 1, reasonFailKyc: null });
    expect((await decide('demo/approve')).status).toBe(409);
    expect((await server.call('/sandbox/api/identities')).json).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['no reason', {}],
    ['blanks', { reason: ' ' }],
    ['a number', { reason: 7 }],
    ['too much', { reason: 'x'.repeat(501) }],
  ])('refuses no one without a reason: %s', async (_what, body) => {
    expect((await decide('demo/refuse', body)).status).toBe(400);
  });

  it('knows no account that is not there', async () => {
    expect((await decide('nobody/approve')).status).toBe(404);
    expect((await decide('nobody/refuse', { reason: 'Ảnh mờ' })).status).toBe(404);
  });
});
