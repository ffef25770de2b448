import type { Services } from '../services.ts';
import type { Html } from './html.ts';

/**
 * What a part of the domain adds to the sandbox's page. Its forms post to `/sandbox/forms` + the path of a `SandboxRoute`: a
 * field that says `true` or `false` arrives as a boolean, an empty one as null.
 */
export type SandboxSection = (services: Services) => Promise<Html>;
