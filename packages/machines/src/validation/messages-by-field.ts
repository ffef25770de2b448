/** What a Standard Schema says is wrong: a message, and where in the form. */
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * What stands beside each field of a form of section 5, for front ends without a form library: the first message of each
 * field, by its name. What is wrong with no field has the name `''`.
 *
 * @param issues of a schema's answer; none where it gave values
 */
export function messagesByField(
  issues: readonly Issue[] | undefined,
): Readonly<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const { message, path = [] } of issues ?? []) {
    const [part = ''] = path;
    messages[String(typeof part === 'object' ? part.key : part)] ??= message;
  }
  return messages;
}
