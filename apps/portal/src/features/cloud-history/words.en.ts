export const words = {
  title: (name: string) => `History of “${name}”`,
  subtitle: 'When the machine was started and shut down, newest first.',
  pictures: 'Hours used',
  table: 'Past sessions',
  columns: { start: 'Started', shutdown: 'Shut down', duration: 'Duration' },
  running: 'Running',
  underMinute: 'Under 1 minute',
  wholePage: 'Open the history page',
  empty: 'The machine has not run yet. Each start shows here.',
  failed: 'The history has not loaded',
};
