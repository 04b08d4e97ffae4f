import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the columns of a table from growing narrower while its rows come and go: each is at least as wide as it was. Another window or
 * other columns (`key`) begin anew.
 */
export function useSteadyColumns(body: RefObject<HTMLElement | null>, isPart: boolean, key: string): void {
  const widths = useRef<{ key: string; of: number[] }>({ key, of: [] });

  useLayoutEffect(() => {
    if (!isPart) return;
    const heads = headsOf(body.current);
    if (widths.current.key !== key) {
      widths.current = { key, of: [] };
      for (const head of heads) head.style.minWidth = '';
    }
    const { of: known } = widths.current;
    const measured = heads.map((head) => head.offsetWidth);
    heads.forEach((head, at) => {
      const { [at]: width = 0 } = measured;
      if (width <= (known[at] ?? 0)) return;
      known[at] = width;
      head.style.minWidth = `${width}px`;
    });
  });

  useEffect(() => {
    if (!isPart) return;
    const begin = () => {
      widths.current = { key: '', of: [] };
      for (const head of headsOf(body.current)) head.style.minWidth = '';
    };
    window.addEventListener('resize', begin);
    return () => window.removeEventListener('resize', begin);
  }, [isPart, body]);
}

function headsOf(body: HTMLElement | null): readonly HTMLElement[] {
  return [...(body?.closest('table')?.querySelectorAll<HTMLElement>(':scope > thead th') ?? [])];
}
