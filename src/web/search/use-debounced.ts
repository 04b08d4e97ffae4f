import { useEffect, useState } from 'react';

/** How long typing rests before a list is asked for it, ms: each answer the administrator reads is written down. */
export const TYPING_RESTS_MS = 300;

/** A value that follows another one after it has rested for a moment; texts are compared by what they say. */
export function useDebounced<Value>(value: Value, rest: number): Value {
  const [rested, setRested] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [key, rest]);
  return rested;
}
