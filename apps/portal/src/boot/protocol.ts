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

/**
 * What the blocking script knows of the page before it is painted: attributes `data-…` of `<html>`, which styles can read. A type
 * alone: names in an object would be in the first bytes of every page.
 */
export interface DocumentFlags {
  /** `present` while an access token is stored. */
  session?: string | undefined;
  /** `kept` while the browser is believed to have the font files of an earlier visit. */
  fonts?: string | undefined;
  /** `1` or `0`: the outcome of an e-mail verification that led here. */
  verified?: string | undefined;
  /** `1` while a customer with a token is on a page for guests only: it is about to be left. */
  leaving?: string | undefined;
  /** `1` when the application's scripts could not be loaded: nobody will take the held submits. */
  scriptsFailed?: string | undefined;
  /** `1` while a submit is held until the application is ready. */
  submitHeld?: string | undefined;
}

declare global {
  interface Window {
    tramBoot?: Boot;
  }
}
