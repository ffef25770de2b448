import { faults, losses, refusals } from './faults.ts';
import {
  applicant,
  beginVerification,
  formsSent,
  identityPath,
  isWaiting,
  meets,
} from './identity-dialog.ts';
import { fillIdentity, refillIdentity } from './filled-identity-form.ts';
import { logInAgain } from './log-in-again.ts';
import { expect, test } from './test.ts';

/** The operator's words, with which the form may be sent again. */
const refusal = 'Ảnh mặt sau bị lóa, không đọc được ngày cấp.';

test('submitIdentity: every fault is shown, nothing filled in is lost, and the next press sends one form', async ({
  page,
  product,
  sandbox,
}) => {
  const form = await beginVerification(page, product.origin, sandbox);
  const meet = meets(sandbox, 'submitIdentity');
  const sent = await formsSent(form.backend);
  let code = await form.freshCode();
  for (const fault of refusals) {
    await test.step(fault.title, async () => {
      await meet(fault);
      await form.enter(code);
      await form.backAtForm(fault.words ?? '');
      await sandbox.clearFaults();
      await form.sameCode();
    });
  }
  await test.step(faults.unauthorized.title, async () => {
    await meet(faults.unauthorized);
    await form.enter(code);
    await logInAgain(page, sandbox, applicant.username, identityPath);
    await refillIdentity(page);
    await sandbox.advance(2);
    code = await form.freshCode();
  });
  await page.clock.install();
  for (const fault of losses) {
    await test.step(`${fault.title}, before the work`, async () => {
      await meet(fault);
      await form.enter(code);
      const asks = page.getByText('Đang kiểm tra hồ sơ đã đến nơi chưa.');
      await expect(asks).toBeVisible();
      await sandbox.clearFaults();
      await expect(async () => {
        await page.clock.fastForward(3000);
        await expect(asks).toBeHidden({ timeout: 250 });
      }).toPass();
      await form.backAtForm('Mất kết nối: hồ sơ chưa đến nơi.');
      await form.sameCode();
    });
  }
  await test.step(faults.stall.title, async () => {
    await meet(faults.stall);
    await form.type(code);
    await form.confirm.dblclick();
    await isWaiting(page);
    await expect(form.outcome).toBeVisible();
    expect(await formsSent(form.backend)).toBe(sent + 1);
  });
  await sandbox.refuseIdentity(applicant.username, refusal);
});

test('submitIdentity: a form whose answer is lost after the work has arrived once, and the page finds out', async ({
  page,
  product,
  sandbox,
}) => {
  const form = await beginVerification(page, product.origin, sandbox);
  const meet = meets(sandbox, 'submitIdentity');
  for (const fault of losses) {
    await test.step(fault.title, async () => {
      const sent = await formsSent(form.backend);
      const code = await form.freshCode();
      await meet(fault, 'after');
      await form.enter(code);
      await expect(form.outcome).toBeVisible();
      await sandbox.clearFaults();
      expect(await formsSent(form.backend)).toBe(sent + 1);
      await sandbox.refuseIdentity(applicant.username, refusal);
      await page.reload();
      if (fault !== losses.at(-1)) await fillIdentity(page);
    });
  }
});
