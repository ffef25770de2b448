/** English. */
export const words = {
  titles: {
    '/': 'Rent GPU PCs',
    '/vps': 'Rent VPS',
    '/clouds': 'Rent cloud gaming/render',
    '/create-clouds': 'Create cloud',
    '/payment-history': 'Top-up history',
    '/identity-verification': 'Rental contract',
    '/order-management': 'PC orders',
    '/order-vps-management': 'VPS orders',
    '/order-cloud-management': 'Cloud orders',
    '/order-cloud-history': 'Cloud order history',
    '/log-management': 'Logs',
    '/user-guide-management': 'User guides',
    '/api': 'API',
    '/home': 'Rent workstations remotely, pay by the hour',
    '/login': 'Log in',
    '/register': 'Create an account',
    '*': '404',
  },
  documentTitle: (screen: string, product: string) => `${screen} · ${product}`,
  description: (product: string) =>
    `${product}: rent physical GPU PCs, VPS and cloud machines by the hour, day or month. From 15.000 VND, support 8h30 – 23h00.`,
  failure: 'Unexpected Application Error!',
  reload: 'Reload the page',
  opened: (screen: string) => `${screen} opened`,
};
