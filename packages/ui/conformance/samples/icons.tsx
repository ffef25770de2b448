import type { ComponentType } from 'react';
import type { IconProps } from '../../src/icon/createIcon.tsx';
import { IconCopy } from '../../src/icon/generated/IconCopy.ts';
import { closed, type SampleTable } from '../sample.ts';

/** Any icon: they all come out of one function, and differ in their path alone. */
export function iconSample(icon: ComponentType<IconProps>) {
  return closed(icon, { size: 16 });
}

export const iconSamples = { './icon/*': [iconSample(IconCopy)] } satisfies Partial<SampleTable>;
