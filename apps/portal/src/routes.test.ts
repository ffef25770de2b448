import { expect, test } from 'vitest';
import { routePaths } from './routes.tsx';

/** Every route of the specification, section 2. */
const specified = [
  '/',
  '/vps',
  '/clouds',
  '/create-clouds',
  '/payment-history',
  '/identity-verification',
  '/order-management',
  '/order-vps-management',
  '/order-cloud-management',
  '/order-cloud-history',
  '/log-management',
  '/user-guide-management',
  '/api',
  '/home',
  '/login',
  '/register',
  '*',
];

test('every route of the specification is in the map, once, and no other', () => {
  expect([...routePaths].sort()).toEqual([...specified].sort());
});
