import type { BodyPaint } from './body.ts';

/** The colours of bodies in files, red, green and blue from 0 to 1: what is painted, what is bright steel. */
export const BODY_COLOURS: Readonly<Record<BodyPaint, readonly [number, number, number]>> = {
  housing: [0.38, 0.45, 0.5],
  motor: [0.27, 0.33, 0.38],
  machined: [0.78, 0.79, 0.8],
  dark: [0.14, 0.16, 0.18],
};
