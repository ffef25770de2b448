/**
 * The heavy tests, which run by themselves (`vitest.proof.config.ts`), one after another, so that nothing beside them is slowed
 * down until it fails. Those of processes: the program as an operator starts it, and servers that are killed at work.
 */
export const processes = [
  'src/main.test.ts',
  'src/start-server.crash.test.ts',
  'src/database/crash.test.ts',
];

/**
 * Those of the whole server: several instances, money under load, kills, whole lifecycles, any request in anybody's name, the
 * lifecycles beside it.
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
