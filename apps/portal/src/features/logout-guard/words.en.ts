export const words = {
  time: { day: 'd', hour: 'h', minute: 'min' },
  title: 'Log out now?',
  lead: (time: string) => `According to the server, at ${time} this was still in progress:`,
  list: 'Still in progress',
  cloud: {
    title: (name: string) => `Cloud machine “${name}” keeps running`,
    hours: (left: string) => `Its hours keep being used after you leave, about ${left} left.`,
    ends: (time: string) => `The session is expected to shut down automatically at ${time}.`,
  },
  starting: {
    title: (name: string) => `Cloud machine “${name}” is starting`,
    hours: (most: string, left: string) =>
      `No hours are used up yet. Once it runs, this session uses at most ${most} of the ${left} left, even after you have left.`,
    cannotShutDown: 'It cannot be shut down while it is starting.',
  },
  upload: {
    title: 'Your identity pictures are being uploaded',
    text: 'If you log out you have to send them again from the start.',
  },
  payment: {
    title: 'A payment has no answer yet',
    text: 'The server still processes it and charges you only once. You will see the result when you log in again.',
  },
  transfer: {
    title: (money: string) => `The top-up of ${money} is awaiting its transfer`,
    text: 'You can leave. Money that arrives is added to your balance.',
  },
  stay: 'Stay',
  shutDown: 'Shut down and log out',
  shuttingDown: 'Shutting down…',
  logOut: 'Log out',
  failed: (name: string) => `“${name}” could not be shut down.`,
  failedHint: 'The machine keeps running. Try again or shut it down on the Cloud page.',
};
