import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { beforeEach, describe, test } from 'vitest';
import { creatingCloudImage } from '@tram/machines/cloud-image/fixtures';
import { packages, vpsConfig } from './testing/packages.ts';
import { keepsItsHeading, pageTest, signedIn } from './testing/open-page.ts';

declare global {
  interface Window {
    /** Sum of the layout shifts. */
    moved: number;
  }
}

const pages = pageTest();

test.for([
  { path: '/home', heading: 'Thuê máy trạm từ xa, trả tiền theo giờ' },
  { path: '/login', heading: 'Đăng nhập' },
  { path: '/register', heading: 'Tạo tài khoản' },
  // @spec 2.9
])('$path shows its content before any script of the application is there', async (page) => {
  pages.server.packages = packages;
  pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto(page.path, { waitUntil: 'commit' });
  await expect(tab.getByRole('heading', { level: 1, name: page.heading })).toBeVisible();
  expect(await tab.locator('[style]').count()).toBe(0);
});

test.for(['/home', '/login', '/register'])(
  '%s is painted with its styles from its HTML alone',
  async (path) => {
    pages.server.packages = packages;
    const tab = await pages.open();
    await tab.route('**/assets/**', (route) => route.abort());
    await tab.goto(path, { waitUntil: 'commit' });
    await expect(tab.locator('body')).toHaveCSS('background-color', 'rgb(241, 243, 245)');
    // Without styles a heading has one.
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCSS('margin-top', '0px');
    // The browser reports what was kept from it.
    pages.takeFaults();
  },
);

test('no styles of an open page are fetched, not by the way to another one either', async () => {
  pages.server.answers.set('GET /packages', { body: packages });
  const tab = await pages.open();
  await tab.goto('/login', { waitUntil: 'networkidle' });
  await tab.getByRole('link', { name: 'Đăng ký' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Tạo tài khoản' })).toBeVisible();
  await expect(tab.locator('link[rel="stylesheet"]:not([disabled])')).toHaveCount(0);
  expect(pages.server.asked.filter((path) => path.endsWith('.css'))).toEqual([]);
  // The landing page has more styles than the sign-up: these are fetched, and are all that is.
  await tab.getByRole('link', { name: 'Trạm' }).click();
  await expect(tab.getByRole('table')).toBeVisible();
  const fetched = pages.server.asked.filter((path) => path.endsWith('.css'));
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.join(' ')).not.toMatch(/\/styles-/);
});

test.for(
  ['/home', '/login', '/register'].flatMap((path) => [
    { path, locale: 'vi-VN' },
    { path, locale: 'en-US' },
  ]),
)(
  'nothing of $path moves on a phone when its typeface comes: $locale',
  async ({ path, locale }) => {
    pages.server.packages = packages;
    const tab = await pages.open({ locale, viewport: { width: 390, height: 844 } });
    await tab.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') window.moved += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const untilPainted = () =>
      tab.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await tab.route('**/*.woff2', async (route) => {
      await untilPainted();
      await route.continue();
    });
    await tab.goto(path, { waitUntil: 'commit' });
    await tab.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => /^"?Archivo Variable/.test(family) && status === 'loaded',
      ),
    );
    await tab.evaluate(async () => {
      await document.fonts.ready;
      // What has moved is told with the frame after.
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      );
    });
    expect(await tab.evaluate(() => window.moved)).toBeLessThanOrEqual(0.01);
  },
);

test.for(['/home', '/login', '/register'])(
  'the files of the typeface of %s are asked for after the first paint',
  async (path) => {
    pages.server.packages = packages;
    const tab = await pages.open();
    await tab.goto(path, { waitUntil: 'networkidle' });
    const { painted, asked } = await tab.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint').map((it) => it.startTime),
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((it) => it.startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted[0] ?? Infinity);
  },
);

test('without scripts an open page has its typeface as well', async () => {
  const tab = await pages.open({ javaScriptEnabled: false });
  await tab.goto('/login', { waitUntil: 'networkidle' });
  expect(pages.server.asked.some((path) => path.endsWith('.woff2'))).toBe(true);
});

test.for(
  ['/home', '/login', '/register', '/'].flatMap((path) => [
    { path, language: 'vi' },
    { path, language: 'en' },
  ]),
)(
  'the HTML of $path is there with the first window of the network: $language',
  async ({ path, language }) => {
    pages.server.packages = packages;
    const answer = await fetch(pages.server.origin + path, {
      headers: { 'accept-language': language },
    });
    // Ten packets, of which the headers take a part.
    expect(brotliCompressSync(await answer.text()).byteLength).toBeLessThanOrEqual(14_000);
  },
);

