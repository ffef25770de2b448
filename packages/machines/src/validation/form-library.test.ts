import { FieldApi, FormApi } from '@tanstack/form-core';
import { describe, expect, test } from 'vitest';
import { rechargeSchema, type RechargeFields } from '../validation.ts';
import { everyForm } from './testing/every-form.ts';
import type { AnySchema } from './testing/standard-form.ts';

/** The library hands a schema's own issue through, which a screen shows. */
function messageOf(issue: unknown): string {
  if (typeof issue === 'object' && issue !== null && 'message' in issue)
    return String(issue.message);
  throw new Error(`Not an issue: ${String(issue)}`);
}

/** A form of TanStack Form, which knows only Standard Schema. */
function openForm(schema: AnySchema, names: readonly string[]) {
  const submitted: unknown[] = [];
  const form = new FormApi({
    defaultValues: Object.fromEntries(names.map((name): [string, unknown] => [name, ''])),
    validators: { onChange: schema, onBlur: schema, onSubmit: schema },
    onSubmit: ({ value }) => {
      submitted.push(schema['~standard'].validate(value));
    },
  });
  form.mount();
  const fields = names.map((name) => {
    const field = new FieldApi({ form, name });
    field.mount();
    return field;
  });
  /** What a screen shows: the messages of the fields, each once however often it was checked. */
  const messages = () =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const said = new Set(field.state.meta.errors.map(messageOf));
        return said.size === 0 ? [] : [[field.name, [...said]]];
      }),
    );
  return { form, fields, messages, submitted };
}

describe.each(Object.entries(everyForm))(
  '%s in TanStack Form',
  (_, { schema, missing, typed, values }) => {
    const names = Object.keys(typed);
    const said = Object.entries(missing).map(([name, message]) => [name, [message]]);

    // @spec 5.1
    test('sent empty, shows every message of section 5 beside its field', async () => {
      const { form, messages, submitted } = openForm(schema, names);
      await form.handleSubmit();
      expect(Object.entries(messages())).toEqual(said);
      // A complete form is sent.
      expect(submitted).toHaveLength(said.length === 0 ? 1 : 0);
    });

    test('loses each message as its field is filled in, and is sent with its values', async () => {
      const { form, fields, messages, submitted } = openForm(schema, names);
      await form.handleSubmit();
      for (const field of fields) {
        field.handleChange(typed[field.name]);
        field.handleBlur();
        expect(Object.keys(messages())).not.toContain(field.name);
      }
      expect(messages()).toEqual({});
      submitted.length = 0;
      await form.handleSubmit();
      expect(submitted).toMatchObject([{ value: values }]);
    });
  },
);

test('the type of a form follows from its values', () => {
  const empty: RechargeFields = { money: '', bankId: '' };
  const form = new FormApi({ defaultValues: empty, validators: { onChange: rechargeSchema } });
  form.mount();
  form.setFieldValue('money', '20k');
  const [issue] = form.state.errors[0]?.['money'] ?? [];
  expect(issue?.message).toBe('Nạp tối thiểu 50.000đ');
});
