import { useEffect } from 'react';
import { commandKeyPlaceOf, isCommandKey } from './is-command-key.ts';

/** A dialog has the keyboard to itself: nothing opens over it. */
function hasDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Listens for Ctrl or Cmd + K. @param open keep the function */
export function useCommandKeys(open: () => void): void {
  useEffect(() => {
    const isMac = /Mac|iP/.test(navigator.platform);
    const hear = (event: KeyboardEvent): void => {
      if (!isCommandKey(event, commandKeyPlaceOf(event.target), isMac) || hasDialog()) return;
      // The browser's own search would take the keys.
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [open]);
}
