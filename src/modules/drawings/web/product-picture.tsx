import { memo, useEffect, useRef } from 'react';
import type { Drawing } from '#product/drawing.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import type { PictureDrawer, PictureWanted } from './picture-drawer.ts';
import { usePictured } from './use-pictured.ts';

interface ProductPictureProps extends PictureWanted {
  /** What the picture says. */
  readonly title: string;
  readonly drawer?: PictureDrawer;
}

/** Nothing is drawn yet: the frame alone. */
const BLANK: Drawing = { paths: [], texts: [] };

/** The picture of a product, drawn beside the page; until it is, the one before stays, or its frame. Nothing where there is none. */
export const ProductPicture = memo(function ProductPicture({ line, name, title, drawer }: ProductPictureProps) {
  const pictured = usePictured({ line, name }, drawer);
  const drawn = pictured?.drawing;
  const before = useRef<Drawing>(BLANK);
  useEffect(() => {
    if (drawn) before.current = drawn;
  }, [drawn]);
  if (pictured === null) return null;
  return <DrawnPicture drawing={drawn ?? before.current} title={title} isBusy={drawn === undefined} />;
});
