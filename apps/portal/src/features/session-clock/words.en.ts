function plural(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

export const words = {
  time: { day: 'd', hour: 'h', minute: 'min' },
  mark: {
    label: 'Running cloud machines',
    running: (count: number) =>
      `${plural(count, 'cloud machine', 'cloud machines')} ${count === 1 ? 'is' : 'are'} running`,
    left: (left: string) => `session has about ${left} left`,
    firstLeft: (left: string) => `first session has about ${left} left`,
    dot: 'A cloud machine is running',
  },
};
