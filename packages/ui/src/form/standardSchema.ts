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

export type StandardSchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardSchemaIssue[] };

export interface StandardSchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The first step of the path: the name of the field that the issue is about. Undefined when it is about the whole. */
export function fieldOfIssue({ path }: StandardSchemaIssue): string | undefined {
  const first = path?.[0];
  if (first === undefined) return undefined;
  return String(typeof first === 'object' ? first.key : first);
}
