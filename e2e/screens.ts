/** The built screens of the portal, for checks that visit them all. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who looks at it: a visitor, or a seeded customer. */
  readonly as: 'visitor' | 'demo' | 'new-customer';
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/home', as: 'visitor' },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'register', path: '/register', as: 'visitor' },
  { name: 'pcs', path: '/', as: 'demo' },
  { name: 'pcs, empty', path: '/', as: 'new-customer' },
  { name: 'recharge history', path: '/payment-history', as: 'demo' },
  { name: 'recharge history, empty', path: '/payment-history', as: 'new-customer' },
  { name: 'api placeholder', path: '/api', as: 'demo' },
  { name: 'not built yet', path: '/vps', as: 'demo' },
  { name: 'not found', path: '/nowhere', as: 'demo' },
];
