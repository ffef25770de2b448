import { chartOf, placeOn } from '@tram/machines/chart';
import { Button } from '@tram/ui/button';
import { IconArrowRight } from '@tram/ui/icon/IconArrowRight';
import { LifecycleDiagram } from '@tram/ui/lifecycle-diagram';
import { Select } from '@tram/ui/select';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveLifecycle } from './lifecycles.ts';
import { pathWords, restingIn, stepsFrom, type Beginner, type Step } from './steps.ts';

export interface LifecyclePlayerProps {
  /** Name of the lifecycle, for who hears the page. */
  readonly label: string;
  readonly lifecycle: LiveLifecycle;
}

const never = () => () => undefined;

/** Whether a press is heard: not in the page as it was built. */
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const groups: readonly (readonly [Beginner, string])[] = [
  ['event', 'An event is sent'],
  ['answer', 'An actor answers'],
  ['delay', 'Time passes'],
];

/**
 * A lifecycle that a reader steps through: where it is, everything that may happen next and where each of it leads, and the
 * diagram. The machine itself decides; nothing is called and no time passes. Without scripts the diagram alone is there.
 */
export function LifecyclePlayer({ label, lifecycle }: LifecyclePlayerProps) {
  const isLive = useIsLive();
  const chart = useMemo(() => chartOf(lifecycle.machine), [lifecycle]);
  const words = (path: string) => pathWords(chart, path);
  const places = Object.keys(lifecycle.resting);
  const [start, setStart] = useState(places[0] ?? '');
  const [taken, setTaken] = useState<readonly Step[]>([]);
  const first = useMemo(() => restingIn(lifecycle, start), [lifecycle, start]);
  const last = taken.at(-1);
  const snapshot = last?.next ?? first;
  const steps = useMemo(
    () => (snapshot === undefined ? [] : stepsFrom(lifecycle, snapshot)),
    [lifecycle, snapshot],
  );
  const place = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its step: who uses the keyboard goes on from the new place, which is read out.
  useEffect(() => {
    if (last !== undefined) place.current?.focus({ preventScroll: true });
  }, [last]);
  const { at } = snapshot === undefined ? { at: [] } : placeOn(chart, snapshot);
  return (
    <div className="player">
      <div className="player-panel" inert={!isLive}>
        <div className="player-head">
          <Select
            label="Begin in"
            options={places.map((path) => ({ value: path, label: words(path) }))}
            value={start}
            onValueChange={(path: string) => {
              setStart(path);
              setTaken([]);
            }}
          />
          <Button
            disabled={taken.length === 0}
            onClick={() => setTaken((before) => before.slice(0, -1))}
          >
            One step back
          </Button>
          <Button disabled={taken.length === 0} onClick={() => setTaken([])}>
            Begin again
          </Button>
        </div>
        <p className="player-place" ref={place} tabIndex={-1}>
          {last === undefined ? 'Now in ' : `${last.cause} has led to `}
          <strong>{(last?.entered ?? at).map(words).join(', ')}</strong>
        </p>
        {groups.map(([beginner, title]) => (
          <StepGroup
            key={beginner}
            title={title}
            words={words}
            steps={steps.filter((step) => step.beginner === beginner)}
            onTake={(step) => setTaken((before) => [...before, step])}
          />
        ))}
        {steps.length === 0 && <p>Nothing leads on from here.</p>}
      </div>
      <LifecycleDiagram label={`${label}: states and what leads on`} chart={chart} at={at} />
    </div>
  );
}

interface StepGroupProps {
  readonly title: string;
  /** A state's path in words. */
  readonly words: (path: string) => string;
  readonly steps: readonly Step[];
  readonly onTake: (step: Step) => void;
}

function StepGroup({ title, words, steps, onTake }: StepGroupProps) {
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <div className="player-group">
      <p className="player-title">{title}</p>
      <ul className="player-steps" aria-label={title}>
        {steps.map((step, index) => (
          <li key={`${step.cause} ${step.detail} ${step.entered.join(' ')}`}>
            <Button size="xs" aria-describedby={`${id}-${index}`} onClick={() => onTake(step)}>
              {step.beginner === 'answer' ? `${step.cause}: ${step.detail}` : step.cause}
            </Button>
            <span className="player-leads" id={`${id}-${index}`}>
              <IconArrowRight size={16} />
              {step.entered.map(words).join(', ')}
            </span>
            {step.beginner === 'event' && step.detail !== '' && <code>{step.detail}</code>}
          </li>
        ))}
      </ul>
    </div>
  );
}
