import type { Row, Verdict } from './findings.ts';
import type { Settings } from './settings.ts';

/** All that a run has found. Holds no personal data: names of fields, statuses, roles, origins and sums alone. */
export interface Report {
  readonly api: string;
  /** VND that the account was charged; null without `--write`. */
  readonly spent: number | null;
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly rows: readonly Row[];
  /** What the run has made and could not remove. */
  readonly left: readonly string[];
  readonly settings: Settings;
}

/** The number of calls of the contract by their result. */
export function countsOf(rows: readonly Row[]): Report['counts'] {
  const count = (verdict: Verdict) =>
    rows.filter((row) => row.operation !== null && row.verdict === verdict).length;
  return {
    conforms: count('conforms'),
    'does without': count('does without'),
    breaks: count('breaks'),
    'not tried': count('not tried'),
  };
}

const signs: Readonly<Record<Verdict, string>> = {
  conforms: 'ok',
  'does without': 'does without',
  breaks: 'BREAKS',
  'not tried': 'not tried',
};

const INDENT = ' '.repeat(14);

export function reportText(report: Report): string {
  const { rows, counts, left, settings, spent } = report;
  const calls = rows.filter(({ operation }) => operation !== null);
  const extraSubjects = rows.filter(({ operation }) => operation === null);
  return [
    `${calls.length} calls of ${report.api}`,
    '',
    ...calls.flatMap(lines),
    '',
    'Beside the calls',
    '',
    ...extraSubjects.flatMap(lines),
    '',
    `${counts.conforms} conform; ${counts['does without']} conform to the specification, and the portal does without what is ours; ` +
      `${counts.breaks} break; ${counts['not tried']} were not tried.`,
    ...(spent === null ? [] : [`Spent: ${spent} VND.`]),
    ...leftLines(left),
    '',
    'For config.json:',
    JSON.stringify(settings, null, 2),
    '',
  ].join('\n');
}

export function leftLines(left: readonly string[]): readonly string[] {
  return left.length === 0 ? [] : ['Left behind:', ...left.map((one) => `  ${one}`)];
}

function lines({ name, verdict, details, screens }: Row): readonly string[] {
  const where =
    verdict === 'breaks' ? `  → ${screens ?? 'no screen of the portal makes this call'}` : '';
  return [
    `${signs[verdict].padEnd(INDENT.length)}${name}${where}`,
    ...details.map((detail) => `${INDENT}  ${detail}`),
  ];
}
