import type { Words } from './menu-words.vi.ts';

/** English. */
export const words: Words = {
  extend: 'Extend',
  play: 'Play',
  network: 'Network',
  wan: 'Choose internet route',
  wanDefault: 'Uses the default route',
  wanInUse: (route) => `Uses ${route}`,
  rotation: 'Rotate IP',
  rotationDetail: 'Change the IP on the route you hold',
  tunnel: 'Download tunnel',
  tunnelDetail: 'Windows, macOS, phone, configuration file',
  machine: 'Machine',
  wake: 'Power on',
  wakeDetail: 'When it was shut down from inside Windows',
  connect: 'Connection details',
  connectDetail: 'Address, username, password',
  reset: 'Reset machine',
  resetDetail: 'Restarts, an open session is cut off',
  password: 'Issue new password',
  passwordDetail: 'The old password stops working',
  newPassword: 'New password',
  delete: 'Delete PC',
  timeLeft: (time) => `In use until ${time}`,
};
