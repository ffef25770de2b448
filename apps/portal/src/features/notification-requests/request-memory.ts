import {
  isSameRequest,
  isNotificationRequest,
  type NotificationRequest,
} from './notification-request.ts';
import { notificationRequestsKey } from './notification-requests-key.ts';

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
