import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

export interface Case {
  /** The entry, and the component's place among its components. */
  readonly name: string;
  readonly sample: Sample;
}

/** Every sample, named for test reports and for what the server rendered of it. */
export const cases: readonly Case[] = Object.entries(samples).flatMap(([entry, list]) =>
  list.map((sample, index) => ({ name: index === 0 ? entry : `${entry} ${index + 1}`, sample })),
);
