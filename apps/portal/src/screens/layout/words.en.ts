import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  top: { home: 'Home', api: 'API' },
  groups: { pc: 'PCs', cloud: 'Cloud', vps: 'VPS', account: 'Account' },
  items: {
    pcs: 'Rent GPU PCs',
    pcOrders: 'PC orders',
    clouds: 'Rent cloud gaming/render',
    cloudOrders: 'Cloud orders',
    vps: 'Rent VPS',
    vpsOrders: 'VPS orders',
    recharge: 'Top up',
    games: 'Request a game download',
    identity: 'Rental contract',
    logs: 'Logs',
    guides: 'User guides',
  },
  quick: { pcs: 'PCs', clouds: 'Cloud', vps: 'VPS', recharge: 'Top up' },
  help: 'Support',
  support: (hours) => `Support ${hours}`,
  hotline: (hotline) => `Hotline ${hotline}`,
  zalo: 'Zalo',
  user: {
    menu: 'Account',
    info: 'Account details',
    username: 'Username',
    email: 'Email',
    phone: 'Phone number',
    fullName: 'Full name',
    changePassword: 'Change password',
    newTab: 'Opens in a new tab',
    logOut: 'Log out',
    close: 'Close',
  },
  theme: {
    title: 'Theme',
    chosen: 'In use',
    choices: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  language: { title: 'Language', chosen: 'In use' },
  notifications: {
    title: 'Notifications',
    none: 'There are no notifications',
  },
  ended: {
    lead: 'Your session has ended.',
    rest: 'What you were typing is still on this page.',
    action: 'Log in again',
  },
  accountFailed: {
    lead: 'Your account details have not loaded.',
    rest: 'Your balance and the machines you rent are not affected.',
    action: 'Reload',
  },
  commands: { open: 'Find a command', keys: 'Ctrl K' },
  noNetwork: {
    lead: 'You are offline.',
    rest: 'The lists that you have read are still here. Topping up, renting, extending and working a machine need a network; the machines that you rent go on running.',
  },
  offline: {
    lead: 'The connection to the server was lost.',
    rest: 'Reconnecting. What is on the page may be out of date, the machines you rent keep running.',
  },
  balanceChanged: (balance) => `Your balance is now ${balance}`,
};
