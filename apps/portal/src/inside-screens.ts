import type { Screen } from './app/screen-route.ts';

/** The code of a screen and of its loader. */
type ScreenCode = Pick<Screen, 'component' | 'load'>;

/**
 * The screens inside the authenticated layout but the first one, by their paths. A file of its own: what each of them needs is a
 * long list of names, which the open pages and the first screen do not carry.
 */
export const insideScreens = {
  '/vps': {
    component: async () => (await import('./screens/vps/VpsScreen.tsx')).VpsScreen,
    load: async () => (await import('./screens/vps/loader.ts')).load,
  },
  '/order-vps-management': {
    component: async () =>
      (await import('./screens/vps-orders/VpsOrdersScreen.tsx')).VpsOrdersScreen,
    load: async () => (await import('./screens/vps-orders/loader.ts')).load,
  },
  '/clouds': {
    component: async () => (await import('./screens/clouds/CloudsScreen.tsx')).CloudsScreen,
    load: async () => (await import('./screens/clouds/loader.ts')).load,
  },
  '/create-clouds': {
    component: async () =>
      (await import('./screens/create-clouds/CreateCloudsScreen.tsx')).CreateCloudsScreen,
    load: async () => (await import('./screens/create-clouds/loader.ts')).load,
  },
  '/order-cloud-management': {
    component: async () =>
      (await import('./screens/cloud-orders/CloudOrdersScreen.tsx')).CloudOrdersScreen,
    load: async () => (await import('./screens/cloud-orders/loader.ts')).load,
  },
  '/order-cloud-history': {
    component: async () =>
      (await import('./screens/cloud-history/CloudHistoryScreen.tsx')).CloudHistoryScreen,
    load: async () => (await import('./screens/cloud-history/loader.ts')).load,
  },
  '/payment-history': {
    component: async () =>
      (await import('./screens/recharge-history/RechargeHistoryScreen.tsx')).RechargeHistoryScreen,
    load: async () => (await import('./screens/recharge-history/loader.ts')).load,
  },
  '/identity-verification': {
    component: async () =>
      (await import('./screens/identity-verification/IdentityVerificationScreen.tsx'))
        .IdentityVerificationScreen,
    load: async () => (await import('./screens/identity-verification/loader.ts')).load,
  },
  '/order-management': {
    component: async () => (await import('./screens/pc-orders/PcOrdersScreen.tsx')).PcOrdersScreen,
    load: async () => (await import('./screens/pc-orders/loader.ts')).load,
  },
  '/log-management': {
    component: async () => (await import('./screens/logs/LogsScreen.tsx')).LogsScreen,
    load: async () => (await import('./screens/logs/loader.ts')).load,
  },
  '/user-guide-management': {
    component: async () =>
      (await import('./screens/user-guides/UserGuidesScreen.tsx')).UserGuidesScreen,
    load: async () => (await import('./screens/user-guides/loader.ts')).load,
  },
  '/api': {
    component: async () =>
      (await import('./screens/api-placeholder/ApiPlaceholderScreen.tsx')).ApiPlaceholderScreen,
  },
} as const satisfies Partial<Record<Screen['path'], ScreenCode>>;
