/** What is wrong with a form, by field: the first message of each. */
export type FormProblems = Readonly<Record<string, string>>;

/** The part of a Standard Schema that is needed (https://standardschema.dev). */
interface Schema<Values> {
  readonly '~standard': {
    readonly validate: (form: unknown) => Checked<Values> | Promise<Checked<Values>>;
  };
}

type Checked<Values> =
  | { readonly value: Values; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Judges a form by one of the shared schemas: its values, or what is wrong. */
export async function judged<Values>(
  schema: Schema<Values>,
  form: unknown,
): Promise<{ ok: true; values: Values } | { ok: false; problems: FormProblems }> {
  const result = await schema['~standard'].validate(form);
  if (result.issues === undefined) return { ok: true, values: result.value };
  const problems: Record<string, string> = {};
  for (const { message, path } of result.issues) {
    const [first] = path ?? [];
    problems[String(typeof first === 'object' ? first.key : first)] ??= message;
  }
  return { ok: false, problems };
}
