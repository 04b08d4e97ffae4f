import { type RefObject, useEffect } from 'react';

/**
 * Keeps the columns of a table from growing narrower while its rows come and go: each is at least as wide as it was. Another window or
 * other columns (`key`) begin anew.
 */
export function useSteadyColumns(body: RefObject<HTMLElement | null>, isPart: boolean, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other heads
  useEffect(() => {
    if (!isPart) return;
    const heads = headsOf(body.current);
    // Told once the browser has laid them out, so that nothing waits for it.
    const widen = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) grow(target as HTMLElement, borderBoxSize[0]?.inlineSize ?? 0);
    });
    const begin = () => {
      for (const head of heads) head.style.minWidth = '';
    };
    for (const head of heads) widen.observe(head);
    window.addEventListener('resize', begin);
    return () => {
      widen.disconnect();
      window.removeEventListener('resize', begin);
      begin();
    };
  }, [isPart, body, key]);
}

function grow({ style }: HTMLElement, width: number): void {
  // Rounded down: all of them together must not be wider than the table.
  const whole = Math.floor(width);
  if (whole > (Number.parseFloat(style.minWidth) || 0)) style.minWidth = `${whole}px`;
}

function headsOf(body: HTMLElement | null): readonly HTMLElement[] {
  return [...(body?.closest('table')?.querySelectorAll<HTMLElement>(':scope > thead th') ?? [])];
}
