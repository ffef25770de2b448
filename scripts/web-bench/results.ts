import { reactFloor, type Mode, type Subject } from './subjects.ts';
import type { Measure, Visit } from './visit.ts';

/** `first`: with an empty cache; `again`: a new tab with what the first visit has left in it. */
export type Turn = 'first' | 'again';

/** All visits, by mode, subject and turn. */
export interface Results {
  add(mode: Mode['name'], subject: Subject, turn: Turn, visit: Visit): void;
  /** Of the visits there were; null where there were none. */
  median(mode: Mode['name'], subject: Subject, turn: Turn, measure: Measure): number | null;
  /** The same over that of the smallest page of React. */
  ratio(mode: Mode['name'], subject: Subject, turn: Turn, measure: Measure): number | null;
}

function middle(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

const keyOf = (mode: string, subject: Subject, turn: Turn) => `${mode} ${turn} ${subject.name}`;

export function createResults(): Results {
  const visits = new Map<string, Visit[]>();
  const results: Results = {
    add(mode, subject, turn, visit) {
      const key = keyOf(mode, subject, turn);
      visits.set(key, [...(visits.get(key) ?? []), visit]);
    },
    median: (mode, subject, turn, measure) =>
      middle((visits.get(keyOf(mode, subject, turn)) ?? []).map((visit) => visit[measure])),
    ratio(mode, subject, turn, measure) {
      const value = results.median(mode, subject, turn, measure);
      const floor = results.median(mode, reactFloor, turn, measure);
      return value === null || floor === null || floor === 0 ? null : value / floor;
    },
  };
  return results;
}
