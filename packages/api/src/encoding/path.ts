/**
 * Fills the `{name}` places of a path template, which may be parts of a segment (`/play-{product}/…`).
 *
 * @throws {TypeError} when a value is missing or empty: the request would go to another operation's path.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      throw new TypeError(`${template} needs a value for ${name}`);
    }
    return encodeURIComponent(value);
  });
}
