export const words = {
  reload: 'Reload',
  readAt: (time: string) => `Updated at ${time}`,
  stale: (time: string) => `Connection lost, updated at ${time}.`,
  offline: (time: string) => `No network. The list as of ${time}.`,
  unaffected: 'The machines you rent keep running.',
  staleHint: 'What is shown below may be out of date.',
  loading: 'Loading…',
};
