import { useEffect, useRef } from 'react';

/** Esc closes what is shown, wherever the focus is, unless something nearer has taken the key. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
