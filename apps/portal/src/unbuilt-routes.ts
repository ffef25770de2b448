/**
 * Routes of the specification that have no screen yet. All of them show the one honest screen `screens/unbuilt`; the test
 * beside this file names them exactly, so that building one makes this list shorter and nothing is forgotten.
 */
export const unbuiltRoutes = [
  '/vps',
  '/clouds',
  '/create-clouds',
  '/identity-verification',
  '/order-management',
  '/order-vps-management',
  '/order-cloud-management',
  '/order-cloud-history',
  '/log-management',
  '/user-guide-management',
] as const;

export type UnbuiltRoute = (typeof unbuiltRoutes)[number];
