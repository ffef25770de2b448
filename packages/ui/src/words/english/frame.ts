import type { KitWords } from '../KitWords.ts';

/** English of the frame around every screen: what stands on each of them. */
export const frameWords: Pick<
  KitWords,
  'loading' | 'toast' | 'shell' | 'breadcrumbs' | 'emptyState' | 'errorState' | 'offlineState'
> = {
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

/** English of buttons, links, and of the forms that open pages have too. */
export const basicWords: Pick<
  KitWords,
  'button' | 'form' | 'link' | 'field' | 'errorSummary' | 'passwordField'
> = {
  button: { sending: 'Sending…' },
  // The kit knows no schema: an application puts the English of its schemas' messages here.
  form: { message: (message) => message },
  link: { newTab: 'opens in a new tab' },
  field: { optional: 'optional' },
  errorSummary: {
    left: (count) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
  },
  passwordField: { show: 'Show password', hide: 'Hide password' },
};

/** English of what opens over a screen. */
export const dialogWords: Pick<
  KitWords,
  'dialog' | 'confirmDialog' | 'commandPalette' | 'menu' | 'qrPanel' | 'receipt'
> = {
  dialog: { close: 'Close' },
  confirmDialog: { cancel: 'Cancel' },
  commandPalette: {
    label: 'Find a command',
    placeholder: 'Type a machine, a page or what you want to do',
    recent: 'Recent',
  },
  menu: { close: 'Close' },
  qrPanel: {
    picture: 'QR code for the transfer',
    save: 'Save QR picture',
    failed: 'The QR picture has not loaded. You can copy each line.',
  },
  receipt: { total: 'Total', becomes: 'becomes' },
};
