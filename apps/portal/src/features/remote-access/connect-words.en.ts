export const words = {
  title: (name: string) => `Connect to “${name}”`,
  subtitle:
    'Open the Remote Desktop file you have just downloaded, then log in with the details below.',
  host: 'Machine address',
  user: 'Username',
  password: 'Password',
  passwordName: 'RDP password',
  until: 'In use until',
  warning: {
    lead: 'It is normal for Windows to ask “Do you trust this remote connection?” or to say “unknown publisher”.',
    detail:
      'Our file is not signed by Microsoft. Check that the machine address matches the line above, then press Connect.',
  },
  other:
    'On a phone or a Mac, install Windows App (Microsoft Remote Desktop) and open this file, or enter the machine address by hand.',
  download: 'Download Remote Desktop file',
  downloading: 'Downloading…',
  renewing: {
    lead: 'A new password is being issued.',
    detail: 'It appears here when it is ready.',
  },
  newPassword: {
    lead: 'The password has changed.',
    detail:
      'The old password no longer works. Download the Remote Desktop file again if the machine reports a wrong password.',
  },
  failed: {
    title: 'The connection details have not loaded',
    unaffected: 'Your machine keeps running.',
  },
  loading: 'Loading connection details…',
  empty: 'No data',
};
