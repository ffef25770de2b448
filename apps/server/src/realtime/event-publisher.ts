import type { UnitOfWork } from '../database/unit-of-work.ts';

/** The events that the domain may publish. An event only means "fetch again": values always come over HTTP. */

export type ResultStatus = 'SUCCESS' | 'FAILED';

interface ResultEvent {
  /** The image, cloud image, VPS order or recharge concerned. */
  readonly id: string;
  readonly status: ResultStatus;
  /** Vietnamese, for the customer. */
  readonly message: string;
  /** Server time, ISO 8601 UTC. */
  readonly at: string;
}

/** A result of an action on a virtual machine, which also names the action. */
export interface MachineResultEvent extends ResultEvent {
  readonly action:
    | 'start'
    | 'restart'
    | 'shutdown'
    | 'backup'
    | 'restore'
    | 'delete'
    | 'extend'
    | 'addHardware';
}

/** A change of the account itself. Only a decision about its identity has a status and words. */
interface AccountEvent extends Pick<ResultEvent, 'id' | 'at'> {
  readonly status?: ResultStatus | undefined;
  readonly message?: string | undefined;
}

/** Event name → payload, as in `openapi/events.yaml`. */
export interface ServerEvents {
  boot_result: ResultEvent;
  create_vm_result: ResultEvent;
  vm_result: MachineResultEvent;
  recharge_result: ResultEvent;
  account_result: AccountEvent;
}

export interface EventPublisher {
  /**
   * Sends an event to every open page of one account, at the unit's time and once the unit is kept. Never throws and never
   * waits: delivery is not guaranteed.
   */
  publish<Name extends keyof ServerEvents>(
    unit: Pick<UnitOfWork, 'now' | 'afterCommit'>,
    accountId: string,
    event: Name,
    payload: Omit<ServerEvents[Name], 'at'>,
  ): void;
  /** Closes every socket of an account whose session has ended (it was locked). It may not come back with its token. */
  endSessions(accountId: string): void;
}
