import { expect, type Page } from '@playwright/test';

/** A picture of the user guide, or the one of the README. */
export interface GuidePicture {
  /** Name of the picture: that of the page that shows it, or begins with it. */
  readonly name: string;
  /** @default 'docs/user-guide/pictures' */
  readonly folder?: 'docs/pictures';
  /** Name of what it begins with in `e2e/screens.ts`. */
  readonly screen: string;
  /** What a customer does there before it is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

async function search(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Tìm lệnh', includeHidden: true })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Tìm lệnh' })).toBeFocused();
  await page.keyboard.type('gia han');
  await expect(page.getByRole('option', { name: /Gia hạn/ }).first()).toBeVisible();
}

async function openAccountMenu(page: Page): Promise<void> {
  const account = page.getByRole('banner').getByRole('button', { name: /Đỗ Quốc Bửu/ });
  await account.click();
}

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCSS(
    'opacity',
    '1',
  );
}

/** Chooses a language and opens the menu again, which marks it. */
async function chooseEnglish(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rent GPU PCs' })).toBeVisible();
  await openAccountMenu(page);
  await expect(page.getByRole('menuitem', { name: 'English In use' })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
}

/** Running machines are read after the first screen. */
async function seeMark(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /máy cloud đang chạy/ }).first()).toBeVisible();
}

async function seePictures(page: Page): Promise<void> {
  await expect(page.getByText(/Ước tính giữ được/)).toBeVisible();
}

async function readToEnd(page: Page): Promise<void> {
  await expect(page.getByRole('table').first()).toBeVisible();
}

/** The list is stored once the worker has its files and a second visit has gone through it. */
async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.reload();
  await expect(page.getByText(/^Cập nhật lúc \d\d:\d\d$/)).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Không có mạng\. Danh sách lúc/)).toBeVisible();
}

/** The pictures of `docs/user-guide/`, one a page, and that of the README. */
export const guidePictures: readonly GuidePicture[] = [
  { name: 'pcs', folder: 'docs/pictures', screen: 'pcs', act: seeMark },
  { name: 'runway', screen: 'dialog, runway' },
  { name: 'expiry', screen: 'dialog, expiry' },
  { name: 'session-clock', screen: 'clouds', act: seeMark },
  { name: 'leave-safely', screen: 'pcs', act: logOut },
  { name: 'lifecycle', screen: 'dialog, steps of a PC' },
  { name: 'statement', screen: 'statement', act: readToEnd },
  { name: 'statement-pictures', screen: 'statement, pictures', act: seePictures },
  { name: 'activity', screen: 'dialog, activity' },
  { name: 'commands', screen: 'pcs', act: search },
  { name: 'offline', screen: 'pc orders', act: loseNetwork },
  { name: 'notifications', screen: 'dialog, create a PC' },
  { name: 'language', screen: 'pcs', act: chooseEnglish },
];
