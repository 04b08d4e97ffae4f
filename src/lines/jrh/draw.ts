import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { drawIndustrial } from './solid/draw-industrial.ts';

/** The solids of an industrial unit. */
export const jrhDraw: DrawProduct = drawIndustrial;
