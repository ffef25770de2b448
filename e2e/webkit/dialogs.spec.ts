import { Key } from 'selenium-webdriver';
import { violationsOn } from '../axe.ts';
import { addressOf, cloudConfirmations, type Screen, screens } from '../screens.ts';
import type { WebKitPage } from './page.ts';
import type { Part } from './part.ts';
import { portalIn, settled } from './portal.ts';
import { expect, test } from './test.ts';

/** What a customer presses one after the other until the dialog is there: a button of the page, then one of what it has opened. */
type Presses = readonly [string | RegExp, ...(string | RegExp)[]];

const pc = 'Render Tết 2027';
const freePc = 'Thử bản dựng mới';
const cloud = 'Photoshop và Premiere';
const backedUp = 'Render Blender cuối tháng';
const running = 'Valorant tối thứ sáu';

/** How each dialog is opened. The others are opened by their address alone. */
const presses: Readonly<Record<string, Presses>> = {
  'dialog, create a PC': ['Tạo PC'],
  'dialog, rent': [`Bắt Đầu Thuê, ${freePc}`],
  'dialog, extend': [`Gia hạn, ${pc}`],
  'dialog, connect': [`Remote Desktop, ${pc}`],
  'dialog, reset': [`Thao tác, ${pc}`, /^Reset máy/],
  'dialog, new password': [`Thao tác, ${pc}`, /^Cấp mật khẩu mới/],
  'dialog, delete': [`Xóa, ${freePc}`],
  'dialog, internet route': [`Thao tác, ${pc}`, /^Chọn đường internet/],
  'dialog, IP rotation': [`Thao tác, ${pc}`, /^Xoay IP/],
  'dialog, tunnel': [`Thao tác, ${pc}`, /^Tải tunnel/],
  'dialog, Play': [`Play, ${pc}`],
  'dialog, free times': [`Xem giờ trống, ${freePc}`],
  'dialog, expiry': ['Lịch hết hạn'],
  'dialog, rent a VPS': ['Chọn gói VPS 2'],
  'dialog, VPS actions': [/^Thao tác với VPS 8/],
  'dialog, rent a cloud machine': ['Chọn gói Game Nặng'],
  'dialog, extend a cloud machine': [`Gia hạn, ${cloud}`],
  'dialog, hardware': [`Thao tác, ${cloud}`, /^Thêm phần cứng/],
  'dialog, back a cloud machine up': [`Sao lưu, ${cloud}`],
  'dialog, cloud Play': [`Chơi game, ${running}`],
  'dialog, cloud tunnel': [`Thao tác, ${running}`, /^Tải tunnel/],
  'dialog, VPS tunnel': [/^Thao tác với VPS 8/, /tunnel/],
  'dialog, cloud history': [`Lịch sử của ${cloud}`],
  'dialog, order history': [`Lịch sử thuê của “${pc}”`],
  'dialog, extend an order': [`Gia hạn máy “${pc}”`],
  'dialog, steps of a PC': [`Xem các bước, ${pc}`],
  'dialog, steps of a cloud machine': [`Xem các bước, ${cloud}`],
  'dialog, steps of a top-up': [/^Xem các bước của giao dịch nạp/],
  'dialog, activity': ['Thông báo'],
  'dialog, runway': [/^Số dư/],
  'dialog, top up': ['Nạp tiền'],
  'dialog, QR': [/^Tiếp tục thanh toán/],
  'dialog, restart cloud': [`Thao tác, ${running}`, /^Khởi động lại/],
  'dialog, shutdown cloud': [`Tắt máy, ${running}`],
  'dialog, restore cloud': [`Thao tác, ${backedUp}`, /^Khôi phục/],
  'dialog, delete-vm cloud': [`Thao tác, ${cloud}`, /^Xóa máy ảo/],
  'dialog, delete cloud': [`Thao tác, ${cloud}`, /^Xóa hẳn/],
};

const dialogs = [...screens, ...cloudConfirmations].filter(({ dialog }) => dialog !== undefined);

