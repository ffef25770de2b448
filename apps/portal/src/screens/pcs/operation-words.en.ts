export const words = {
  reset: {
    title: (name: string) => `Reset “${name}”?`,
    body: 'The machine restarts. An open Remote Desktop session is closed and unsaved work on the machine is lost.',
    submit: 'Reset machine',
  },
  password: {
    title: (name: string) => `Issue a new password for “${name}”?`,
    body: 'An open Remote Desktop session is closed. The new password shows here and under “Logs”.',
    submit: 'Issue new password',
  },
  delete: {
    title: (name: string) => `Delete “${name}”?`,
    body: 'This PC disappears from your list and cannot be brought back.',
    submit: 'Delete PC',
  },
};
