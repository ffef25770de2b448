export const words = {
  booting: (name: string) => `Image: ${name} is booting`,
  extended: 'Extended',
  deleted: 'Deleted',
  reconnected: 'Reconnected! The new password is under “Logs”',
  reset: 'Reset command sent',
  woken: 'Power-on command sent',
  downloaded: (name: string) => `Remote Desktop file of ${name} downloaded`,
  ready: 'The machine is ready',
  notMade:
    'The machine could not be created. If the rent is not back in your balance, please contact support',
  about: (name: string) => `Machine “${name}”`,
};
