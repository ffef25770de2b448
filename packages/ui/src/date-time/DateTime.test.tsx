import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DateTime } from './DateTime.tsx';
import { formatDateTime } from './format-date-time.ts';

const at = '2026-11-20T08:40:00Z';

let root: Root | undefined;
let container: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  container?.remove();
  vi.restoreAllMocks();
});

test('HTML of a server has Vietnam’s time, which becomes that of the browser’s zone without a warning', async () => {
  const faults = vi.spyOn(console, 'error');
  container = document.createElement('p');
  container.innerHTML = renderToString(<DateTime at={at} />);
  document.body.append(container);
  expect(container.textContent).toBe('20/11/2026 15:40:00');
  root = hydrateRoot(container, <DateTime at={at} />);
  await expect.element(page.getByRole('time')).toHaveTextContent(formatDateTime(at));
  expect(faults).not.toHaveBeenCalled();
});
