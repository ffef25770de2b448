import type manifest from '../package.json';
import type { Sample } from './sample.ts';
import { actionSamples } from './samples/actions.tsx';
import { dataSamples } from './samples/data.tsx';
import { fieldSamples } from './samples/fields.tsx';
import { groupSamples } from './samples/groups.tsx';
import { iconSamples } from './samples/icons.tsx';
import { liveSamples } from './samples/live.tsx';
import { overlaySamples } from './samples/overlays.tsx';
import { shellSamples } from './samples/shell.tsx';

/** Entries without a component: values, hooks, data, styles. */
type WithoutComponent =
  | './accent'
  | './media-query'
  | './scale'
  | './status-sets'
  | './styles'
  | './theme'
  | './toast-queue'
  | './use-form'
  | './words/english';

type Entry = keyof (typeof manifest)['exports'];

/** Every entry with a component, and at least one sample of each of its components. */
export type SampleTable = Record<
  Exclude<Entry, WithoutComponent>,
  readonly [Sample, ...(readonly Sample[])]
>;

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
