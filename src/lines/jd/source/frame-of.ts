import type { Frame } from './read-source.ts';

/** The frame a motor stands on: `132S` of `132S1`, whichever of its stator lengths. */
export function frameOf({ frame }: { readonly frame: string }, frames: readonly Frame[]): Frame | undefined {
  const code = frame.replace(/\d$/, '');
  return frames.find((one) => one.code === code);
}
