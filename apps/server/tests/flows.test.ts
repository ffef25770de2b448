/**
 * The contract's own workflows (`openapi/flows`, Arazzo), each a lifecycle as a customer goes through it, run against a real
 * server by Redocly's runner, which checks every answer against the contract: nothing that it does not say, either. Every
 * answer is checked against the contract again by our own check, and no operation is left out.
 */
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContractOperation, readContract } from '../src/http/contract.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';
import type { ReportedStep } from './flows/report.ts';
import { flowFiles, type FlowRun, runFlows } from './flows/run-flows.ts';

const { operations } = readContract();
/** Addresses without parameters first: `/orders-vps/orders_file` is no order's. */
const addresses = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => places(one.operation) - places(other.operation));

let server: TestServer;
let run: FlowRun;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: false, provisionMs: 200 });
  run = await runFlows(server.origin, path.join(server.dataDir, 'flows.json'));
}, 600_000);
afterAll(() => server.remove());

function places({ path: address }: ContractOperation): number {
  return address.split('{').length;
}

/** The operation that a call was for; null for a call of the sandbox. */
function operationOf({ request }: ReportedStep): ContractOperation | null {
  if (request === undefined) return null;
  const { pathname } = new URL(request.url);
  const found = addresses.find(
    ({ operation, pattern }) =>
      operation.method === request.method.toLowerCase() && pattern.test(pathname),
  );
  return found?.operation ?? null;
}

function allCalls(): readonly ReportedStep[] {
  return [...run.outcomes.values()].flatMap(({ calls }) => calls);
}

test.each(flowFiles)('%s', (file) => {
  const outcome = run.outcomes.get(file);
  expect(outcome?.faults).toEqual([]);
  expect(outcome?.calls.length).toBeGreaterThan(0);
});

test('the runner finds no fault', () => {
  expect(run.passed ? '' : run.output).toBe('');
});

test('every operation is used, and answers with success', () => {
  const succeeded = new Set(
    allCalls()
      .filter(({ response }) => response !== undefined && response.statusCode < 300)
      .map((call) => operationOf(call)?.id),
  );
  expect(operations.map(({ id }) => id).filter((id) => !succeeded.has(id))).toEqual([]);
  expect(operations).toHaveLength(61);
});

test('every answer is what the contract says', () => {
  const faults: string[] = [];
  let checked = 0;
  for (const call of allCalls()) {
    const operation = operationOf(call);
    if (operation === null || call.response === undefined) continue;
    const { statusCode: status, headers, body } = call.response;
    const contentType = headers['content-type'] ?? '';
    const json = contentType.startsWith('application/json') ? body : null;
    const fault = operation.checkAnswer({ status, contentType, json });
    checked += 1;
    if (fault !== null) faults.push(`${call.workflowId} ${call.stepId}: ${JSON.stringify(fault)}`);
  }
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(operations.length);
});
