import type { Page } from '@playwright/test';
import { demoPassword } from '../../scripts/processes/session.ts';
import type { Sandbox } from '../sandbox.ts';
import { faults } from './faults.ts';
import { expect } from './test.ts';

/**
 * The token was refused during an action: the customer reads why at the login, signs in and is back on the screen.
 * @param username of the customer
 * @param path of the screen before
 * @param reason shown at the login; null where a banner has shown it before
 */
export async function logInAgain(
  page: Page,
  sandbox: Sandbox,
  username: string,
  path: string,
  reason: string | null = faults.unauthorized.words,
): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  if (reason !== null) await expect(page.getByText(reason).first()).toBeVisible();
  // Without a return path the login leads to the first screen.
  const from = new URL(page.url()).searchParams.get('from') ?? '/';
  expect(from.split('?')[0]).toBe(path);
  await sandbox.clearFaults();
  // The operator's notification would cover the screen.
  await sandbox.inject({ operation: 'getNotification', kind: 'fail', status: 503, times: 3 });
  await page.getByLabel('Tên đăng nhập').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === from);
  await sandbox.clearFaults();
}
