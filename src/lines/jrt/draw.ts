import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { drawDrive } from './solid/draw-drive.ts';

/** The solids of a gear motor. */
export const jrtDraw: DrawProduct = drawDrive;
