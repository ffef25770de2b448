import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Button } from '../button/Button.tsx';
import { CopyButton } from '../copy-field/CopyField.tsx';
import { DataTable, type TableColumn } from '../table/DataTable.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { chartWords } from '../words/vietnamese/tables.ts';
import { BarPlot } from './BarPlot.tsx';
import {
  chartTable,
  columnHead,
  copiedTable,
  readingInWords,
  seriesOf,
  type ChartDrawing,
  type ChartReading,
  type ChartTable,
} from './drawing.ts';
import { layoutOf, nearest, type ChartLayout } from './layout.ts';
import { LinePlot } from './LinePlot.tsx';
import { Patterns, Swatch } from './looks.tsx';
import { TickWords } from './PlotParts.tsx';
import { SpanPlot } from './SpanPlot.tsx';
import { usePlotSize } from './usePlotSize.ts';
import * as styles from './Chart.css.ts';

export type {
  BarDrawing,
  ChartBar,
  ChartDrawing,
  ChartLook,
  ChartPoint,
  ChartSeries,
  ChartSpan,
  ChartTick,
  LineDrawing,
  SpanDrawing,
} from './drawing.ts';

export interface ChartProps {
  /** What it shows: 'Chi tiêu theo tháng'. Heading, and the name of the picture and its table. */
  readonly title: string;
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** What a look at the picture tells, in a sentence: '6 tháng, nhiều nhất tháng 10/2026: 1.284.500 VNĐ.' Stands below the title and describes the picture. */
  readonly summary: string;
  /** The values, with at least one bar, point or row. */
  readonly drawing: ChartDrawing;
  /** Below the picture: where the values are from, how an estimate is made. */
  readonly note?: ReactNode | undefined;
}

function Plot({
  layout,
  base,
  at,
}: {
  readonly layout: ChartLayout;
  readonly base: string;
  readonly at: number;
}) {
  switch (layout.kind) {
    case 'bars':
      return <BarPlot layout={layout} base={base} at={at} />;
    case 'line':
      return <LinePlot layout={layout} at={at} />;
    case 'spans':
      return <SpanPlot layout={layout} base={base} at={at} />;
    default:
      return layout satisfies never;
  }
}

interface ValuesProps {
  readonly table: ChartTable;
  readonly reading: ChartReading;
  readonly drawing: ChartDrawing;
  readonly base: string;
}

