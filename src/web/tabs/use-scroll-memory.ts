import { useEffect, useLayoutEffect, useState } from 'react';
import { createScrollKeeper } from './scroll-keeper.ts';
import { useNavigationOrigin } from './use-navigation-origin.ts';

/** Brings the window to where it belongs whenever another page is shown, or the same one at another place. */
export function useScrollMemory(name: string | undefined, pageId: number | undefined): void {
  const at = useNavigationOrigin(name);
  const [keeper] = useState(createScrollKeeper);
  useEffect(() => keeper.follow(), [keeper]);
  // biome-ignore-start lint/correctness/useExhaustiveDependencies: another page is what one arrives at, another place where one moves to
  // Before the page is painted; and once more after its own effects, some of which bring a part of it into view.
  useLayoutEffect(() => keeper.arrive(at), [pageId]);
  useEffect(() => keeper.arrive(at), [pageId]);
  useEffect(() => keeper.move(at), [at.place]);
  // biome-ignore-end lint/correctness/useExhaustiveDependencies: see above
}
