/**
 * The answer of a successful call.
 *
 * - `json`: what the call table shows.
 * - `done`: a call whose answer the table does not show; see `not-shown.ts`.
 * - `file`: bytes, with a name in Content-Disposition or without.
 */
export type Answer =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'done'; readonly message: string }
  | {
      readonly kind: 'file';
      readonly type: string;
      readonly name: string | null;
      readonly bytes: Buffer;
    };

export const json = (body: unknown): Answer => ({ kind: 'json', body });
export const done = (message: string): Answer => ({ kind: 'done', message });
export const file = (type: string, name: string | null, content: string): Answer => ({
  kind: 'file',
  type,
  name,
  bytes: Buffer.from(content),
});

/** A call that is refused: answered `{ statusCode, message }`, with words for the customer. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Requires a record. @throws Refusal 404 where there is none of this customer */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal(404, 'Không tìm thấy dữ liệu');
  return row;
}

/** Requires that the machine's state allows it. @throws Refusal 409 */
export function mustHold(holds: boolean, otherwise: string): void {
  if (!holds) throw new Refusal(409, otherwise);
}
