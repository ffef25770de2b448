import type { PlotFrame, ValueFrame } from './layout.ts';
import { axisText, foot, grid, place as placeStyle } from './Chart.css.ts';

/** Lines across a plot with their values beside them. */
export function ValueAxis({
  layout: { y, marks, left, right, textScale },
  formatTick,
}: {
  readonly layout: ValueFrame;
  readonly formatTick: (value: number) => string;
}) {
  return marks.map((value) => (
    <g key={value}>
      <path className={value === 0 ? foot : grid} d={`M${left} ${y(value)}H${right}`} />
      <text className={axisText} x={left - 6} y={y(value)} dy={3.5 * textScale} textAnchor="end">
        {formatTick(value)}
      </text>
    </g>
  ));
}

/** The words below a plot. */
export function TickWords({ ticks, bottom, textScale }: PlotFrame) {
  return ticks.map(({ key, place, label, anchor }) => (
    <text key={key} className={axisText} x={place} y={bottom + 15 * textScale} textAnchor={anchor}>
      {label}
    </text>
  ));
}

/** What is read: a band behind it. */
export function Place({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) {
  return <rect className={placeStyle} x={x} y={y} width={width} height={height} rx="2" />;
}
