/**
 * The little that the worker uses of its global (W3C Service Workers). TypeScript's library for workers cannot stand beside
 * the one for pages.
 */
import type { Question } from './messages.ts';

export interface LifeMoment {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface FetchMoment {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageMoment extends LifeMoment {
  readonly data: unknown;
}

export interface ShownNotification {
  readonly tag: string;
  readonly data: unknown;
  close(): void;
}

export interface NotificationMoment extends LifeMoment {
  readonly notification: ShownNotification;
}

export interface Tab {
  postMessage(question: Question, ports: readonly MessagePort[]): void;
  /** Rejects where no press of the customer's allows it. */
  focus(): Promise<unknown>;
}

export interface Tabs {
  matchAll(wanted: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly Tab[]>;
  openWindow(place: string): Promise<unknown>;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: Tabs;
  readonly registration: { readonly active: object | null };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeMoment) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchMoment) => void): void;
  addEventListener(name: 'message', listener: (event: MessageMoment) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationMoment) => void): void;
}
