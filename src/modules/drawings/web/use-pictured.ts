import { useCallback, useSyncExternalStore } from 'react';
import { openPictureDrawer, type PictureAnswer, type PictureDrawer, type PictureWanted } from './picture-drawer.ts';

/** One for the page: pictures of several products take turns. Without workers there are no pictures. */
const DRAWER = openPictureDrawer(() =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
);

/** What is drawn beside the page of a product: null where there is no picture of it, undefined while it is being drawn. */
export function usePictured({ line, name }: PictureWanted, drawer: PictureDrawer = DRAWER): PictureAnswer | undefined {
  const want = useCallback((onDrawn: () => void) => drawer.want({ line, name }, onDrawn), [drawer, line, name]);
  return useSyncExternalStore(
    want,
    () => drawer.drawn({ line, name }),
    () => undefined,
  );
}
