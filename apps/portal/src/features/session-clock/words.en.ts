import type { CloudSessionLimit } from '@tram/machines/rules';

const limits: Readonly<Record<CloudSessionLimit, string>> = {
  session: 'the limit of one session is reached',
  hours: 'the hours you bought are used up',
  days: 'the rental ends',
};

function plural(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

export const words = {
  time: { day: 'd', hour: 'h', minute: 'min' },
  limits,
  mark: {
    label: 'Running cloud machines',
    running: (count: number) =>
      `${plural(count, 'cloud machine', 'cloud machines')} ${count === 1 ? 'is' : 'are'} running`,
    left: (left: string) => `session has about ${left} left`,
    firstLeft: (left: string) => `first session has about ${left} left`,
    dot: 'A cloud machine is running',
  },
  warning: {
    title: (name: string, time: string) =>
      `Cloud machine “${name}” is expected to shut down at ${time}`,
    detail: (at: string, left: string, why: string) =>
      `At ${at} the session had ${left} left, then ${why} and the machine shuts down automatically. Save your work in the machine.`,
    look: 'View machine',
    extend: 'Extend',
  },
};
