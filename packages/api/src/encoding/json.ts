/** JSON of a request body. Specification section 7: properties that are null are dropped, at every depth. */
export function encodeJson(body: unknown): string {
  return JSON.stringify(body, (_key, value: unknown) => (value === null ? undefined : value));
}
