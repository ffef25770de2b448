import { counted } from '../../app/english-counts.ts';

export const words = {
  title: 'Hours by day',
  axis: 'Day',
  used: 'Used',
  running: 'Session in progress',
  left: 'Left at the end of the day',
  minutes: 'minutes',
  /** It comes with the comma of Vietnamese: '1,5'. */
  hours: (number: string) => `${number.replace(',', '.')} h`,
  summary: (days: number, total: string, day: string, most: string) =>
    `It ran ${total} in the last ${counted(days, 'day')}. Most: ${day}, ${most}.`,
  unused: (days: number) => `The machine did not run in the last ${counted(days, 'day')}.`,
  remaining: 'Hours of use left',
  ofHours: (hours: number) => ` / ${hours} h`,
  estimated: (hours: number) => ` / ${hours} h, estimated`,
  note: 'A session that runs past midnight is split between the days.',
  runningNote: 'The session in progress is deducted when the machine is shut down.',
  extendedNote:
    'The machine has been extended, so it is not known how many hours were left after each day.',
  unread: 'Not all sessions of the machine have loaded; older days may be incomplete.',
  loading: 'Loading the sessions of the machine…',
  failed: 'The sessions of the machine have not loaded',
};
