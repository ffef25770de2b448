import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../dialog/Dialog.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

test('under an open dialog its words are still announced', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <>
      <p>Thuê PC GPU</p>
      <LoadingOverlay active waiting delay={0} />
      <Dialog open title="Nạp tiền" onClose={() => {}}>
        <p>Chọn số tiền</p>
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Nạp tiền' })).toBeVisible();
  const words = page.getByText('Đang tải…');
  await expect.element(words).toBeVisible();
  expect(words.element().closest('[inert], [aria-hidden="true"]')).toBeNull();
  expect(page.getByText('Thuê PC GPU').element().closest('[inert]')).not.toBeNull();
  root.unmount();
  container.remove();
});
