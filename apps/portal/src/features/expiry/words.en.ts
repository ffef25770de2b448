export const words = {
  title: 'Expiry calendar',
  subtitle: 'Every PC, VPS and cloud machine you rent, the one that ends first on top.',
  span: 'Look ahead',
  spans: { day: '24 hours', week: '7 days', month: '30 days', quarter: '90 days' },
  list: 'Machines by end of rental',
  now: 'Now',
  kinds: { pc: 'PC', vps: 'VPS', cloud: 'Cloud' },
  endsAt: (time: string) => `Ends ${time}`,
  left: {
    day: 'd',
    hour: 'h',
    minute: 'min',
    still: (text: string) => `${text} left`,
    over: 'Time is up, checking',
  },
  making: 'Being created, its end is an estimate',
  cloudHours: 'May end earlier, when its hours are used up',
  extend: 'Extend',
  extendLabel: (name: string, end: string | null) =>
    end === null ? `Extend ${name}` : `Extend ${name}, ends ${end}`,
  unknown: {
    title: 'End not known',
    detail: 'The server does not say when these machines end, so they are not on the axis.',
  },
  empty:
    'You are not renting any machines yet. They will appear here, the one that ends first on top.',
  failed: {
    title: 'The expiry calendar has not loaded',
    unaffected: 'The machines you rent keep running.',
  },
  partly: {
    lead: 'Machines may be missing here.',
    detail: (kinds: string) => `Some lists have not loaded completely: ${kinds}.`,
    reload: 'Reload',
  },
  save: 'Save to calendar',
  saved: 'Calendar file downloaded',
  savedDetail:
    'Open the file to add it to your calendar. It reminds you 24 hours and 1 hour ahead.',
  saveHint:
    'The .ics file reminds you 24 hours and 1 hour ahead. Save it again after an extension: a calendar does not update automatically.',
  fileName: 'expiry-calendar.ics',
  calendar: {
    product: (product: string) => `-//${product}//Expiry calendar//EN`,
    summary: (kind: string, name: string) => `${kind} “${name}” ends`,
    description: (offer: string, saved: string) =>
      `Package ${offer}. Extend before this moment to keep the machine.\nEnd of rental as of ${saved}.`,
  },
};