/** The values that are read now beside what they are drawn as. Series without a column of their own come first: they are the key alone. */
function Values({ table, reading, drawing, base }: ValuesProps) {
  const words = useKitWords('chart', chartWords);
  const keyed = seriesOf(drawing).filter(
    ({ id }) => !table.columns.some(({ series }) => series?.id === id),
  );
  return (
    <div className={styles.reading}>
      {keyed.length > 0 && (
        <div className={styles.keys}>
          {keyed.map((one) => (
            <span key={one.id} className={styles.valueName}>
              <Swatch base={base} series={one} />
              {one.label}
            </span>
          ))}
        </div>
      )}
      <div className={styles.readingLabel}>{reading.label}</div>
      <dl className={styles.values}>
        {table.columns.map(({ id, label, series, unit }, index) => {
          const text = reading.cells[index]?.text ?? '';
          return (
            <div key={id} className={styles.value}>
              <dt className={styles.valueName}>
                {series !== null && <Swatch base={base} series={series} />}
                {label}
              </dt>
              <dd className={styles.valueText}>
                {text === '' ? words.noValue : [text, unit].filter(Boolean).join(' ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function columnsOf(table: ChartTable): readonly TableColumn<ChartReading>[] {
  return [
    { id: 'label', header: table.axis, cell: ({ label }) => label },
    ...table.columns.map((column, index): TableColumn<ChartReading> => ({
      id: column.id,
      header: columnHead(column),
      cell: ({ cells }) => cells[index]?.text ?? '',
      align: 'end',
    })),
  ];
}

interface ReadingTableProps {
  readonly title: string;
  readonly table: ChartTable;
  readonly headingLevel: 3 | 4;
}

function ReadingTable({ title, table, headingLevel }: ReadingTableProps) {
  const words = useKitWords('chart', chartWords);
  const columns = columnsOf(table);
  return (
    <DataTable
      caption={title}
      columns={columns}
      card={{
        title: ({ label }) => label,
        facts: table.columns.map((column, index) => ({
          label: columnHead(column),
          value: ({ cells }: ChartReading) => cells[index]?.text || words.noValue,
        })),
      }}
      rows={table.readings}
      rowKey={({ id }) => id}
      headingLevel={headingLevel}
      // A drawing has at least one value.
      empty={null}
    />
  );
}

/**
 * A picture of values: amounts by month or day (`bars`), a value over time with what is expected of it (`line`), what is taken until when
 * (`spans`). Above it stand the values of one bar, point or row; a pointer or a finger on the drawing, and the arrow keys, choose which.
 * Renders a `<figure>` with an `<svg role="img">`, and over it a slider whose value is read out (pattern: WAI-ARIA slider); a button
 * shows the same values as a table, another copies them for a spreadsheet. Nothing is told by colour alone, and nothing moves by itself.
 *
 * Drawn by visx: keep it out of what is loaded first, behind the panel or the dialog that it is in.
 */
export function Chart({ title, headingLevel = 3, summary, drawing, note }: ChartProps) {
  const words = useKitWords('chart', chartWords);
  const base = useId();
  const titleId = useId();
  const summaryId = useId();
  const tableId = useId();
  const place = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const size = usePlotSize(place);
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsTable, setShowsTable] = useState(false);
  const table = chartTable(drawing);
  const { readings } = table;
  const layout = layoutOf(drawing, size);
  const known = readings.findIndex(({ id }) => id === chosen);
  const at = known === -1 ? table.first : known;
  const reading = readings[at];
  if (reading === undefined) return null;

  const read = (index: number): void => setChosen(readings[index]?.id ?? null);

  function point(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const position =
      layout.orientation === 'horizontal'
        ? ((event.clientX - box.left) / box.width) * layout.width
        : ((event.clientY - box.top) / box.height) * layout.height;
    read(nearest(layout.places, position));
  }

  /** Rows go down, and so do their keys; a slider's own go up. */
  function turn(event: KeyboardEvent): void {
    if (layout.orientation !== 'vertical') return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    read(Math.min(Math.max(at + step, 0), readings.length - 1));
  }

  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <p id={summaryId} className={styles.summary}>
        {summary}
      </p>
      <Values table={table} reading={reading} drawing={drawing} base={base} />
      <div
        ref={place}
        className={`${styles.plot} ${styles.along({ orientation: layout.orientation })}`}
        onPointerMove={point}
        onPointerDown={(event) => {
          point(event);
          // The keys go on from where the pointer was.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
        }}
      >
        <svg
          className={styles.picture}
          role="img"
          aria-labelledby={titleId}
          aria-describedby={summaryId}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
        >
          <defs>
            <Patterns base={base} series={seriesOf(drawing)} />
          </defs>
          <Plot layout={layout} base={base} at={at} />
          <TickWords {...layout} />
        </svg>
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          aria-label={words.read(title)}
          aria-valuetext={readingInWords(table, reading)}
          min={0}
          max={readings.length - 1}
          step={1}
          value={at}
          onChange={(event) => read(event.currentTarget.valueAsNumber)}
          onKeyDown={turn}
        />
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <Button
          aria-expanded={showsTable}
          aria-controls={showsTable ? tableId : undefined}
          onClick={() => setShowsTable(!showsTable)}
        >
          {showsTable ? words.hideTable : words.showTable}
        </Button>
        <CopyButton label={words.table(title)} value={copiedTable(table)} />
      </div>
      {showsTable && (
        <div id={tableId}>
          <ReadingTable title={title} table={table} headingLevel={headingLevel === 2 ? 3 : 4} />
        </div>
      )}
    </figure>
  );
}
