import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

/** The machine may be busy with everything else, ms. */
const slowly = { timeout: 30_000 };

/** A page of its own for each test of a file: a button before, what is tested, and a button after it. */
export function stage(): { readonly show: (content: ReactNode) => void } {
  let root: Root;
  let container: HTMLElement;
  beforeEach(async () => {
    await page.viewport(1200, 800);
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    container.remove();
  });
  return {
    show: (content) =>
      root.render(
        <StrictMode>
          <button type="button">Trước</button>
          {content}
          <button type="button">Sau</button>
        </StrictMode>,
      ),
  };
}

export const before = page.getByRole('button', { name: 'Trước' });
export const after = page.getByRole('button', { name: 'Sau' });

/** Resolves when the browser has drawn so many frames more. */
export async function animationFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Puts the focus on something, as if the keyboard had come this far. */
export async function start(at: Locator): Promise<void> {
  await expect.element(at, slowly).toBeInTheDocument();
  at.element().focus();
}

/** Presses keys one after the other; after each the focus is where it belongs. */
export async function walk(...steps: readonly (readonly [keys: string, at: Locator])[]) {
  for (const [keys, at] of steps) {
    await userEvent.keyboard(keys);
    await expect.element(at, slowly).toHaveFocus();
  }
}
