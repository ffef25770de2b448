import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import {
  checkByHand,
  checkBySchema,
  type HandCheckOptions,
  type SchemaCheckOptions,
} from './check.ts';
import { FormStore, type Check, type FormState } from './FormStore.ts';

export type { FieldIssues } from './check.ts';
export type { FieldIssue, FormState, FormStore, ServerErrors, SubmitAnswer } from './FormStore.ts';
export type { StandardSchema } from './check.ts';

/** A form whose schema (any Standard Schema: valibot, zod …) checks the values; `onSubmit` gets its output. */
export interface SchemaFormOptions<Values extends object, Output> extends SchemaCheckOptions<
  Values,
  Output
> {
  /** Every field by name. Empty text is `''`, an empty number `null`, an empty checkbox group `[]`. */
  readonly initialValues: Values;
}

/** A form that a function checks: it returns a message for each field that is not accepted. */
export interface HandFormOptions<Values extends object> extends HandCheckOptions<Values> {
  readonly initialValues: Values;
  readonly schema?: undefined;
}

function checkOf<Values extends object, Output>(
  options: SchemaFormOptions<Values, Output> | HandFormOptions<Values>,
): Check<Values> {
  return options.schema === undefined ? checkByHand(options) : checkBySchema(options);
}

/**
 * One form of a screen: its values, what is wrong with them, and sending them. Give it to `<Form form={form}>`; fields
 * inside bind to it by `name`. `onSubmit` is called only when nothing is wrong, never twice at once, and may return what
 * the server refused. Empty strings and `null` reach schema and `validate` as not given.
 *
 * @example
 * const form = useForm({
 *   initialValues: { username: '', password: '' },
 *   schema: loginSchema,
 *   async onSubmit(credentials) {
 *     const answer = await login(credentials);
 *     return answer.ok ? undefined : { fields: { password: answer.error.message } };
 *   },
 * });
 */
export function useForm<Values extends object, Output>(
  options: SchemaFormOptions<Values, Output>,
): FormStore<Values>;
export function useForm<Values extends object>(options: HandFormOptions<Values>): FormStore<Values>;
export function useForm<Values extends object, Output>(
  options: SchemaFormOptions<Values, Output> | HandFormOptions<Values>,
): FormStore<Values> {
  const [store] = useState(() => new FormStore(options.initialValues, checkOf(options)));
  useLayoutEffect(() => store.setCheck(checkOf(options)));
  return store;
}

/** Follows a form from outside its fields: `submitting`, the form's `error`, its `values` for a preview. */
export function useFormState<Values extends object>(form: FormStore<Values>): FormState<Values> {
  return useSyncExternalStore(form.subscribe, form.getState, form.getState);
}
