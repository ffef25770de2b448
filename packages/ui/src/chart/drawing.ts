import type { Tone } from '../theme/palette.ts';

/**
 * How an amount is drawn, so that it is told from the others without colour: filled, striped, dotted, or `open` with a dashed edge, which is
 * for what is expected and not yet so.
 */
export type ChartLook = 'solid' | 'striped' | 'dotted' | 'open';

/** One of the things that a chart compares. */
export interface ChartSeries {
  /** Identity among the others. */
  readonly id: string;
  /** 'PC'. Stands in the key and over a column of the table. */
  readonly label: string;
  readonly look: ChartLook;
  /** A state (free, low), never a category. @default 'neutral' */
  readonly tone?: Extract<Tone, 'neutral' | 'positive' | 'warning'> | undefined;
}

/** A bar: a month, a day. */
export interface ChartBar {
  readonly id: string;
  /** In full: 'Tháng 11/2026'. */
  readonly label: string;
  /** Below the bar, short: '11/26'. */
  readonly tick: string;
  /** One for each series, in their order, 0 or more. */
  readonly values: readonly number[];
  /** What belongs to it and is not drawn, in words: '41 giờ 20 phút'. Under the heading `extra`. */
  readonly extra?: string | undefined;
}

interface ChartScale {
  /** Over the first column of the table: 'Tháng'. */
  readonly axis: string;
  /** A value in full: '1.284.500'. */
  readonly format: (value: number) => string;
  /** The same beside the axis, short: '1,5 tr'. */
  readonly formatTick: (value: number) => string;
  /** What the axis counts in: 60 where values are minutes and its words are hours. @default 1 */
  readonly tickUnit?: number | undefined;
  /** Of the values, said once over each column of the table and after a value that is read out: 'VNĐ'. Leave it out where `format` has it. */
  readonly unit?: string | undefined;
  /** Of the digits in a copy, where `format` writes them as words: 'phút'. @default unit */
  readonly copiedUnit?: string | undefined;
}

/** Amounts by month or day, each stacked of its parts. */
export interface BarDrawing extends ChartScale {
  readonly kind: 'bars';
  /** From the foot upwards. */
  readonly series: readonly ChartSeries[];
  readonly bars: readonly ChartBar[];
  /** Heading of the sum of the series: 'Tổng'. Leave it out with one series. */
  readonly total?: string | undefined;
  /** Heading of what the bars have as `extra`. */
  readonly extra?: string | undefined;
}

/** A word on an axis of time. */
export interface ChartTick {
  /** ms since 1970, or any other measure that the points have. */
  readonly at: number;
  readonly label: string;
}

/** A value that holds until the next point. */
export interface ChartPoint extends Pick<ChartTick, 'at'> {
  readonly id: string;
  /** In full: '20/11/2026 16:27'. */
  readonly label: string;
  readonly value: number;
  /** @default false */
  readonly isEstimate?: boolean | undefined;
}

/** A value over time, in steps: what is known as a line, what is expected dashed. */
export interface LineDrawing extends ChartScale {
  readonly kind: 'line';
  /** What is drawn: 'Số dư'. */
  readonly label: string;
  /** What the dashed part is: 'Ước tính'. */
  readonly estimate: string;
  /** In the order of time. */
  readonly points: readonly ChartPoint[];
  readonly ticks: readonly ChartTick[];
  /** Parts what was from what is expected: 'Hiện tại'. */
  readonly now: ChartTick;
}

/** A row of time: from the start of the axis one state, from `until` on the other. */
export interface ChartSpan {
  readonly id: string;
  /** 'Máy 1'. */
  readonly label: string;
  /** Where the first state ends, in the measure of the axis. */
  readonly until: number;
  /** Above the bar, beside the label: 'đến 23:15 22/11'. */
  readonly text: string;
  /** One for each of `columns`. */
  readonly cells: readonly string[];
}

