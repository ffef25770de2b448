/**
 * The heavy tests of the whole server: several instances, money under load, kills, whole lifecycles, any request in
 * anybody's name, the lifecycles beside it. They run by themselves (`vitest.proof.config.ts`), one after another, so that nothing beside them is
 * slowed down until it fails.
 */
export const proofs = [
  'tests/several-instances.test.ts',
  'tests/money-under-load.test.ts',
  'tests/kills.test.ts',
  'tests/flows.test.ts',
  'tests/any-request.test.ts',
  'tests/access-matrix.test.ts',
  'tests/agreement.test.ts',
];
