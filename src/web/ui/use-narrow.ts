import { useSyncExternalStore } from 'react';

/** As in every style sheet: below this the portal is laid out for a phone. */
const NARROW = '(max-width: 767px)';

/** Whether the window is as narrow as a phone; the prerendered page is not. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
