export const words = {
  second: 's',
  minute: 'min',
  hour: 'h',
  usual: (time: string, times: number) =>
    `usually takes about ${time}, by your last ${times} times`,
  unknown: (least: number) =>
    `how long it usually takes is not known yet, at least ${least} times are needed`,
  longer: 'longer than usual',
};
