import { memo, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Drawing } from '#product/drawing.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { openPictureDrawer, type PictureDrawer, type PictureWanted } from './picture-drawer.ts';

interface ProductPictureProps extends PictureWanted {
  /** What the picture says. */
  readonly title: string;
  readonly drawer?: PictureDrawer;
}

/** One for the page: pictures of several products take turns. Without workers there are no pictures. */
const DRAWER = openPictureDrawer(() =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
);

/** Nothing is drawn yet: the frame alone. */
const BLANK: Drawing = { paths: [], texts: [] };

/** The picture of a product, drawn beside the page; until it is, the one before stays, or its frame. Nothing where there is none. */
export const ProductPicture = memo(function ProductPicture({
  line,
  name,
  title,
  drawer = DRAWER,
}: ProductPictureProps) {
  const want = useCallback((onDrawn: () => void) => drawer.want({ line, name }, onDrawn), [drawer, line, name]);
  const drawn = useSyncExternalStore(
    want,
    () => drawer.drawn({ line, name }),
    () => undefined,
  );
  const before = useRef<Drawing>(BLANK);
  useEffect(() => {
    if (drawn) before.current = drawn;
  }, [drawn]);
  if (drawn === null) return null;
  return <DrawnPicture drawing={drawn ?? before.current} title={title} isBusy={drawn === undefined} />;
});
