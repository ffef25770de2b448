import type { oldBrowserWords } from './old-browser-words.vi.ts';

export const words: typeof oldBrowserWords = {
  title: 'This browser is too old',
  reassurance: 'Your machines and your balance are not affected.',
  needed: (browsers) => `This site needs one of these versions, or a newer one: ${browsers}.`,
  steps: [
    'Android phone: open Google Play and update your browser.',
    'iPhone, iPad: open Settings, General, Software Update.',
    'Windows 7 and 8: install Firefox ESR 115 or Chrome 109.',
    'Other computers: update your browser, or install one of those below.',
  ],
  retry: 'Open the site again',
  help: (hotline) => `Do you need help? Call ${hotline}.`,
};
