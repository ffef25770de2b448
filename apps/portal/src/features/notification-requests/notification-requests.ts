import { notificationRequestsKey } from './notification-requests-key.ts';

/** What a customer waits for and wants to be told of: a PC that is being made, a package without a free machine, a payment. */
export interface NotificationRequest {
  readonly kind: 'pc' | 'package' | 'recharge';
  /** Of the PC, the package or the recharge. */
  readonly id: string;
  /** Where one waits for it, and where a press on the notification leads: a path of the portal with its query. */
  readonly place: string;
}

/** What became of it. */
export type RequestOutcome =
  /** What was wanted is there. `name` of a package; nothing that a customer has typed. */
  | { readonly name: 'there'; readonly offer?: string }
  /** It will not come: the PC could not be made. */
  | { readonly name: 'failed' }
  /** Nobody waits for it any more: it was cancelled, deleted, or is somebody else's. */
  | { readonly name: 'gone' }
  | {
      readonly name: 'waiting';
      /** When to look again at the latest, ms from now. */
      readonly wait: number;
    };

/** Whether two are about the same thing. */
export function isSameRequest(
  one: Pick<NotificationRequest, 'kind' | 'id'>,
  other: Pick<NotificationRequest, 'kind' | 'id'>,
): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether a value out of the storage is one. A place is a path here, never another address. */
export function isNotificationRequest(value: unknown): value is NotificationRequest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'pc' || value.kind === 'package' || value.kind === 'recharge') &&
    'id' in value &&
    typeof value.id === 'string' &&
    'place' in value &&
    typeof value.place === 'string' &&
    /^\/(?![/\\])/u.test(value.place)
  );
}

const none: readonly NotificationRequest[] = [];
const listeners = new Set<() => void>();
let read: { readonly text: string; readonly requests: readonly NotificationRequest[] } | null =
  null;

function parsed(text: string): readonly NotificationRequest[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isNotificationRequest) : none;
  } catch {
    return none;
  }
}

/** What this tab has been asked to tell; the same array until it changes. Where the browser stores nothing, nothing. */
export function notificationRequests(): readonly NotificationRequest[] {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(notificationRequestsKey);
  } catch {
    return none;
  }
  if (text === null) return none;
  if (read?.text !== text) read = { text, requests: parsed(text) };
  return read.requests;
}

function keep(next: readonly NotificationRequest[]): void {
  try {
    if (next.length === 0) sessionStorage.removeItem(notificationRequestsKey);
    else sessionStorage.setItem(notificationRequestsKey, JSON.stringify(next));
  } catch {
    // Then nothing is told: the place itself shows what has happened.
  }
  for (const listener of listeners) listener();
}

/** Keeps a request in this tab, in the place of one about the same thing. */
export function addNotificationRequest(request: NotificationRequest): void {
  keep([...notificationRequests().filter((known) => !isSameRequest(known, request)), request]);
}

/** Forgets a request: it has been told of, or is wished no more. */
export function removeNotificationRequest(request: Pick<NotificationRequest, 'kind' | 'id'>): void {
  keep(notificationRequests().filter((known) => !isSameRequest(known, request)));
}

/** Tells of every request that is kept or forgotten here; returns the function that ends it. */
export function onNotificationRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
