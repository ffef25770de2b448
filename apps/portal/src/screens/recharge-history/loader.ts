import type { Loader } from '../../app/screen-route.ts';

/** A page of the customer's recharges. */
export const load: Loader = () => null;
