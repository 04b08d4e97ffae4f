import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createScrollKeeper } from './scroll-keeper.ts';
import { isByTab } from './tab-navigation.ts';

/** Brings the window to where it belongs whenever another page is shown. */
export function useScrollMemory(name: string | undefined, pageId: number | undefined): void {
  const { state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop || isByTab(state);
  const [keeper] = useState(createScrollKeeper);
  useEffect(() => keeper.follow(), [keeper]);
  // biome-ignore-start lint/correctness/useExhaustiveDependencies: another page is what one arrives at
  // Before the page is painted; and once more after its own effects, some of which bring a part of it into view.
  useLayoutEffect(() => keeper.arrive({ name, isReturn }), [pageId]);
  useEffect(() => keeper.arrive({ name, isReturn }), [pageId]);
  // biome-ignore-end lint/correctness/useExhaustiveDependencies: see above
}
