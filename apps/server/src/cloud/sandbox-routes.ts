import type { SandboxRoute } from '../sandbox/sandbox-route.ts';
import { Refusal } from '../refusal.ts';
import {
  changeCloudPackage,
  cloudPackagesForSandbox,
  decideHardwareForSandbox,
} from './sandbox.ts';

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** @throws Refusal 400 that says what to send */
function packageChanges(body: unknown): { isFull?: boolean; messageWait?: string | null } {
  const { isFull, messageWait, ...others } = fieldsOf(body);
  const isNothing = isFull === undefined && messageWait === undefined;
  if (isNothing || Object.keys(others).length > 0) {
    throw new Refusal(400, 'Hãy gửi isFull (true, false) hoặc messageWait (chữ hoặc null)');
  }
  if (isFull !== undefined && typeof isFull !== 'boolean') {
    throw new Refusal(400, 'isFull phải là true hoặc false');
  }
  if (messageWait !== undefined && messageWait !== null && typeof messageWait !== 'string') {
    throw new Refusal(400, 'messageWait phải là chữ hoặc null');
  }
  return {
    ...(isFull === undefined ? {} : { isFull }),
    ...(messageWait === undefined ? {} : { messageWait }),
  };
}

/** @throws Refusal 400 that says what to send */
function decision(body: unknown): boolean {
  const { accept } = fieldsOf(body);
  if (typeof accept !== 'boolean') throw new Refusal(400, 'accept phải là true hoặc false');
  return accept;
}

/** What the operator of cloud machines does. */
export const cloudSandboxRoutes: readonly SandboxRoute[] = [
  {
    method: 'GET',
    path: '/cloud-packages',
    act: ({ services }) => cloudPackagesForSandbox(services),
  },
  {
    method: 'PATCH',
    path: '/cloud-packages/:id',
    act: async ({ services, parameters, body }) =>
      changeCloudPackage(services, parameters['id'] ?? '', packageChanges(body)),
  },
  {
    method: 'POST',
    path: '/cloud-images/:id/hardware',
    act: async ({ services, parameters, body }) =>
      decideHardwareForSandbox(services, parameters['id'] ?? '', decision(body)),
  },
];
