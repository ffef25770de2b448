import { failure, ok } from '@tram/api/result';
import type { Result } from '@tram/api/result';
import type { PaymentEvidence } from '../model.ts';

/** What a server does with an order, and what comes back of it. */
export type Outcome =
  | 'empty'
  | 'message'
  | 'lost before'
  | 'lost after'
  | 'late'
  | '500 before'
  | '500 after'
  | '502 and busy'
  | 'refused';

/** A server that takes orders, for tests that show what it was asked and what it charged. */
export interface Backend {
  /** What it does with the next orders; with all others it does what it is asked. */
  readonly plan: (outcome: Outcome) => void;
  readonly forgetPlans: () => void;
  /** Takes an order with the key that it carries. */
  readonly order: (key: string) => Promise<Result<never>>;
  readonly evidence: PaymentEvidence<unknown, never> | null;
  /** What an order costs from now on, VND. It compares no totals. */
  readonly setPrice: (total: number) => void;
  readonly price: () => number;
  /** The keys of all orders that came, in their order. */
  readonly asked: readonly string[];
  /** The keys of all that were charged, in their order. */
  readonly charged: readonly string[];
  /** What each of them was charged, VND. */
  readonly sums: readonly number[];
  readonly refused: ReadonlySet<string>;
}

const lateBy = 3000;

// What comes back is of no matter to a payment, but that it is a success.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another backend's body, of no type of ours
const success = (body: object) => ok(body as never);

/** One that honours keys, or has never heard of them. */
export function backend(idempotency: 'keys' | 'none'): Backend {
  const plans: Outcome[] = [];
  const asked: string[] = [];
  const charged: string[] = [];
  const sums: number[] = [];
  const refused = new Set<string>();
  let price = 349_000;
  const charge = (key: string) => {
    if (idempotency === 'keys' && charged.includes(key)) return;
    charged.push(key);
    sums.push(price);
  };
  return {
    asked,
    charged,
    sums,
    refused,
    setPrice: (total) => void (price = total),
    price: () => price,
    plan: (outcome) => void plans.push(outcome),
    forgetPlans: () => void plans.splice(0),
    async order(key) {
      asked.push(key);
      const outcome = plans.shift() ?? 'message';
      if (outcome === 'lost before') return failure('network');
      if (outcome === '500 before') return failure('server', { status: 500 });
      if (outcome === '502 and busy')
        return failure('server', { status: 502, retryAfterMs: 2 ** 32 });
      if (outcome === 'refused' && !charged.includes(key)) {
        refused.add(key);
        return failure('conflict', { status: 409 });
      }
      charge(key);
      if (outcome === 'lost after') return failure('network');
      if (outcome === '500 after') return failure('server', { status: 500 });
      if (outcome === 'late') await new Promise((resolve) => setTimeout(resolve, lateBy));
      return success(outcome === 'empty' ? {} : { _id: key, message: 'Thành công' });
    },
    evidence:
      idempotency === 'keys'
        ? null
        : {
            read: () => Promise.resolve(ok(String(charged.length))),
            find: ({ before }) =>
              Promise.resolve(
                charged.length > Number(before)
                  ? ok({ name: 'happened', answer: null } as const)
                  : ok({ name: 'unchanged' } as const),
              ),
          },
  };
}
