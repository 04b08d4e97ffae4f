import { frameNumber } from '#lines/shared/motor/frames.ts';

/** IEC frames of adapters and of the limits per ratio, smallest first; 132ML is an adapter only (reference rule 22). */
export const IEC_FRAMES: readonly string[] = [
  '63',
  '71',
  '80',
  '90',
  '100',
  '112',
  '132S/M',
  '132ML',
  '160',
  '180',
  '200',
  '225',
  '250',
  '280',
];

/** NEMA C-face frames and the IEC frame whose torque limits they share, as the printed ratio ranges pair them. */
const IEC_OF_NEMA: Readonly<Record<string, string>> = {
  '56C': '71',
  '143TC': '80',
  '145TC': '90',
  '182TC': '100',
  '184TC': '112',
  '213/215TC': '132S/M',
  '254/256TC': '160',
  '284/286TC': '180',
  '324/326TC': '200',
  '364/365TC': '225',
};

/** The frame under which a motor's limits are listed: 132S* and 132M* read `132S/M` (reference rule 22). */
export function listedFrame(motorFrame: string): string | null {
  const height = frameNumber(motorFrame);
  if (height === 132) return '132S/M';
  return height === null ? null : String(height);
}

/** The IEC frame whose listed limits a module's frame takes: its own, or that of the paired NEMA frame. */
export function limitFrame(moduleFrame: string): string {
  return IEC_OF_NEMA[moduleFrame] ?? moduleFrame;
}

/** Whether a frame is one of the listed IEC frames. */
export function isIecFrame(frame: string): boolean {
  return IEC_FRAMES.includes(frame);
}
