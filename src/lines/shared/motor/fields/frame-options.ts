/** A spring-applied brake, its largest braking torque in Nm and the shaft heights in mm it is built on. */
export interface Brake {
  readonly code: string;
  readonly torqueNm: number;
  readonly frames: readonly number[];
}

/** The BE brakes and the frames they are listed for (reference motor options, rule 70). */
export const BRAKES: readonly Brake[] = [
  { code: 'BE03', torqueNm: 3.4, frames: [63, 71] },
  { code: 'BE05', torqueNm: 5, frames: [71, 80] },
  { code: 'BE1', torqueNm: 10, frames: [71, 80, 90] },
  { code: 'BE2', torqueNm: 20, frames: [80, 90, 100] },
  { code: 'BE5', torqueNm: 55, frames: [90, 100, 112, 132] },
  { code: 'BE11', torqueNm: 110, frames: [112, 132, 160] },
  { code: 'BE20', torqueNm: 200, frames: [160, 180] },
  { code: 'BE30', torqueNm: 300, frames: [180, 200, 225] },
  { code: 'BE32', torqueNm: 600, frames: [180, 200, 225] },
  { code: 'BE60', torqueNm: 600, frames: [250, 280] },
  { code: 'BE62', torqueNm: 1200, frames: [250, 280] },
  { code: 'BE120', torqueNm: 1000, frames: [315] },
  { code: 'BE122', torqueNm: 2000, frames: [315] },
];

type FrameRange = readonly [smallest: number, largest: number];

/** Frames by shaft height in mm for which an option exists (reference motor options). */
export const FRAME_RANGES = {
  encoder: [71, 315],
  IC416: [80, 355],
} as const satisfies Record<string, FrameRange>;

/** Largest shaft height in mm whose brake coil can be fed with DC 24 V (reference motor options). */
export const LARGEST_DC_BRAKE_FRAME = 112;

/** Encoder bores in mm with the frames they are listed for; 8 mm, the specified default, fits all (reference rule 75). */
export const ENCODER_BORES: Readonly<Record<string, FrameRange>> = {
  '8': [71, 315],
  '10': [80, 100],
  '12': [100, 132],
  '14': [132, 160],
  '15': [160, 315],
};

/** Whether a shaft height in mm lies in a range, its ends included. */
export function isWithin(frame: number, [smallest, largest]: FrameRange): boolean {
  return frame >= smallest && frame <= largest;
}
