import { expect, within } from 'storybook/test';
import { contrast, luminance } from '../theme/oklch.ts';

/** `rgb(232, 235, 239)`, as a browser computes it, as `#e8ebef`; null for what is not opaque, which shows what is behind it. */
function hexOf(computed: string): string | null {
  const [red, green, blue, opacity = 1] = (computed.match(/[\d.]+/gu) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || opacity < 1) return null;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour that is seen behind the words of an element: its own background, or that of what it lies on. */
export function groundOf(element: Element): string {
  const ground = hexOf(getComputedStyle(element).backgroundColor);
  if (ground !== null) return ground;
  if (element.parentElement === null) throw new Error('Nothing opaque is behind the element.');
  return groundOf(element.parentElement);
}

/** Contrast ratio of a mark, such as a `fill`, on what its element lies on. */
export function contrastOnGround(element: Element, mark: string): number {
  const colour = hexOf(mark);
  const around = element.parentElement;
  if (colour === null || around === null) throw new Error(`${mark} is not drawn on anything.`);
  return contrast(colour, groundOf(around));
}

/**
 * A play function for stories of a usable and a disabled control in `EveryTheme`: what cannot be used never shines out against what can.
 * @param role of the control
 */
export function disabledRecedes(role: 'combobox' | 'searchbox' | 'textbox') {
  return async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
    for (const theme of canvas.getAllByRole('region')) {
      const controls = within(theme).getAllByRole<HTMLInputElement | HTMLSelectElement>(role);
      const lightest = (disabled: boolean) =>
        Math.max(
          ...controls
            .filter((control) => control.disabled === disabled)
            .map((control) => luminance(groundOf(control))),
        );
      await expect(lightest(true), theme.ariaLabel ?? '').toBeLessThanOrEqual(lightest(false));
    }
  };
}
