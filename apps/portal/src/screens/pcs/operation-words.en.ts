import type { Words } from './operation-words.vi.ts';

/** English. */
export const words: Words = {
  reset: {
    title: (name) => `Reset “${name}”?`,
    body: 'The machine restarts. An open Remote Desktop session is cut off, unsaved work in the machine is lost.',
    submit: 'Reset machine',
  },
  password: {
    title: (name) => `Issue a new password for “${name}”?`,
    body: 'An open Remote Desktop session is cut off. The new password shows here and under “Logs”.',
    submit: 'Issue new password',
  },
  delete: {
    title: (name) => `Delete “${name}”?`,
    body: 'This PC disappears from your list and cannot be brought back.',
    submit: 'Delete PC',
  },
};
