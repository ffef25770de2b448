/**
 * A form that knows nothing of the library behind a schema: the Standard Schema interface alone, written from its
 * specification (https://standardschema.dev, version 1) and not from the library's types.
 */

/** What a schema may answer. */
type Answer =
  | { readonly value: unknown; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/** The part of a Standard Schema that a form uses. */
export interface AnySchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Answer | Promise<Answer>;
  };
}

/** What a form shows: the values, or messages by field in the order in which they came (`''`: of the whole form). */
export type Shown =
  | { readonly values: unknown }
  | { readonly messages: Readonly<Record<string, readonly string[]>> };

/** Validates once, as any form library does. @throws Error when the answer is a promise: these schemas need no waiting */
export function shown(schema: AnySchema, value: unknown): Shown {
  const answer = schema['~standard'].validate(value);
  if (answer instanceof Promise) throw new Error('A form of section 5 has nothing to wait for');
  if (answer.issues === undefined) return { values: answer.value };
  const messages: Record<string, string[]> = {};
  for (const { message, path = [] } of answer.issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    messages[field] = [...(messages[field] ?? []), message];
  }
  return { messages };
}

/** The messages by field, or the values: one of them. */
export function check(schema: AnySchema, value: unknown): unknown {
  const answer = shown(schema, value);
  return 'values' in answer ? answer.values : answer.messages;
}
