import type { NotShown } from './not-shown.ts';

/**
 * What 'list grouped by group' of `GET /clouds` is taken to mean.
 *
 * - `by-name`: `{ "Cloud Gaming": [package, …], … }`.
 * - `groups`: `[{ group, packages: [package, …] }, …]`.
 * - `aggregated`: `[{ _id: "Cloud Gaming", clouds: [package, …] }, …]`, as MongoDB's `$group` leaves it.
 * - `pairs`: `[["Cloud Gaming", [package, …]], …]`.
 * - `lists`: `[[package, …], …]`.
 * - `flat`: `[package, …]`, those of a group beside each other.
 */
export type CloudsShape = 'by-name' | 'groups' | 'aggregated' | 'pairs' | 'lists' | 'flat';

/**
 * - `bare`: an event is its name and nothing else.
 * - `told`: `{ status: 'SUCCESS' | 'FAILED', message }`.
 */
export type EventPayload = 'bare' | 'told';

export interface LiteralBackendOptions {
  /** Port to listen on. Default: any free one. */
  readonly port?: number | undefined;
  /** Address to listen on. Default `127.0.0.1`. */
  readonly host?: string | undefined;
  /** The portal's origin (`https://portal.example`), where it is another than this server's. Default: none is allowed. */
  readonly allowedOrigin?: string | undefined;
  /** How long a machine takes to be made or to carry out a command, ms. Default 2000. */
  readonly readyMs?: number | undefined;
  /** How long a recharge waits for its transfer, ms. Default 900000 (specification, section 9). */
  readonly rechargeMs?: number | undefined;
  /** Balance of the account `demo` at the start, VND. Default 20,000,000. */
  readonly balance?: number | undefined;
  /** One form for all answers that the specification does not show. Default: each call its own (`not-shown.ts`). */
  readonly notShown?: NotShown | undefined;
  /** Default `by-name`. */
  readonly clouds?: CloudsShape | undefined;
  /** Default `bare`. */
  readonly events?: EventPayload | undefined;
  /** The server's clock, ms since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Called with what would be mailed: one-time codes. Default: none. */
  readonly say?: ((line: string) => void) | undefined;
}