/** What is taken until when, row by row, on one axis of time. */
export interface SpanDrawing {
  readonly kind: 'spans';
  /** Over the first column of the table: 'Máy'. */
  readonly axis: string;
  /** The state before `until` of a row, and the one after it. */
  readonly series: readonly [ChartSeries, ChartSeries];
  readonly rows: readonly ChartSpan[];
  /** Headings of the cells of the rows. */
  readonly columns: readonly string[];
  /** Both ends of the axis. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly ChartTick[];
}

/** What a chart draws. */
export type ChartDrawing = BarDrawing | LineDrawing | SpanDrawing;

/** A value in its two forms; both empty for none. */
interface ReadingCell {
  readonly text: string;
  /** As a spreadsheet takes it: digits alone. */
  readonly copied: string;
}

/** All values of one bar, point or row. */
export interface ChartReading {
  readonly id: string;
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ReadingCell[];
}

interface ReadingColumn {
  readonly id: string;
  /** Without its unit. */
  readonly label: string;
  /** What its values are drawn as; nothing for those that are not drawn. */
  readonly series: ChartSeries | null;
  readonly unit: string | undefined;
  readonly copiedUnit: string | undefined;
}

/** A drawing as a table: what is read out, shown beside the picture and copied is this alone. */
export interface ChartTable {
  readonly axis: string;
  readonly columns: readonly ReadingColumn[];
  readonly readings: readonly ChartReading[];
  /** The reading that is shown first: the newest value. */
  readonly first: number;
}

const none: ReadingCell = { text: '', copied: '' };
const inWords = (text: string): ReadingCell => ({ text, copied: text });

/** The units of the values of a drawing, shown and copied. */
function unitsOf({ unit, copiedUnit = unit }: Pick<ChartScale, 'unit' | 'copiedUnit'>) {
  return { unit, copiedUnit };
}

const noUnits = { unit: undefined, copiedUnit: undefined };

function columnOf(
  series: ChartSeries,
  { unit, copiedUnit }: Pick<ReadingColumn, 'unit' | 'copiedUnit'>,
): ReadingColumn {
  return { id: series.id, label: series.label, series, unit, copiedUnit };
}

function barTable(drawing: BarDrawing): ChartTable {
  const { axis, series, bars, total, extra, format } = drawing;
  const units = unitsOf(drawing);
  const cell = (value: number): ReadingCell => ({ text: format(value), copied: String(value) });
  return {
    axis,
    columns: [
      ...series.map((one) => columnOf(one, units)),
      ...(total === undefined ? [] : [{ id: 'total', label: total, series: null, ...units }]),
      ...(extra === undefined ? [] : [{ id: 'extra', label: extra, series: null, ...noUnits }]),
    ],
    readings: bars.map(({ id, label, values, extra: more = '' }) => ({
      id,
      label,
      cells: [
        ...series.map((_, index) => cell(values[index] ?? 0)),
        ...(total === undefined ? [] : [cell(sumOf(values))]),
        ...(extra === undefined ? [] : [inWords(more)]),
      ],
    })),
    first: bars.length - 1,
  };
}

/** What a line is drawn as, and its part that is an estimate. */
function lineSeries({
  label,
  estimate,
}: Pick<LineDrawing, 'label' | 'estimate'>): readonly [ChartSeries, ChartSeries] {
  return [
    { id: 'known', label, look: 'solid' },
    { id: 'estimate', label: estimate, look: 'open' },
  ];
}

function lineTable(drawing: LineDrawing): ChartTable {
  const { axis, points, format, now } = drawing;
  const units = unitsOf(drawing);
  return {
    axis,
    columns: lineSeries(drawing).map((one) => columnOf(one, units)),
    readings: points.map(({ id, label, value, isEstimate = false }) => {
      const cell = { text: format(value), copied: String(value) };
      return { id, label, cells: isEstimate ? [none, cell] : [cell, none] };
    }),
    first: Math.max(
      points.findLastIndex(({ at }) => at <= now.at),
      0,
    ),
  };
}

function spanTable({ axis, rows, columns }: SpanDrawing): ChartTable {
  return {
    axis,
    columns: columns.map((label) => ({ id: label, label, series: null, ...noUnits })),
    readings: rows.map(({ id, label, cells }) => ({ id, label, cells: cells.map(inWords) })),
    first: 0,
  };
}

/** All values of a drawing, in the words in which they are shown. */
export function chartTable(drawing: ChartDrawing): ChartTable {
  switch (drawing.kind) {
    case 'bars':
      return barTable(drawing);
    case 'line':
      return lineTable(drawing);
    case 'spans':
      return spanTable(drawing);
    default:
      return drawing satisfies never;
  }
}

/** What the drawing is made of, for its key. */
export function seriesOf(drawing: ChartDrawing): readonly ChartSeries[] {
  return drawing.kind === 'line' ? lineSeries(drawing) : drawing.series;
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** A reading in a sentence: 'Tháng 11/2026: PC 300.000 VNĐ, VPS 320.000 VNĐ'. */
export function readingInWords({ columns }: ChartTable, { label, cells }: ChartReading): string {
  const said = columns.flatMap(({ label: name, unit }, index) => {
    const text = cells[index]?.text ?? '';
    return text === '' ? [] : [[name, text, unit].filter((part) => part !== undefined).join(' ')];
  });
  return `${label}: ${said.join(', ')}`;
}

function withUnit(label: string, unit: string | undefined): string {
  return unit === undefined ? label : `${label} (${unit})`;
}

/** The head of a column with its unit: 'PC (VNĐ)'. */
export function columnHead({ label, unit }: ReadingColumn): string {
  return withUnit(label, unit);
}

/** Cells with tabs between them; a tab or a line break inside a cell would part it. */
function copiedLine(cells: readonly string[]): string {
  return cells.map((cell) => cell.replaceAll(/\s+/gu, ' ')).join('\t');
}

/** The table as a spreadsheet takes it from the clipboard, line by line. */
export function copiedTable({ axis, columns, readings }: ChartTable): string {
  return [
    copiedLine([axis, ...columns.map(({ label, copiedUnit }) => withUnit(label, copiedUnit))]),
    ...readings.map(({ label, cells }) =>
      copiedLine([label, ...cells.map(({ copied }) => copied)]),
    ),
  ].join('\n');
}
