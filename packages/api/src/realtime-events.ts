/** The real-time events of `openapi/events.yaml`, and the answers to what a client sends. */
import type { receivedEvents } from './generated/events.ts';
import type { ResultEvent, VmResultEvent } from './read-result.ts';

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
export function isTransient(error: unknown): boolean {
  const data = isObject(error) ? error['data'] : undefined;
  const status = isObject(data) ? data['statusCode'] : undefined;
  return typeof status === 'number' && (status >= 500 || status === 429);
}

/**
 * Whether a server has answered `join` with a no. Any other answer is none: what a server acknowledges with is not in the
 * specification.
 */
export function isRefusal(reply: unknown): boolean {
  if (!isObject(reply)) return reply === false;
  const { ok, statusCode } = reply;
  return ok === false || (typeof statusCode === 'number' && statusCode >= 400);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
