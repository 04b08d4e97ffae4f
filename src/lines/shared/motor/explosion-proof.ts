import { frameNumber } from './frames.ts';

const EX_FRAMES = { min: 71, max: 315 };

/** Whether a motor frame is made explosion-proof: frames 71 to 315 (motor_options.csv, EX). */
export function isExplosionProofFrame(motorFrame: string): boolean {
  const height = frameNumber(motorFrame);
  return height !== null && height >= EX_FRAMES.min && height <= EX_FRAMES.max;
}
