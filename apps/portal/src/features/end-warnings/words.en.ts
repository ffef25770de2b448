import type { CloudSessionLimit, RentalKind } from '@tram/machines/rules';

const kinds: Readonly<Record<RentalKind, string>> = {
  pc: 'PC',
  vps: 'VPS',
  cloud: 'Cloud machine',
};

const limits: Readonly<Record<CloudSessionLimit, string>> = {
  session: 'the limit of one session is reached',
  hours: 'the hours you bought are used up',
  days: 'the rental ends',
};

export const words = {
  time: { hour: 'h', minute: 'min' },
  kinds,
  limits,
  rental: {
    title: (kind: string, name: string, time: string) => `${kind} “${name}” ends at ${time}`,
    detail: (at: string, left: string) =>
      `At ${at} it had ${left} left. Extend it before it ends to keep the machine.`,
  },
  session: {
    title: (name: string, time: string) =>
      `Cloud machine “${name}” is expected to shut down at ${time}`,
    detail: (at: string, left: string, why: string) =>
      `At ${at} the session had ${left} left. Then ${why} and the machine shuts down automatically. Save your work on the machine.`,
  },
  several: {
    title: (count: number) => `${count} machines are about to end`,
    one: (name: string, time: string) => `${name} at ${time}`,
  },
  list: (names: readonly string[], more: number) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`,
  ended: {
    rental: (names: string) => `Ended: ${names}`,
    session: (names: string) => `Session ended: ${names}`,
    detail: (time: string) => `Ended at ${time}.`,
  },
  extend: 'Extend',
  look: 'Show machine',
  calendar: 'Show expiry calendar',
  notification: {
    soon: (count: number) =>
      count === 1 ? 'A machine is about to end' : `${count} machines are about to end`,
    soonBody: (time: string, product: string) =>
      `It ends at ${time}. Open ${product} to extend it.`,
    over: (count: number) => (count === 1 ? 'A machine has ended' : `${count} machines have ended`),
    overBody: (product: string) => `Open ${product} to see it.`,
  },
};
