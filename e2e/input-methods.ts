import { devices, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { fingerCustomer, keyboardCustomer, pointerCustomer, type Customer } from './customer.ts';

/** One way to be a customer. */
export interface InputMethod {
  readonly name: string;
  readonly by: 'desktop' | 'phone' | 'keyboard';
  readonly customer: (page: Page) => Customer;
  readonly use: Partial<PlaywrightTestOptions>;
}

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const desktop = { viewport: { width: 1440, height: 900 } };

/** The three ways that every journey is gone: with a pointer, by touch on a phone, and with the keyboard alone. */
export const inputMethods: readonly InputMethod[] = [
  { name: 'on a desktop', by: 'desktop', customer: pointerCustomer, use: desktop },
  {
    name: 'on a phone, 390 px wide',
    by: 'phone',
    customer: fingerCustomer,
    use: { ...pixel, viewport: { width: 390, height: 844 } },
  },
  { name: 'with the keyboard alone', by: 'keyboard', customer: keyboardCustomer, use: desktop },
];

/**
 * The tags of the one way that a journey is gone in the quick tier (`npm test`), the others being gone in the exhaustive one
 * (`npm run test:all`): where the feature breaks most easily, a phone for what has another layout there. Nothing moves in that
 * one (`@still`, `test.ts`), which saves a sixth of its time: the others move.
 */
export function quickBy(quick: InputMethod['by'], method: Pick<InputMethod, 'by'>): string[] {
  return method.by === quick ? ['@quick', '@still'] : [];
}
