import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';

export interface ManualSearch {
  readonly typed: string;
  readonly seek: (text: string) => void;
}

const TYPING = { isTyping: true } as const;

/**
 * A search that stands in the page's address as `q`. The field does not wait for the address, so that no letter is lost; whoever
 * follows a link, or goes back, finds the field as the address says.
 */
export function useManualSearch(): ManualSearch {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const kind = useNavigationType();
  const sought = params.get('q') ?? '';
  const [typed, setTyped] = useState(sought);
  const [at, setAt] = useState(location.key);
  if (at !== location.key) {
    setAt(location.key);
    if (kind === NavigationType.Pop || !isTyping(location.state)) setTyped(sought);
  }

  function seek(text: string): void {
    setTyped(text);
    setParams(text === '' ? {} : { q: text }, { replace: true, state: TYPING });
  }

  return { typed, seek };
}

function isTyping(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyping' in state;
}
