/** The contract's example answers; Storybook's configuration makes them from `openapi/portal.yaml`. */
declare module 'virtual:contract-examples' {
  interface ExampleAnswers {
    /** Status of the operation's success. */
    readonly status: number;
    /** Bodies by the names of their examples, in the contract's order. */
    readonly examples: Readonly<Record<string, unknown>>;
  }

  /** By operationId. */
  export const examples: Readonly<Record<string, ExampleAnswers>>;
}
