import { expect, test } from 'vitest';
import { figureOf } from './VpsConfigCard.tsx';

test.each([
  ['CPU', '2 vCPU', '2', 'vCPU'],
  ['RAM', '8GB', '8', 'GB RAM'],
  ['SSD', '1.000 GB NVMe', '1.000', 'GB NVMe SSD'],
  ['CPU', '12', '12', 'CPU'],
])('%s %j is %s over %j', (part, text, value, label) => {
  expect(figureOf(part, text)).toEqual({ value, label });
});

test.each(['Xeon E5-2696 v4, 22 nhân', '2x Xeon E5', '2 X EPYC', ''])(
  '%j is no figure but a detail',
  (text) => {
    expect(figureOf('CPU', text)).toBeNull();
  },
);
