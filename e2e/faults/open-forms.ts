import type { Page } from '@playwright/test';
import { demoPassword } from '../../scripts/processes/session.ts';
import type { OperationId } from '@tram/api/operations';
import { newcomer } from '../journey.ts';
import { expect } from './test.ts';

/** A form of an open page: without a session a 401 is an answer like any other. */
export interface OpenForm {
  readonly how: string;
  readonly path: string;
  readonly type: (page: Page) => Promise<void>;
  readonly kept: (page: Page) => Promise<void>;
  /** Name of the button. */
  readonly press: string;
  readonly done: (page: Page) => Promise<void>;
}

const person = newcomer('ma-tran');

/** The two forms of the open pages. */
export const openForms = {
  login: {
    how: 'login, name and password, ‘Đăng nhập’',
    path: '/login',
    async type(page) {
      await page.getByLabel('Tên đăng nhập').fill('demo');
      await page.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
    },
    async kept(page) {
      await expect(page.getByLabel('Tên đăng nhập')).toHaveValue('demo');
      await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveValue(demoPassword);
    },
    press: 'Đăng nhập',
    done: (page) => expect(page).toHaveURL((url) => url.pathname === '/'),
  },
  register: {
    how: 'sign-up, every field, ‘Đăng ký’',
    path: '/register',
    async type(page) {
      await page.getByLabel('Tên đăng nhập').fill(person.username);
      await page.getByLabel('Họ và tên').fill(person.fullName);
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Số điện thoại').fill(person.phone);
      await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
      await page.getByLabel('Nhập lại mật khẩu').fill(person.password);
      await page.getByRole('checkbox').check({ force: true });
    },
    async kept(page) {
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page.getByLabel('Nhập lại mật khẩu')).toHaveValue(person.password);
      await expect(page.getByRole('checkbox')).toBeChecked();
    },
    press: 'Đăng ký',
    done: (page) => expect(page.getByRole('dialog')).toContainText(person.email),
  },
} as const satisfies Partial<Readonly<Record<OperationId, OpenForm>>>;
