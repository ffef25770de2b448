import { markdownTable } from '../markdown-table.ts';
import { goalsTable } from './goals.ts';
import type { Acted, Hour } from './long-list.ts';
import type { Results, Turn } from './results.ts';
import { type Mode, modes, plainFloor, reactFloor, type Subject, subjects } from './subjects.ts';
import type { Measure } from './visit.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
const whole = (value: number) => value.toFixed(0);

/** The columns of a mode's table: with `beside` followed by the ratio to the smallest page of React. */
const columns: readonly {
  readonly head: string;
  readonly measure: Measure;
  readonly write: (value: number) => string;
  /** @default 'first' */
  readonly turn?: Turn;
  readonly beside?: true;
}[] = [
  { head: 'JS, kB', measure: 'JavaScript', write: kilobytes },
  { head: 'CSS', measure: 'CSS', write: kilobytes },
  { head: 'fonts', measure: 'fonts', write: kilobytes },
  { head: 'API', measure: 'API', write: kilobytes },
  { head: 'all', measure: 'bytes', write: kilobytes },
  { head: 'requests', measure: 'requests', write: whole },
  { head: 'list reads', measure: 'listReads', write: whole },
  { head: 'first paint, ms', measure: 'firstPaint', write: whole, beside: true },
  { head: 'usable, ms', measure: 'usable', write: whole, beside: true },
  { head: 'answers, ms', measure: 'answers', write: whole },
  { head: 'blocking, ms', measure: 'blocking', write: whole },
  { head: 'shift', measure: 'shift', write: (value) => value.toFixed(3) },
  { head: 'main thread, ms', measure: 'main', write: whole, beside: true },
  {
    head: 'heap, MB',
    measure: 'heap',
    write: megabytes,
    beside: true,
  },
  { head: 'nodes', measure: 'nodes', write: whole },
  { head: 'again: usable, ms', measure: 'usable', write: whole, turn: 'again', beside: true },
  { head: 'again: main thread, ms', measure: 'main', write: whole, turn: 'again', beside: true },
];

function modeTable(results: Results, { name }: Mode): string {
  const all: readonly Subject[] = [plainFloor, reactFloor, ...Object.values(subjects)];
  const rows = all.flatMap((subject) => {
    if (results.median(name, subject, 'first', 'bytes') === null) return [];
    const cells = columns.map(({ measure, write, turn = 'first', beside }) => {
      const value = results.median(name, subject, turn, measure);
      if (value === null) return '';
      const ratio = beside === true ? results.ratio(name, subject, turn, measure) : null;
      return ratio === null || subject === reactFloor
        ? write(value)
        : `${write(value)} (${ratio.toFixed(2)})`;
    });
    return [[subject.name, ...cells]];
  });
  return markdownTable([name, ...columns.map(({ head }) => head)], rows);
}

/** What is measured from `least` on. */
const short = (value: number, least: number) => (value === 0 ? `< ${least}` : value.toFixed(0));

/** The walks through the long lists, the modes beside each other. */
function walksTable(walks: ReadonlyMap<Mode['name'], readonly Acted[]>): string {
  const names = [...new Set([...walks.values()].flat().map(({ name }) => name))];
  const present = [...walks.keys()];
  const heads = ['main thread, ms', 'longest task, ms', 'interaction to next paint, ms'];
  const rows = names.map((name) => {
    const cells = present.flatMap((mode) => {
      const done = walks.get(mode)?.find((one) => one.name === name);
      if (done === undefined) return ['', '', ''];
      return [whole(done.main), short(done.longestTask, 50), short(done.interaction, 16)];
    });
    return [name].concat(cells);
  });
  return markdownTable(
    ['what is done', ...present.flatMap((mode) => heads.map((head) => `${mode}: ${head}`))],
    rows,
  );
}

function hourTable({ before, after, requests }: Hour): string {
  return markdownTable(
    ['an hour on screen, 200 PCs', 'heap, MB', 'nodes', 'listeners', 'main thread, ms', 'requests'],
    [
      ['before', megabytes(before.heap), whole(before.nodes), whole(before.listeners), '', ''],
      [
        'after',
        megabytes(after.heap),
        whole(after.nodes),
        whole(after.listeners),
        whole(after.main - before.main),
        whole(requests),
      ],
    ],
  );
}

export interface Measured {
  readonly results: Results;
  readonly walks: ReadonlyMap<Mode['name'], readonly Acted[]>;
  readonly hour: Hour | null;
  /** On what, and how often. */
  readonly conditions: string;
}

/** Every table that there is something for. */
export function report({ results, walks, hour, conditions }: Measured): string {
  const isVisited = modes.some(
    ({ name }) => results.median(name, reactFloor, 'first', 'bytes') !== null,
  );
  return [
    conditions,
    ...(isVisited ? [goalsTable(results), ...modes.map((mode) => modeTable(results, mode))] : []),
    ...(walks.size > 0 ? [walksTable(walks)] : []),
    ...(hour === null ? [] : [hourTable(hour)]),
  ].join('\n\n');
}
