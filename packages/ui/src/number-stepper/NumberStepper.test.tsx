import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NumberStepper } from './NumberStepper.tsx';

test('a number as long as the limit can be typed, also past four digits', async () => {
  const changed = vi.fn<(value: number | null) => void>();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<NumberStepper label="Số GB" max={50_000} onValueChange={changed} />);
  const number = page.getByRole('spinbutton', { name: 'Số GB' });
  await userEvent.click(number);
  await userEvent.keyboard('123456');
  await expect.element(number).toHaveValue('12345');
  expect(changed).toHaveBeenLastCalledWith(12_345);
});
