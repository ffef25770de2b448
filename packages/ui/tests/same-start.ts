import { beforeAll } from 'vitest';
import { page, userEvent } from 'vitest/browser';

// Files share a page and run in a random order: none finds the width, or the mouse, where another left it.
beforeAll(async () => {
  await page.viewport(414, 896);
  await userEvent.unhover(document.body);
});
