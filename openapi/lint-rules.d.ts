/** What tests use of `lint-rules.js`: the one rule that they hold against contracts of their own. */

/** Where a fault is, as Redocly knows it. */
export interface Place {
  readonly child: (path: readonly string[]) => Place;
}

interface Context {
  readonly report: (fault: { readonly message: string; readonly location: Place }) => void;
  readonly location: Place;
}

/** The nodes of a contract that a mark can stand on. */
export type Visited = 'Schema' | 'Parameter' | 'Header';

/** Redocly's plugin. */
// oxlint-disable-next-line import/no-default-export -- as in the module that it describes
export default function plugin(): {
  readonly rules: {
    readonly oas3: {
      readonly 'additions-may-be-missing': () => Readonly<
        Record<Visited, (node: object, context: Context) => void>
      >;
    };
  };
};
