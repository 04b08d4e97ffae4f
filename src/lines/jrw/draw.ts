import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { drawWorm } from './solid/draw-worm.ts';

/** The solids of a worm unit, or of two in series. */
export const jrwDraw: DrawProduct = drawWorm;
