import { frameNumber } from '#lines/shared/motor/frames.ts';
import { checkMotors } from '#lines/shared/motor/source/check-motors.ts';
import { type Note as NoteOf, noteDuplicates } from '#lines/shared/source-note.ts';
import type { PrintedFlange } from './read-inputs.ts';
import type { PrintedParts } from './read-parts.ts';
import type { WormProblemCode } from './worm-source.ts';

type Note = NoteOf<WormProblemCode>;

/** Checks input flanges and motors. */
export function checkInputs(parts: PrintedParts, note: Note): void {
  const keyOf = ({ size, frame, form }: PrintedFlange) => `${size} ${frame} ${form}`;
  noteDuplicates(parts.inputFlanges, keyOf, 'part.duplicate', 'iec_frame', note);
  for (const flange of parts.inputFlanges) checkFlange(flange, parts, note);
  checkMotors(parts.motors, note);
  noteDuplicates(parts.duties, ({ code }) => code, 'duty.duplicate', 'duty_type', note);
}

/** The bore of the worm takes the shaft of the motors of its frame, on ratios the unit has. */
function checkFlange(flange: PrintedFlange, { ratios, motorShafts }: PrintedParts, note: Note): void {
  const { place, size, frame, bore } = flange;
  const known = ratios.filter((ratio) => ratio.size === size).map(({ ratio }) => ratio);
  if (known.length === 0) note(place, 'part.unit-missing', 'size', size);
  else if (flange.ratios.min < Math.min(...known) || flange.ratios.max > Math.max(...known)) {
    note(place, 'flange.ratio-outside-unit', 'ratio_min', flange.ratios.min, flange.ratios.max);
  }
  const shafts = motorShafts.filter((shaft) => String(frameNumber(shaft.frame)) === frame);
  if (!shafts.some(({ diameter }) => diameter === bore)) {
    note(place, 'flange.bore-mismatch', 'worm_bore_d_h8_mm', bore, shafts[0]?.diameter ?? frame);
  }
}
