import { useEffect, useState } from 'react';

/**
 * A value once it has stood still, so that what is asked for does not follow every key.
 * @param wait ms
 */
export function useDebouncedValue<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
