import type { RuntimeConfig } from '@tram/api/runtime-config';

/**
 * What the blocking script (`boot.ts`, `boot-open.ts`, `boot-static.ts`) leaves for the application: the two are separate downloads, and the customer acts
 * between them.
 */
export interface EarlyRequest {
  /** The bearer token that it was sent with: another customer's answer is never taken over. */
  readonly token: string;
  /** When, by `performance.now()`: the time in its answer is the server's no earlier than then. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
}

export interface Boot {
  /** GETs on their way, by address. Each is taken once. */
  readonly requests: Map<string, EarlyRequest>;
  /** Ends the holding of submits and gives the forms that were submitted too early, in order. */
  release(): readonly HTMLFormElement[];
  /**
   * On a static host: the operator's configuration, once the page is filled in with it; null when it cannot be used, which the page
   * says. Our own server's pages hold it themselves.
   */
  readonly config?: Promise<RuntimeConfig | null>;
}

/** What the blocking script knows of the page before it is painted, as attributes of `<html>` that styles can read. */
export const documentFlags = {
  /** `present` while an access token is stored. */
  session: 'session',
  /** `kept` while the browser is believed to have the font files of an earlier visit. */
  fonts: 'fonts',
  /** `1` or `0`: the outcome of an e-mail verification that led here. */
  verified: 'verified',
  /** `1` while a customer with a token is on a page for guests only: it is about to be left. */
  leaving: 'leaving',
  /** `1` when the application's scripts could not be loaded: nobody will take the held submits. */
  scriptsFailed: 'scriptsFailed',
  /** `1` while a submit is held until the application is ready. */
  submitHeld: 'submitHeld',
} as const;

declare global {
  interface Window {
    tramBoot?: Boot;
  }
}
