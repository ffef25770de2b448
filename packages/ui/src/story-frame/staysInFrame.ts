import { expect } from 'storybook/test';

/** A play function for stories in a narrow `Column`: nothing in it is wider than the column. */
export async function staysInFrame({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const frame = canvasElement.firstElementChild ?? canvasElement;
  await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
}
