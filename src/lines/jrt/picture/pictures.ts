import { drawn, picturesOf } from '#modules/drawings/domain/pictures.ts';
import { productScene } from './product-scene.ts';
import { shapeNamed } from './product-shape.ts';

/** The picture of a product as it stands; those of options are drawn when the portal is built. */
export const JRT_PICTURES = picturesOf({ product: (said) => drawn(productScene(shapeNamed(said))) });
