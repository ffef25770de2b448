import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  title: 'Play',
  subtitle: (name) => `Play and work on “${name}” with the Play app.`,
  token: 'Login token',
  tokenHint: 'Open the Play app and paste this token. Do not send it to anyone.',
  tokenLead: 'The Play app asks for this token to enter your machine.',
  getToken: 'Get token',
  gettingToken: 'Getting it…',
  noCredentials: 'The machine has no Remote Desktop username and password yet.',
  copied: 'Copied to the clipboard',
  clients: 'Download the Play app',
  client: {
    win: { label: 'Windows', detail: 'Opens the download page in a new tab' },
    mac_chip_apple_silicon: { label: 'macOS', detail: 'Apple chip (M1 or later)' },
    mac_chip_intel: { label: 'macOS', detail: 'Intel chip' },
  },
  opening: 'Opening…',
  blocked: 'The browser blocked the new tab.',
  openHere: 'Open the download page of the Play app',
  badLink: 'The download link of the Play app cannot be opened, please contact support.',
  refused: 'Play cannot be used yet',
  close: 'Close',
  about: (name) => `Machine “${name}”`,
};
