/** An advisory that is known and does not reach us, until a day on which it is looked at again. */
export interface KnownAdvisory {
  /** `GHSA-…` */
  readonly id: string;
  /** Why it does not reach us. */
  readonly why: string;
  /** The last day on which it is let through, `YYYY-MM-DD`. */
  readonly until: string;
}

/** At most a handful: what can be updated is updated. */
export const knownAdvisories: readonly KnownAdvisory[] = [];

/** One entry of `pnpm audit --json`. */
interface Advisory {
  readonly id: string;
  readonly text: string;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Reads the answer of `pnpm audit --json`.
 * @returns null when it is none: the registry did not answer
 */
export function readAudit(output: string): readonly Advisory[] | null {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return null;
  }
  const advisories = field(answer, 'advisories');
  // Without a count of what was looked at it is not the registry that has answered.
  const looked = field(field(answer, 'metadata'), 'totalDependencies');
  if (typeof advisories !== 'object' || advisories === null || typeof looked !== 'number') {
    return null;
  }
  return Object.entries(advisories).map(([key, one]: [string, unknown]) => {
    const named = field(one, 'github_advisory_id');
    const id = typeof named === 'string' ? named : key;
    const words = ['module_name', 'severity', 'title', 'url'].map((name) => field(one, name));
    return { id, text: [id, ...words.filter((word) => typeof word === 'string')].join(', ') };
  });
}

/**
 * What is wrong: an advisory that nobody has looked at, one that was let through until a day that is over, and an entry of the
 * list for which there is no advisory any more.
 * @param today `YYYY-MM-DD`
 */
export function auditFaults(
  found: readonly Advisory[],
  known: readonly KnownAdvisory[],
  today: string,
): readonly string[] {
  return [
    ...found.flatMap(({ id, text }) => {
      const entry = known.find((one) => one.id === id);
      if (entry === undefined) return [text];
      return entry.until < today ? [`${text} (let through until ${entry.until})`] : [];
    }),
    ...known
      .filter(({ id }) => found.every((one) => one.id !== id))
      .map(({ id }) => `${id} is not reported any more: remove it from the list`),
  ];
}
