import { pino } from 'pino';
import { expect, test } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import type { Package } from '@tram/api/types';
import type { PortalRenderer } from './built-portal.ts';
import { createPages } from './pages.ts';

const computer: Package = {
  _id: '6740c1e29f0b7a4100000001',
  name: 'G4090',
  is_available: 1,
  cpu: '',
  gpu: '',
  ram: '',
  ssd: '',
  os: '',
  box_phone: null,
  support: null,
  price_per_hour: 45_000,
  price_per_day: 600_000,
  price_per_month: 10_500_000,
  orders_end_time: [],
  updatedAt: '2026-11-20T08:40:00.000Z',
};

function pagesOver(changes: Partial<PortalRenderer> = {}) {
  const rendered: string[] = [];
  let now = 0;
  let asked = 0;
  let packages: readonly Package[] | Error = [computer];
  const renderer: PortalRenderer = {
    renderedPaths: ['/home', '/login'],
    languages: ['vi', 'en'],
    requestLanguage: () => 'vi',
    async render({ path, language, config, packages: listed }) {
      rendered.push(language === 'vi' ? path : `${path} ${language}`);
      return `<p lang="${language}">${config.name} ${path} ${JSON.stringify(listed)}</p>`;
    },
    async renderShell({ path, language }) {
      rendered.push(`shell ${language === 'vi' ? path : `${path} ${language}`}`);
      return `<head><style>p{}</style></head><p>${path}</p>`;
    },
    ...changes,
  };
  const pages = createPages({
    renderer,
    config: {
      ...defaultRuntimeConfig,
      logo: 'https://pictures.example/logo.svg',
      apiBase: 'https://api.example/api',
    },
    async packages() {
      asked += 1;
      if (packages instanceof Error) throw packages;
      return packages;
    },
    log: pino({ level: 'silent' }),
    elapsed: () => now,
  });
  return {
    rendered,
    html: async (path: string, language = 'vi') =>
      (await pages.get(path, language)).content.plain.toString(),
    page: (path: string, language: string) => pages.get(path, language),
    policy: async (path: string) => (await pages.get(path, 'vi')).policy,
    pass: (ms: number) => (now += ms),
    set: (next: readonly Package[] | Error) => (packages = next),
    asked: () => asked,
  };
}

test('a page is rendered once, however many ask for it at the same moment', async () => {
  const { html, rendered } = pagesOver();
  const texts = await Promise.all([html('/home'), html('/home'), html('/home')]);
  expect(new Set(texts).size).toBe(1);
  expect(rendered).toEqual(['/home']);
});

test('the landing page follows the packages, read once a second at most', async () => {
  const { html, rendered, pass, set, asked } = pagesOver();
  expect(await html('/home')).toContain('45000');
  set([{ ...computer, price_per_hour: 50_000 }]);
  expect(await html('/home')).toContain('45000');
  pass(1000);
  expect(await html('/home')).toContain('50000');
  pass(1000);
  await html('/home');
  expect(rendered).toEqual(['/home', '/home']);
  expect(asked()).toBe(3);
});

test('each language of a page is kept by itself, and no cache takes one for the other', async () => {
  const { html, page, rendered, pass, set } = pagesOver();
  for (const language of ['vi', 'en', 'vi', 'en']) {
    expect(await html('/home', language)).toContain(`lang="${language}"`);
  }
  expect(rendered).toEqual(['/home', '/home en']);
  const [vietnamese, english] = [await page('/home', 'vi'), await page('/home', 'en')];
  expect(english.etag).not.toBe(vietnamese.etag);
  expect([english.vary, vietnamese.vary]).toEqual(Array(2).fill('accept-language, cookie'));
  set([{ ...computer, price_per_hour: 50_000 }]);
  pass(1000);
  for (const language of ['vi', 'en']) {
    expect(await html('/home', language)).toContain('50000');
  }
});

test('an open page is rendered again after a minute, another page never', async () => {
  const { html, rendered, pass } = pagesOver();
  for (const wait of [0, 59_000, 1000]) {
    pass(wait);
    await html('/login');
    await html('/payment-history');
  }
  expect(rendered).toEqual(['/login', 'shell /payment-history', '/login']);
});

test('packages that cannot be read, or a page that cannot be rendered, do not keep the customer out', async () => {
  const { html, set, pass } = pagesOver();
  set(new Error('the database is away'));
  expect(await html('/home')).toContain('undefined');
  set([computer]);
  pass(1000);
  expect(await html('/home')).toContain('45000');
  const broken = pagesOver({
    render: async () => {
      throw new Error('no');
    },
  });
  expect(await broken.html('/login')).toContain('<p>/login</p>');
});

test('a failure is not cached', async () => {
  let fails = true;
  const { html } = pagesOver({
    renderShell: async () => {
      if (fails) throw new Error('no');
      return 'ok';
    },
  });
  await expect(html('/vps')).rejects.toThrow('no');
  fails = false;
  expect(await html('/vps')).toBe('ok');
});

test('the policy names what the brand loads from elsewhere, and the styles that the build wrote', async () => {
  const { policy } = pagesOver();
  const text = await policy('/vps');
  expect(text).toContain(
    "img-src 'self' data: blob: https://pictures.example https://api.example;",
  );
  expect(text).toContain("connect-src 'self' https://api.example wss://api.example;");
  expect(text).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/);
  expect(text).toContain("script-src 'self';");
  expect(text).not.toMatch(/unsafe/);
});
