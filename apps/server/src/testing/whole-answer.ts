/**
 * The answer of this server, whole: where the specification does not show a body the client promises none of it, and this
 * server's is held against the contract.
 */
export function whole<Value extends object>(answer: Partial<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's check of answers has seen that nothing is missing
  return answer as Value;
}
