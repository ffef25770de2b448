export const words = {
  second: 's',
  minute: 'min',
  hour: 'h',
  usual: (time: string, times: number) =>
    `usually takes about ${time}, based on your last ${times === 1 ? 'time' : `${times} times`}`,
  unknown: (least: number) =>
    `we do not know yet how long it usually takes, it needs at least ${least} times`,
  longer: 'longer than usual',
};
