import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, signUpAt } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { registerVerifyEmail } from './verification-page.ts';

let server: TestServer;
let link: string;
beforeAll(async () => {
  server = await startTestServer();
  const { signUp, mails } = signUpAt(server);
  await signUp({ username: 'khach', email: 'khach@example.com' });
  link = (await mails('khach@example.com'))[0]?.link ?? '';
});
afterAll(() => server.remove());

const path = () => link.slice(server.origin.length);

describe('the link of a verification mail', () => {
  test('opens a page that verifies nothing, however often a scanner opens it', async () => {
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await server.call(path(), { method })).status).toBe(200);
    }
    expect((await signUpAt(server).logIn('khach')).status).toBe(403);
  });

  test('opens it with one button, without a script, and keeps the token to itself', async () => {
    const page = await server.call(path());
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe/);
    expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\/(?!zalo)/i);
    expect(page.text.match(/<button/g)).toHaveLength(1);
    expect(page.text).toContain('<html lang="vi">');
    // Without it a browser asks for an icon that is not there.
    expect(page.text).toContain('<link rel="icon" href="data:," />');
    expect(page.text).toContain('<form method="post" action="/verify-email">');
  });

  test('speaks the language that the portal would', async () => {
    const app = Fastify({ exposeHeadRoutes: false });
    await registerVerifyEmail(app, { services: server.services, languageOf: () => 'en' });
    const { body, headers } = await app.inject(path());
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<button>Verify email</button>');
    expect(headers['vary']).toBe('accept-language, cookie');
    await app.close();
  });

  test.each(['', '?token=', '?token=not-a-token', '?token=a&token=b', '?token="><b>'])(
    'leads to the login at once where it holds no token: %j',
    async (query) => {
      const answer = await server.call(`/verify-email${query}`);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/login?verified=0');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test('says so at the login where its token was never sent', async () => {
    const { press } = signUpAt(server);
    expect(await press(`${server.origin}/verify-email?token=${'a'.repeat(43)}`)).toBe(
      '/login?verified=0',
    );
    expect(await press(`${server.origin}/verify-email`)).toBe('/login?verified=0');
  });

  test('verifies once its button is pressed', async () => {
    const { press, logIn } = signUpAt(server);
    expect(await press(link)).toBe('/login?verified=1');
    expect((await logIn('khach', password)).status).toBe(200);
  });

  test.each(['application/json', 'text/plain'])(
    'takes nothing else than a form: %s',
    async (type) => {
      const answer = await fetch(`${server.origin}/verify-email`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': type },
        body: '"x"',
      });
      expect([303, 415]).toContain(answer.status);
      expect(answer.headers.get('location') ?? '/login?verified=0').toBe('/login?verified=0');
    },
  );
});
