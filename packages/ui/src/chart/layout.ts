import { scaleBand, scaleLinear } from '@visx/scale';
import {
  sumOf,
  type BarDrawing,
  type ChartDrawing,
  type ChartTick,
  type LineDrawing,
  type SpanDrawing,
} from './drawing.ts';

/** The place that a chart has. */
export interface PlotSize {
  /** px */
  readonly width: number;
  /** How much larger than usual text is: 2 at 200 %. */
  readonly textScale: number;
}

/** A word beside an axis, where there is room for it. */
export interface PlacedTick {
  readonly key: string;
  /** px along the axis. */
  readonly place: number;
  readonly label: string;
  /** Which end of the word stands at its place: at the edges it stays inside. */
  readonly anchor: 'start' | 'middle' | 'end';
}

/** What all drawings have: where the plot is, where its readings and its words are. */
export interface PlotFrame extends PlotSize {
  readonly height: number;
  /** Edges of the plot within the picture, px. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Along the axis of the readings, px: the middle of each bar, point or row. */
  readonly places: readonly number[];
  /** Whether the readings stand beside or below each other. */
  readonly orientation: 'horizontal' | 'vertical';
  /** Words below the plot. */
  readonly ticks: readonly PlacedTick[];
}

/** A plot with values from its foot upwards. */
export interface ValueFrame extends PlotFrame {
  readonly y: ReturnType<typeof scaleLinear<number>>;
  /** The values that have a line across the plot. */
  readonly marks: readonly number[];
}

/** The layout of a drawing. */
export type ChartLayout = BarLayout | LineLayout | SpanLayout;

export interface BarLayout extends ValueFrame {
  readonly kind: 'bars';
  readonly drawing: BarDrawing;
  readonly x: ReturnType<typeof scaleBand<string>>;
}

export interface LineLayout extends ValueFrame {
  readonly kind: 'line';
  readonly drawing: LineDrawing;
  readonly x: ReturnType<typeof scaleLinear<number>>;
}

export interface SpanLayout extends PlotFrame {
  readonly kind: 'spans';
  readonly drawing: SpanDrawing;
  readonly x: ReturnType<typeof scaleLinear<number>>;
  /** Height of a row, px. */
  readonly step: number;
}

/** Sizes in px at usual text. Digits of the text face are 0.56 em wide, other letters up to 0.6. */
const sizes = {
  plot: 176,
  top: 20,
  tickRow: 22,
  letter: 6.6,
  gap: 8,
  spanRow: 40,
} as const;

/** About how wide words of an axis are, px. */
export function textWidth(text: string, textScale: number): number {
  return text.length * sizes.letter * textScale;
}

/** About how many lines cross a plot. */
const markCount = 4;

/** A scale with the values and 0 on it, that begins and ends at a round number, and its round numbers. */
function valueScale(values: readonly number[], whole: number, range: [number, number]) {
  const [lowest, highest] = [Math.min(0, ...values) / whole, Math.max(0, ...values) / whole];
  // Nothing but zeros: a scale without a length has no place for them.
  if (lowest === highest) {
    return { y: scaleLinear<number>({ domain: [0, whole], range }), marks: [0] };
  }
  const round = scaleLinear<number>({ domain: [lowest, highest], nice: markCount });
  const [from = 0, to = 0] = round.domain();
  return {
    y: scaleLinear<number>({ domain: [from * whole, to * whole], range }),
    marks: round.ticks(markCount).map((mark) => mark * whole),
  };
}

function valueFrame(
  values: readonly number[],
  { formatTick, tickUnit = 1 }: Pick<BarDrawing, 'formatTick' | 'tickUnit'>,
  { width, textScale }: PlotSize,
) {
  const top = sizes.top * textScale;
  const bottom = top + sizes.plot;
  const { y, marks } = valueScale(values, tickUnit, [bottom, top]);
  const widest = Math.max(...marks.map((mark) => textWidth(formatTick(mark), textScale)));
  return {
    width,
    textScale,
    height: bottom + sizes.tickRow * textScale,
    top,
    bottom,
    // Beside the plot at most a third of the width is words.
    left: Math.min(widest + sizes.gap, width / 3),
    right: width - sizes.gap / 2,
    y,
    marks,
  };
}

