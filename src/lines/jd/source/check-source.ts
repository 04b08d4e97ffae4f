import { granted, type Result, refused } from '#kernel/result.ts';
import { arrangementOf } from '#lines/jd/arrangements.ts';
import { checkMotors } from '#lines/shared/motor/source/check-motors.ts';
import { type Note, noteDuplicates } from '#lines/shared/source-note.ts';
import type { LineSource } from '#product/source.ts';
import { frameOf } from './frame-of.ts';
import {
  type Frame,
  type JdParts,
  type Mounting,
  readParts,
  type ShaftEnd,
  type SoldMotor,
  type SourceProblem,
  type SourceProblemCode,
} from './read-source.ts';

type JdNote = Note<SourceProblemCode>;

/**
 * The check of the import: the parts if the files hold together, else every problem with file and line. Refused are
 * unreadable cells, motors that break physics, motors whose frame has no feet, and a shaft other than that of the frame.
 */
export function checkSource(source: LineSource): Result<JdParts, readonly SourceProblem[]> {
  const { parts, problems } = readParts(source);
  const note: JdNote = (place, code, column, ...figures) => {
    if (figures.some((figure) => Number.isNaN(figure))) return;
    problems.push({ file: place.file, line: place.line, code, column, figures });
  };
  checkMotors(parts.motors, note);
  noteDuplicates(parts.frames, ({ code }) => code, 'frame.duplicate', 'frame', note);
  noteDuplicates(parts.mountings, ({ code }) => code, 'mounting.duplicate', 'code', note);
  for (const motor of parts.motors) checkStand(motor, parts.frames, note);
  for (const frame of parts.frames) checkFrame(frame, note);
  for (const mounting of parts.mountings) checkMounting(mounting, note);
  return problems.length === 0 ? granted(parts) : refused(problems.sort(byPlace));
}

function checkStand(motor: SoldMotor, frames: readonly Frame[], note: JdNote): void {
  const frame = frameOf(motor, frames);
  if (frame === undefined) {
    note(motor.place, 'motor.frame-without-feet', 'frame', motor.frame);
    return;
  }
  const expected = motor.poles === 2 ? frame.shaft.twoPoles : frame.shaft.morePoles;
  if (!isSame(motor.shaft, expected)) {
    note(
      motor.place,
      'motor.shaft-mismatch',
      'shaft_d_mm',
      motor.shaft.diameter,
      motor.shaft.length,
      expected.diameter,
    );
  }
  if (motor.height !== frame.height) {
    note(motor.place, 'frame.height-mismatch', 'centre_height_h_mm', motor.height, frame.height);
  }
}

function isSame(one: ShaftEnd, other: ShaftEnd): boolean {
  return one.diameter === other.diameter && one.length === other.length;
}

/** A frame is named by its shaft height; feet stand wider apart than the shaft is high, and their holes fit between. */
function checkFrame({ place, code, height, feet: { a, b, c, k } }: Frame, note: JdNote): void {
  if (Number.parseInt(code, 10) !== height) note(place, 'frame.height-mismatch', 'shaft_height_h_mm', code, height);
  if (a <= height || b <= c || k >= c) note(place, 'frame.feet-impossible', 'foot_pitch_a_mm', a, b, c, k);
}

function checkMounting({ place, code, heights: { from, to } }: Mounting, note: JdNote): void {
  if (arrangementOf(code) === undefined) note(place, 'mounting.unknown', 'code', code);
  if (from > to) note(place, 'mounting.frames-inverted', 'frames', from, to);
}

function byPlace(one: SourceProblem, other: SourceProblem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
