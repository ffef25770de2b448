import type { KitWords } from '../KitWords.ts';

type Groups =
  | 'loading'
  | 'toast'
  | 'shell'
  | 'breadcrumbs'
  | 'emptyState'
  | 'errorState'
  | 'offlineState';

/** English of the frame around every screen: what stands on each of them. */
export const frameWords: Pick<KitWords, Groups> = {
  loading: { label: 'Loading…' },
  toast: {
    region: 'Notifications',
    close: 'Close notification',
    valid: 'Done:',
    warn: 'Note:',
    inValid: 'Error:',
  },
  shell: {
    skip: 'Skip to main content',
    topNavigation: 'General links',
    mainNavigation: 'Main menu',
    quickNavigation: 'Shortcuts',
    menu: 'Menu',
    closeMenu: 'Close menu',
    balance: 'Balance',
    topUp: 'Top up',
    notifications: 'Notifications',
  },

  breadcrumbs: { label: 'Breadcrumb' },
  emptyState: { title: 'No data' },
  errorState: { retry: 'Reload' },
  offlineState: {
    lost: 'Connection lost.',
    updatedAt: 'Updated at',
    nothingYet: 'Figures will show once you are online again.',
  },
};
