import { devices, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { fingerCustomer, keyboardCustomer, pointerCustomer, type Customer } from './customer.ts';

/** A device with its way of input. */
export interface InputMethod {
  readonly name: string;
  readonly by: 'desktop' | 'phone' | 'keyboard';
  readonly customer: (page: Page) => Customer;
  readonly use: Partial<PlaywrightTestOptions>;
}

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const desktop = { viewport: { width: 1440, height: 900 } };

/** The three input methods of every journey: with a pointer, by touch on a phone, and with the keyboard alone. */
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
 * The tags of the one input method of a journey in the quick tier (`npm test`); the others run in the exhaustive one
 * (`npm run test:all`). It is the one in which the feature breaks most easily, a phone where the layout differs. Without motion in that
 * one (`@still`, `test.ts`), which saves a sixth of its time; the others run with motion. They are `@again`: a second engine walks each
 * journey once.
 */
export function quickBy(quick: InputMethod['by'], method: Pick<InputMethod, 'by'>): string[] {
  return method.by === quick ? ['@quick', '@still'] : ['@again'];
}
