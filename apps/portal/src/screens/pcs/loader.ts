import type { Loader } from '../../app/screen-route.ts';

/** The first page of the customer's PCs. */
export const load: Loader = () => null;
