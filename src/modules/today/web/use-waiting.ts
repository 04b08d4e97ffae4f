import { useSyncExternalStore } from 'react';
import { type Waiting, waiting } from './waiting.ts';

/** What waits for the person's answer, as far as it is known. */
export function useWaiting(): Waiting {
  return useSyncExternalStore(waiting.subscribe, waiting.get, waiting.get);
}
