export const words = {
  ask: {
    pc: 'Tell me when it is ready',
    package: 'Tell me when one is free',
    recharge: 'Tell me when the money arrives',
    ends: 'Tell me before a machine ends',
  },
  stop: 'Stop telling me',
  asked: {
    pc: 'You will be told when it is ready',
    package: 'You will be told when one is free',
    recharge: 'You will be told when the money arrives',
    ends: 'You will be told before a machine ends',
  },
  askedDetail: 'Keep this tab open, you can switch to another tab or app.',
  denied: 'The browser blocks notifications of this page',
  deniedDetail:
    'Press the icon to the left of the address, open the permissions, allow notifications, then press this button again.',
  unanswered: 'Notifications are not on yet',
  unansweredDetail: 'Press this button again and choose Allow when the browser asks.',
  unsupported: 'This browser cannot show notifications',
  unsupportedDetail: 'Keep this page open, you will see it here.',
  outcomes: {
    pc: 'Your PC is ready',
    pcBody: (product: string) => `Open ${product} to connect.`,
    pcFailed: 'Your PC could not be created',
    package: (offer: string) => `Package ${offer} has a free machine`,
    packageBody: 'Someone else may rent it first.',
    recharge: 'Your top-up is in the balance',
    open: (product: string) => `Open ${product} to see it.`,
  },
};
