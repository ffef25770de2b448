import { curveStepAfter } from '@visx/curve';
import { Area, LinePath } from '@visx/shape';
import type { ChartPoint, LineDrawing } from './drawing.ts';
import { textWidth, type LineLayout } from './layout.ts';
import { Place, ValueAxis } from './PlotParts.tsx';
import { area, axisText, line, nowLine, point as pointStyle } from './Chart.css.ts';

interface Run {
  readonly isEstimate: boolean;
  readonly points: ChartPoint[];
}

/** The line cut where it turns from what is known to what is not, or back: both parts have the point between them. */
function runsOf({ points, now }: LineDrawing): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next === undefined) break;
    const isEstimate = point.isEstimate === true || point.at >= now.at;
    const last = runs.at(-1);
    if (last?.isEstimate === isEstimate) last.points.push(next);
    else runs.push({ isEstimate, points: [point, next] });
  }
  return runs;
}

interface LinePlotProps {
  readonly layout: LineLayout;
  /** Index of the point that is read. */
  readonly at: number;
}

/** A value that goes on in steps, and what is expected of it. */
export function LinePlot({ layout, at }: LinePlotProps) {
  const { drawing, x, y, top, bottom, right, places, textScale } = layout;
  const { points, now, estimate, formatTick } = drawing;
  const read = points[at];
  const place = places[at];
  const here = x(now.at);
  const hasAhead = points.some((point) => point.at > now.at);
  return (
    <>
      {place !== undefined && <Place x={place - 4} y={top} width={8} height={bottom - top} />}
      <Area<ChartPoint>
        data={[...points]}
        x={(point) => x(point.at)}
        y0={y(0)}
        y1={(point) => y(point.value)}
        curve={curveStepAfter}
        className={area}
      />
      <ValueAxis layout={layout} formatTick={formatTick} />
      <path className={nowLine} d={`M${here} ${top - 4}V${bottom}`} />
      {hasAhead && textWidth(estimate, textScale) < right - here && (
        <text className={axisText} x={here + 6} y={top - 6 * textScale}>
          {estimate}
        </text>
      )}
      {textWidth(now.label, textScale) < here && (
        <text className={axisText} x={here - 6} y={top - 6 * textScale} textAnchor="end">
          {now.label}
        </text>
      )}
      {runsOf(drawing).map((run) => (
        <LinePath<ChartPoint>
          key={run.points[0]?.id}
          data={run.points}
          x={(point) => x(point.at)}
          y={(point) => y(point.value)}
          curve={curveStepAfter}
          className={line({ estimate: run.isEstimate })}
        />
      ))}
      {read !== undefined && (
        <circle className={pointStyle} cx={x(read.at)} cy={y(read.value)} r="5" />
      )}
    </>
  );
}
