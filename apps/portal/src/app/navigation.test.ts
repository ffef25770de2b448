import { expect, test } from 'vitest';
import {
  accessOf,
  loginPathFor,
  offerAddress,
  offerDialogs,
  placeInstead,
  returnPathFrom,
  searchFrom,
} from './navigation.ts';

const origin = 'https://portal.example';

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
  expect(placeInstead(accessOf(path), new URL(path, origin), hasToken)).toBe(elsewhere);
});

test.for([
  ['?from=%2Fvps%3Fpage%3D2%23x', '/vps?page=2#x'],
  ['', '/'],
  ['?from=', '/'],
  ['?from=vps', '/'],
  ['?from=https%3A%2F%2Fevil.example%2F', '/'],
  ['?from=%2F%2Fevil.example', '/'],
  ['?from=%2F%5Cevil.example', '/'],
  ['?from=%2F%09%2Fevil.example', '/'],
  ['?from=%2F.%2F%2Fevil.example', '/'],
  ['?from=%2F%252e%2F%2Fevil.example', '/'],
  ['?from=%2Fvps%2F..%2F%2Fevil.example', '/'],
  ['?from=%2Fvps%3Furl%3D%2F%2Fevil.example', '/vps?url=//evil.example'],
  ['?from=javascript%3Aalert(1)', '/'],
  ['?from=%2Fhome', '/'],
  ['?from=%2Fregister%3Fx', '/'],
] as const)('%s leads to %s', ([search, path]) => {
  expect(returnPathFrom(search, origin)).toBe(path);
});

/** What an address is made of, and what browsers leave out of one or take for a slash or a dot. */
const pieces = [
  '/',
  '\\',
  '.',
  '%2e',
  '%2F',
  '\t',
  '\n',
  ' ',
  '@',
  ':',
  '?',
  '#',
  '[',
  'vps',
  'x.example',
];

function everySequence(longest: number): readonly string[] {
  if (longest === 0) return [''];
  return ['', ...everySequence(longest - 1).flatMap((rest) => pieces.map((one) => one + rest))];
}

test('whatever stands behind `from`, the way after a login is a path of the portal', () => {
  const ways = everySequence(4).flatMap((wanted) => [wanted, `/${wanted}`]);
  const astray = ways.filter((wanted) => {
    const path = returnPathFrom(searchFrom(wanted), origin);
    const isPath = path.startsWith('/') && !path.startsWith('//');
    return !isPath || new URL(path, origin).origin !== origin;
  });
  expect(ways.length).toBeGreaterThan(100_000);
  expect(astray).toEqual([]);
});

// @spec S1
test('the login leads back to where the customer was, with its filters', () => {
  const place = { pathname: '/payment-history', search: '?page=3', hash: '' };
  const login = loginPathFor(place);
  expect(login).toBe('/login?from=%2Fpayment-history%3Fpage%3D3');
  expect(returnPathFrom(new URL(login, origin).search, origin)).toBe('/payment-history?page=3');
  expect(loginPathFor({ pathname: '/', search: '', hash: '' })).toBe('/login');
});

test('a sign-up of somebody who is signed in leads to where it would have led', () => {
  const register = new URL(`/register${searchFrom('/vps?choose=6740')}`, origin);
  expect(placeInstead('guests', register, true)).toBe('/vps?choose=6740');
  expect(placeInstead('guests', register, false)).toBeNull();
});

test.each([
  ['pc', '/?create=6740'],
  ['vps', '/vps?choose=6740'],
  ['cloud', '/create-clouds?rent=6740'],
] as const)('the offer of a %s is rented at %s', (kind, address) => {
  expect(offerAddress(kind, '6740')).toBe(address);
});

test.each(['pc', 'vps', 'cloud'] as const)(
  'any id of a %s comes back from its address, and nothing else comes with it',
  (kind) => {
    const id = 'a b&recharge=new#đ/?';
    const { pathname, search, hash } = new URL(offerAddress(kind, id), 'https://portal.example');
    const { screen, dialog } = offerDialogs[kind];
    expect([pathname, hash]).toEqual([screen, '']);
    expect([...new URLSearchParams(search)]).toEqual([[dialog, id]]);
  },
);
