import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cases } from '../cases.ts';
import { SamplePage, settled } from '../page.tsx';
import { wiringFaults } from '../wiring.ts';

/** The code of some components comes with their first use; a test that waits for what it looks for waits for that, too. */
async function arrived(): Promise<void> {
  await act(async () => {
    await import('../../src/signature-pad/SignaturePad.tsx');
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test.each(cases)('$name is drawn, answers and goes without a shim', async ({ sample }) => {
  const { unmount } = render(<SamplePage sample={sample} />);
  await arrived();
  expect(wiringFaults(document)).toEqual([]);
  expect(document.body.querySelector('*')).not.toBeNull();
  unmount();
  await arrived();
});

const opening = cases.flatMap(({ name, sample }) =>
  sample.opens === undefined ? [] : [{ name, sample, opener: sample.opens }],
);

test.each(opening)(
  '$name opens by a press and closes by Escape',
  async ({ sample, opener: { role, name, shows } }) => {
    const user = userEvent.setup();
    render(settled(sample));
    const opener = screen.getByRole(role, { name });
    await user.click(opener);
    expect(await screen.findByRole(shows)).toBeInstanceOf(HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(shows)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);
