import { BarStack } from '@visx/shape';
import type { ChartBar } from './drawing.ts';
import type { BarLayout } from './layout.ts';
import { markProps } from './looks.tsx';
import { Place, ValueAxis } from './PlotParts.tsx';

interface BarPlotProps {
  readonly layout: BarLayout;
  /** Base of the ids of its patterns. */
  readonly base: string;
  /** Index of the bar that is read. */
  readonly at: number;
}

/** Amounts of a month or day, one on the other. */
export function BarPlot({ layout, base, at }: BarPlotProps) {
  const { drawing, x, y, places, top, bottom } = layout;
  const { series, bars, formatTick } = drawing;
  const middle = places[at];
  return (
    <>
      {middle !== undefined && (
        <Place x={middle - x.step() / 2} y={top} width={x.step()} height={bottom - top} />
      )}
      <ValueAxis layout={layout} formatTick={formatTick} />
      <BarStack<ChartBar, string>
        data={[...bars]}
        keys={series.map(({ id }) => id)}
        x={({ id }) => id}
        value={({ values }, key) => values[series.findIndex(({ id }) => id === key)] ?? 0}
        xScale={x}
        yScale={y}
        color={() => ''}
      >
        {(stacks) =>
          stacks.flatMap(({ index, bars: parts }) => {
            const one = series[index];
            if (one === undefined) return [];
            return parts
              .filter(({ height }) => height > 0)
              .map((part) => (
                <rect
                  key={`${one.id} ${part.index}`}
                  {...markProps(base, one)}
                  x={part.x}
                  y={part.y}
                  width={part.width}
                  height={part.height}
                />
              ));
          })
        }
      </BarStack>
    </>
  );
}
