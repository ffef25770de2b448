import type { Page } from '@playwright/test';
import { mailedCode } from '../identity-form.ts';
import { portalOf } from '../portal.ts';
import type { Sandbox } from '../sandbox.ts';
import { signIn } from '../sign-in.ts';
import { faults, type MatrixFault, pressStallMs } from './faults.ts';
import { expectFilled, fillIdentity } from './filled-identity-form.ts';
import { expect } from './test.ts';
import { type Backend, backendOf } from './backend.ts';

/** The customer of these tests, whom no other test of the matrix uses. */
export const applicant = {
  username: 'new-customer',
  address: 'new-customer@tram.example',
} as const;

/** Path of the screen. */
export const identityPath = '/identity-verification';

/** How many codes were mailed to the customer. */
export async function codesMailed({ sandbox }: Backend): Promise<number> {
  const mails = await sandbox.outbox(applicant.address);
  return mails.filter(({ text }) => /là: \d{6}/.test(text)).length;
}

/** How many of the customer's forms have arrived: each is a line of the log. */
export async function formsSent(backend: Backend): Promise<number> {
  const lines = await backend.rows('/logs?page=1');
  return lines.filter((line) => JSON.stringify(line).includes('Đã gửi hồ sơ xác minh')).length;
}

/** The customer's steps from a filled form to the code. */
function verificationOf(page: Page, backend: Backend) {
  const { dialog } = portalOf(page);
  const entry = dialog('Nhập mã OTP');
  const send = page.getByRole('button', { name: 'Tải lên và xác minh' });
  const parts = {
    entry,
    /** Has a code mailed. */
    mail: dialog('Chọn cách xác minh').getByRole('button', { name: 'Gửi mã OTP' }),
    again: entry.getByRole('button', { name: 'Gửi lại mã OTP' }),
    confirm: entry.getByRole('button', { name: 'Xác nhận' }),
    outcome: page.getByRole('heading', { name: 'Đã nhận hồ sơ của bạn' }),
  };
  const step = {
    /** Sends the form: the dialog asks for the channel of the code. */
    async choose() {
      await send.click();
      await expect(parts.mail).toBeVisible();
    },
    async type(code: string) {
      await entry.getByRole('textbox', { name: 'Mã OTP' }).fill(code);
    },
    async enter(code: string) {
      await step.type(code);
      await parts.confirm.click();
    },
    /** Has a code mailed and reads it. */
    async freshCode(): Promise<string> {
      const before = await codesMailed(backend);
      await step.choose();
      await parts.mail.click();
      await expect(entry).toBeVisible();
      await expect.poll(() => codesMailed(backend)).toBe(before + 1);
      return mailedCode(backend.sandbox, applicant.address);
    },
    /** The code that was mailed is still good: no other is mailed for it. */
    async sameCode() {
      const before = await codesMailed(backend);
      await step.choose();
      await parts.mail.click();
      await expect(entry).toBeVisible();
      expect(await codesMailed(backend)).toBe(before);
    },
    /** The dialog has closed; the form says what happened, is still filled in and can be sent again. */
    async backAtForm(words?: string) {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (words !== undefined) await expect(page.getByText(words).first()).toBeVisible();
      await expect(send).toBeEnabled();
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      await expectFilled(page);
    },
  };
  return { ...parts, ...step };
}

/** The fault of a press: every time, or one late answer. */
export const meets =
  (sandbox: Sandbox, operation: 'requestOtp' | 'submitIdentity') =>
  async (fault: MatrixFault, moment: 'before' | 'after' = 'before') => {
    const stalls = fault === faults.stall;
    await sandbox.inject({
      operation,
      ...fault.plan,
      ...(stalls ? { times: 1, delayMs: pressStallMs } : { times: 1000, moment }),
    });
  };

/** The dialog shows that it waits for the answer. */
export const isWaiting = (page: Page) =>
  expect(page.locator('[aria-busy="true"]').first()).toBeVisible();

/** The filled-in form of a customer to whom no code was mailed recently. */
export async function beginVerification(page: Page, origin: string, sandbox: Sandbox) {
  await sandbox.changeAccount(applicant.username, { kyc: 1 });
  await sandbox.advance(2);
  const backend = await backendOf(origin, applicant.username, sandbox);
  await signIn(page, origin, applicant.username);
  await page.goto(identityPath);
  await fillIdentity(page);
  return { backend, ...verificationOf(page, backend) };
}
