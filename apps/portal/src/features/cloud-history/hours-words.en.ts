export const words = {
  title: 'Hours by day',
  axis: 'Day',
  used: 'Used',
  running: 'Session going on',
  left: 'Left after the day',
  minutes: 'minutes',
  hours: (number: string) => `${number} h`,
  summary: (days: number, total: string, day: string, most: string) =>
    `In the last ${days} days it ran ${total}. Most: ${day}, ${most}.`,
  unused: (days: number) => `In the last ${days} days the machine did not run.`,
  remaining: 'Hours of use left',
  ofHours: (hours: number) => ` / ${hours} h`,
  estimated: (hours: number) => ` / ${hours} h, estimated`,
  note: 'A session over midnight is parted between its days.',
  runningNote: 'The session that goes on is deducted when the machine is shut down.',
  extendedNote:
    'The machine has been extended, so it is not known how many hours were left after each day.',
  unread: 'Not all sessions of the machine could be read; older days may lack some.',
  loading: 'Reading the sessions of the machine…',
  failed: 'The sessions of the machine have not loaded',
};
