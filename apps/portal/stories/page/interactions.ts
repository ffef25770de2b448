import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/**
 * The name of a button: its label, or in a card or a row its label and what it is about, 'Gia hạn, Render Tết 2027'.
 * @param label all of it, or a pattern of the name
 */
export function labelled(label: string | RegExp): RegExp | ((name: string) => boolean) {
  if (typeof label !== 'string') return label;
  return (name) => name === label || name.startsWith(`${label}, `);
}

/** Presses a button of the page. */
export async function press(label: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: labelled(label) }));
}

/**
 * The open dialog of this name, questions and alerts included, once the focus is in it, which comes a moment after its
 * drawing. @throws where there is none within the time of `findBy`
 */
export function openDialog(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const [dialog] = [
      ...screen.queryAllByRole('dialog', { name }),
      ...screen.queryAllByRole('alertdialog', { name }),
    ];
    if (dialog === undefined) throw new Error(`no dialog ${String(name)} is open`);
    void expect(dialog).toBeVisible();
    if (!dialog.contains(document.activeElement)) throw new Error('the focus is not in it yet');
    return dialog;
  });
}

/** Presses a button of an open dialog. */
export async function pressIn(dialog: string | RegExp, button: string | RegExp): Promise<void> {
  const inside = within(await openDialog(dialog));
  await userEvent.click(await inside.findByRole('button', { name: button }));
}

/** Whether a pointer over the middle of an element would hit it, and nothing that covers it. */
export function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Fills an empty field at once, as a paste does: typing key by key is for stories about keys. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Waits until a call has taken so long that the loading overlay appears. */
export async function untilLoadingLine(): Promise<void> {
  await waitFor(() => {
    const line = document.querySelector('[data-loading-overlay] + [aria-hidden="true"]');
    if (line === null) throw new Error('nothing is shown as loading');
  });
}

/** Waits until this text is visible. */
export async function reads(text: string | RegExp): Promise<void> {
  await screen.findAllByText(text);
}

/** Waits until a button shows its pending label; the one of a card below a dialog may show it, too. */
export async function isBusyWith(name: RegExp): Promise<void> {
  await screen.findAllByRole('button', { name });
}

/** A play function that waits for the dialog that the address opens. */
export function showsDialog(name: string | RegExp): () => Promise<void> {
  return async () => {
    await openDialog(name);
  };
}

/** A play function that waits for words. */
export function says(text: string | RegExp): () => Promise<void> {
  return () => reads(text);
}
