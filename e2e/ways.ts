import { devices, type Page } from '@playwright/test';
import { fingerCustomer, keyboardCustomer, pointerCustomer, type Customer } from './customer.ts';
import type { test } from './test.ts';

/** One way to be a customer. */
export interface Way {
  readonly name: string;
  readonly customer: (page: Page) => Customer;
  readonly use: Parameters<typeof test.use>[0];
}

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const desktop = { viewport: { width: 1440, height: 900 } };

/** The three ways that every journey is gone: with a pointer, by touch on a phone, and with the keyboard alone. */
export const ways: readonly Way[] = [
  { name: 'on a desktop', customer: pointerCustomer, use: desktop },
  {
    name: 'on a phone, 390 px wide',
    customer: fingerCustomer,
    use: { ...pixel, viewport: { width: 390, height: 844 } },
  },
  { name: 'with the keyboard alone', customer: keyboardCustomer, use: desktop },
];
