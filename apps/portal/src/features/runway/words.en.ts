import { counted, englishMonth } from '../../app/english-counts.ts';

export const words = {
  note: {
    ends: 'Ends',
    first: (name: string) => `first: ${name}`,
    whole: (name: string, moment: string) => `Ends first: ${name} ${moment}`,
  },
  day: (day: string, month: string, year: string | null) =>
    [String(Number(day)), englishMonth(month), ...(year === null ? [] : [year])].join(' '),
  title: 'Rental time and balance',
  subtitle: (time: string) => `Estimate at today’s prices, updated at ${time}`,
  kinds: { pc: 'PC', vps: 'VPS', cloud: 'Cloud' },
  display: {
    first: (name: string) => `Ends first: ${name}`,
    balance: 'Balance',
  },
  byHand: {
    lead: 'A machine is only kept when you extend it.',
    rest: 'No money leaves your balance automatically.',
  },
  needs: {
    title: 'If you extend every machine',
    days: (days: number) => `By ${counted(days, 'day')}`,
    until: (moment: string) => `until ${moment}`,
    cost: (amount: string) => `Costs ${amount}`,
    free: 'Every machine is paid for until then',
    enough: 'Covered by your balance',
    topUp: (amount: string) => `Top up ${amount}`,
    impossible: 'A machine cannot be extended that far',
    lasts: (moment: string) => `Your balance lasts to about ${moment} if you extend every machine.`,
    lastsBeyond: 'Your balance lasts for over a year if you extend every machine.',
    endsFirst: (names: string) => `First to end then: ${names}.`,
  },
  machines: {
    title: 'Which machine ends first',
    endsAt: (moment: string) => `Ends at ${moment}`,
    making: 'Being created',
    unknown: 'End not known',
    over: 'Ended',
    needs: (term: string, amount: string) => `Includes an extension by ${term}, ${amount}`,
    extend: 'Extend',
    extendNamed: (name: string) => `Extend ${name}`,
  },
  terms: {
    hour: (count: number) => counted(count, 'hour'),
    day: (count: number) => counted(count, 'day'),
    month: (count: number) => counted(count, 'month'),
    package: (count: number, days: number, hours: number) =>
      `${counted(count, 'package')} (${counted(days, 'day')}, ${counted(hours, 'hour')})`,
  },
  how: {
    title: 'How it is worked out',
    points: [
      'Each machine is extended once, the cheapest way: a PC by hours, days or months, a VPS by months, a cloud machine by packages.',
      'Prices, discounts and the balance are as of now, looking at most a year ahead.',
      'A cloud machine counts by its days. Its hours may be used up earlier, depending on how you run it.',
    ],
    source: (time: string) =>
      `Source: your PCs, PC orders, VPS orders, cloud machines and balance, as of ${time}.`,
  },
  partly: (lists: string) => `The list of ${lists} has not loaded completely.`,
  partlyRest: 'Machines may be missing from this estimate.',
  reload: 'Reload',
  empty:
    'You are not renting any machines yet. Once you are, this says which one ends first and what extending costs.',
  noEnds: 'No machine has a known end yet, so there is no estimate.',
  failed: {
    title: 'Your machines have not loaded',
    rest: 'Your balance and your machines are not affected.',
  },
  noAccount: 'Your balance has not loaded, so there is no estimate.',
};
