import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const sent = vi.fn<(values: Credentials) => undefined>();

function Login() {
  const form = useForm<Credentials>({
    initialValues: { username: '', password: '' },
    validate: ({ username }) => ({
      username: username === undefined ? 'Vui lòng nhập tên đăng nhập' : undefined,
    }),
    onSubmit: sent,
  });
  return (
    <Form form={form} aria-label="Đăng nhập" method="post" action="/login">
      <TextField name="username" label="Tên đăng nhập" autoComplete="username" />
      <PasswordField name="password" label="Mật khẩu" autoComplete="current-password" />
      <SubmitButton size="l">Đăng nhập</SubmitButton>
    </Form>
  );
}

const screen = (
  <StrictMode>
    <Login />
  </StrictMode>
);

/** The page as the server sends it, before any JavaScript. */
function prerender(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(screen);
  document.body.append(container);
  return container;
}

function hydrate(container: HTMLElement): { readonly errors: readonly string[] } {
  const errors: string[] = [];
  root = hydrateRoot(container, screen, {
    onRecoverableError: (error) => errors.push(String(error)),
  });
  return { errors };
}

test('prerendered, it is a real form whose labels name its controls', () => {
  prerender();
  const username = page.getByRole('textbox', { name: 'Tên đăng nhập' }).element();
  expect(username).toHaveAttribute('name', 'username');
  expect(username).toHaveAttribute('autocomplete', 'username');
  expect(username).toBeRequired();
  expect(page.getByRole('form', { name: 'Đăng nhập' }).element()).toHaveAttribute(
    'action',
    '/login',
  );
});

test('its markup carries no style attribute, which a strict content policy would drop', () => {
  expect(prerender().innerHTML).not.toContain('style=');
});

test('what was typed before hydration is kept and sent', async () => {
  sent.mockClear();
  const container = prerender();
  await userEvent.fill(page.getByLabelText('Tên đăng nhập'), 'quocbuu');
  await userEvent.fill(page.getByLabelText('Mật khẩu', { exact: true }), 'bi-mat');
  const { errors } = hydrate(container);
  await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
  await expect
    .poll(() => sent)
    .toHaveBeenCalledExactlyOnceWith({ username: 'quocbuu', password: 'bi-mat' });
  expect(page.getByLabelText('Tên đăng nhập').element()).toHaveValue('quocbuu');
  expect(errors).toEqual([]);
});

test('a submit that came before hydration is sent once it is alive', async () => {
  sent.mockClear();
  const container = prerender();
  const form = container.querySelector('form');
  // Stands for the small script of a prerendered page.
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      form.dataset['earlySubmit'] = '';
    },
    { once: true },
  );
  await userEvent.fill(page.getByLabelText('Tên đăng nhập'), 'quocbuu');
  await userEvent.keyboard('{Enter}');
  expect(form).toHaveAttribute('data-early-submit');
  hydrate(container);
  await expect
    .poll(() => sent)
    .toHaveBeenCalledExactlyOnceWith({ username: 'quocbuu', password: '' });
});

test('an error that appears when a field is left does not steal the click from the button below', async () => {
  sent.mockClear();
  const container = prerender();
  hydrate(container);
  await userEvent.click(page.getByLabelText('Tên đăng nhập'));
  await userEvent.click(page.getByRole('button', { name: 'Hiện mật khẩu' }));
  await expect.element(page.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeVisible();
  await expect
    .element(page.getByLabelText('Tên đăng nhập'))
    .toHaveAccessibleDescription('Vui lòng nhập tên đăng nhập');
});

test('a context menu, which keeps the release of its press, does not hold back the error of a field that is left', async () => {
  hydrate(prerender());
  const username = page.getByLabelText('Tên đăng nhập');
  await userEvent.click(username);
  const press = { bubbles: true, button: 2 };
  username.element().dispatchEvent(new PointerEvent('pointerdown', press));
  username.element().dispatchEvent(new MouseEvent('mousedown', press));
  username.element().dispatchEvent(new PointerEvent('contextmenu', press));
  await userEvent.tab();
  await expect.element(username).toHaveAccessibleDescription('Vui lòng nhập tên đăng nhập');
});

test('what is wrong with the field that gets the focus is scrolled to with it', async () => {
  const container = prerender();
  // As the body of a dialog that ends below this field.
  container.style.cssText = 'height: 80px; overflow: auto';
  hydrate(container);
  await userEvent.click(page.getByRole('button', { name: 'Hiện mật khẩu' }));
  await expect.element(page.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeVisible();
  const username = page.getByLabelText('Tên đăng nhập');
  username.element().focus({ preventScroll: true });
  username.element().scrollIntoView({ block: 'end' });
  await userEvent.keyboard('{Enter}');
  const message = page.getByRole('paragraph');
  await expect.element(message).toBeInViewport({ ratio: 1 });
  await expect.element(username).toHaveFocus();
});

test('Enter in an empty field, which keeps the focus, has its error said, and said again the next time', async () => {
  const container = prerender();
  hydrate(container);
  const live = container.querySelector('form [aria-live="polite"]');
  if (live === null) throw new Error('No live region.');
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) said.push(node.textContent ?? '');
    }
  }).observe(live, { childList: true, subtree: true, characterData: true });
  await userEvent.click(page.getByRole('textbox', { name: 'Tên đăng nhập' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said).toEqual(['Vui lòng nhập tên đăng nhập']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said.length).toBe(2);
  await userEvent.keyboard('demo');
  await expect.poll(() => live.textContent).toBe('');
});

test('an error that the focus moves to is not said a second time', async () => {
  const container = prerender();
  hydrate(container);
  await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
  await expect.element(page.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveFocus();
  expect(container.querySelector('form [aria-live="polite"]')?.textContent).toBe('');
});
