import { useRef, useState, type ComponentType, type FocusEvent } from 'react';
import { IconCalendar } from '../icon/generated/IconCalendar.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords } from '../words/vietnamese/dates.ts';
import { opener } from './DateBox.css.ts';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import type { CalendarPanelProps, CalendarPanel } from './CalendarPanel.tsx';
import type { DateLimits } from './useDateDraft.ts';

interface DateControlProps extends Omit<DateBoxProps, 'children'>, DateLimits {
  /** Of the field: names the button and the calendar. */
  readonly label: string;
  readonly value: string;
  /** Days that are drawn as belonging together. */
  readonly span?: CalendarPanelProps['span'] | undefined;
  /** The calendar's code could not be loaded; false when it is tried again. */
  readonly onNotLoaded: (failed: boolean) => void;
  /** The focus has left the input, its button and its calendar, for `next` if that is known. */
  readonly onLeave: (next: Element | null) => void;
}

/** A date box with a button that opens the calendar. Renders a `<div>`; private to the date fields. */
export function DateControl({
  label,
  value,
  min,
  max,
  span,
  onNotLoaded,
  onLeave,
  ...props
}: DateControlProps) {
  const words = useKitWords('dateField', dateFieldWords);
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<CalendarPanelProps>>();
  const locked = props.disabled === true || props.readOnly === true;
  const waiting = open && Panel === undefined;
  /** The focus is in the field or in its calendar, which on phones stands elsewhere in the page. */
  const hasFocus = useRef(false);

  /** So that the first press opens at once. A failure here is reported by the press. */
  function prepare(): void {
    if (!locked) loadCalendar().catch(() => {});
  }

  function toggle(): void {
    setOpen(!open);
    if (open || Panel !== undefined) return;
    onNotLoaded(false);
    loadCalendar().then(
      (loaded) => setPanel(() => loaded),
      () => {
        setOpen(false);
        onNotLoaded(true);
      },
    );
  }

  function follow(next: boolean): void {
    setOpen(next);
    const { activeElement } = document;
    // Out of the open calendar the focus went on, to another field of the page.
    if (!next && !hasFocus.current && activeElement !== document.body) onLeave(activeElement);
  }

  function blur({ relatedTarget }: FocusEvent): void {
    hasFocus.current = false;
    if (!open && group.current?.contains(relatedTarget) !== true) onLeave(relatedTarget);
  }

  return (
    // The handler only follows the focus of what is inside.
    <div
      ref={group}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={blur}
    >
      <DateBox {...props}>
        <span className={opener}>
          <IconButton
            ref={button}
            aria-label={words.open(label)}
            aria-haspopup="dialog"
            aria-expanded={open && !waiting}
            aria-busy={waiting}
            icon={waiting ? <Spinner size={20} /> : <IconCalendar size={20} />}
            disabled={locked}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={toggle}
          />
        </span>
      </DateBox>
      {Panel !== undefined && (
        <Panel
          open={open}
          onOpenChange={follow}
          button={button}
          label={words.calendar(label)}
          value={value}
          min={min}
          max={max}
          span={span}
          clearable={!props.required}
          onChoose={(date) => {
            props.draft.choose(date);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

type Panel = typeof CalendarPanel;

let panel: Promise<Panel> | undefined;

/**
 * The calendar's code, which is heavy (React Aria) and is loaded just before one is opened. A second call gives the
 * same code; after a failure it tries again.
 * @throws what the import throws, as when the connection is lost
 */
function loadCalendar(): Promise<Panel> {
  panel ??= import('./CalendarPanel.tsx').then(
    (module) => module.CalendarPanel,
    (error: unknown) => {
      panel = undefined;
      throw error;
    },
  );
  return panel;
}
