import { PatternCircles, PatternLines } from '@visx/pattern';
import type { ChartSeries } from './drawing.ts';
import { mark, patternFill, patternLine, swatch } from './Chart.css.ts';

/** Ids of what a chart defines once in its page and uses wherever it draws: `base` is its own among the charts. */
function patternId(base: string, { id }: Pick<ChartSeries, 'id'>): string {
  return `${base}-${id}`;
}

/** The stripes and dots of some series, for the `<defs>` of a drawing. */
export function Patterns({
  base,
  series,
}: {
  readonly base: string;
  readonly series: readonly ChartSeries[];
}) {
  return series.map((one) => {
    const { look, tone = 'neutral' } = one;
    const shared = { id: patternId(base, one), width: 6, height: 6 };
    if (look === 'striped') {
      return (
        <PatternLines
          key={one.id}
          {...shared}
          className={patternLine({ tone })}
          orientation={['diagonal']}
          strokeWidth={2}
        />
      );
    }
    if (look === 'dotted') {
      return (
        <PatternCircles key={one.id} {...shared} className={patternFill({ tone })} radius={1.25} />
      );
    }
    return null;
  });
}

/** What gives an area the look of its series. */
export function markProps(base: string, one: ChartSeries) {
  const { look, tone = 'neutral' } = one;
  return {
    className: mark({ look, tone }),
    ...(look === 'striped' || look === 'dotted' ? { fill: `url(#${patternId(base, one)})` } : {}),
  };
}

/** A sample of a series beside its name. */
export function Swatch({ base, series }: { readonly base: string; readonly series: ChartSeries }) {
  return (
    <svg className={swatch} width="14" height="14" aria-hidden="true">
      <rect {...markProps(base, series)} x="1" y="1" width="12" height="12" />
    </svg>
  );
}
