import * as fc from 'fast-check';

/** One of the samples: every kind of event as often as every other, however many samples it has. */
export function anySample<Event>(
  samples: Readonly<Record<string, readonly Event[]>>,
): fc.Arbitrary<Event> {
  return fc.oneof(...Object.values(samples).map((each) => fc.constantFrom(...each)));
}
