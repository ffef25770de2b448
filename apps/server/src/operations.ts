/** What the domain does: its handlers by operationId, and its routes outside the contract. */
import { catalogueOperations } from './catalogue/operations.ts';
import { imageOperations } from './images/operations.ts';
import { logOperations } from './logs/operations.ts';
import { notificationOperations } from './notification/operations.ts';
import { orderOperations } from './orders/operations.ts';
import { rechargeOperations } from './recharges/operations.ts';
import { rechargePublicRoutes } from './recharges/public-routes.ts';
import type { OperationHandlers, PublicRoute } from './services.ts';

/** Every operation of the domain. Those of signing in are built by `auth`, with their own parts. */
export const domainOperations: OperationHandlers = {
  ...catalogueOperations,
  ...notificationOperations,
  ...rechargeOperations,
  ...logOperations,
  ...imageOperations,
  ...orderOperations,
};

/** Pictures served outside the contract. */
export const domainPublicRoutes: readonly PublicRoute[] = [...rechargePublicRoutes];
