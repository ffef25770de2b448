import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSingleInstance } from '../instances/instances.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createSharedFaults, type PlannedFault } from './faults.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const operation = 'getMyAccount';

function failure(status: number): PlannedFault {
  return {
    operation,
    kind: 'fail',
    moment: 'before',
    status,
    message: null,
    delayMs: 0,
    times: 1000,
  };
}

test('while a fault is replaced by another, every call gets one of the two', async () => {
  const faults = createSharedFaults(opened.db, createSingleInstance());
  await faults.replace(failure(500));
  const met = new Set<number | undefined>();
  for (let round = 0; round < 50; round += 1) {
    const calls = Array.from({ length: 4 }, () => faults.take(operation));
    const [, ...taken] = await Promise.all([faults.replace(failure(503)), ...calls]);
    for (const fault of taken) met.add(fault?.status);
  }
  expect(met).toContain(503);
  expect(met).not.toContain(undefined);
});
