import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  groups: { machines: 'Your machines', places: 'Go to', account: 'Account' },
  pc: {
    rent: (name) => `Rent ${name}`,
    extend: (name) => `Extend ${name}`,
    downloadRdp: (name) => `Connect to ${name}`,
    play: (name) => `Play on ${name}`,
    reset: (name) => `Reset ${name}`,
    renewPassword: (name) => `New password for ${name}`,
    chooseRoute: (name) => `Choose the internet route of ${name}`,
    rotateIp: (name) => `Rotate the IP of ${name}`,
    tunnel: (name) => `Download the tunnel of ${name}`,
    delete: (name) => `Delete ${name}`,
  },
  cloud: {
    extend: (name) => `Extend ${name}`,
    play: (name) => `Play a game on ${name}`,
    tunnel: (name) => `Download the tunnel of ${name}`,
    restart: (name) => `Restart ${name}`,
    shutdown: (name) => `Shut down ${name}`,
    backup: (name) => `Back up ${name}`,
    restore: (name) => `Restore ${name}`,
    addHardware: (name) => `Add hardware to ${name}`,
    deleteVm: (name) => `Delete the virtual machine of ${name}`,
    delete: (name) => `Delete ${name}`,
  },
  vps: (name) => `Actions of ${name}`,
  recharge: 'Top up',
  rechargeKeywords: 'nap tien bank transfer QR balance',
  theme: (name) => `Change the theme: ${name}`,
  themeKeywords: 'dark light colours',
  logOut: 'Log out',
  logOutKeywords: 'logout sign out leave',
};
