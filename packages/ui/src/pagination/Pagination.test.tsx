import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Pagination } from './Pagination.tsx';

test('from a page behind the last one, as after rows were deleted, the link back leads to the last', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<Pagination page={14} pageCount={12} onPageChange={onPageChange} />);
  await userEvent.click(page.getByRole('button', { name: 'Trang trước' }));
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(12);
});
