import type { SampleTable } from './sample.ts';
import { actionSamples } from './samples/actions.tsx';
import { dataSamples } from './samples/data.tsx';
import { fieldSamples } from './samples/fields.tsx';
import { groupSamples } from './samples/groups.tsx';
import { iconSamples } from './samples/icons.tsx';
import { liveSamples } from './samples/live.tsx';
import { overlaySamples } from './samples/overlays.tsx';
import { shellSamples } from './samples/shell.tsx';

export const samples: SampleTable = {
  ...actionSamples,
  ...fieldSamples,
  ...groupSamples,
  ...overlaySamples,
  ...dataSamples,
  ...liveSamples,
  ...shellSamples,
  ...iconSamples,
};
