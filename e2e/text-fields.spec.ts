import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** As macOS gives the name of a file: each mark is a character of its own. */
const decomposed = (text: string): string => text.normalize('NFD');

test('a name that is pasted decomposed has as many letters as it shows, and is sent composed', async ({
  page,
  product,
  newCustomer,
}) => {
  await signIn(page, product.origin, newCustomer);
  await page.goto('/');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/images')) {
      sent.push(request.postDataJSON());
    }
  });
  const portal = portalOf(page);
  await page.getByRole('button', { name: 'Tạo PC' }).first().click();
  const dialog = portal.dialog('Tạo PC');
  await dialog.getByRole('radio', { name: /^G1080\b/ }).check({ force: true });
  const name = dialog.getByRole('textbox', { name: 'Tên PC' });
  const longest = 'ễ'.repeat(100);
  await name.focus();
  await page.keyboard.insertText(decomposed(`${longest}ễ`));
  await expect(name).toHaveAccessibleDescription('Nhiều nhất 100 ký tự, vui lòng bớt 1 ký tự');
  await dialog.getByRole('button', { name: 'Tạo PC' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(decomposed(`${longest}ễ`));
  expect(sent).toEqual([]);
  await name.fill(decomposed(longest));
  await expect(name).toHaveAccessibleDescription('Đã đủ 100 ký tự');
  await dialog.getByRole('button', { name: 'Tạo PC' }).click();
  await expect(portal.card(longest)).toBeVisible();
  expect(sent).toMatchObject([{ name: longest }]);
});

// @spec 5.8 9.2
test('a phone number with +84 in front is signed up with, and sent as the digits of the specification', async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/register`);
  const sent = page.waitForRequest(/\/api\/auth\/register$/);
  const unique = `p${Date.now()}`;
  await page.locator('input[name=username]').fill(unique);
  await page.locator('input[name=fullName]').fill(decomposed('Nguyễn Ường'));
  await page.locator('input[name=email]').fill(`${unique}@example.com`);
  await page.locator('input[name=phone]').fill('+84 912 345 678');
  await page.locator('input[name=password]').fill('mat-khau-dai-2026');
  await page.locator('input[name=confirmPassword]').fill('mat-khau-dai-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Đăng ký' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: 'Nguyễn Ường',
    phone: '0912345678',
  });
  await expect(page.getByRole('dialog')).toBeVisible();
});
