import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { drawMotor } from './solid/draw-motor.ts';

/** The solids of a motor. */
export const jdDraw: DrawProduct = drawMotor;
