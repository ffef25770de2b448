import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type RefObject,
} from 'react';
import { input } from './drop-frame.css.ts';

interface FileInputProps extends ComponentPropsWithRef<'input'> {
  readonly disabled: boolean;
  /** A file is being sent: the control keeps the focus, which `disabled` would take away, and takes no other file. */
  readonly sending: boolean;
}

/** The `<input type="file">` over the frame of a file field. Private to the fields of files. */
export function FileInput({ sending, disabled, ...props }: FileInputProps) {
  const isInert = disabled || sending;
  return (
    <input
      {...props}
      type="file"
      aria-disabled={sending}
      disabled={disabled}
      className={input({ inert: isInert })}
      onClick={(event) => {
        if (isInert) event.preventDefault();
      }}
    />
  );
}

/** The native control holds what the field holds, so that screen readers, the browser and a plain submit agree on the files. */
export function showInControl(control: HTMLInputElement | null, files: readonly File[]): void {
  if (control === null) return;
  const shown = control.files ?? [];
  if (shown.length === files.length && files.every((file, place) => shown[place] === file)) return;
  if (files.length === 0) {
    control.value = '';
    return;
  }
  // jsdom has no such list, and Testing Library's `upload` makes `files` one that cannot be set: there it keeps what was chosen.
  if (typeof DataTransfer !== 'function') return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  Reflect.set(control, 'files', list.files);
}

/**
 * Keeps a native file control in step with the files of its field, and takes what was chosen before hydration.
 * @param files keep the array while nothing in it changes
 * @returns what the field holds now, also for code that began before the last render
 */
export function useHeldFiles(
  control: RefObject<HTMLInputElement | null>,
  files: readonly File[],
): RefObject<readonly File[]> {
  const held = useRef(files);

  useEffect(() => {
    const { current: element } = control;
    // Chosen before hydration: as if it was chosen now. The next effect makes the control say what is held.
    if ((element?.files?.length ?? 0) === 0 || held.current.length > 0) return;
    element?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [control]);

  useEffect(() => {
    held.current = files;
    showInControl(control.current, files);
  }, [control, files]);

  return held;
}

/** Calls `leave` when the focus goes out of the field. A chooser that opens takes the focus from the window, not from the field. */
export function leavesFileField(leave: () => void): (event: FocusEvent) => void {
  return ({ currentTarget, target, relatedTarget }) => {
    if (document.activeElement !== target && !currentTarget.contains(relatedTarget)) leave();
  };
}
