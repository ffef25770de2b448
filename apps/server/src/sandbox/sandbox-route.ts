/** What a part of the domain adds to the sandbox: calls for tests, which the page's forms use as well. */

import type { Services } from '../services.ts';
import type { Html } from '../pages/html.ts';

/**
 * What a part of the domain adds to the sandbox's page. Its forms post to `/sandbox/forms` + the path of a `SandboxRoute`: a
 * field that says `true` or `false` arrives as a boolean, an empty one as null.
 */
export type SandboxSection = (services: Services) => Promise<Html>;

/** One call below `/sandbox/api`. */
export interface SandboxRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify's path below `/sandbox/api`, for example `/cloud-packages/:id`. */
  readonly path: string;
  /**
   * Carries it out and returns the JSON of the answer. `body` is whatever was sent: parse it, and refuse what is wrong with a
   * `Refusal` 400 that says what to send.
   */
  readonly act: (request: {
    readonly services: Services;
    readonly parameters: Readonly<Record<string, string>>;
    readonly body: unknown;
  }) => Promise<unknown>;
}
