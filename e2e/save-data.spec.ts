import type { Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** In the page: what a browser says whose customer saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Records the files of the portal that a page asks for, from its next load on. */
function filesOf(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return files;
}

function fontsIn(files: ReadonlySet<string>): readonly string[] {
  return [...files].filter((file) => file.endsWith('.woff2'));
}

/** Looks at the list of PCs until its page has come to rest, and moves the pointer as a customer does. */
async function lookAtPcs(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The last part that comes by itself.
  await expect(page.getByRole('navigation', { name: 'Lối tắt' })).toContainText('Có máy cloud');
  await page.mouse.move(200, 400);
}

for (const path of ['/home', '/login', '/register', '/']) {
  test(`${path} loads its fonts, and none for a visitor who saves data`, async ({
    page,
    context,
  }) => {
    const all = filesOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => fontsIn(all).length).toBeGreaterThan(0);

    const saving = await context.newPage();
    await saving.addInitScript(saveData);
    const needed = filesOf(saving);
    await saving.goto(path, { waitUntil: 'networkidle' });
    await expect(saving.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fontsIn(needed)).toEqual([]);
  });
}

test('a customer who saves data loads no font and nothing in advance, and everything works', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  const all = filesOf(page);
  await lookAtPcs(page);
  await expect.poll(() => fontsIn(all).length).toBeGreaterThan(0);

  const saving = await context.newPage();
  await saving.addInitScript(saveData);
  await signIn(saving, product.origin, 'demo');
  const needed = filesOf(saving);
  await lookAtPcs(saving);
  expect(fontsIn(needed)).toEqual([]);
  const list = [...all].find((file) => file.startsWith('/assets/inside-screens-'));
  expect(list).toBeDefined();
  expect(needed).not.toContain(list);

  const card = saving.getByRole('article').filter({ hasText: 'Chưa thuê' }).first();
  await card.getByRole('button', { name: /^Bắt Đầu Thuê/ }).click();
  await expect(saving.getByRole('dialog', { name: /^Thuê máy/ })).toBeVisible();
  // Scripts that this customer has not needed.
  expect([...all].filter((file) => file.endsWith('.js') && !needed.has(file))).not.toEqual([]);
});
