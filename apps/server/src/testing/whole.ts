/**
 * An answer of our own server, to its tests: what the contract adds to the specification is optional to clients of other servers, and
 * this one sends it (`checkAnswer` counts it as required).
 */
export type Whole<Value> = Value extends readonly (infer Item)[]
  ? Whole<Item>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Whole<Exclude<Value[Name], undefined>> }
    : Value;

/** The same of an answer whose whole body is an addition, which the client promises nothing of. */
export function whole<Value extends object>(answer: Partial<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's check of answers has seen that nothing is missing
  return answer as Value;
}
