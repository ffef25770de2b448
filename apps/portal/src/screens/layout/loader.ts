import type { Loader } from '../../app/screen-route.ts';

/** What the layout shows first: the account. */
export const load: Loader = () => null;
