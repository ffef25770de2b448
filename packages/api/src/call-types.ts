/** Types of a call, derived from the contract: what goes in, what comes out. */
import type { operations as OperationTypes } from './generated/portal.ts';
import type { OperationId, operations } from './operations.ts';
import type { Download } from './read-answer.ts';
import type { Result } from './result.ts';

type Parameters<Id extends OperationId> = OperationTypes[Id]['parameters'];

/** A filter that is empty, null or undefined is not sent. */
type OrBlank<Values> = {
  [Name in keyof Values]: undefined extends Values[Name] ? Values[Name] | '' | null : Values[Name];
};

type PathOf<Id extends OperationId> =
  Parameters<Id> extends { path: infer Path } ? { readonly path: Readonly<Path> } : unknown;

type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query: infer Query }
    ? { readonly query: Readonly<OrBlank<Query>> }
    : [Exclude<Parameters<Id>['query'], undefined>] extends [never]
      ? unknown
      : {
          readonly query?:
            | Readonly<OrBlank<Exclude<Parameters<Id>['query'], undefined>>>
            | undefined;
        };

type BodyOf<Id extends OperationId> = OperationTypes[Id] extends {
  requestBody: { content: infer Content };
}
  ? { readonly body: Readonly<Content[keyof Content]> }
  : unknown;

/** The input of an operation: `path`, `query` and `body`, as far as it has them. */
export type Input<Id extends OperationId> = PathOf<Id> & QueryOf<Id> & BodyOf<Id>;

type SuccessContent<Id extends OperationId> = {
  [Status in keyof OperationTypes[Id]['responses']]: Status extends 200 | 201
    ? OperationTypes[Id]['responses'][Status] extends { content: infer Content }
      ? Content
      : never
    : never;
}[keyof OperationTypes[Id]['responses']];

type Json<Id extends OperationId> =
  SuccessContent<Id> extends { 'application/json': infer Value } ? Value : never;

/**
 * What an operation answers: the JSON of the contract, or a file. Where the whole body is an addition of ours, it may lack anything,
 * and is `{}` when there is none.
 */
export type Answer<Id extends OperationId> = (typeof operations)[Id] extends { answer: 'file' }
  ? Download
  : (typeof operations)[Id] extends { answer: 'file-or-json' }
    ? Download | Json<Id>
    : (typeof operations)[Id] extends { optionalBody: true }
      ? Partial<Json<Id>>
      : Json<Id>;

export interface CallOptions {
  /** Ends the call; it then answers the error `aborted`. What the server has begun may still complete. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Sends no token, so that a 401 says nothing of the session: for what a page shows to visitors and customers alike. Default false.
   */
  readonly anonymous?: boolean | undefined;
  /** The customer does not wait for it: it is not counted as activity. Default false. */
  readonly background?: boolean | undefined;
  /**
   * Key of the customer's intention, for the operations that take one. A retry of the same intention passes the same key
   * and is charged once. Default: a fresh key for this call.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * What the customer has confirmed to pay, VND, for the operations that charge the balance: a server that knows `Confirmed-Total`
   * charges that or nothing (`ApiOptions.confirmedTotal`). Default: the present price.
   */
  readonly confirmedTotal?: number | undefined;
  /** Milliseconds until the call answers the error `timeout`. Default 20 000; files 120 000, uploads 300 000. */
  readonly timeoutMs?: number | undefined;
}

type RequiredParts<Value> = {
  [Part in keyof Value]-?: undefined extends Value[Part] ? never : Part;
}[keyof Value];

/** Function of one operation. An operation without required input may be called with none. */
export type Call<Id extends OperationId> = [RequiredParts<Input<Id>>] extends [never]
  ? (input?: Input<Id>, options?: CallOptions) => Promise<Result<Answer<Id>>>
  : (input: Input<Id>, options?: CallOptions) => Promise<Result<Answer<Id>>>;

/** One function an operation, by operationId. */
export type Api = { readonly [Id in OperationId]: Call<Id> };
