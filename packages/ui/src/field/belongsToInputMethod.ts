import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key is the input method's own, which is putting a word together: its Enter takes the word, its Escape drops it,
 * its arrows choose among candidates. Safari ends a composition before the key that ended it, and marks that key by its code.
 */
export function belongsToInputMethod(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}
