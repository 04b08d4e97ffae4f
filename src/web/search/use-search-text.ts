import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TYPING_RESTS_MS, useDebounced } from './use-debounced.ts';

export interface SearchText {
  /** What stands in the field. */
  readonly typed: string;
  /** What the list is asked for: it follows the address once typing rests. */
  readonly sought: string;
  readonly seek: (text: string) => void;
  /** Takes away the search and whatever else the list is narrowed to. */
  readonly clear: () => void;
}

/**
 * A search that stands in the page's address as `q`, beside whatever else the list is narrowed to. The field does not wait for the
 * address, so that no letter is lost.
 */
export function useSearchText(): SearchText {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const sought = useDebounced(q, TYPING_RESTS_MS);
  const [typed, setTyped] = useState(q);

  function seek(text: string): void {
    setTyped(text);
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (text === '') next.delete('q');
        else next.set('q', text);
        return next;
      },
      { replace: true },
    );
  }

  function clear(): void {
    setTyped('');
    setParams({}, { replace: true });
  }

  return { typed, sought, seek, clear };
}
