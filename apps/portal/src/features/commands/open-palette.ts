import { useLayoutEffect } from 'react';

export type CommandKeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'altKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
>;

export type CommandKeyPlace =
  /** A text of several lines or with formatting, where these keys have a meaning (a link, deleting to the end). */
  'writing' | 'field' | 'elsewhere';

/**
 * Whether a press opens the palette: Ctrl or Cmd + K, with nothing else held. Not while an input method composes, not where
 * texts are written, and not Ctrl + K in a field of a Mac, where it deletes to the end of the line.
 */
export function isCommandKey(
  press: CommandKeyPress,
  place: CommandKeyPlace,
  isMac: boolean,
): boolean {
  if (press.key.toLowerCase() !== 'k' || press.ctrlKey === press.metaKey) return false;
  if (press.shiftKey || press.altKey || press.repeat) return false;
  if (press.isComposing || press.defaultPrevented || place === 'writing') return false;
  return !(place === 'field' && isMac && press.ctrlKey);
}

function commandKeyPlaceOf(target: EventTarget | null): CommandKeyPlace {
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return 'writing';
  return target instanceof HTMLInputElement ? 'field' : 'elsewhere';
}

/** An open dialog keeps the keyboard: the palette does not open over it. */
function hasDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Listens for Ctrl or Cmd + K. @param open a stable function */
export function useCommandKeys(open: () => void): void {
  // Before the paint: the keys work as soon as the button that names them is on screen.
  useLayoutEffect(() => {
    const isMac = /Mac|iP/.test(navigator.platform);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isCommandKey(event, commandKeyPlaceOf(event.target), isMac) || hasDialog()) return;
      // Else the browser's own search opens.
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
