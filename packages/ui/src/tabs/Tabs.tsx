import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TabFace, type TabFaceProps, useChosenInSight } from './tab-parts.tsx';
import { frame, panel as panelClass, row as rowClass, tab as tabClass } from './Tabs.css.ts';

export interface Tab extends TabFaceProps {
  readonly id: string;
  /** What it shows. Only the chosen one is in the page. */
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Name of the row. */
  readonly label: string;
  /** Two to some seven. */
  readonly tabs: readonly Tab[];
  /** Id of the chosen one, when the parent holds it (the address of the page, say). */
  readonly value?: string | undefined;
  /** @default the first */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((id: string) => void) | undefined;
}

function stepped(key: string, from: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % length;
    case 'ArrowLeft':
      return (from - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

/**
 * Parts of one thing, of which one is in sight: overview, history, network of a machine. Renders a `<div role="tablist">` of
 * buttons that scrolls sideways where it does not fit, and the chosen `<div role="tabpanel">`. Parts with an address of their
 * own are `TabLinks`; a filter of a list is `Segmented`.
 *
 * Pattern: WAI-ARIA tabs, automatic: one tab stop; arrows, Home and End move and choose; Tab goes on into the panel. Our own,
 * since Ariakit's weighs 18.7 kB (brotli) and ties tabs to panels only after hydration.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const wanted = value ?? ownValue;
  const chosen = tabs.find((tab) => tab.id === wanted) ?? tabs[0];
  const row = useChosenInSight<HTMLDivElement>(chosen?.id);
  if (chosen === undefined) return null;

  function choose(next: string): void {
    setOwnValue(next);
    if (next !== chosen?.id) onValueChange?.(next);
  }

  function pressKey(event: KeyboardEvent<HTMLButtonElement>, from: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = stepped(event.key, from, tabs.length);
    const next = index === undefined ? undefined : tabs[index];
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${next.id}`)?.focus({ preventScroll: true });
    choose(next.id);
  }

  return (
    <div className={frame}>
      <div ref={row} role="tablist" aria-label={label} className={rowClass}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            // Only the chosen panel is in the page.
            {...(tab === chosen ? { 'aria-controls': `${id}-panel` } : {})}
            className={tabClass}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => pressKey(event, index)}
          >
            <TabFace {...tab} />
          </button>
        ))}
      </div>
      <div
        key={chosen.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen.id}`}
        // A panel of text is reached like one with controls.
        tabIndex={0}
        className={panelClass}
      >
        {chosen.panel}
      </div>
    </div>
  );
}
