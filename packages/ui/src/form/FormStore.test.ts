import { expect, test, vi } from 'vitest';
import { checkByHand, checkBySchema, type StandardSchema } from './check.ts';
import { FormStore } from './FormStore.ts';

interface Values {
  readonly name: string;
  readonly amount: string;
}

const empty: Values = { name: '', amount: '' };

function amountSchema(): StandardSchema<{ amount: number }> {
  return {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate(value) {
        const amount: unknown =
          typeof value === 'object' && value !== null && Reflect.get(value, 'amount');
        return typeof amount === 'string'
          ? { value: { amount: Number(amount) } }
          : { issues: [{ message: 'Nhập số tiền', path: [{ key: 'amount' }] }] };
      },
    },
  };
}

// @spec 5.39
test('a schema sees an empty string as not given, and its output is what is sent', async () => {
  const onSubmit = vi.fn<(output: { amount: number }) => undefined>();
  const form = new FormStore(empty, checkBySchema({ schema: amountSchema(), onSubmit }));
  expect(await form.submit()).toBe(false);
  expect(form.shownIssue('amount')).toEqual({ status: 'invalid', message: 'Nhập số tiền' });
  form.setValue('amount', '50000');
  expect(form.shownIssue('amount')).toBeUndefined();
  expect(await form.submit()).toBe(true);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: 50_000 });
});

// @spec 5.41
test('an issue is known before it is shown: only a touched field shows it', () => {
  const form = new FormStore(
    empty,
    checkByHand<Values>({ validate: () => ({ name: 'Nhập tên' }), onSubmit: () => {} }),
  );
  form.setValue('amount', '1');
  expect(form.shownIssue('name')).toBeUndefined();
  form.touch(['name']);
  expect(form.shownIssue('name')?.message).toBe('Nhập tên');
});

// @spec 2.113 5.25
test('a field that is listed among the warnings warns, and still keeps the form from being sent', async () => {
  const onSubmit = vi.fn<() => undefined>();
  const form = new FormStore(
    empty,
    checkByHand<Values>({
      validate: ({ name }) => ({ name: name === undefined ? 'Yêu cầu nhập tên PC' : undefined }),
      warnings: ['name'],
      onSubmit,
    }),
  );
  expect(await form.submit()).toBe(false);
  expect(form.shownIssue('name')?.status).toBe('warn');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('of two slow checks the answer to the newer value counts', async () => {
  const answers: ((message: string | undefined) => void)[] = [];
  const form = new FormStore(
    empty,
    checkByHand<Values>({
      validate: () =>
        new Promise((resolve) => {
          answers.push((message) => resolve({ name: message }));
        }),
      onSubmit: () => {},
    }),
  );
  form.setValue('name', 'a');
  form.touch(['name']);
  answers[1]?.(undefined);
  await Promise.resolve();
  answers[0]?.('Tên đã có người dùng');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(form.shownIssue('name')).toBeUndefined();
});

test('what the server refused is bound to the value it refused', async () => {
  const form = new FormStore(
    { name: 'demo', amount: '' },
    checkByHand<Values>({ onSubmit: () => ({ fields: { name: 'Đã có người dùng' } }) }),
  );
  expect(await form.submit()).toBe(false);
  form.setValue('amount', '5');
  form.touch(['amount']);
  expect(form.shownIssue('name')?.message).toBe('Đã có người dùng');
  form.setValue('name', 'demo2');
  expect(form.shownIssue('name')).toBeUndefined();
});

test('a second submit while one is running does nothing; a handler that throws frees the form', async () => {
  const failures: ((error: Error) => void)[] = [];
  const onSubmit = vi.fn<() => Promise<undefined>>(
    () => new Promise((_resolve, reject) => failures.push(reject)),
  );
  const form = new FormStore(empty, checkByHand<Values>({ onSubmit }));
  const first = form.submit();
  expect(await form.submit()).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
  failures[0]?.(new Error('mất kết nối'));
  await expect(first).rejects.toThrow('mất kết nối');
  expect(form.getState().submitting).toBe(false);
});

test('a field’s own error stops a submit, takes precedence over the check, and can be cleared', async () => {
  const onSubmit = vi.fn<() => undefined>();
  const form = new FormStore(
    empty,
    checkByHand<Values>({
      validate: ({ name }) => ({ name: name === undefined ? 'Nhập ngày' : undefined }),
      onSubmit,
    }),
  );
  const ownIssue = { status: 'invalid', message: 'Không có ngày 31/02/2026' } as const;
  form.setOwnIssue('name', ownIssue);
  expect(form.shownIssue('name')).toBeUndefined();
  expect(await form.submit()).toBe(false);
  expect(form.shownIssue('name')).toEqual(ownIssue);
  form.setValue('name', '2026-02-28');
  expect(await form.submit()).toBe(false);
  form.setOwnIssue('name', undefined);
  expect(form.shownIssue('name')).toBeUndefined();
  expect(await form.submit()).toBe(true);
  expect(onSubmit).toHaveBeenCalledOnce();
});
