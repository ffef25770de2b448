import { counted } from '../../app/english-counts.ts';

export const words = {
  title: (name: string) => `Extend “${name}”`,
  toPay: 'Amount to pay',
  hardware: 'Additional hardware',
  granted: 'Adds',
  term: (days: number | string, hours: number | string) =>
    `${counted(days, 'day')}, ${counted(hours, 'hour')}`,
  until: 'Valid until',
  left: 'Hours of use left',
  hours: (hours: number, minutes: number) =>
    minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  submit: (total: string) => `Extend, pay ${total}`,
  refused: 'The rental was not extended.',
  tooFar: 'The machine is paid for almost 5 years ahead, please extend it later.',
};
