import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from './DateField.tsx';

/** The connection is lost when the calendar's code is requested. */
vi.mock('./CalendarPanel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('without the calendar’s code the field says so, and a date can be typed', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<DateField label="Ngày cấp" hint="Như trên giấy tờ." />);
  const input = page.getByRole('textbox', { name: 'Ngày cấp' });
  const opener = page.getByRole('button', { name: 'Mở lịch, ngày cấp' });
  await userEvent.click(opener);
  await expect
    .element(input)
    .toHaveAccessibleDescription(
      'Chưa tải được lịch. Bạn có thể gõ ngày, hoặc bấm mở lịch lần nữa.',
    );
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-busy', 'false');
  await userEvent.fill(input, '5/11/2026');
  await userEvent.tab();
  await expect.element(input).toHaveValue('05/11/2026');
  root.unmount();
});
