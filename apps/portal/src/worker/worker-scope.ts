/**
 * The little that the worker uses of its global (W3C Service Workers). TypeScript's library for workers cannot stand beside
 * the one for pages.
 */

/** Something that the browser waits for. */
export interface LifeMoment {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker may answer. */
export interface FetchMoment {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A service worker's global. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  addEventListener(name: 'install' | 'activate', listener: (event: LifeMoment) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchMoment) => void): void;
}
