import { writeFile } from 'node:fs/promises';
import { Key, type WebElement } from 'selenium-webdriver';
import { mailedCode, pictureFor, places } from '../identity-form.ts';
import type { WebKitPage } from './page.ts';
import type { Part } from './part.ts';
import { portalIn, settled } from './portal.ts';
import { expect, test } from './test.ts';

/** In the page: brings the pad into sight. @returns whether its pen is loaded, which stops a finger on it from scrolling */
function showPad(pad: Element): boolean {
  pad.scrollIntoView({ block: 'center' });
  return getComputedStyle(pad).touchAction === 'none';
}

/** Draws two lines on the pad with the pointer. */
async function drawSignature(tab: WebKitPage): Promise<void> {
  const pad = tab.byRole('img', { name: 'Chữ ký của bạn: chưa ký' });
  await pad.once(async (canvas) => {
    expect(await tab.driver.executeScript<boolean>(showPad, canvas)).toBe(true);
    const { width, height } = await canvas.getRect();
    // From the middle of the pad.
    const at = (x: number, y: number) => ({
      origin: canvas,
      x: Math.round(x * width),
      y: Math.round(y * height),
    });
    for (const row of [-0.1, 0.1]) {
      const pen = tab.driver.actions().move(at(-0.3, row)).press();
      for (let step = -5; step <= 5; step += 1)
        pen.move(at(step * 0.06, row * Math.abs(step) * 0.2));
      await pen.release().perform();
    }
  });
  await tab.byRole('img', { name: 'Chữ ký của bạn: đã ký' }).shown();
}

/** What is in a field. */
function valueIn(field: Part): Promise<string> {
  return field.once((element: WebElement) => element.getProperty('value'));
}

// The journey of identity.spec.ts, whose comments name the sections of the specification.
test('a customer chooses pictures, types and picks dates, signs with the pointer and enters the mailed code', async ({
  tab,
  testProxy,
  sandbox,
  newCustomer,
}, info) => {
  const portal = portalIn(tab);
  await sandbox.changeAccount(newCustomer, { kyc: 1 });
  await tab.signIn(newCustomer);
  await tab.goto('/identity-verification');
  await settled(tab, {});

  await test.step('three pictures from files', async () => {
    for (const [place, label] of places.entries()) {
      const { name, buffer } = await pictureFor(tab, place);
      const file = info.outputPath(name);
      await writeFile(file, buffer);
      await tab.byLabel(`${label}: Chọn ảnh`).once((input) => input.sendKeys(file));
      await tab.byLabel(`${label}: Đổi ảnh`).shown();
    }
  });

  await test.step('a date is typed, another one picked from the calendar', async () => {
    const birth = tab.byLabel('Ngày sinh');
    await birth.type('14081996');
    await tab.keys(Key.TAB);
    await expect.poll(() => valueIn(birth)).toBe('14/08/1996');
    const issued = tab.byLabel('Ngày cấp');
    const open = tab.byRole('button', { name: 'Mở lịch, ngày cấp' });
    const calendar = portal.dialog('Lịch, ngày cấp');
    await open.press();
    await calendar.focused();
    await calendar.byLabel('Năm').select('2022');
    await calendar.byLabel('Tháng').select('Tháng 5');
    await calendar.byRole('button', { name: /, 22 tháng 5/ }).press();
    await calendar.gone();
    await open.focused();
    expect(await valueIn(issued)).toBe('22/05/2022');

    await test.step('and moved by a day with the keyboard', async () => {
      await tab.keys(Key.ENTER);
      await calendar.byRole('button', { name: /, 22 tháng 5/ }).focused();
      await tab.keys(Key.ARROW_LEFT);
      await calendar.byRole('button', { name: /, 21 tháng 5/ }).focused();
      await tab.keys(Key.ENTER);
      await calendar.gone();
      expect(await valueIn(issued)).toBe('21/05/2022');
    });
  });

  await tab.byLabel('Số CCCD').type('079 096 001 238');
  await tab.byLabel('Nơi cấp').type('Cuc Canh sat');
  await tab.byLabel('Địa chỉ').type('27 Duong So 9');
  await drawSignature(tab);
  await tab.byRole('checkbox', { name: 'Tôi xác nhận thông tin trên là đúng' }).press();
  await tab.byRole('checkbox', { name: /dữ liệu cá nhân nhạy cảm/ }).press();
  await tab.byRole('button', { name: 'Tải lên và xác minh' }).press();

  await test.step('the code: typed digit by digit, cut, and pasted whole', async () => {
    const method = portal.dialog('Chọn cách xác minh');
    await method.byRole('button', { name: 'Gửi mã OTP' }).press();
    const entry = portal.dialog('Nhập mã OTP');
    const field = entry.byRole('textbox', { name: 'Mã OTP' });
    await field.focused();
    const code = await mailedCode(sandbox, `${newCustomer}@tram.example`);
    await tab.keys(...code.split(''));
    await expect.poll(() => valueIn(field)).toBe(code);
    await tab.chord(Key.CONTROL, 'a');
    await tab.chord(Key.CONTROL, 'x');
    await expect.poll(() => valueIn(field)).toBe('');
    await tab.chord(Key.CONTROL, 'v');
    await expect.poll(() => valueIn(field)).toBe(code);
    await entry.byRole('button', { name: 'Xác nhận' }).press();
  });
  await tab.byRole('heading', { name: 'Đã nhận hồ sơ của bạn' }).shown();
  expect(testProxy.faults).toEqual([]);
});
