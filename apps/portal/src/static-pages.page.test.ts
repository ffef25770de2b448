/** The pages as a static host sends them: the same files for every operator, and one `config.json`. */
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { deriveAccent } from '@tram/ui/accent';
import { beforeEach, describe, test } from 'vitest';
import { configPath, staticPageIds } from './document/page.ts';
import { keepsItsHeading, pageTest, signedIn } from './testing/open-page.ts';
import { packages } from './testing/packages.ts';

const pages = pageTest();

/** An operator without any default value. */
const operator = {
  name: 'Máy "Mây" & <Nhanh>',
  slug: 'may-nhanh',
  accent: '#6d28d9',
  contact: {
    hotline: '1800 12 34',
    zalo: '0911 222 333',
    email: 'xin-chao@may.example',
    address: 'Số 1, Hà Nội',
    supportHours: '7:30-21:00',
  },
  links: {
    forgotPassword: '/quen',
    changePassword: '/doi',
    termsOfService: 'https://may.example/dieu-khoan?a=1&b=2',
    gameDownloadForm: '/game',
    playClient: '/play',
    userGuide: '/guide',
  },
  dataRetention: {
    pc: { vi: 'PC giữ dữ liệu 3 ngày.', en: 'PCs keep data for 3 days.' },
    cloud: { vi: 'Xóa ngay & "không" khôi phục.', en: 'Deleted at once.' },
  },
  landing: {
    installed: { vi: 'Blender & <Unreal>', en: 'Blender' },
    location: 'Hà Nội, TP. Hồ Chí Minh',
  },
};

function write(config: object): void {
  pages.server.staticHost = { text: JSON.stringify(config) };
}

beforeEach(() => {
  write(operator);
  pages.server.answers.set('GET /packages', { body: packages });
});

/** What is on a page when its HTML is parsed and before the application is loaded. */
async function markup(tab: Page, path: string): Promise<Readonly<Record<string, string | null>>> {
  await tab.goto(path, { waitUntil: 'commit' });
  await tab.waitForFunction((body) => {
    const root = document.querySelector('#root > *');
    return document.readyState !== 'loading' && root !== null && !document.getElementById(body);
  }, staticPageIds.body);
  return tab.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    // React asks for a picture ahead of its markup; in a page that is filled in it would come too late.
    for (const preload of document.querySelectorAll('#root > link')) preload.remove();
    return {
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      icon: attribute('link[rel="icon"]', 'href'),
      touchIcon: attribute('link[rel="apple-touch-icon"]', 'href'),
      root: document.getElementById('root')?.outerHTML ?? null,
    };
  });
}

test.for([
  ['/home', 'without a logo', operator],
  ['/home', 'with a logo', { ...operator, logo: '/favicon.svg' }],
  ['/home', 'with hours in words', { contact: { supportHours: 'cả ngày lẫn đêm' } }],
  ['/home', 'of few words', { apiBase: '/api' }],
  ['/login', 'without a logo', operator],
  ['/login', 'with a logo', { ...operator, logo: '/favicon.svg' }],
  ['/register', 'without a logo', operator],
  ['/vps', 'without a logo', operator],
  ['/vps', 'with a logo', { ...operator, logo: '/favicon.svg' }],
] as const)('%s of an operator %s is what our own server sends', async ([path, , written]) => {
  pages.server.holdScripts();
  const tab = await pages.open();
  write(written);
  const filled = await markup(tab, path);
  pages.server.staticHost = undefined;
  // The policy of the test's server has no place for an accent in the page.
  pages.server.config = { ...parseRuntimeConfig(written), accent: null };
  expect(filled).toEqual(await markup(tab, path));
});

test.for(['/home', '/login', '/register'])(
  '%s is hydrated by the application, not rendered again',
  async (path) => {
    expect(await keepsItsHeading(pages, path)).toBe(true);
  },
);

test.for([
  ['/home', 'without a logo', operator],
  ['/login', 'with a logo', { ...operator, logo: '/favicon.svg' }],
  ['/vps', 'without a logo', operator],
] as const)('so it is in English: %s of an operator %s', async ([path, , written]) => {
  pages.server.holdScripts();
  const tab = await pages.open({ locale: 'en-US' });
  write(written);
  const filled = await markup(tab, path);
  pages.server.staticHost = undefined;
  pages.server.config = { ...parseRuntimeConfig(written), accent: null };
  expect(filled).toEqual(await markup(tab, path));
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
});

test('what is typed and sent before the application is loaded is kept', async () => {
  pages.server.answers.set('POST /auth/login', {
    status: 401,
    body: { statusCode: 401, message: 'Sai tên đăng nhập hoặc mật khẩu' },
  });
  const release = pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/login', { waitUntil: 'commit' });
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.getByLabel('Mật khẩu', { exact: true }).fill('mat-khau');
  await tab.keyboard.press('Enter');
  release();
  await expect(tab.getByText('Sai tên đăng nhập hoặc mật khẩu')).toBeVisible();
  await expect(tab.getByLabel('Tên đăng nhập')).toHaveValue('demo');
});

test.for([
  ['/home', 'a visitor', {}],
  ['/login', 'a visitor', {}],
  ['/', 'a visitor sent to the login,', {}],
  ['/vps', 'a customer', signedIn],
] as const)('%s loads its fonts, and none for %s who saves data', async ([path, , storage]) => {
  const fonts = () => pages.server.asked.filter((asked) => asked.endsWith('.woff2'));
  const tab = await pages.open({ storage });
  await tab.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(fonts).not.toEqual([]);

  const saving = await pages.open({ storage });
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const before = fonts().length;
  await saving.goto(path, { waitUntil: 'networkidle' });
  await expect(saving.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts().slice(before)).toEqual([]);
});

