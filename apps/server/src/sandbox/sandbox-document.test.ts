import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isNode } from '../http/contract-checks.ts';
import { domainSandboxRoutes } from '../operations.ts';

/** The sandbox's own calls, and the page behind the link of a mail, which customers open outside of the API. */
const own = [
  'GET /verify-email',
  'POST /verify-email',
  'GET /sandbox/api/recharges',
  'POST /sandbox/api/recharges/{id}/pay',
  'GET /sandbox/api/accounts',
  'PATCH /sandbox/api/accounts/{username}',
  'GET /sandbox/api/outbox',
  'GET /sandbox/api/clock',
  'POST /sandbox/api/clock',
  'GET /sandbox/api/faults',
  'POST /sandbox/api/faults',
  'DELETE /sandbox/api/faults',
];

test('openapi/sandbox.yaml describes every call of the sandbox, and no other', () => {
  const file = fileURLToPath(import.meta.resolve('@tram/openapi/sandbox.yaml'));
  const document: unknown = parse(readFileSync(file, 'utf8'));
  const paths = isNode(document) && isNode(document['paths']) ? document['paths'] : {};
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(isNode(item) ? item : {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const domain = domainSandboxRoutes.map(
    ({ method, path }) => `${method} /sandbox/api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.toSorted()).toEqual([...own, ...domain].toSorted());
});
