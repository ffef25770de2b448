import { notificationRequestsKey } from '../../app/forget-customer.ts';
import { createListeners } from '../../app/listeners.ts';
import { hasFields, isPath, readStored, storedText, writeStored } from '../../app/stored.ts';

/**
 * What a customer waits for: a PC that is being made; a package of PCs, VPS or cloud machines of which none is free; a payment.
 */
const awaitedKinds = ['pc', 'package', 'vps', 'cloud', 'recharge'] as const;

type AwaitedKind = (typeof awaitedKinds)[number];

/** What a customer wants to be notified of: something that is waited for, or `ends`, every machine whose time runs out. */
export interface NotificationRequest {
  readonly kind: AwaitedKind | 'ends';
  readonly id: string;
  /** Where one waits for it, and where a press on the notification leads: a path of the portal with its query. */
  readonly place: string;
}

/** One that is over as soon as it has been answered. */
export type AwaitedRequest = NotificationRequest & { readonly kind: AwaitedKind };

export function isAwaited(request: NotificationRequest): request is AwaitedRequest {
  return request.kind !== 'ends';
}

/** Id of the request about the ends: there is one, for all machines. */
export const allEnds = 'all';

/** Whether this tab is to notify of ends. */
export function wantsEnds(): boolean {
  return notificationRequests().some(({ kind }) => kind === 'ends');
}

export type RequestOutcome =
  /** What was waited for is ready. `offer` is the name of a package, nothing that a customer has typed. */
  | { readonly name: 'there'; readonly offer?: string }
  /** It will not come: the PC could not be made. */
  | { readonly name: 'failed' }
  /** It is no longer waited for: it was cancelled or deleted, or belongs to another customer. */
  | { readonly name: 'gone' }
  | {
      readonly name: 'waiting';
      /** When to check again at the latest, ms from now. */
      readonly wait: number;
    };

export function isSameRequest(
  one: Pick<NotificationRequest, 'kind' | 'id'>,
  other: Pick<NotificationRequest, 'kind' | 'id'>,
): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether a stored value is a request. Its place must be a path of the portal, never another address. */
export function isNotificationRequest(value: unknown): value is NotificationRequest {
  return (
    hasFields(value, { kind: 'string', id: 'string', place: 'string' }) &&
    [...awaitedKinds, 'ends'].some((kind) => kind === value.kind) &&
    isPath(value.place)
  );
}

const listeners = createListeners();

/** Calls the listener when a request is added or removed; returns the function that removes it. */
export const onNotificationRequests = listeners.subscribe;

const none: readonly NotificationRequest[] = [];
let read: { readonly text: string; readonly requests: readonly NotificationRequest[] } | null =
  null;

/** The requests of this tab; the same array until it changes. None where the browser stores nothing. */
export function notificationRequests(): readonly NotificationRequest[] {
  const text = storedText('sessionStorage', notificationRequestsKey);
  if (text === null) return none;
  if (read?.text !== text) {
    const value = readStored('sessionStorage', notificationRequestsKey);
    read = { text, requests: Array.isArray(value) ? value.filter(isNotificationRequest) : none };
  }
  return read.requests;
}

function keep(next: readonly NotificationRequest[]): void {
  // What cannot be stored has no notification: the screen itself shows what has happened.
  writeStored('sessionStorage', notificationRequestsKey, next.length === 0 ? null : next);
  listeners.emit();
}

/** Stores a request in this tab; it replaces one about the same thing. */
export function addNotificationRequest(request: NotificationRequest): void {
  keep([...notificationRequests().filter((known) => !isSameRequest(known, request)), request]);
}

/** Removes a request: its outcome has been shown, or the customer no longer wants it. */
export function removeNotificationRequest(request: Pick<NotificationRequest, 'kind' | 'id'>): void {
  keep(notificationRequests().filter((known) => !isSameRequest(known, request)));
}