test('nothing is painted before the operator is known, and then it is the operator at once', async () => {
  const release = new EventTarget();
  const held = new Promise<void>((resolve) => {
    release.addEventListener('config', () => resolve(), { once: true });
  });
  pages.server.staticHost = { text: JSON.stringify(operator), held };
  const tab = await pages.open();
  await tab.goto('/login', { waitUntil: 'commit' });
  await tab.waitForFunction(() => document.readyState !== 'loading');
  await expect(tab.locator('body')).toHaveText('');
  expect(await tab.title()).toBe('Đăng nhập');
  release.dispatchEvent(new Event('config'));
  await expect(tab.getByText('1800 12 34')).toBeVisible();
  expect(await tab.title()).toBe('Đăng nhập · Máy "Mây" & <Nhanh>');
});

test('the accent is the operator’s, under a policy that allows no style in the page', async () => {
  const tab = await pages.open();
  await tab.goto('/login');
  const accent = await tab.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--tram-accent'),
  );
  expect(accent).toBe(deriveAccent(operator.accent).light.accent);
});

test('the configuration is asked for once, and never on a page of our own server', async () => {
  const tab = await pages.open();
  await tab.goto('/home', { waitUntil: 'networkidle' });
  await tab.getByRole('link', { name: 'Đăng nhập' }).first().click();
  await expect(tab.getByLabel('Tên đăng nhập')).toBeVisible();
  expect(pages.server.asked.filter((path) => path === configPath)).toHaveLength(1);
  pages.server.staticHost = undefined;
  await tab.goto('/home', { waitUntil: 'networkidle' });
  expect(pages.server.asked.filter((path) => path === configPath)).toHaveLength(1);
});

test('the price table is that of the operator’s API, asked for by the browser', async () => {
  const release = pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/home', { waitUntil: 'commit' });
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByText('G4090')).toHaveCount(0);
  release();
  await expect(tab.getByRole('table').getByText('G4090')).toBeVisible();
});

test('a customer’s first calls leave for the operator’s API while the code is loading, and are asked once', async () => {
  const { origin } = pages.server;
  write({ ...operator, apiBase: `${origin}/api` });
  pages.server.answers.set('GET /computer-configs', { body: [] });
  const release = pages.server.holdScripts();
  const tab = await pages.open({ storage: signedIn });
  await tab.goto('/vps', { waitUntil: 'commit' });
  await expect.poll(() => pages.server.calls.length).toBe(2);
  release();
  await tab.waitForLoadState('networkidle');
  const asked = pages.server.calls.filter(({ call }) => call === 'GET /computer-configs');
  expect(asked).toHaveLength(1);
});

describe('a configuration that cannot be used stops the page, which says why', () => {
  const notReady = 'Trang chưa sẵn sàng';

  test.for([
    ['is not there', { text: null }, [/^config\.json: is not there: the host answers 404$/]],
    [
      'is answered with a page',
      { text: '<!doctype html><p>Trang chủ</p>' },
      [/^config\.json: is not there: the host answers with a page instead$/],
    ],
    ['is no JSON', { text: '{"name": "Máy",}' }, [/^config\.json: is not JSON: ./]],
    [
      'has wrong keys',
      { text: JSON.stringify({ name: '', link: {}, realtime: { path: 'x' } }) },
      [
        /: name must be a text that is not empty$/,
        /: link is not known$/,
        /: realtime\.path must be a path that begins with \/$/,
      ],
    ],
    [
      'has an accent that means something else',
      { text: JSON.stringify({ accent: '#c01515' }) },
      [/: accent cannot be used: The accent #c01515 .* red /],
    ],
  ] as const)('one that %s', async ([, file, problems]) => {
    pages.server.staticHost = file;
    const tab = await pages.open();
    await tab.goto('/login');
    const alert = tab.getByRole('alert');
    await expect(alert.getByRole('heading', { name: notReady })).toBeVisible();
    await expect(alert.getByRole('listitem')).toHaveCount(problems.length);
    const said = pages.takeFaults();
    expect(said).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) {
      expect(said[index]).toMatch(problem);
      await expect(alert.getByRole('listitem').nth(index)).toHaveText(said[index] ?? '');
    }
    await expect(tab.getByLabel('Tên đăng nhập')).toHaveCount(0);
    expect(pages.server.calls).toEqual([]);
  });

  test('a failing host is recognized: reloading may help, and does', async () => {
    pages.server.staticHost = { text: '', status: 503 };
    const tab = await pages.open();
    await tab.goto('/login');
    const reload = tab.getByRole('link', { name: 'Tải lại trang' });
    await expect(reload).toBeVisible();
    expect(pages.takeFaults()).toEqual(['config.json: answers 503']);
    write(operator);
    await reload.click();
    await expect(tab.getByLabel('Tên đăng nhập')).toBeVisible();
  });

  test('so is a page whose first script does not come', async () => {
    const tab = await pages.open();
    await tab.route('**/assets/boot-static-*.js', (route) => route.abort());
    await tab.goto('/login');
    await expect(tab.getByRole('link', { name: 'Tải lại trang' })).toBeVisible();
    expect(pages.takeFaults()).toEqual(['config.json: the script that reads it did not load']);
  });

  test('in English for those who read it', async () => {
    pages.server.staticHost = { text: null };
    const tab = await pages.open({ locale: 'en-US' });
    await tab.goto('/login');
    await expect(tab.getByRole('heading', { name: 'This page is not ready yet' })).toBeVisible();
    expect(pages.takeFaults()).toHaveLength(1);
  });
});
