import type { Attempt, Check, FieldIssue, FieldName, Issues, SubmitAnswer } from './FormStore.ts';

/** Messages of a validator by field; a string is `invalid` unless the field is one of `warnings`. */
export type FieldIssues<Values extends object> = {
  readonly [Name in FieldName<Values>]?: string | FieldIssue | undefined;
};

export interface SchemaCheckOptions<Values extends object, Output> {
  readonly schema: StandardSchema<Output>;
  readonly warnings?: readonly FieldName<Values>[] | undefined;
  readonly onSubmit: (output: Output) => SubmitAnswer<Values>;
}

export interface HandCheckOptions<Values extends object> {
  readonly validate?:
    | ((
        values: Partial<Values>,
      ) => FieldIssues<Values> | undefined | Promise<FieldIssues<Values> | undefined>)
    | undefined;
  readonly warnings?: readonly FieldName<Values>[] | undefined;
  readonly onSubmit: (values: Values) => SubmitAnswer<Values>;
}

/** A check by a schema; the handler gets its output. Only the first issue of a field is shown. */
export function checkBySchema<Values extends object, Output>({
  schema,
  warnings = [],
  onSubmit,
}: SchemaCheckOptions<Values, Output>): Check<Values> {
  function attempt(result: StandardSchemaResult<Output>): Attempt<Values> {
    if (result.issues === undefined) return { send: () => onSubmit(result.value) };
    const messages: Record<string, string> = {};
    for (const issue of result.issues) {
      const name = fieldOfIssue(issue);
      if (name !== undefined) messages[name] ??= issue.message;
    }
    return { issues: withStatus(messages, warnings) };
  }
  return (values) => {
    const result = schema['~standard'].validate(givenValues(values));
    return result instanceof Promise ? result.then(attempt) : attempt(result);
  };
}

/** A check by hand; the handler gets the values as they are. */
export function checkByHand<Values extends object>({
  validate,
  warnings = [],
  onSubmit,
}: HandCheckOptions<Values>): Check<Values> {
  return (values) => {
    function attempt(messages: FieldIssues<Values> = {}): Attempt<Values> {
      const issues = withStatus(messages, warnings);
      return Object.keys(issues).length > 0 ? { issues } : { send: () => onSubmit(values) };
    }
    const result = validate?.(givenValues(values));
    return result instanceof Promise ? result.then(attempt) : attempt(result);
  };
}

function withStatus(
  messages: Readonly<Record<string, string | FieldIssue | undefined>>,
  warnings: readonly string[],
): Issues {
  const issues: Record<string, FieldIssue> = {};
  for (const [name, message] of Object.entries(messages)) {
    if (message === undefined) continue;
    issues[name] =
      typeof message === 'string'
        ? { status: warnings.includes(name) ? 'warn' : 'invalid', message }
        : message;
  }
  return issues;
}

/** An empty string counts as not given (specification, section 5), and so does the `null` of an empty number. */
function givenValues<Values extends object>(values: Values): Partial<Values> {
  const given: Partial<Values> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (value === '' || value === null) Reflect.deleteProperty(given, name);
  }
  return given;
}

/**
 * The part of the Standard Schema interface (https://standardschema.dev, version 1) that the form reads. Valibot, Zod and
 * ArkType schemas all have it, so the kit depends on none of them.
 */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => StandardSchemaResult<Output> | Promise<StandardSchemaResult<Output>>;
  };
}

type StandardSchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardSchemaIssue[] };

interface StandardSchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The first step of the path: the name of the field that the issue is about. Undefined when it is about the whole. */
function fieldOfIssue({ path }: StandardSchemaIssue): string | undefined {
  const first = path?.[0];
  if (first === undefined) return undefined;
  return String(typeof first === 'object' ? first.key : first);
}
