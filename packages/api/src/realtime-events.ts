/**
 * The real-time events of `openapi/events.yaml`, read where they come in: what is not of their form is not passed on.
 */

import { type receivedEvents, resultStatuses, vmActions } from './generated/events.ts';

/** `FAILED`: it did not work, `message` says why. */
export type ResultStatus = (typeof resultStatuses)[number];

/** What was asked of a cloud machine. */
export type VmAction = (typeof vmActions)[number];

/** Something has ended. It says *look again*; the values are fetched. */
export interface ResultEvent {
  /** Id of the PC, cloud machine, VPS order or recharge. */
  readonly id: string;
  readonly status: ResultStatus;
  /** Vietnamese, for the customer. */
  readonly message: string;
  /** When it happened, by the server's clock; ISO 8601. */
  readonly at: string;
}

export interface VmResultEvent extends ResultEvent {
  readonly action: VmAction;
}

/** Events of the server by name. */
export interface RealtimeEvents {
  /** A PC has booted, or failed to, or its rental is over. */
  readonly boot_result: ResultEvent;
  /** A machine was created, or not. */
  readonly create_vm_result: ResultEvent;
  /** An action on a cloud machine has ended, or a VPS was taken back at its end. */
  readonly vm_result: VmResultEvent;
  /** A recharge was credited, or failed. */
  readonly recharge_result: ResultEvent;
}

/** The contract's events, but for the greeting, which sets the clock and is not passed on. */
export type RealtimeEventName = Exclude<(typeof receivedEvents)[number], 'hello'>;

/** Milliseconds since 1970 of a `hello`; null when it is not one. */
export function readHello(payload: unknown): number | null {
  if (!isObject(payload) || typeof payload['serverNow'] !== 'string') return null;
  const time = Date.parse(payload['serverNow']);
  return Number.isNaN(time) ? null : time;
}

/**
 * Whether a server that let nobody in is only in trouble (5xx) or too busy (429): its `connect_error` carries the answer that a
 * call would have got.
 */
export function isPassing(error: unknown): boolean {
  const data = isObject(error) ? error['data'] : undefined;
  const status = isObject(data) ? data['statusCode'] : undefined;
  return typeof status === 'number' && (status >= 500 || status === 429);
}

/** Whether `join` was accepted. */
export function isJoined(reply: unknown): boolean {
  return isObject(reply) && reply['ok'] === true;
}

/** Payload of a result event; null when it is not of that form. */
export function readResult(payload: unknown): ResultEvent | null {
  if (!isObject(payload)) return null;
  const { id, status, message, at } = payload;
  if (typeof id !== 'string' || typeof message !== 'string' || typeof at !== 'string') return null;
  const known = resultStatuses.find((value) => value === status);
  return known === undefined ? null : { id, status: known, message, at };
}

/** Payload of `vm_result`; null when it is not of that form. */
export function readVmResult(payload: unknown): VmResultEvent | null {
  const result = readResult(payload);
  const action = isObject(payload)
    ? vmActions.find((known) => known === payload['action'])
    : undefined;
  return result === null || action === undefined ? null : { ...result, action };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
