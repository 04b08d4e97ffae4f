import { type RefObject, useEffect } from 'react';

/**
 * Marks a frame with `data-fits` while what stands in it is not wider than it: told by the browser, nothing waits for it. What keeps its
 * place beside what scrolls sideways costs a layer of its own in every row, which nothing needs where nothing scrolls.
 */
export function useFit(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    const content = current?.firstElementChild;
    if (!current || !content || typeof ResizeObserver === 'undefined') return;
    const widths = new Map<Element, number>();
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) widths.set(target, contentRect.width);
      // Widths are rounded differently at the two: half a pixel scrolls nowhere.
      current.toggleAttribute('data-fits', (widths.get(content) ?? 0) <= (widths.get(current) ?? 0) + 0.5);
    });
    for (const one of [current, content]) observer.observe(one);
    return () => observer.disconnect();
  }, [frame]);
}