/** What of a page its policy allows by hashes. */
async function hashedIn(path: string): Promise<readonly string[]> {
  const html = await (await fetch(pages.server.origin + path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return head.match(/<(script|style)>[\s\S]*?<\/\1>/g) ?? [];
}

test('nothing that an operator writes becomes a script or styles of the page', async () => {
  const { defaultRuntimeConfig } = await import('@tram/api/runtime-config');
  const end = '</title></script></style><script>alert(1)</script><style>*{}</style></head>"';
  for (const path of ['/home', '/login', '/register', '/vps']) {
    pages.server.config = undefined;
    const before = await hashedIn(path);
    // An open page has its web fonts in an element of their own.
    expect(before).toHaveLength(path === '/vps' ? 3 : 4);
    const { contact, links } = defaultRuntimeConfig;
    const hostile = <Values extends object>(values: Values): Values =>
      Object.assign({}, values, Object.fromEntries(Object.keys(values).map((key) => [key, end])));
    pages.server.config = {
      ...defaultRuntimeConfig,
      name: end,
      logo: end,
      apiBase: end,
      contact: hostile(contact),
      links: hostile(links),
    };
    expect(await hashedIn(path)).toEqual(before);
  }
});

test.for(['/home', '/login', '/register'])(
  '%s is hydrated by the application, not rendered again',
  async (path) => {
    pages.server.packages = packages;
    expect(await keepsItsHeading(pages, path)).toBe(true);
  },
);

// @spec 2.24
test('the landing page has its prices, its three offers and its calculator in the HTML', async () => {
  pages.server.packages = packages;
  pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/home', { waitUntil: 'commit' });
  const row = tab.getByRole('row', { name: /G4090/ });
  await expect(row).toContainText('10.500.000');
  await expect(tab.getByText('Từ 15.000 VNĐ/giờ')).toBeVisible();
  await expect(tab.getByRole('region', { name: 'Tính tiền thuê' })).toContainText('270.000');
});

test('the calculator counts with the rule that charges, as soon as it listens', async () => {
  pages.server.packages = packages;
  const tab = await pages.open();
  await tab.goto('/home');
  const calculator = tab.getByRole('region', { name: 'Tính tiền thuê' });
  await expect(calculator.getByText(/→|đến/)).toBeVisible();
  await calculator.getByRole('combobox', { name: 'Cấu hình' }).selectOption('G1080 · GTX 1080 8GB');
  await calculator.getByRole('radio', { name: 'Ngày' }).check({ force: true });
  await calculator.getByRole('spinbutton', { name: 'Thời gian' }).fill('3');
  await expect(calculator.getByText('510.000')).toBeVisible();
  await expect(calculator.getByText('3 ngày × 170.000 VNĐ')).toBeVisible();
});

// @spec 2.26
test('without packages there is no calculator, and the table says so', async () => {
  pages.server.packages = [];
  const tab = await pages.open();
  await tab.goto('/home');
  await expect(tab.getByText('Không có dữ liệu')).toBeVisible();
  await expect(tab.getByText('Tính tiền thuê')).toHaveCount(0);
});

test('a page that was rendered without packages asks for them, and says when they cannot be read', async () => {
  const failing = { status: 500, body: { statusCode: 500, message: 'Có lỗi xảy ra' } };
  pages.server.answers.set('GET /packages', failing);
  const tab = await pages.open();
  await tab.goto('/home');
  await expect(tab.getByText('Chưa tải được bảng giá')).toBeVisible();
  pages.server.answers.set('GET /packages', { body: packages });
  await tab.getByRole('button', { name: 'Tải lại' }).click();
  await expect(tab.getByRole('row', { name: /G1080/ })).toBeVisible();
});

// @spec 2.23 6.3
test('a signed-in customer sees the link to the management from the first paint, a visitor the two forms', async () => {
  pages.server.packages = packages;
  pages.server.holdScripts();
  const visitor = await pages.open();
  await visitor.goto('/home', { waitUntil: 'commit' });
  await expect(visitor.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Trang quản lý' })).toBeHidden();
  const customer = await pages.open({ storage: signedIn });
  await customer.goto('/home', { waitUntil: 'commit' });
  await expect(customer.getByRole('link', { name: 'Trang quản lý' })).toBeVisible();
  await expect(customer.getByRole('link', { name: 'Đăng nhập' })).toBeHidden();
});

test.each(['dark', 'contrast'])(
  'a chosen theme is in place before the first paint: %s',
  async (theme) => {
    pages.server.holdScripts();
    const tab = await pages.open({ storage: { app_theme: theme }, colorScheme: 'light' });
    await tab.goto('/login', { waitUntil: 'commit' });
    await expect(tab.locator('html')).toHaveAttribute('data-theme', theme);
  },
);

// @spec 2.16 S20
test("an operator's name, contact lines and links are in the page", async () => {
  const { defaultRuntimeConfig } = await import('@tram/api/runtime-config');
  pages.server.config = {
    ...defaultRuntimeConfig,
    name: 'Máy Nhanh',
    contact: { ...defaultRuntimeConfig.contact, hotline: '1800 1234' },
    links: { ...defaultRuntimeConfig.links, forgotPassword: '/quen' },
  };
  const tab = await pages.open();
  await tab.goto('/login');
  expect(await tab.title()).toBe('Đăng nhập · Máy Nhanh');
  await expect(tab.getByText('1800 1234')).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute('href', '/quen');
});

test('what happens to data when time ends is in the HTML of the landing page, in its language', async () => {
  const { defaultRuntimeConfig } = await import('@tram/api/runtime-config');
  const kept = { vi: 'Giữ dữ liệu 3 ngày.', en: 'Data are kept for 3 days.' };
  pages.server.config = {
    ...defaultRuntimeConfig,
    dataRetention: { pc: kept, vps: kept, cloud: kept },
  };
  pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/home', { waitUntil: 'commit' });
  await expect(tab.getByText(kept.vi)).toBeVisible();
  const english = await pages.open({ locale: 'en-US' });
  await english.goto('/home', { waitUntil: 'commit' });
  await expect(english.getByText(kept.en)).toBeVisible();
});

test('what an operator says of the machines is in the HTML of the landing page, and nothing of what is not said', async () => {
  const { parseRuntimeConfig } = await import('@tram/api/runtime-config');
  pages.server.config = parseRuntimeConfig({
    landing: { installed: 'Windows 11, Blender', location: { vi: 'Hà Nội', en: 'Hanoi' } },
  });
  pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/home', { waitUntil: 'commit' });
  const facts = tab.getByRole('region', { name: 'Cần biết trước khi thuê' });
  await expect(facts.getByRole('definition')).toHaveText([
    /Hãy sao lưu dữ liệu/,
    'Windows 11, Blender',
    'Hà Nội',
  ]);
  await expect(tab.getByText('Hóa đơn')).toHaveCount(0);
});

test('a package says whether a machine of it is free now, where the server says so', async () => {
  pages.server.packages = packages.map((one, index) => ({
    ...one,
    is_available: index === 0 ? 1 : 0,
  }));
  pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/home', { waitUntil: 'commit' });
  await expect(tab.getByRole('row', { name: /G4090/ })).toContainText('Còn máy');
  await expect(tab.getByRole('row', { name: /G1080/ })).toContainText('Hết máy');
});

/** The calls for the prices of VPS and cloud machines. */
const asked = () =>
  pages.server.calls.map(({ call }) => call).filter((call) => /computer-configs|clouds/.test(call));

describe('the prices of VPS and cloud machines', () => {
  const cloud = { ...creatingCloudImage.cloud, price: 540_000, cloudReady: false };
  beforeEach(async () => {
    const { parseRuntimeConfig } = await import('@tram/api/runtime-config');
    pages.server.packages = packages;
    pages.server.config = parseRuntimeConfig({ landing: { catalogues: ['vps', 'cloud'] } });
  });

  test('stand beside those of PCs, each with the way to rent it', async () => {
    pages.server.answers.set('GET /computer-configs', { body: [vpsConfig] });
    pages.server.answers.set('GET /clouds', {
      body: [{ group: 'Cloud Gaming', packages: [cloud] }],
    });
    const tab = await pages.open();
    await tab.goto('/home');
    const row = tab.getByRole('table', { name: 'VPS' }).getByRole('row', { name: /VPS 4/ });
    await expect(row).toContainText('320.000');
    await expect(row).toContainText(vpsConfig.data_center);
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      `/register?from=${encodeURIComponent(`/vps?choose=${vpsConfig._id}`)}`,
    );
    const offer = tab.getByRole('table', { name: /^Máy cloud/ }).getByRole('row', { name: /Game/ });
    await expect(offer).toContainText('540.000');
    await expect(offer).toContainText('30 ngày, 60 giờ');
    await expect(offer).toContainText('Hết máy');
    await expect(offer.getByRole('link')).toHaveAttribute(
      'href',
      `/register?from=${encodeURIComponent(`/create-clouds?rent=${cloud._id}`)}`,
    );
  });

  test('are left away where the API refuses them, and the visitor stays', async () => {
    pages.server.answers.set('GET /computer-configs', {
      status: 401,
      body: { statusCode: 401, message: 'Vui lòng đăng nhập để tiếp tục' },
    });
    const tab = await pages.open();
    await tab.goto('/home');
    await expect.poll(asked).toHaveLength(2);
    await tab.waitForLoadState('networkidle');
    await expect(tab.getByRole('table')).toHaveCount(1);
    await expect(tab).toHaveURL(/\/home$/);
    await expect(tab.getByRole('alert')).toHaveCount(0);
  });

  test('are not asked for where nobody has said that the API answers them to visitors', async () => {
    pages.server.config = undefined;
    const tab = await pages.open();
    await tab.goto('/home');
    await tab.waitForLoadState('networkidle');
    expect(asked()).toEqual([]);
  });
});

test('machines run all day and people answer for a part of it: the page says nothing else', async () => {
  pages.server.holdScripts();
  const tab = await pages.open();
  await tab.goto('/home', { waitUntil: 'commit' });
  await expect(tab.getByText('Chạy 24/7, người hỗ trợ trả lời 8h30 – 23h00')).toBeVisible();
  await expect(tab.getByText('Hỗ trợ 24/7')).toHaveCount(0);
});

test('moving between open pages names the new page once: by its title and the focus', async () => {
  const tab = await pages.open();
  await tab.goto('/login');
  await tab.getByRole('link', { name: 'Đăng ký' }).click();
  const heading = tab.getByRole('heading', { level: 1, name: 'Tạo tài khoản' });
  await expect(heading).toBeFocused();
  expect(await tab.title()).toBe('Tạo tài khoản · Trạm');
  await expect(tab.getByRole('status').filter({ hasText: 'Tạo tài khoản' })).toHaveCount(0);
  // The styles of one screen are removed with it, and no page was loaded again.
  expect(pages.server.calls).toEqual([]);
});

test('a chunk that is missing after a deploy is fetched by one reload at the address that was asked for', async () => {
  const tab = await pages.open();
  await tab.goto('/login');
  const pagesAsked: string[] = [];
  tab.on('request', (request) => {
    if (request.isNavigationRequest()) pagesAsked.push(new URL(request.url()).pathname);
  });
  // Missing for the page with its old name; the new page has a new name for it.
  await tab.route('**/assets/RegisterScreen-*.js', (route) =>
    pagesAsked.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await tab.getByRole('link', { name: 'Đăng ký' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Tạo tài khoản' })).toBeVisible();
  expect(pagesAsked).toEqual(['/register']);
  await tab.getByLabel('Email').fill('sai');
  await tab.getByLabel('Email').blur();
  await expect(tab.getByText('Email không đúng định dạng')).toBeVisible();
});

// @spec 2.11
test('a chunk that cannot be loaded is reported, with what the customer can do next', async () => {
  const tab = await pages.open();
  await tab.goto('/login');
  await tab.route('**/assets/RegisterScreen-*.js', (route) => route.fulfill({ status: 404 }));
  // The reload was already tried a moment ago.
  await tab.evaluate(() => {
    window.sessionStorage.setItem('app_reloaded_at', String(Date.now()));
  });
  await tab.getByRole('link', { name: 'Đăng ký' }).click();
  await expect(
    tab.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Tải lại trang' })).toBeVisible();
});

test('a form whose scripts cannot be loaded says so, and keeps the submit from leaving the page', async () => {
  const tab = await pages.open();
  await tab.route('**/assets/main-*.js', (route) => route.abort());
  await tab.goto('/login');
  await tab.getByLabel('Tên đăng nhập').fill('demo');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('link', { name: 'tải lại trang' })).toBeVisible();
  await expect(tab.getByLabel('Tên đăng nhập')).toHaveValue('demo');
});
