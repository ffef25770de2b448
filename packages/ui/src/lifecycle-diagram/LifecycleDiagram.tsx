import { IconArrowRight } from '../icon/generated/IconArrowRight.ts';
import { IconMapPin } from '../icon/generated/IconMapPin.ts';
import { Tag } from '../tag/Tag.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { lifecycleDiagramWords } from '../words/vietnamese/tables.ts';
import {
  isWithin,
  statesByPath,
  waysFrom,
  type DiagramChart,
  type DiagramState,
  type DiagramWay,
} from './chart.ts';
import * as styles from './LifecycleDiagram.css.ts';

export type { DiagramChart, DiagramState, DiagramTransition } from './chart.ts';

export interface LifecycleDiagramProps {
  /** Name of the whole: 'Vòng đời của máy Render Tết 2027'. */
  readonly label: string;
  /** States and the ways between them, in the words that are shown. */
  readonly chart: DiagramChart;
  /** Paths of the states in which it rests now: one, or one in each region of a parallel lifecycle. */
  readonly at: readonly string[];
}

/**
 * A lifecycle and where it is now. Renders a list of states, each with a list of the ways that lead on; a state with states
 * of its own is a region around their list. The states in which it rests carry `aria-current="step"` and 'Bạn đang ở đây'.
 * Reads from top to bottom on a phone. No keys: it is text.
 */
export function LifecycleDiagram({ label, chart, at }: LifecycleDiagramProps) {
  const states = statesByPath(chart.root);
  return (
    <States
      label={label}
      states={chart.root.states}
      at={at}
      waysOf={(path) => waysFrom(path, chart.transitions, states)}
    />
  );
}

interface StatesProps {
  readonly label: string;
  readonly states: readonly DiagramState[];
  readonly at: readonly string[];
  readonly waysOf: (path: string) => readonly DiagramWay[];
}

function States({ label, states, at, waysOf }: StatesProps) {
  const words = useKitWords('lifecycleDiagram', lifecycleDiagramWords);
  return (
    <ul className={styles.states} aria-label={label}>
      {states.map((state) => {
        const isRegion = state.states.length > 0;
        const isHere = isWithin(state.path, at);
        return isRegion ? (
          <li key={state.path} className={styles.region}>
            <div className={styles.regionHead}>
              <div className={styles.regionName}>{state.label}</div>
              <Ways ways={waysOf(state.path)} />
            </div>
            <States label={state.label} states={state.states} at={at} waysOf={waysOf} />
          </li>
        ) : (
          <li
            key={state.path}
            className={styles.state({ current: isHere, transient: state.kind === 'transient' })}
            aria-current={isHere ? 'step' : undefined}
          >
            <div className={styles.stateHead}>
              <span className={styles.stateName}>{state.label}</span>
              {isHere && (
                <Tag tone="info" icon={<IconMapPin size={16} />}>
                  {words.here}
                </Tag>
              )}
            </div>
            <Ways ways={waysOf(state.path)} />
          </li>
        );
      })}
    </ul>
  );
}

function Ways({ ways }: { readonly ways: readonly DiagramWay[] }) {
  const words = useKitWords('lifecycleDiagram', lifecycleDiagramWords);
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {ways.map(({ to, names, causes }) => (
        <li key={to} className={styles.way}>
          <span className={styles.wayIcon}>
            <IconArrowRight size={16} />
          </span>
          <span>
            <VisuallyHidden>{words.leadsTo} </VisuallyHidden>
            <span className={styles.target}>{names.join(' › ')}</span>: {causes.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