/** Leaves out words that would lie over another; of two the later one is kept. */
function withRoom(
  ticks: readonly Omit<PlacedTick, 'anchor'>[],
  { width, textScale }: PlotSize,
): readonly PlacedTick[] {
  let free = width;
  return [...ticks]
    .reverse()
    .flatMap((tick): readonly PlacedTick[] => {
      const wide = textWidth(tick.label, textScale);
      const middle = tick.place - wide / 2;
      const start = Math.max(Math.min(middle, width - wide), 0);
      if (start + wide > free) return [];
      free = start - sizes.gap;
      if (start < middle) return [{ ...tick, place: width, anchor: 'end' }];
      return start > middle
        ? [{ ...tick, place: 0, anchor: 'start' }]
        : [{ ...tick, anchor: 'middle' }];
    })
    .reverse();
}

function timeTicks(
  ticks: readonly ChartTick[],
  x: (at: number) => number,
  size: PlotSize,
): readonly PlacedTick[] {
  return withRoom(
    ticks.map(({ at, label }) => ({ key: String(at), place: x(at), label })),
    size,
  );
}

function barLayout(drawing: BarDrawing, size: PlotSize): BarLayout {
  const { bars } = drawing;
  const frame = valueFrame(
    bars.map(({ values }) => sumOf(values)),
    drawing,
    size,
  );
  const x = scaleBand<string>({
    domain: bars.map(({ id }) => id),
    range: [frame.left, frame.right],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });
  const places = bars.map(({ id }) => (x(id) ?? frame.left) + x.bandwidth() / 2);
  const ticks = bars.map(({ id, tick }, index) => ({
    key: id,
    place: places[index] ?? frame.left,
    label: tick,
  }));
  return {
    ...frame,
    kind: 'bars',
    drawing,
    orientation: 'horizontal',
    places,
    ticks: withRoom(ticks, size),
    x,
  };
}

function lineLayout(drawing: LineDrawing, size: PlotSize): LineLayout {
  const { points, ticks } = drawing;
  const frame = valueFrame(
    points.map(({ value }) => value),
    drawing,
    size,
  );
  const times = points.map(({ at }) => at);
  const x = scaleLinear<number>({
    domain: [Math.min(...times), Math.max(...times)],
    range: [frame.left, frame.right],
  });
  return {
    ...frame,
    kind: 'line',
    drawing,
    orientation: 'horizontal',
    places: times.map((at) => x(at)),
    ticks: timeTicks(ticks, x, size),
    x,
  };
}

function spanLayout(drawing: SpanDrawing, size: PlotSize): SpanLayout {
  const { rows, from, to, ticks } = drawing;
  const { width, textScale } = size;
  const step = sizes.spanRow * textScale;
  const bottom = rows.length * step;
  const x = scaleLinear<number>({ domain: [from, to], range: [0, width], clamp: true });
  return {
    ...size,
    kind: 'spans',
    drawing,
    orientation: 'vertical',
    left: 0,
    right: width,
    top: 0,
    bottom,
    height: bottom + sizes.tickRow * textScale,
    places: rows.map((_, index) => (index + 0.5) * step),
    ticks: timeTicks(ticks, x, size),
    x,
    step,
  };
}

/** Where everything of a drawing stands within its place. */
export function layoutOf(drawing: ChartDrawing, size: PlotSize): ChartLayout {
  switch (drawing.kind) {
    case 'bars':
      return barLayout(drawing, size);
    case 'line':
      return lineLayout(drawing, size);
    case 'spans':
      return spanLayout(drawing, size);
    default:
      return drawing satisfies never;
  }
}

/** Which of the places, in their order, is nearest; of two at the same distance the later one. -1 for none. */
export function nearest(places: readonly number[], position: number): number {
  let found = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const apart = Math.abs(place - position);
    if (apart > distance) break;
    found = index;
    distance = apart;
  }
  return found;
}
