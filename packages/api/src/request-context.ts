import type { Operation, OperationId } from './operations.ts';
import type { Result } from './result.ts';

/** One call on its way to the server. */
export interface RequestContext {
  readonly operationId: OperationId;
  readonly operation: Operation;
  /** Address with path and query in place. */
  readonly url: string;
  /** Middleware adds to them. */
  readonly headers: Headers;
  readonly body: string | FormData | null;
  readonly signal: AbortSignal | null;
  readonly background: boolean;
  readonly timeoutMs: number;
  readonly idempotencyKey: string | null;
}

/** Sends an context and reads its answer. Never rejects. */
export type Send = (context: RequestContext) => Promise<Result<unknown>>;

/** One concern of every call, around the rest. */
export type Middleware = (next: Send) => Send;

/** Puts middleware around a transport; the first one is the outermost. */
export function compose(transport: Send, ...middleware: readonly Middleware[]): Send {
  return middleware.reduceRight((next, wrap) => wrap(next), transport);
}
