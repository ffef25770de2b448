import { devices } from '@playwright/test';
import { demoPassword } from '../scripts/processes/session.ts';
import { asksBeforeClosing, holdUpload } from './closing-tab.ts';
import { fingerCustomer, keyboardCustomer, pointerCustomer } from './customer.ts';
import {
  agreeAndSend,
  choosePicture,
  confirmByCode,
  drawSignature,
  fillPerson,
  mailedCode,
  pictureFor,
  places,
  typeSignature,
} from './identity-form.ts';
import { verifyBy } from './new-customer.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const desktop = { viewport: { width: 1440, height: 900 } };

test.describe('on a desktop', () => {
  test.use(desktop);

  // @spec 2.64 2.65 2.69 2.70 2.73 4.42
  test(
    'a customer sends the form, mistypes the code once, and is approved',
    { tag: '@quick' },
    async ({ page, product, sandbox, newCustomer, consoleFaults }) => {
      const customer = pointerCustomer(page);
      const portal = portalOf(page);
      await sandbox.changeAccount(newCustomer, { kyc: 1 });
      await signIn(page, product.origin, newCustomer);
      await page.goto('/identity-verification');
      const standing = page.getByRole('region', { name: 'Tình trạng xác minh' });
      await expect(standing).toContainText('Chưa xác thực');

      // @spec 2.71 4.43 5.31 5.32
      await test.step('what is missing is named, and leads to its field', async () => {
        await page.getByRole('button', { name: 'Tải lên và xác minh' }).click();
        const summary = page.getByRole('group').filter({ hasText: /Còn \d+ mục cần sửa/ });
        await expect(summary).toContainText('CCCD mặt trước: Yêu cầu chọn ảnh tải lên');
        await expect(summary).toContainText('Yêu cầu xác nhận');
        await summary.getByRole('button', { name: 'Vui lòng nhập nơi cấp' }).click();
        await expect(page.getByLabel('Nơi cấp')).toBeFocused();
      });

      await test.step('what was typed survives a reload, but for the number of the card', async () => {
        await fillPerson(customer, '079 096 001 234');
        await page.reload();
        await expect(page.getByLabel('Ngày sinh')).toHaveValue('14/08/1996');
        await expect(page.getByLabel('Địa chỉ')).toHaveValue('27 Duong So 9');
        await expect(page.getByLabel('Số CCCD', { exact: true })).toHaveValue('');
        await customer.type(page.getByLabel('Số CCCD', { exact: true }), '079 096 001 234');
      });

      await test.step('the contract can be read before it is signed, with what is entered', async () => {
        const open = page.getByRole('button', { name: 'Đọc bản nháp hợp đồng' });
        await open.focus();
        await page.keyboard.press('Enter');
        const draft = portal.dialog('Bản nháp hợp đồng');
        await expect(draft).toContainText('Đây là bản nháp, chưa ký và chưa có hiệu lực.');
        await expect(draft.getByRole('heading', { name: 'Điều 3. Không hoàn tiền' })).toBeVisible();
        await expect(draft.getByRole('definition').filter({ hasText: '14/08/1996' })).toBeVisible();
        await expect(
          draft.getByRole('definition').filter({ hasText: '079 096 001 234' }),
        ).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(open).toBeFocused();
      });

      // @spec 2.66 5.34
      await test.step('only pictures, and another one in each place', async () => {
        const text = {
          name: 'cccd.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('no picture'),
        };
        await choosePicture(customer, 0, text);
        await expect(portal.notice('Chỉ được tải lên định dạng ảnh JPEG hoặc PNG')).toBeVisible();
        const twin = page.getByText('Ảnh này giống ảnh ở ô khác. Bạn chọn đúng ảnh cho từng ô.');
        await choosePicture(customer, 0);
        await choosePicture(customer, 1, await pictureFor(page, 0));
        await expect(twin).toBeVisible();
        for (const place of places.keys()) await choosePicture(customer, place);
        await expect(page.getByText('Đã chọn', { exact: true })).toHaveCount(3);
        await expect(twin).toHaveCount(0);
      });

      await drawSignature(page);
      await agreeAndSend(customer);
      // @spec 4.46
      await test.step('a wrong code costs a try and nothing else', async () => {
        const method = portal.dialog('Chọn cách xác minh');
        await method.getByRole('button', { name: 'Gửi mã OTP' }).click();
        const entry = portal.dialog('Nhập mã OTP');
        await expect(entry).toContainText('kha•••@tram.example');
        await expect(entry.getByRole('timer', { name: 'Gửi lại sau' })).toBeVisible();
        const code = await mailedCode(sandbox, `${newCustomer}@tram.example`);
        const field = entry.getByRole('textbox', { name: 'Mã OTP' });
        await field.fill(code === '000000' ? '111111' : '000000');
        await entry.getByRole('button', { name: 'Xác nhận' }).click();
        await expect(entry).toContainText('Bạn còn 4 lần thử.');
        await field.fill(code);
        const upload = await holdUpload(page);
        await entry.getByRole('button', { name: 'Xác nhận' }).click();
        // During the upload the browser asks before the tab is closed; before and after it does not.
        await expect(entry.getByRole('progressbar', { name: /Tải lên/ })).toBeVisible();
        expect(await asksBeforeClosing(page)).toBe(true);
        upload.release();
        await expect(page.getByRole('heading', { name: 'Đã nhận hồ sơ của bạn' })).toBeVisible();
        expect(await asksBeforeClosing(page)).toBe(false);
        await expect(standing).toContainText('Đang chờ');
        await expect(page.getByRole('button', { name: 'Tải lên và xác minh' })).toHaveCount(0);
      });

      await test.step('none of it is left in the browser', async () => {
        const left = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
        expect(left).not.toMatch(/27 Duong|079 096|1996/);
      });

      // @spec 2.68
      await test.step('approved: the contract opens', async () => {
        await sandbox.approveIdentity(newCustomer);
        await page.reload();
        await expect(standing).toContainText('Thành công');
        const answer = page
          .context()
          .waitForEvent('response', (response) => response.url().includes('/files/'));
        await page.getByRole('button', { name: 'Xem hợp đồng' }).click();
        expect((await answer).headers()['content-type']).toBe('application/pdf');
      });
      // The browser itself logs the refused code.
      expect(consoleFaults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
    },
  );
});

test.describe('on a phone, 390 px wide', () => {
  test.use({ ...pixel, viewport: { width: 390, height: 844 } });

  // @spec 2.65
  test('a customer reads why the form was refused, and sends it again', async ({
    page,
    product,
    sandbox,
    newCustomer,
    consoleFaults,
  }) => {
    const customer = fingerCustomer(page);
    const portal = portalOf(page);
    const address = `${newCustomer}@tram.example`;
    await sandbox.changeAccount(newCustomer, { kyc: 1 });
    await signIn(page, product.origin, newCustomer);
    await page.goto('/identity-verification');
    const send = async (missing: readonly number[]) => {
      for (const place of missing) await choosePicture(customer, place);
      await fillPerson(customer, '079 096 001 235');
      await drawSignature(page);
      await agreeAndSend(customer);
      await confirmByCode(customer, () => mailedCode(sandbox, address), portal.dialog);
      await expect(page.getByRole('heading', { name: 'Đã nhận hồ sơ của bạn' })).toBeVisible();
    };
    await send([...places.keys()]);
    await sandbox.refuseIdentity(newCustomer, 'Ảnh mặt sau bị lóa, không đọc được ngày cấp.');
    await sandbox.advance(2);
    await page.reload();
    const standing = page.getByRole('region', { name: 'Tình trạng xác minh' });
    await expect(standing).toContainText('Thất bại');
    await expect(standing).toContainText('Ảnh mặt sau bị lóa, không đọc được ngày cấp.');

    await test.step('what was right is there again; what was refused is marked and asked for', async () => {
      await expect(page.getByText('Đã chọn', { exact: true })).toHaveCount(2);
      const back = page.getByLabel('CCCD mặt sau: Chọn ảnh');
      await expect(back).toHaveAccessibleDescription(/Ảnh gửi lần trước chưa được duyệt/);
      await expect(page.getByLabel('Email')).toHaveValue(address);
    });
    await send([1]);
    await expect(standing).toContainText('Đang chờ');

    // @spec 2.74
    await test.step('an account that is not asked for it is led away', async () => {
      await sandbox.changeAccount(newCustomer, { kyc: 0 });
      await page.goto('/identity-verification');
      await expect(page).toHaveURL(/\/$/);
    });
    expect(consoleFaults).toEqual([]);
  });
});

test.describe('with the keyboard alone', () => {
  test.use(desktop);

  test('a customer signs with a typed name, and corrects a date without another code', async ({
    page,
    product,
    sandbox,
    consoleFaults,
  }) => {
    const customer = keyboardCustomer(page);
    const portal = portalOf(page);
    const person = {
      username: 'chi-ban-phim',
      fullName: 'Nguyen Ban Phim',
      email: 'ban-phim@tram.example',
      phone: '0933333333',
      password: demoPassword,
    };
    await page.request.post('/api/auth/register', { data: person });
    const [welcome] = await sandbox.outbox(person.email);
    await verifyBy(welcome?.link);
    await sandbox.changeAccount(person.username, { kyc: 1 });
    await signIn(page, product.origin, person.username);
    await page.goto('/identity-verification');
    await expect(page.getByLabel('Họ và tên', { exact: true })).toHaveValue(person.fullName);
    for (const place of places.keys()) await choosePicture(customer, place);
    await fillPerson(customer, '079096001236', '22/05/1990');
    await typeSignature(customer, 'Nguyen Ban Phim');
    await agreeAndSend(customer);
    await confirmByCode(customer, () => mailedCode(sandbox, person.email), portal.dialog);
    await test.step('the server refuses a card that is older than its owner', async () => {
      const issueDate = page.getByLabel('Ngày cấp', { exact: true });
      await expect(issueDate).toHaveAccessibleDescription(/Ngày cấp phải sau ngày sinh/);
      await expect(issueDate).toBeFocused();
      await customer.type(issueDate, '22/05/2022');
      await customer.press(page.getByRole('button', { name: 'Tải lên và xác minh' }));
      await confirmByCode(customer, () => mailedCode(sandbox, person.email), portal.dialog);
    });
    const outcome = page.getByRole('heading', { name: 'Đã nhận hồ sơ của bạn' });
    await expect(outcome).toBeVisible();
    await expect
      .poll(() => outcome.evaluate((heading) => heading.parentElement === document.activeElement))
      .toBe(true);
    expect(consoleFaults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
  });
});
