import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that never changes and calls the latest one given: for memoised cards, which a handler that is new after every
 * navigation would all render again. Not to be called while rendering.
 */
export function useLatest<Arguments extends readonly unknown[]>(
  callback: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
