import type { Customer } from './customer.ts';
import { portalOf } from './portal.ts';
import { expect, test } from './test.ts';
import { quickBy, type InputMethod, inputMethods } from './input-methods.ts';

/** Changes the language with the control of the account: in its menu, on a phone in the drawer. */
async function chooseInside(
  { by }: InputMethod,
  customer: Customer,
  language: string,
): Promise<void> {
  const { page } = customer;
  if (by === 'phone') {
    const drawer = page.getByRole('dialog', { name: 'Đỗ Quốc Bửu' });
    if (!(await drawer.isVisible())) {
      await customer.press(
        page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).last(),
      );
    }
    // It names the current language, and a press switches to the other.
    await customer.press(drawer.getByRole('button', { name: /^(?:Language|Ngôn ngữ)/ }));
    await expect(drawer.getByRole('button', { name: language })).toBeVisible();
    return;
  }
  const account = page.getByRole('banner').getByRole('button', { name: /Đỗ Quốc Bửu/ });
  await customer.press(account);
  await customer.press(page.getByRole('menuitem', { name: language }));
}

/** Logs out, and confirms the question about what continues after the logout. */
async function logOut({ by }: InputMethod, customer: Customer): Promise<void> {
  const { page } = customer;
  if (by === 'phone') {
    await customer.press(page.getByRole('dialog').getByRole('button', { name: 'Log out' }));
  } else {
    await customer.press(page.getByRole('banner').getByRole('button', { name: /Đỗ Quốc Bửu/ }));
    await customer.press(page.getByRole('menuitem', { name: 'Log out' }));
  }
  const login = page.getByRole('heading', { level: 1, name: 'Log in' });
  const leave = portalOf(page)
    .dialog('Log out now?')
    .getByRole('button', { name: 'Log out', exact: true });
  await expect(leave.or(login)).toBeVisible();
  if (await leave.isVisible()) await customer.press(leave);
  await expect(login).toBeVisible();
}

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('English is chosen before the login, is kept, and is switched back', async ({
      page,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      const english = () => scripts.filter((path) => /\/(?:english|speak)[\w-]*\.js$/.test(path));
      const speaks = (language: string) =>
        expect(page.locator('html')).toHaveAttribute('lang', language);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });

      await page.goto('/login');
      await expect(heading('Đăng nhập')).toBeVisible();
      await customer.type(page.getByRole('textbox', { name: 'Tên đăng nhập' }), 'demo');
      expect(english(), 'nobody has asked for English').toEqual([]);
      await customer.press(page.getByRole('button', { name: 'English' }));
      await expect(heading('Log in')).toBeVisible();
      await speaks('en');
      await expect(page).toHaveTitle(/^Log in · /);
      await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('demo');
      expect(english()).not.toEqual([]);

      const submit = page.getByRole('button', { name: 'Log in' });
      const password = page.getByLabel('Password', { exact: true });
      await test.step('errors are in English, from the form and from the server', async () => {
        await customer.press(submit);
        await expect(page.getByText('Enter your password')).toBeVisible();
        await customer.type(password, 'wrong-password');
        await customer.press(submit);
        const notices = page.getByRole('region', { name: 'Notifications' });
        await expect(notices.getByText('Wrong username or password')).toBeVisible();
      });

      await customer.type(password, 'tram-demo-2026');
      await customer.press(submit);
      await expect(heading('Rent GPU PCs')).toBeVisible();
      // The operator's notification comes with the login, in the operator's words.
      const notification = page.getByRole('dialog', { name: /bảo trì/ });
      await customer.press(notification.getByRole('button', { name: 'Close' }).last());
      await expect(notification).toBeHidden();

      await test.step('dates keep their form, and amounts are grouped by commas', async () => {
        await expect(page.getByRole('main')).toContainText(/\d\d\/\d\d\/\d{4}/);
        await customer.press(page.getByRole('banner').getByRole('button', { name: 'Top up' }));
        const topUp = page.getByRole('dialog', { name: 'Top up' });
        const amount = topUp.getByRole('textbox', { name: 'Amount' });
        await customer.type(amount, '49999');
        await expect(amount).toHaveValue('49,999');
        await customer.press(topUp.getByRole('button', { name: 'Create QR code' }));
        await expect(amount).toHaveAttribute('aria-invalid', 'true');
        // The hint says the same, with a full stop.
        await expect(amount).toHaveAccessibleDescription(/Top up at least 50,000\sVND(?!\.)/);
        await page.keyboard.press('Escape');
        await expect(topUp).toBeHidden();
      });

      await page.reload();
      await expect(heading('Rent GPU PCs')).toBeVisible();
      await speaks('en');

      await chooseInside(method, customer, 'Tiếng Việt');
      await speaks('vi');
      // Below the drawer of a phone it has no role.
      await expect(page.locator('h1')).toHaveText('Thuê PC GPU');
      await chooseInside(method, customer, 'English');
      await speaks('en');
      await logOut(method, customer);
      await speaks('en');

      await customer.press(page.getByRole('button', { name: 'Tiếng Việt' }));
      await expect(heading('Đăng nhập')).toBeVisible();
      await speaks('vi');
      await page.reload();
      await expect(heading('Đăng nhập')).toBeVisible();
      await speaks('vi');
      expect(consoleFaults.filter((fault) => !fault.includes('401'))).toEqual([]);
    });
  });
}
