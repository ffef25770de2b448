export const words = {
  title: 'Download tunnel',
  subtitle: (name: string) => `A private route from your device to “${name}”.`,
  choices: 'Operating system of the device you use',
  choice: {
    win: { label: 'Windows', detail: 'An .exe file, open it and it runs' },
    mac: { label: 'macOS', detail: 'Apple and Intel chips' },
    mobile: { label: 'Phone', detail: 'Shows a QR code to scan in the WireGuard app' },
    file: { label: 'Configuration file', detail: 'A .conf file for the WireGuard app' },
  },
  preparing: 'Preparing…',
  readiness: {
    lead: 'The tunnel may need another 1 to 5 minutes before it works.',
    detail: 'If you cannot connect yet, wait a few minutes and try again.',
  },
  lacks: {
    'ssh-api': 'This SSH has no tunnel API yet, please contact the admin!',
    'vps-api': 'This VPS has no tunnel API yet, please contact the admin!',
    address: 'The machine has no address yet, try again in a few minutes.',
  },
  refused: 'The tunnel was not downloaded',
  saved: (name: string) => `Tunnel for ${name} downloaded`,
  about: (name: string) => `Machine “${name}”`,
  qr: {
    title: 'QR code of the tunnel',
    subtitle: 'Open the WireGuard app on your phone, choose to add a tunnel by QR code, then scan.',
    picture: (name: string) => `QR code with the tunnel configuration of ${name}`,
    secret: {
      lead: 'This code is shown only once.',
      detail: 'It holds your private key, do not send it to anyone.',
    },
  },
};
