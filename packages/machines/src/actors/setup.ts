/** The `types` of a machine's `setup`: XState infers from their type and never reads their value. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller's type is the whole purpose; it replaces an assertion in every machine
export function typesOf<Types extends object>(): Types;
export function typesOf(): object {
  return {};
}
