import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';
import { seedDatabase } from '../seed/seed.ts';
import { guidePage } from './guide-page.ts';
import { guides } from './operations.ts';

let server: TestServer;
let customer: string;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  customer = await server.tokenOf('demo');
  admin = await server.tokenOf('admin');
});
afterAll(() => server.remove());

interface Listed {
  readonly data: readonly { _id: string; title: string; link: string }[];
  readonly total_page: number;
}
async function list(page = 1): Promise<Listed> {
  const { json } = await server.call(`/api/user-guide?page=${page}`, { token: customer });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers against the contract
  return json as Listed;
}

const publish = (token: string | undefined, body: unknown) =>
  server.call('/api/user-guide', { body, ...(token === undefined ? {} : { token }) });
const withdraw = (token: string | undefined, id: string) =>
  server.call(`/api/user-guide/${id}`, {
    method: 'DELETE',
    ...(token === undefined ? {} : { token }),
  });

describe('the list', () => {
  it('has the guides of the server, with full addresses that open', async () => {
    const { data, total_page } = await list();
    expect(total_page).toBe(1);
    expect(data.map((guide) => guide.title)).toEqual(guides.map((guide) => guide.title));
    for (const { link, title } of data) {
      expect(link).toMatch(new RegExp(`^${server.origin}/guides/[a-z0-9-]+$`));
      const page = await fetch(link);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(title)]);
    }
  });

  // @spec 2.88
  it('has what an operator publishes first, until it is withdrawn', async () => {
    const link = 'https://huong-dan.tram.example/dung-blender?trang=1';
    const made = await publish(admin, { title: '  Dựng phim bằng Blender ', link });
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ title: 'Dựng phim bằng Blender', link });
    const id = textField(made.json, '_id');
    expect((await list()).data[0]).toMatchObject({ _id: id, link });
    expect((await withdraw(admin, id)).json).toMatchObject({ message: 'Xóa thành công' });
    expect((await list()).data.map((guide) => guide._id)).not.toContain(id);
    expect((await withdraw(admin, id)).status).toBe(404);
  });

  // @spec S7
  it('is written only by role ADMIN, as the contract says', async () => {
    const body = { title: 'Hướng dẫn', link: 'https://tram.example' };
    const [first] = (await list()).data;
    const answers = [
      await publish(customer, body),
      await withdraw(customer, first?._id ?? ''),
      await publish(undefined, body),
      await withdraw(undefined, first?._id ?? ''),
      await server.call('/api/user-guide', { token: admin }),
      await server.call('/api/images', { token: admin }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 401, 401, 403, 403]);
    expect(textField(answers[0]?.json, 'message')).toBe('Bạn không có quyền truy cập');
    await server.call('/sandbox/api/accounts/admin', {
      method: 'PATCH',
      body: { isActive: false },
    });
    expect((await publish(admin, body)).status).toBe(401);
    await server.call('/sandbox/api/accounts/admin', { method: 'PATCH', body: { isActive: true } });
    admin = await server.tokenOf('admin');
    expect((await list()).data).toHaveLength(guides.length);
  });

  it.each([
    ['javascript:alert(1)'],
    ['https:nothing'],
    ['ftp://tram.example/a'],
    ['/guides/cai-tunnel'],
    ['https://user:pass@tram.example'],
    ['http://'],
  ])('accepts no link that is no web address: %s', async (link) => {
    const answer = await publish(admin, { title: 'Hướng dẫn', link });
    expect(answer.status).toBe(400);
    expect((await publish(admin, { title: '   ', link: 'https://a.example' })).status).toBe(400);
  });

  it('is not filled again after anything was withdrawn', async () => {
    const [first] = (await list()).data;
    await withdraw(admin, first?._id ?? '');
    const { services } = server;
    await seedDatabase(services, async () => 'hash');
    expect((await list()).data).toHaveLength(guides.length - 1);
  });
});

/** What is opened and not closed, or closed and not open, in its order. */
function unbalanced(page: string): string[] {
  const open: string[] = [];
  for (const [, end, tag = ''] of page.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (tag === 'meta' || tag === 'link') continue;
    if (end === '') open.push(tag);
    else if (open.pop() !== tag) return [...open, `/${tag}`];
  }
  return open;
}

async function read(slug: string) {
  const answer = await fetch(`${server.origin}/guides/${slug}`);
  return { answer, html: await answer.text() };
}

describe('a page', () => {
  it.each(guides.map((guide) => [guide.slug]))(
    '%s is one document, without a script',
    async (slug) => {
      const { answer, html } = await read(slug);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain('<html lang="vi">');
      for (const landmark of ['<header>', '<main>', '<nav ', '<footer>', '<h1>', '<title>']) {
        expect(html.split(landmark)).toHaveLength(2);
      }
      expect(html).toContain('<a class="home" href="/">Trạm</a>');
      expect(html).not.toMatch(/<script|<img|\son\w+=|\sstyle=|javascript:|\{\{/i);
      expect(unbalanced(html)).toEqual([]);
      const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => level);
      expect(levels[0]).toBe('1');
      expect(new Set(levels.slice(1))).toEqual(new Set(['2']));
    },
  );

  it('may use its own style and nothing else', async () => {
    const { answer, html } = await read('cai-tunnel');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(style).toContain('prefers-color-scheme: dark');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('has the operator’s name, as text', () => {
    const page = guidePage(guides[7], {
      name: 'Máy <b>Nhà</b>',
      contact: server.services.settings.runtimeConfig.contact,
    });
    expect(page).toContain('Máy &lt;b&gt;Nhà&lt;/b&gt;');
    expect(page).not.toContain('<b>Nhà');
    expect(page).not.toContain('Trạm');
  });

  it('that is not there is 404 and leads to those that are', async () => {
    for (const slug of ['khong-co', '..%2f..%2fpackage', 'CAI-TUNNEL']) {
      const { answer, html } = await read(slug);
      expect(answer.status).toBe(404);
      expect(html).toContain('Không tìm thấy hướng dẫn này');
      expect(html).toContain('href="/guides/cai-tunnel"');
    }
  });
});
