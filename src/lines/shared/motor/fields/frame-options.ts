/** A spring-applied brake, the braking torques in Nm its springs can be set to and the shaft heights in mm it is built on. */
export interface Brake {
  readonly code: string;
  /** The largest first. */
  readonly torques: readonly [number, ...number[]];
  readonly frames: readonly number[];
}

/** The BE brakes and the frames they are listed for (reference motor options, rule 70). */
export const BRAKES: readonly Brake[] = [
  { code: 'BE03', torques: [3.4, 2.7, 2.1, 1.7, 1.3, 0.9], frames: [63, 71] },
  { code: 'BE05', torques: [5, 3.5, 2.5, 1.8], frames: [71, 80] },
  { code: 'BE1', torques: [10, 7, 5], frames: [71, 80, 90] },
  { code: 'BE2', torques: [20, 14, 10, 7], frames: [80, 90, 100] },
  { code: 'BE5', torques: [55, 40, 28, 20, 14], frames: [90, 100, 112, 132] },
  { code: 'BE11', torques: [110, 80, 55, 40, 20], frames: [112, 132, 160] },
  { code: 'BE20', torques: [200, 150, 110, 80, 55], frames: [160, 180] },
  { code: 'BE30', torques: [300, 200, 150, 100, 75], frames: [180, 200, 225] },
  { code: 'BE32', torques: [600, 500, 400, 300, 200, 150], frames: [180, 200, 225] },
  { code: 'BE60', torques: [600, 500, 400, 300, 200], frames: [250, 280] },
  { code: 'BE62', torques: [1200, 1000, 800, 600, 400], frames: [250, 280] },
  { code: 'BE120', torques: [1000, 800, 600, 400], frames: [315] },
  { code: 'BE122', torques: [2000, 1600, 1200, 800], frames: [315] },
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
