import { faults, losses, refusals } from './faults.ts';
import { openForms, type OpenForm } from './open-forms.ts';
import { expect, test } from './test.ts';

const all: readonly (readonly [string, OpenForm])[] = Object.entries(openForms);

for (const [operation, form] of all) {
  test(`${operation}: every fault is shown, nothing typed is lost, and the next press succeeds`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(form.path);
    await form.type(page);
    const button = page.getByRole('main').getByRole('button', { name: form.press, exact: true });
    for (const fault of [...refusals, faults.unauthorized, ...losses]) {
      await test.step(fault.title, async () => {
        await sandbox.inject({ operation, times: 1000, ...fault.plan });
        await button.click();
        await expect(page.getByText(fault.words ?? '').first()).toBeVisible();
        await sandbox.clearFaults();
        await expect(button).not.toHaveAttribute('aria-busy', 'true');
        await form.kept(page);
        await expect(page).toHaveURL((url) => url.pathname === form.path);
      });
    }
    await test.step(faults.stall.title, async () => {
      await sandbox.inject({ operation, times: 1, ...faults.stall.plan });
      await button.dblclick();
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
      await form.done(page);
    });
  });
}
