const MOTOR_FRAME = /^(\d+)([SML])\d?$/;

/** Shaft height in mm of a motor frame, `132S1` is 132; null for a text that is no motor frame (IEC 60072-1). */
export function frameNumber(motorFrame: string): number | null {
  const digits = MOTOR_FRAME.exec(motorFrame)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Stator length S, M or L of a motor frame, as the type code names it (spec 001 §3). */
export function statorLength(motorFrame: string): string | null {
  return MOTOR_FRAME.exec(motorFrame)?.[2] ?? null;
}
