/** Query parameter that names the machine (specification, section 2). */
export const imageParameter = 'image_id';

/** The id of the machine that an address names, or null for none. */
export function imageIdOf(parameters: URLSearchParams): string | null {
  const id = (parameters.get(imageParameter) ?? '').trim();
  return id === '' ? null : id;
}
