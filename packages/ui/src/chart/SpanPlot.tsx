import { textWidth, type SpanLayout } from './layout.ts';
import { markProps } from './looks.tsx';
import { Place } from './PlotParts.tsx';
import { grid, rowName, rowText } from './Chart.css.ts';

/** As much of a text as there is room for. The whole of it is read, and in the table. */
function fitting(text: string, room: number, textScale: number): string {
  if (textWidth(text, textScale) <= room) return text;
  const letters = Math.floor(room / textWidth('0', textScale)) - 1;
  return `${text.slice(0, Math.max(letters, 0)).trimEnd()}…`;
}

interface SpanPlotProps {
  readonly layout: SpanLayout;
  /** Base of the ids of its patterns. */
  readonly base: string;
  /** Index of the row that is read. */
  readonly at: number;
}

/** Rows of time, each in two parts. */
export function SpanPlot({ layout, base, at }: SpanPlotProps) {
  const { drawing, x, step, width, bottom, ticks, textScale } = layout;
  const [before, after] = drawing.series;
  return (
    <>
      {drawing.rows[at] !== undefined && <Place x={0} y={at * step} width={width} height={step} />}
      {ticks.map(({ key, place, anchor }) =>
        anchor === 'middle' ? (
          <path key={key} className={grid} d={`M${place} 0V${bottom}`} />
        ) : null,
      )}
      {drawing.rows.map(({ id, label, until, text }, index) => {
        const top = index * step;
        const end = x(until);
        const bar = { y: top + 22 * textScale, height: 12 * textScale };
        const name = fitting(label, width * 0.6, textScale);
        const room = width - textWidth(name, textScale) - 16;
        return (
          <g key={id}>
            <text className={rowText} x={4} y={top + 15 * textScale}>
              <tspan className={rowName}>{name}</tspan>
              <tspan dx={6}>{fitting(text, room, textScale)}</tspan>
            </text>
            {end > 0 && (
              <rect {...markProps(base, before)} {...bar} x={0.5} width={Math.max(end - 1, 1)} />
            )}
            {width - end > 1 && (
              <rect {...markProps(base, after)} {...bar} x={end + 0.5} width={width - end - 1} />
            )}
          </g>
        );
      })}
    </>
  );
}
