/**
 * An answer of our own server, to its tests: what the contract adds to the specification is optional to clients of other servers, and
 * this one sends it (`checkAnswer` counts it as required).
 */
export type Whole<Value> = Value extends readonly (infer Item)[]
  ? Whole<Item>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Whole<Exclude<Value[Name], undefined>> }
    : Value;
