import { expect, test } from 'vitest';
import { accessOf, refusedTo } from './guard.ts';

test.for([
  ['/login', true, '/'],
  ['/register', true, '/'],
  ['/login/', true, '/'],
  ['/login', false, null],
  ['/home', true, null],
  ['/home', false, null],
  ['/', true, null],
  ['/', false, '/home'],
  ['/vps', false, '/home'],
  ['/api', false, '/home'],
  ['/no/such/page', false, '/home'],
  ['/no/such/page', true, null],
  // @spec 2.13 2.14 6.4
] as const)('%s with a token: %s, leads to %s', ([path, hasToken, elsewhere]) => {
  expect(refusedTo(accessOf(path), hasToken)).toBe(elsewhere);
});