/** The screen that a dialog stands over. */
function screenBelow({ as, path }: Screen): string {
  return `${as}, ${new URL(path, 'http://localhost').pathname}`;
}

/** More presses of Tab than any dialog has tab stops. */
const mostStops = 60;

/** In the page: the place in the document of what has the focus; null where that is neither in a dialog nor in a notice. */
function focusedPlace(): number | null {
  const { activeElement } = document;
  // Notices stay reachable: one may say how the dialog's own action ended.
  const around = activeElement?.closest('[role$="dialog"], [data-toast-region]') ?? null;
  if (activeElement === null || around === null || !document.hasFocus()) return null;
  return [...document.querySelectorAll('*')].indexOf(activeElement);
}

/** Goes through all tab stops of the dialog on top until one comes again. */
async function walkWithTab(tab: WebKitPage): Promise<void> {
  const seen = new Set<number>();
  for (;;) {
    const place = await tab.evaluate(focusedPlace);
    expect(place, `after ${seen.size} presses of Tab the focus is outside of the dialog`).not.toBe(
      null,
    );
    if (place === null || seen.has(place)) return;
    seen.add(place);
    expect(seen.size).toBeLessThan(mostStops);
    await tab.keys(Key.TAB);
  }
}

/** Opens a dialog. @returns the button of the page that the focus must come back to */
async function open(tab: WebKitPage, [first, ...others]: Presses): Promise<Part> {
  const opener = tab.byRole('button', { name: first }).first();
  await opener.press();
  // With the keyboard: a press would scroll the page below the menu, which moves with its button.
  for (const name of others) {
    const choice = tab.byRole(['menuitem', 'button'], { name });
    await choice.once((element) => element.sendKeys(Key.ENTER));
  }
  return opener;
}

/** That an open dialog has the focus and keeps it, and that Escape closes it and gives the focus back. */
async function proveFocus(
  tab: WebKitPage,
  dialog: string | RegExp,
  opener: Part | null,
): Promise<void> {
  const part = portalIn(tab).dialog(dialog);
  await part.focused();
  await walkWithTab(tab);
  await tab.keys(Key.ESCAPE);
  await part.gone();
  await opener?.focused();
}

for (const [below, members] of Map.groupBy(dialogs, screenBelow)) {
  test(`${below}: each dialog takes the focus, keeps it, closes by Escape and gives it back`, async ({
    tab,
    testProxy,
    product,
  }) => {
    const as = members[0]?.as ?? 'visitor';
    await tab.signIn(as);
    for (const screen of members) {
      await test.step(screen.name, async () => {
        const address = await addressOf(screen, product.origin);
        const path = address.split('?')[0] ?? address;
        const how = presses[screen.name];
        if (how === undefined) await tab.goto(address);
        else if ((await tab.path()) !== path) await tab.goto(path);
        if (how !== undefined) await settled(tab, {});
        const opener = how === undefined ? null : await open(tab, how);
        await settled(tab, screen);
        await proveFocus(tab, screen.dialog ?? '', opener);
      });
    }
    expect(testProxy.faults).toEqual([]);
  });
}

/** Those of `dialogs-without-address.spec.ts`, and what the menu of the account opens. */
const withoutAddress: readonly (readonly [dialog: string, Presses])[] = [
  ['Tìm lệnh', [/^Tìm lệnh/]],
  ['Thông tin tài khoản', [/Đỗ Quốc Bửu/, /^Thông tin tài khoản/]],
  ['Đăng xuất bây giờ?', [/Đỗ Quốc Bửu/, 'Đăng xuất']],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('dialogs without an address: axe finds nothing, the focus is kept and given back', async ({
      tab,
      testProxy,
    }) => {
      await tab.signIn('demo');
      await tab.goto('/log-management');
      await settled(tab, {});
      for (const [dialog, how] of withoutAddress) {
        await test.step(dialog, async () => {
          const opener = await open(tab, how);
          await settled(tab, { dialog });
          expect(await violationsOn(tab)).toEqual([]);
          await proveFocus(tab, dialog, opener);
        });
      }
      expect(testProxy.faults).toEqual([]);
    });
  });
}
