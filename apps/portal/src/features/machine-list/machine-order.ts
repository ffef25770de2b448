/** What the order, the search and the filter of a list need to know of a machine. */
export interface MachineTraits {
  /** Rented ones come first, then those that are being made, then the rest. */
  readonly rank: 'rented' | 'making' | 'rest';
  /** Until when it is rented, ms; null where that is not known. */
  readonly endsAt: number | null;
  /** Code of its state, as the filter has it. */
  readonly status: string;
  /** What it is found by: its name, its package, its host. */
  readonly texts: readonly unknown[];
}

const unreadable: MachineTraits = { rank: 'rest', endsAt: null, status: '', texts: [] };

/** The same for a record of any backend: one that cannot be read stands with the rest, and is shown as its card can. */
export function safeTraits<Row>(
  traitsOf: (row: Row) => MachineTraits,
): (row: Row) => MachineTraits {
  return (row) => {
    try {
      return traitsOf(row);
    } catch {
      return unreadable;
    }
  };
}

const ranks = { rented: 0, making: 1, rest: 2 } as const satisfies Record<
  MachineTraits['rank'],
  number
>;

/** By rank, rented ones by what is left of their time, those without a known end after them; else as the server has them. */
export function inMachineOrder<Row>(
  rows: readonly Row[],
  traitsOf: (row: Row) => MachineTraits,
): readonly Row[] {
  return rows
    .map((row) => ({ row, traits: traitsOf(row) }))
    .sort(
      ({ traits: one }, { traits: other }) =>
        ranks[one.rank] - ranks[other.rank] ||
        (one.rank === 'rented' ? compareEnds(one.endsAt, other.endsAt) : 0),
    )
    .map(({ row }) => row);
}

function compareEnds(one: number | null, other: number | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  return other === null ? -1 : one - other;
}
