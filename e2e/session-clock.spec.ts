import type { Page } from '@playwright/test';
import { sessionOf } from './session.ts';
import { asksBeforeClosing } from './closing-tab.ts';
import { cloudMachineId } from './cloud-machines.ts';
import type { Customer } from './customer.ts';
import { portalOf } from './portal.ts';
import type { Sandbox } from './sandbox.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { topUpElsewhere } from './top-up.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** It moves the server's clock by days. Files with the same reason share the product. */
test.use({ ownProduct: 'days have passed' });

/** A machine of the demo account with enough hours for a session of eight hours in each test. */
const name = 'Valorant tối thứ sáu';

/** The state of the machine by the server's record. */
interface Standing {
  readonly runs: boolean;
  readonly isBusy: boolean;
}

/** The machine over the API: its state, and its start. */
async function machineOf(origin: string, sandbox: Sandbox) {
  const { jwt } = await sessionOf(origin, 'demo');
  const id = await cloudMachineId(origin, 'demo', name);
  const call = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/image-cloud${path}`, {
      headers: { authorization: `Bearer ${jwt}` },
    });
    return answer.json();
  };
  /** A command takes its time: the clock is moved on. */
  const command = async (path: string): Promise<void> => {
    await call(path);
    await sandbox.finishWork();
  };
  const standing = async (): Promise<Standing> => {
    const page = await call('?page=1');
    const rows: unknown = typeof page === 'object' && page !== null && 'data' in page && page.data;
    const found: unknown = Array.isArray(rows)
      ? rows.find((row: unknown) => Reflect.get(Object(row), '_id') === id)
      : null;
    return {
      runs: Reflect.get(Object(found), 'is_running') === true,
      isBusy: typeof Reflect.get(Object(found), 'operation') === 'string',
    };
  };
  return {
    id,
    standing,
    async start() {
      if (!(await standing()).runs) await command(`/start/${id}`);
      await expect.poll(standing).toEqual({ runs: true, isBusy: false });
    },
    async restart() {
      if ((await standing()).runs) await command(`/shutdown-vm/${id}`);
      await expect.poll(standing).toEqual({ runs: false, isBusy: false });
      await this.start();
    },
  };
}

/** Opens the user's menu, on phones the drawer, and presses 'Đăng xuất'. */
async function logOut(customer: Customer, page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('banner').getByRole('button', { name: /Đỗ Quốc Bửu/ });
  if (await drawer.isVisible()) {
    await customer.press(drawer);
    await customer.press(page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }));
  } else {
    await customer.press(menu);
    await customer.press(page.getByRole('menuitem', { name: 'Đăng xuất' }));
  }
}

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('a session is shown on every screen, warns once, and is named at the logout', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      const machine = await machineOf(product.origin, sandbox);
      const warning = portal.notice(/Máy cloud “Valorant tối thứ sáu” dự kiến tắt lúc/);
      const mark = page
        .getByRole('link', {
          name: /1 máy cloud đang chạy\s*phiên còn khoảng|Có máy cloud đang chạy/,
        })
        .filter({ visible: true });
      await machine.restart();
      await signIn(page, product.origin, 'demo');

      await test.step('the mark leads to the machine from any screen', async () => {
        await page.goto('/log-management');
        await expect(mark).toBeVisible();
        await expect(warning).toBeHidden();
        await customer.press(mark);
        await expect(page).toHaveURL(/\/clouds$/);
        await expect(portal.heading('Thuê cloud gaming/render')).toBeVisible();
        await portal.showCard(name);
        await expect(portal.card(name)).toContainText('hết giờ của phiên');
        await expect(portal.card(name)).toContainText('giờ, ước tính');
      });

      await test.step('its steps: the current one, and the next', async () => {
        const card = portal.card(name);
        const fold = card.getByText('Chi tiết máy');
        if (await fold.isVisible()) await customer.press(fold);
        await customer.press(card.getByRole('button', { name: 'Xem các bước' }));
        const dialog = portal.dialog(`Vòng đời của “${name}”`);
        await expect(dialog.locator('[aria-current="step"]').first()).toContainText('Đang chạy');
        await expect(dialog).toContainText('bạn tắt máy: Đã tắt');
        await expect(page).toHaveURL(new RegExp(`lifecycle=${machine.id}`));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });

      await test.step('half an hour before the end a notice says so, once', async () => {
        // Away while the clock moves: an open page would show the warning and not repeat it.
        await page.goto('about:blank');
        await sandbox.advance(8 * 60 - 28);
        await page.goto('/payment-history');
        await expect(warning).toBeVisible();
        await page.reload();
        await expect(mark).toBeVisible();
        await expect(warning).toBeHidden();
      });

      const topUp =
        await test.step('a customer who comes back late sees the most urgent warning', async () => {
          await page.goto('about:blank');
          // Minutes remain in any case: the test may be slow.
          await sandbox.advance(14);
          const asked = await topUpElsewhere(product.origin, 'demo');
          // Where the top-ups are read: a logout warns of them without waiting.
          await page.goto('/payment-history');
          await expect(page.getByRole('main').getByText('Chờ xử lý').first()).toBeVisible();
          await expect(warning).toBeVisible();
          await expect(portal.notice(/phiên còn 1?\d phút, sau đó/)).toBeVisible();
          return asked;
        });

      await test.step('logging out names what continues and what it costs, and shuts it down first', async () => {
        const question = portal.dialog('Đăng xuất bây giờ?');
        await logOut(customer, page);
        await expect(question).toContainText(/Theo máy chủ, lúc \d\d:\d\d/);
        await expect(question).toContainText(`Máy cloud “${name}” vẫn chạy`);
        await expect(question).toContainText('ước tính còn');
        await expect(question).toContainText(/Giao dịch nạp 50\.000.VNĐ đang chờ chuyển khoản/);
        await expect(question).toContainText('Tiền đến sẽ được cộng vào số dư.');
        // The warning is still there, and covers no button.
        await expect(warning).toBeVisible();
        await customer.press(question.getByRole('button', { name: 'Ở lại' }));
        await expect(question).toBeHidden();
        expect((await machine.standing()).runs).toBe(true);
        await logOut(customer, page);
        await customer.press(question.getByRole('button', { name: 'Tắt máy rồi đăng xuất' }));
        await expect(page).toHaveURL(/\/login$/);
        await expect.poll(machine.standing).toEqual({ runs: false, isBusy: false });
        await topUp.cancel();
      });

      expect(consoleFaults).toEqual([]);
    });
  });
}

test.describe('closing the tab', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('needs a confirmation while a payment has no answer, and not before or after', async ({
    page,
    product,
    sandbox,
  }) => {
    const portal = portalOf(page);
    await sandbox.changeAccount('demo', { balance: 5_000_000 });
    const { id } = await machineOf(product.origin, sandbox);
    await signIn(page, product.origin, 'demo');
    await page.goto(`/clouds?extend=${id}`);
    const dialog = portal.dialog(/^Gia hạn máy/);
    await expect(dialog).toBeVisible();
    expect(await asksBeforeClosing(page)).toBe(false);
    await sandbox.inject({
      operation: 'extendCloudImage',
      kind: 'stall',
      times: 1,
      delayMs: 4000,
    });
    await dialog.getByRole('button', { name: /^Gia hạn, trả/ }).click();
    await expect.poll(() => asksBeforeClosing(page)).toBe(true);
    await expect(portal.notice('Gia hạn thành công')).toBeVisible();
    expect(await asksBeforeClosing(page)).toBe(false);
  });
});
