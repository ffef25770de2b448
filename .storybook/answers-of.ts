import type { OperationId } from '@tram/api/operations';
import { examples } from 'virtual:contract-examples';
import { inject } from 'vitest';
import { changed, distinctFieldsOf } from './without-fields.ts';

/** An answer of an operation, by the contract's name for the example, or as the reference server gave it. */
export interface NamedAnswer {
  readonly id: OperationId;
  readonly name: string;
  readonly body: unknown;
}

/** The contract's examples of these operations, and with `TRAM_THOROUGH=1` the answers of the reference server. */
export function answersOf(ids: readonly OperationId[]): readonly NamedAnswer[] {
  const recorded = inject('recorded');
  return ids.flatMap((id) => {
    const shown = Object.entries(examples[id]?.examples ?? {});
    const given: [string, unknown][] = id in recorded ? [['recorded', recorded[id]]] : [];
    return [...shown, ...given].map(([name, body]) => ({ id, name, body }));
  });
}

/** The same answers once for each of their fields, without it and with null in its place. */
export function withoutEach(
  answers: readonly NamedAnswer[],
  isTried: (field: readonly string[], index: number) => boolean,
) {
  return answers.flatMap(({ id, name, body }) =>
    distinctFieldsOf(body)
      .filter(isTried)
      .flatMap((field) =>
        [undefined, null].map((to) => ({
          id,
          name,
          field: `${field.join('.')}${to === null ? ' but null' : ''}`,
          left: changed(body, field, to),
        })),
      ),
  );
}
