import { type OperationId, operationIds, operations } from '@tram/api/operations';
import { screens } from './screens.ts';

/** Subjects that are no calls, by what the portal uses them for. */
const extraSubjects = [
  { name: 'cross-origin calls', screens: 'every screen, of a portal on another origin' },
  { name: 'prices for visitors', screens: 'the landing page' },
  { name: 'server clock', screens: 'every countdown' },
  { name: 'events by polling', screens: 'notices of machines and recharges' },
  { name: 'events by WebSocket', screens: 'notices of machines and recharges' },
  { name: 'joining the events', screens: 'notices of machines and recharges' },
  { name: 'events as they came', screens: 'notices of machines and recharges' },
  { name: 'idempotency keys', screens: 'everything that costs money' },
  { name: 'confirmed totals', screens: 'everything that costs money' },
  { name: 'dates of orders', screens: 'PC orders and cloud orders' },
] as const;

export type ExtraSubject = (typeof extraSubjects)[number]['name'];
type Subject = OperationId | ExtraSubject;

/**
 * - `conforms`: it was tried, and nothing is missing.
 * - `does without`: something of ours is missing that the specification does not name; the details say what the portal does instead.
 * - `breaks`: the specification is not kept; the details say how, `screens` where customers meet it.
 * - `not tried`: the details say why.
 */
export type Verdict = 'conforms' | 'does without' | 'breaks' | 'not tried';

export interface Row {
  /** `GET /logs`, or a subject that is no call. */
  readonly name: string;
  readonly operation: OperationId | null;
  readonly verdict: Verdict;
  readonly details: readonly string[];
  /** Null: no screen of the portal makes this call. */
  readonly screens: string | null;
}

/** The findings of a run. Their words name fields and statuses, never a customer's values. */
export interface Findings {
  /** It was made, and its success was checked. */
  tried(subject: Subject): void;
  breaks(subject: Subject, how: string): void;
  doesWithout(subject: Subject, what: string): void;
  /** A note, no fault. */
  note(subject: Subject, what: string): void;
  /** Counts unless it is tried after all. The first reason is kept. */
  notTried(subject: Subject, why: string): void;
  /** A row for each of the calls in the contract's order, then the other subjects. */
  rows(): readonly Row[];
}

interface Found {
  tried: boolean;
  whyNot: string | null;
  readonly breaks: Set<string>;
  readonly without: Set<string>;
  readonly notes: Set<string>;
}

export function createFindings(): Findings {
  const found = new Map<Subject, Found>();
  function of(subject: Subject): Found {
    const known = found.get(subject);
    if (known !== undefined) return known;
    const made: Found = {
      tried: false,
      whyNot: null,
      breaks: new Set(),
      without: new Set(),
      notes: new Set(),
    };
    found.set(subject, made);
    return made;
  }
  const verdictOn = (subject: Subject): Pick<Row, 'verdict' | 'details'> => {
    const { tried, whyNot, breaks, without, notes } = of(subject);
    if (breaks.size > 0) return { verdict: 'breaks', details: [...breaks, ...without, ...notes] };
    if (!tried) return { verdict: 'not tried', details: [whyNot ?? 'nothing led to it', ...notes] };
    const verdict = without.size > 0 ? 'does without' : 'conforms';
    return { verdict, details: [...without, ...notes] };
  };
  const callRow = (operation: OperationId): Row => ({
    name: `${operations[operation].method} ${operations[operation].path}`,
    operation,
    ...verdictOn(operation),
    screens: screens[operation],
  });
  const besideRow = ({ name, screens: where }: (typeof extraSubjects)[number]): Row => ({
    name,
    operation: null,
    ...verdictOn(name),
    screens: where,
  });
  return {
    tried: (subject) => void (of(subject).tried = true),
    breaks: (subject, how) => void of(subject).breaks.add(how),
    doesWithout: (subject, what) => void of(subject).without.add(what),
    note: (subject, what) => void of(subject).notes.add(what),
    notTried: (subject, why) => void (of(subject).whyNot ??= why),
    rows: () => [...operationIds.map(callRow), ...extraSubjects.map(besideRow)],
  };
}
