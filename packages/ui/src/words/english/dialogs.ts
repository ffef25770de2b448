import type { KitWords } from '../KitWords.ts';

type Groups = 'dialog' | 'confirmDialog' | 'commandPalette' | 'menu' | 'qrPanel' | 'receipt';

/** English of what opens over a screen. */
export const dialogWords: Pick<KitWords, Groups> = {
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
