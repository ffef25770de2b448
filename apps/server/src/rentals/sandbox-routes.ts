import { expireForSandbox as expireCloud } from '../cloud/sandbox.ts';
import { expireForSandbox as expirePc } from '../orders/sandbox.ts';
import type { SandboxRoute } from '../sandbox/sandbox-route.ts';
import { Refusal } from '../refusal.ts';
import { expireForSandbox as expireVps } from '../vps/sandbox.ts';

/** What may own the id of a rental. */
const kinds = { pc: expirePc, vps: expireVps, cloud: expireCloud } as const;

/** Rentals of every kind. */
export const rentalSandboxRoutes: readonly SandboxRoute[] = [
  {
    method: 'POST',
    path: '/rentals/:id/expire',
    async act({ services, parameters }) {
      const id = parameters['id'] ?? '';
      for (const [kind, expire] of Object.entries(kinds)) {
        if (await expire(services, id)) return { id, kind };
      }
      throw new Refusal(404, 'Không có đơn nào đang thuê mang mã này');
    },
  },
];
