import { pointerCustomer } from './customer.ts';
import { disguisedGif, faultyPicture, tooLargePicture } from './faulty-pictures.ts';
import {
  agreeAndSend,
  choosePicture,
  fillPerson,
  pictureFor,
  places,
  typeSignature,
} from './identity-form.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('faults of a picture are explained, and a doubtful one can be sent all the same', async ({
  page,
  product,
  consoleFaults,
}) => {
  const customer = pointerCustomer(page);
  const portal = portalOf(page);
  await signIn(page, product.origin, 'demo');
  await page.goto('/identity-verification');
  const front = page.getByLabel(/^CCCD mặt trước: (Chọn|Đổi) ảnh$/);

  await test.step('a file that is no JPEG or PNG is not taken', async () => {
    await choosePicture(customer, 0, disguisedGif);
    await expect(portal.notice('Chỉ được tải lên định dạng ảnh JPEG hoặc PNG')).toBeVisible();
    await expect(front).toHaveAccessibleName('CCCD mặt trước: Chọn ảnh');
  });

  await test.step('one over 10 MB is refused, and both sizes are named', async () => {
    await choosePicture(customer, 0, await tooLargePicture(page));
    await expect(front).toHaveAccessibleDescription(/nặng 12\sMB\. .*tối đa 10\sMB\./);
    await expect(front).toHaveAccessibleName('CCCD mặt trước: Chọn ảnh');
  });

  await test.step('a blurred one is rejected, and a better one is requested', async () => {
    await choosePicture(customer, 0, await faultyPicture(page, 'blurred'));
    await expect(front).toHaveAccessibleDescription(/Ảnh bị mờ\. Bạn giữ chắc máy/);
    await expect(front).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('so is one with the reflection of a lamp, which cannot be sent', async () => {
    await choosePicture(customer, 0, await faultyPicture(page, 'glare'));
    await expect(front).toHaveAccessibleDescription(/Ảnh bị lóa\. Bạn tắt đèn flash/);
    await page.getByRole('button', { name: 'Tải lên và xác minh' }).click();
    const summary = page.getByRole('group').filter({ hasText: /Còn \d+ mục cần sửa/ });
    await expect(summary).toContainText('CCCD mặt trước: Ảnh bị lóa.');
  });

  await test.step('the same picture in two places is wrong in the second', async () => {
    await choosePicture(customer, 1, await faultyPicture(page, 'glare'));
    await expect(page.getByLabel(/^CCCD mặt sau: Đổi ảnh$/)).toHaveAccessibleDescription(
      /Ảnh này giống ảnh ở ô khác/,
    );
    await choosePicture(customer, 1);
  });

  await test.step('a doubtful one is sent all the same, once the customer says so', async () => {
    await choosePicture(customer, 0, await faultyPicture(page, 'cut-off'));
    await expect(front).toHaveAccessibleDescription(/Giấy tờ bị cắt mất mép\./);
    await page.getByRole('checkbox', { name: 'Vẫn gửi ảnh này (CCCD mặt trước)' }).check();
    await choosePicture(customer, 2, await pictureFor(page, 2));
    await expect(page.getByText('Đã chọn', { exact: true })).toHaveCount(places.length);
    await fillPerson(customer, '079 096 001 234');
    await typeSignature(customer, 'Nguyen Van A');
    await agreeAndSend(customer);
    await expect(portal.dialog('Chọn cách xác minh')).toBeVisible();
  });
  expect(consoleFaults).toEqual([]);
});
