/** What the domain does: its handlers by operationId, its routes outside the contract, and what it adds to the sandbox. */
import { bankSandboxRoutes, bankSandboxSection } from './bank/sandbox-bank.ts';
import { catalogueOperations } from './catalogue/operations.ts';
import { cloudOperations } from './cloud/operations.ts';
import { cloudSandboxRoutes, cloudSandboxSection } from './cloud/sandbox.ts';
import { identityAdmissions, identityOperations } from './identity/operations.ts';
import { identitySandboxRoutes, identitySandboxSection } from './identity/sandbox.ts';
import { imageOperations } from './images/operations.ts';
import { logOperations } from './logs/operations.ts';
import { notificationOperations } from './notification/operations.ts';
import { orderOperations } from './orders/operations.ts';
import { playOperations } from './play/operations.ts';
import { playSandboxRoutes } from './play/sandbox-routes.ts';
import { rechargeOperations } from './recharges/operations.ts';
import { rechargePublicRoutes } from './recharges/qr-picture.ts';
import { rentalSandboxRoutes, rentalSandboxSection } from './rentals/sandbox.ts';
import type { SandboxRoute, SandboxSection } from './sandbox/sandbox-route.ts';
import type { EveryFormAdmission, OperationHandlers, PublicRoute } from './services.ts';
import { tunnelOperations } from './tunnels/operations.ts';
import { userGuidePublicRoutes } from './user-guides/guide-page.ts';
import { userGuideOperations } from './user-guides/operations.ts';
import { vpsOperations } from './vps/operations.ts';
import { wanOperations } from './wan/operations.ts';

/** Every operation of the domain. Those of signing in are built by `auth`, with their own parts. */
export const domainOperations = {
  ...catalogueOperations,
  ...notificationOperations,
  ...rechargeOperations,
  ...logOperations,
  ...imageOperations,
  ...orderOperations,
  ...cloudOperations,
  ...vpsOperations,
  ...identityOperations,
  ...wanOperations,
  ...tunnelOperations,
  ...playOperations,
  ...userGuideOperations,
} satisfies OperationHandlers;

/** Who may send a form, by operationId. */
export const domainAdmissions: EveryFormAdmission = { ...identityAdmissions };

/** Pictures and pages served outside the contract. */
export const domainPublicRoutes: readonly PublicRoute[] = [
  ...rechargePublicRoutes,
  ...userGuidePublicRoutes,
];

export const domainSandboxRoutes: readonly SandboxRoute[] = [
  ...playSandboxRoutes,
  ...bankSandboxRoutes,
  ...rentalSandboxRoutes,
  ...cloudSandboxRoutes,
  ...identitySandboxRoutes,
];

export const domainSandboxSections: readonly SandboxSection[] = [
  bankSandboxSection,
  rentalSandboxSection,
  cloudSandboxSection,
  identitySandboxSection,
];
