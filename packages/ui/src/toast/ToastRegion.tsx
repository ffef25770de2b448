import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { mediaQueryList } from '../media-query/mediaQueryList.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { toastWords } from '../words/vietnamese/frame.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { SpokenToast, Toast, useTimer } from './Toast.tsx';
import { list, region } from './ToastRegion.css.ts';
import type { QueuedToast, ToastQueue } from './toastQueue.ts';

export {
  createToastQueue,
  toastLife,
  type QueuedToast,
  type ToastOptions,
  type ToastQueue,
  type ToastStatus,
} from './toastQueue.ts';

export interface ToastRegionProps {
  /** From `createToastQueue()`. */
  readonly queue: ToastQueue;
  /** Corner of the screen; phones have the full width at the bottom, at the top while a sheet is open. @default 'bottom-left' */
  readonly position?: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right' | undefined;
}

const noToasts: readonly QueuedToast[] = [];

/** How long assistive technology may take to notice a new live region, ms (React Aria's live announcer waits as long). */
const findingTime = 100;

/**
 * Where toasts appear. Mount it once, next to the application's routes. Renders a `<section>`, a named landmark, and the
 * live region of what is no error; both are always there.
 *
 * - A toast lives eight seconds, an error or one with an action until it is closed; hovering any of them, a visible focus on them or the region, or a hidden tab holds all their lives.
 * - F6 moves the focus to the toasts and back; Escape closes the focused one; closing returns the focus.
 * - `data-toast-region` makes dialogs leave it reachable: it is never inert.
 */
export function ToastRegion({ queue, position = 'bottom-left' }: ToastRegionProps) {
  const words = useKitWords('toast', toastWords);
  const toasts = useSyncExternalStore(queue.subscribe, queue.getToasts, () => noToasts);
  const element = useRef<HTMLElement>(null);
  /** The focus is on the region itself, on its way to a toast or to a screen reader that reads them all. */
  const [reached, setReached] = useState(false);
  /** Assistive technology has had the time to find the live region. */
  const [heard, setHeard] = useState(false);
  useTimer(findingTime, heard, () => setHeard(true));
  /** Where the focus was before it came here. */
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function travel(event: KeyboardEvent): void {
      const place = element.current;
      if (event.key !== 'F6' || place === null) return;
      if (place.contains(document.activeElement)) {
        event.preventDefault();
        origin.current?.focus();
      } else if (place.querySelector('button') !== null) {
        event.preventDefault();
        place.focus();
      }
    }
    document.addEventListener('keydown', travel);
    return () => document.removeEventListener('keydown', travel);
  }, []);

  function remember({ target, relatedTarget }: FocusEvent): void {
    setReached(target === element.current && isSeen(target));
    if (relatedTarget instanceof HTMLElement && element.current?.contains(relatedTarget) !== true) {
      origin.current = relatedTarget;
    }
  }

  function close(id: string): void {
    const isLast = toasts.every((toast) => toast.id === id || toast.leaving);
    if (element.current?.contains(document.activeElement) === true) {
      if (isLast) origin.current?.focus();
      else element.current.focus();
    }
    queue.close(id);
  }

  return (
    <>
      {/* The handler only follows the focus of what is inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they follow the buttons inside */}
      <section
        ref={element}
        aria-label={words.region}
        data-toast-region=""
        tabIndex={-1}
        className={region({ position })}
        onFocus={remember}
        onBlur={() => setReached(false)}
      >
        {toasts.length > 0 && (
          <ToastList queue={queue} toasts={toasts} reached={reached} onClose={close} />
        )}
      </section>
      {/* Screen readers listen to a polite region that was there before its words; to an alert they listen when it comes. */}
      <div aria-live="polite" data-toast-region="" className={visuallyHidden}>
        {toasts.map(
          (toast) =>
            heard &&
            toast.status !== 'inValid' &&
            !toast.leaving && <SpokenToast key={toast.id} {...toast} />,
        )}
      </div>
    </>
  );
}

/** A press leaves the focus behind; it is then no place for a screen reader to read on from. */
function isSeen(focused: Element): boolean {
  return focused.matches(':focus-visible');
}

/** A finger leaves its place behind: what then appears there is not being hovered. */
function canHover(): boolean {
  return mediaQueryList('(hover: hover)')?.matches === true;
}

interface ToastListProps {
  readonly queue: ToastQueue;
  readonly toasts: readonly QueuedToast[];
  /** The region has the focus. */
  readonly reached: boolean;
  readonly onClose: (id: string) => void;
}

/** Apart from the region, so that with the last toast it also forgets that it was hovered or focused. */
function ToastList({ queue, toasts, reached, onClose }: ToastListProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const element = useRef<HTMLOListElement>(null);
  const hidden = useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
  useEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    const enter = () => setHovered(canHover());
    const leave = () => setHovered(false);
    // Not React's events: of a pointer that leaves with the toast that was closed under it, React learns nothing.
    place.addEventListener('pointerenter', enter);
    place.addEventListener('pointerleave', leave);
    return () => {
      place.removeEventListener('pointerenter', enter);
      place.removeEventListener('pointerleave', leave);
    };
  }, []);
  useEffect(() => {
    // Where not all have room, the newest is in sight.
    const { current: place } = element;
    if (toasts.length > 1 && place !== null) place.scrollTop = place.scrollHeight;
  }, [toasts.length]);
  return (
    // The handlers only follow what happens to the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they follow the buttons inside
    <ol
      ref={element}
      className={list}
      onFocus={({ target }) => setFocused(isSeen(target))}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
        const item = event.target.closest('li');
        const index = item === null ? -1 : Array.from(event.currentTarget.children).indexOf(item);
        const toast = toasts[index];
        if (toast === undefined) return;
        // Escape closes one thing: a dialog below must stay.
        event.preventDefault();
        event.stopPropagation();
        onClose(toast.id);
      }}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          paused={hovered || focused || reached || hidden}
          onClose={() => onClose(toast.id)}
          onExpire={() => queue.close(toast.id)}
          onLeft={() => queue.remove(toast.id)}
        />
      ))}
    </ol>
  );
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
