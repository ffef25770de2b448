/** Public entry `@tram/machines/inspection`: what an inspector may see of a running lifecycle. No lifecycle, no XState at run time. */
export * from './inspection/without-secrets.ts';
