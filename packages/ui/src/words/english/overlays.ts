import { inSentence } from './in-sentence.ts';
import type { KitWords } from '../KitWords.ts';

type Groups =
  | 'dialog'
  | 'confirmDialog'
  | 'commandPalette'
  | 'menu'
  | 'toast'
  | 'loading'
  | 'copy'
  | 'secretField'
  | 'qrPanel'
  | 'link'
  | 'shell';

/** English of what lies over a screen and around it, and of what is copied. */
export const overlayWords: Pick<KitWords, Groups> = {
  dialog: { close: 'Close' },
  confirmDialog: { cancel: 'Cancel' },
  commandPalette: {
    label: 'Find a command',
    placeholder: 'Type a machine, a page or what you want to do',
    recent: 'Recent',
  },
  menu: { close: 'Close' },
  toast: {
    region: 'Notifications',
    close: 'Close notification',
    valid: 'Done:',
    warn: 'Note:',
    inValid: 'Error:',
  },
  loading: { label: 'Loading…' },
  copy: {
    copy: 'Copy',
    copyNamed: (label) => `Copy ${inSentence(label)}`,
    copied: 'Copied',
    selected: 'Selected, copy it by hand',
  },
  secretField: {
    show: (label) => `Show ${inSentence(label)}`,
    hide: (label) => `Hide ${inSentence(label)}`,
    hidden: 'hidden',
    missing: 'None yet',
    notKept: 'Not kept on this device',
  },
  qrPanel: {
    picture: 'QR code for the transfer',
    save: 'Save QR picture',
    failed: 'The QR picture has not loaded. You can copy each line.',
  },
  link: { newTab: 'opens in a new tab' },
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
};
