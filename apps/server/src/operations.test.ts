import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from './http/contract.ts';
import { startTestServer, type TestServer, textField } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

/** Operations that this server does not do yet. It shrinks: what is built has to leave the list. */
const notBuilt = [
  'addCloudHardware',
  'backupCloudImage',
  'changeIpRotation',
  'chooseTunnelForCloud',
  'chooseTunnelForPc',
  'chooseTunnelForVps',
  'chooseWan',
  'createCloudImage',
  'createUserGuide',
  'createVpsOrder',
  'deleteCloudImage',
  'deleteCloudVm',
  'deleteUserGuide',
  'downloadCloudRdpFile',
  'downloadVpsRdpFile',
  'exportVpsOrders',
  'extendCloudImage',
  'extendVpsOrder',
  'getPlayLinkForCloud',
  'getPlayLinkForPc',
  'getPlayTokenForCloud',
  'getPlayTokenForPc',
  'listCloudImageHistory',
  'listCloudImages',
  'listCloudPackages',
  'listComputerConfigs',
  'listUserGuides',
  'listVpsOrders',
  'releaseWan',
  'requestOtp',
  'restartCloudImage',
  'restoreCloudImage',
  'shutdownCloudImage',
  'startCloudImage',
  'startIpRotation',
  'submitIdentity',
];

test('exactly the operations that are not built answer 501, with words for the customer', async () => {
  const token = await server.tokenOf('new-customer');
  const { operations } = readContract();
  expect(operations).toHaveLength(61);
  const answers = new Map<string, string>();
  for (const operation of operations) {
    // An id that nothing has: what is built finds nothing or wants more, and changes nothing.
    const path = operation.path
      .replaceAll('{product}', 'tram')
      .replaceAll(/\{\w+\}/g, '000000000000000000000000');
    const method = operation.method.toUpperCase();
    const { status, json } = await server.call(`/api${path}`, { method, token });
    if (status === 501) answers.set(operation.id, textField(json, 'message'));
  }
  expect([...answers.keys()].toSorted()).toEqual(notBuilt);
  expect(new Set(answers.values())).toEqual(new Set(['Tính năng này chưa có']));
});

test('a request that is being worked on is answered before the server goes', async () => {
  const own = await startTestServer();
  const token = await own.tokenOf('demo');
  const fault = { operation: 'getMyAccount', kind: 'stall', times: 1, delayMs: 60_000 };
  await own.call('/sandbox/api/faults', { body: fault });
  const asked = own.call('/api/accounts/me', { token });
  // The fault is gone from the plan once the call has met it.
  await expect.poll(() => own.call('/sandbox/api/faults').then(({ json }) => json)).toEqual([]);
  await own.remove();
  const answer = await asked;
  expect([answer.status, textField(answer.json, 'username')]).toEqual([200, 'demo']);
});
