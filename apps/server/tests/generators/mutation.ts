/** One change to a request, and what the contract says of what comes out of it. */
import * as fc from 'fast-check';
import type { Body, RequestParts } from './request-parts.ts';

/** The contract forbids the changed request, or it leaves open what comes of it. */
export type Verdict = 'forbidden' | 'open';

/** One way to change a request. */
export interface Mutation {
  readonly name: string;
  readonly verdict: Verdict;
  readonly apply: (parts: RequestParts) => RequestParts;
}

/** A change with its name for the report of a failure: without it fast-check prints the source of the function. */
export function mutation(name: string, verdict: Verdict, apply: Mutation['apply']): Mutation {
  return Object.assign(
    { name, verdict, apply },
    { [fc.toStringMethod]: () => JSON.stringify(name) },
  );
}

/** A change that puts another body in the place of the request's own. */
export function anotherBody(name: string, verdict: Verdict, body: Body): Mutation {
  return mutation(name, verdict, (parts) => ({ ...parts, body }));
}

/** A body as bytes. */
export function bytes(content: Uint8Array | string, contentType: string | null): Body {
  return { kind: 'bytes', bytes: Buffer.from(content), contentType };
}
