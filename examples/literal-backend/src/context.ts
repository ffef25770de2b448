import { addressIn, type Account, newId, type Store } from './store.ts';
import type { CloudsShape } from './options.ts';

/** Money that was taken from a customer. */
export interface Charge {
  readonly username: string;
  /** Method and path of the call, as in the table. */
  readonly call: string;
  /** VND. */
  readonly amount: number;
  readonly at: Date;
}

export type EventName = 'boot_result' | 'create_vm_result' | 'vm_result' | 'recharge_result';

export interface EventBody {
  readonly status: 'SUCCESS' | 'FAILED';
  readonly message: string;
}

/** The context of all calls. */
export interface BackendContext {
  readonly store: Store;
  readonly charges: Charge[];
  readonly clouds: CloudsShape;
  readonly rechargeMs: number;
  now(): Date;
  /** Runs a function after the time that a machine takes, unless the backend is closed before. */
  later(then: () => void): void;
  /** Sends an event to every client that has joined with the account's id. */
  emit(account: Account, event: EventName, body: EventBody): void;
  /** Prints what a mail would say. */
  say(line: string): void;
}

/** Writes a line into a customer's log. @param group name of the package that it is about */
export function log(context: BackendContext, owner: Account, message: string, group: string): void {
  context.store.logs.unshift({ _id: newId(), owner, message, group, createdAt: context.now() });
}

/** A public address of a machine with its port (RFC 5737: documentation only). */
export function publicAddress(): string {
  return `${addressIn('203.0.113')}:${33_000 + Math.floor(Math.random() * 1000)}`;
}
