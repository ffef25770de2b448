import { portalOf } from '../portal.ts';
import { faults, losses, refusals } from './faults.ts';
import {
  applicant,
  beginVerification,
  codesMailed,
  identityPath,
  isWaiting,
  meets,
} from './identity-dialog.ts';
import { refillIdentity } from './filled-identity-form.ts';
import { logInAgain } from './log-in-again.ts';
import { expect, test } from './test.ts';

/** Shown when it is unknown whether the code was mailed. */
const unsure = 'Mất kết nối khi gửi mã.';

test('requestOtp, ‘Gửi mã OTP’: every fault is shown, nothing filled in is lost, and the next press mails one code', async ({
  page,
  product,
  sandbox,
}) => {
  const form = await beginVerification(page, product.origin, sandbox);
  const meet = meets(sandbox, 'requestOtp');
  const mailed = await codesMailed(form.backend);
  for (const fault of refusals) {
    await test.step(fault.title, async () => {
      await form.choose();
      await meet(fault);
      await form.mail.click();
      await form.backAtForm(fault.words ?? '');
      await sandbox.clearFaults();
    });
  }
  for (const fault of losses) {
    await test.step(fault.title, async () => {
      await form.choose();
      await meet(fault);
      await form.mail.click();
      // It may have been mailed: a customer who finds no mail has another one sent, at once.
      await expect(form.entry).toContainText(unsure);
      await sandbox.clearFaults();
      await expect(form.again).toBeEnabled();
      await form.enter('000000');
      await expect(form.entry).toContainText('Mã OTP đã hết hiệu lực.');
      await form.entry.getByRole('button', { name: 'Hủy' }).click();
      await form.backAtForm();
    });
  }
  await test.step(faults.unauthorized.title, async () => {
    await form.choose();
    await meet(faults.unauthorized);
    await form.mail.click();
    await logInAgain(page, sandbox, applicant.username, identityPath);
    await refillIdentity(page);
  });
  await test.step(faults.stall.title, async () => {
    await form.choose();
    await meet(faults.stall);
    await form.mail.dblclick();
    await isWaiting(page);
    await expect(form.entry).toContainText('new•••@tram.example');
    await expect.poll(() => codesMailed(form.backend)).toBe(mailed + 1);
  });
});

test('requestOtp, ‘Gửi lại mã OTP’: every fault is shown, nothing filled in is lost, and the next press mails one code', async ({
  page,
  product,
  sandbox,
}) => {
  const form = await beginVerification(page, product.origin, sandbox);
  const meet = meets(sandbox, 'requestOtp');
  const mailed = await codesMailed(form.backend);
  /** No code was mailed, which the customer cannot know: another may be requested at once. */
  const openEntry = async () => {
    await form.choose();
    await meet(faults.network);
    await form.mail.click();
    await expect(form.entry).toContainText(unsure);
    await sandbox.clearFaults();
  };
  await openEntry();
  for (const fault of [faults.invalid, faults.missing]) {
    await test.step(fault.title, async () => {
      await meet(fault);
      await form.again.click();
      await expect(form.entry).toContainText(fault.words ?? '');
      await sandbox.clearFaults();
      await expect(form.again).toBeEnabled();
    });
  }
  for (const fault of [faults.forbidden, faults.conflict]) {
    await test.step(fault.title, async () => {
      await meet(fault);
      await form.again.click();
      // The form may no longer be needed: the account is read, and the form shows the result.
      await form.backAtForm(fault.words ?? '');
      await sandbox.clearFaults();
      await form.sameCode();
    });
  }
  for (const fault of losses) {
    await test.step(fault.title, async () => {
      await meet(fault);
      const asked = page.waitForRequest((request) => request.url().endsWith('/auth/otp'));
      await form.again.click();
      // Until it is over: the loss before has left the same words, and a fault is cleared only when it has been used.
      await (await asked).response();
      await expect(form.entry).toContainText(unsure);
      await sandbox.clearFaults();
      await expect(form.again).toBeEnabled();
    });
  }
  await test.step(faults.unauthorized.title, async () => {
    await meet(faults.unauthorized);
    await form.again.click();
    await logInAgain(page, sandbox, applicant.username, identityPath);
    await refillIdentity(page);
    await openEntry();
  });
  await test.step(faults.stall.title, async () => {
    await meet(faults.stall);
    await form.again.dblclick();
    await isWaiting(page);
    await expect(portalOf(page).notice('Gửi lại mã OTP thành công')).toBeVisible();
    await expect.poll(() => codesMailed(form.backend)).toBe(mailed + 1);
  });
});
