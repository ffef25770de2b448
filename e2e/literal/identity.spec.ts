import {
  agreeAndSend,
  choosePicture,
  confirmByCode,
  drawSignature,
  fillPerson,
  places,
} from '../identity-form.ts';
import { pointerCustomer } from '../customer.ts';
import { portalOf } from '../portal.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from './test.ts';

test('a customer sends the identity form, reads why it was refused, sends it again and opens the contract', async ({
  page,
  backend,
  consoleFaults,
}) => {
  const customer = pointerCustomer(page);
  const portal = portalOf(page);
  const readCode = async () => {
    await expect.poll(() => backend.codeOf('demo')).not.toBeNull();
    return backend.codeOf('demo') ?? '';
  };
  const send = async () => {
    for (const place of places.keys()) await choosePicture(customer, place);
    await fillPerson(customer, '079 096 001 234');
    await drawSignature(page);
    await agreeAndSend(customer);
    await confirmByCode(customer, readCode, portal.dialog);
    await expect(page.getByRole('heading', { name: 'Đã nhận hồ sơ của bạn' })).toBeVisible();
  };
  await signIn(page, backend.url, 'demo');
  await page.goto('/identity-verification');
  const standing = page.getByRole('region', { name: 'Tình trạng xác minh' });
  await expect(standing).toContainText('Chưa xác thực');
  await send();
  await expect(standing).toContainText('Đang chờ');

  backend.decideIdentity('demo', 'Ảnh mặt sau bị lóa.');
  await page.reload();
  await expect(standing).toContainText('Thất bại');
  await expect(standing).toContainText('Ảnh mặt sau bị lóa.');
  await send();

  backend.decideIdentity('demo', null);
  await page.reload();
  await expect(standing).toContainText('Thành công');
  const contract = page
    .context()
    .waitForEvent('response', (response) => response.url().startsWith(`${backend.url}/files/`));
  await page.getByRole('button', { name: 'Xem hợp đồng' }).click();
  expect((await contract).status()).toBe(200);
  expect(consoleFaults).toEqual([]);
});
