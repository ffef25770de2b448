/** Multipart form of a request body: files as they are, everything else as text; null and undefined are dropped. */
export function encodeForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'string') form.append(name, value);
    else if (typeof value === 'number' || typeof value === 'boolean') form.append(name, `${value}`);
  }
  return form;
}
