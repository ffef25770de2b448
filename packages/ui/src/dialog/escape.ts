import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { belongsToInputMethod } from '../field/belongsToInputMethod.ts';

/**
 * Whether Escape is meant for the overlay that hears it. In the open list of a native `<select>` it closes that list, which
 * the browser does by itself, and nothing around it: Escape closes one level. That of an input method drops a word (Telex, VNI)
 * and not what else was typed.
 */
export function isEscapeForOverlay(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  if (belongsToInputMethod(event)) return false;
  const { target } = event;
  if (!(target instanceof Element) || !CSS.supports('selector(:open)')) return true;
  return target.closest('select:open') === null;
}
