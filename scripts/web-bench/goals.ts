import { markdownTable } from '../markdown-table.ts';
import type { Results, Turn } from './results.ts';
import { type Mode, type SubjectName, subjects } from './subjects.ts';
import type { Measure } from './visit.ts';

interface Goal {
  readonly what: string;
  readonly mode: Mode['name'];
  readonly subject: SubjectName;
  /** @default 'first' */
  readonly turn?: Turn;
  readonly measure: Measure;
  readonly most: number;
  /** What the value is divided by: nothing, the smallest page of React, or another page. */
  readonly over: 'nothing' | 'React' | SubjectName;
}

/** With ten of the fifty PCs on screen, and with all. */
const bothSizes = (goal: Omit<Goal, 'subject'>): readonly Goal[] => [
  { ...goal, subject: 'pcs50' },
  { ...goal, subject: 'all50' },
];

const goals: readonly Goal[] = [
  ...bothSizes({
    what: 'requests of one visit',
    mode: 'phone',
    measure: 'requests',
    most: 60,
    over: 'nothing',
  }),
  ...bothSizes({
    what: 'readings of one page of a list',
    mode: 'phone',
    measure: 'readsOfOnePage',
    most: 1,
    over: 'nothing',
  }),
  ...bothSizes({ what: 'usable', mode: 'phone', measure: 'usable', most: 2, over: 'React' }),
  ...bothSizes({
    what: 'usable, again',
    mode: 'phone',
    turn: 'again',
    measure: 'usable',
    most: 2.2,
    over: 'React',
  }),
  ...bothSizes({ what: 'main thread', mode: 'desktop', measure: 'main', most: 6, over: 'React' }),
  ...bothSizes({ what: 'main thread', mode: 'phone', measure: 'main', most: 8, over: 'React' }),
  ...(['pcs200', 'all200'] as const).map((subject): Goal => ({
    what: 'main thread',
    mode: 'desktop',
    subject,
    measure: 'main',
    most: 10,
    over: 'React',
  })),
  ...(['desktop', 'phone'] as const).flatMap((mode): readonly Goal[] => [
    {
      what: 'main thread, over that with 50',
      mode,
      subject: 'pcs200',
      measure: 'main',
      most: 1.6,
      over: 'pcs50',
    },
    {
      what: 'main thread, over that with 50',
      mode,
      subject: 'all200',
      measure: 'main',
      most: 1.6,
      over: 'all50',
    },
  ]),
  ...bothSizes({ what: 'heap', mode: 'desktop', measure: 'heap', most: 3.5, over: 'React' }),
  {
    what: 'JavaScript until its data are there, kB',
    mode: 'desktop',
    subject: 'pcs50',
    measure: 'firstJavaScript',
    most: 140_000,
    over: 'nothing',
  },
  ...(['firstPaint', 'usable'] as const).map((measure): Goal => ({
    what: measure === 'usable' ? 'usable' : 'first paint',
    mode: 'phone',
    subject: 'login',
    measure,
    most: 0.65,
    over: 'React',
  })),
  {
    what: 'first paint',
    mode: 'phone',
    subject: 'home',
    measure: 'firstPaint',
    most: 0.7,
    over: 'React',
  },
  {
    what: 'first paint',
    mode: 'desktop',
    subject: 'home',
    measure: 'firstPaint',
    most: 1.3,
    over: 'React',
  },
  ...(['phone', 'desktop'] as const).map((mode): Goal => ({
    what: 'layout shift',
    mode,
    subject: 'englishHome',
    measure: 'shift',
    most: 0.01,
    over: 'nothing',
  })),
];

function valueOf(results: Results, { mode, subject, turn = 'first', measure, over }: Goal) {
  const of = subjects[subject];
  const value = results.median(mode, of, turn, measure);
  if (over === 'nothing') return value;
  if (over === 'React') return results.ratio(mode, of, turn, measure);
  const other = results.median(mode, subjects[over], turn, measure);
  return value === null || other === null ? null : value / other;
}

function written({ measure, over }: Goal, value: number): string {
  if (over !== 'nothing') return `${value.toFixed(2)} ×`;
  if (measure === 'firstJavaScript') return (value / 1000).toFixed(1);
  return measure === 'shift' ? value.toFixed(3) : value.toFixed(0);
}

/** Every goal beside what was measured; those of pages that were not visited are left out. */
export function goalsTable(results: Results): string {
  const rows = goals.flatMap((goal) => {
    const value = valueOf(results, goal);
    if (value === null) return [];
    const state = value <= goal.most ? 'met' : '**missed**';
    const { what, mode, subject } = goal;
    return [
      [
        `${subjects[subject].name}: ${what}`,
        mode,
        written(goal, value),
        `≤ ${written(goal, goal.most)}`,
        state,
      ],
    ];
  });
  return markdownTable(['goal', 'mode', 'measured', 'at most', ''], rows);
}
