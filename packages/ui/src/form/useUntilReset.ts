import { useCallback, useState } from 'react';

/**
 * What a field holds beside its value (a text that means none, a file that was refused), until its form is reset.
 * @param resets of the field, from `useField`
 */
export function useUntilReset<State>(
  initial: State,
  resets: number,
): readonly [state: State, setState: (state: State) => void] {
  const [held, setHeld] = useState({ state: initial, resets });
  const setState = useCallback((state: State) => setHeld({ state, resets }), [resets]);
  return [held.resets === resets ? held.state : initial, setState];
}
