import { arrangementOf } from '#lines/jd/arrangements.ts';
import { type MotorShown, motorShown } from '#lines/shared/motor/motor-shown.ts';
import { drawingOf } from '#lines/shared/solid/drawing-of.ts';
import type { ProductBuilt } from '#lines/shared/solid/marks/marks-of.ts';
import { motorBodies } from '#lines/shared/solid/motor-bodies.ts';
import { motorFlange } from '#lines/shared/solid/motor-flange.ts';
import { MissingLetter, type PartReader } from '#lines/shared/solid/read-letters.ts';
import type { ProductToDraw } from '#modules/drawings/domain/drawn-product.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { X, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { Values } from '#product/configuration.ts';
import { driveEnd } from './drive-end.ts';
import { MOTOR_MEANINGS } from './meanings.ts';
import { feetOf } from './motor-feet.ts';
import { markIecMotor } from './motor-marks.ts';
import { SHAFT_TURNS } from './shaft-turns.ts';

/** The drive end: the face of the flange, which is the shoulder of the shaft, looking along the shaft. */
const FRONT: Placement = { at: [0, 0, 0], x: Z, z: X };
/** The angle of the box seen on the fan cowl, by its side seen from the drive end. */
const BOX_ANGLES: Readonly<Record<string, string>> = { T: '0', L: '90', R: '270' };

/** A motor in its arrangement (IEC 60034-7), its drive end at the origin; level the shaft runs along +x, the feet are below. */
export const drawMotor = drawingOf(({ standing }: ProductToDraw, read: PartReader): ProductBuilt => {
  const arrangement = arrangementOf(standing.mountingArrangement);
  const frame = standing.motorSize ?? '';
  const shown = shownOf(standing);
  if (arrangement === undefined || shown === undefined) throw new MissingLetter(`MOTOR · ${frame}`);
  const feet = arrangement.onFeet ? feetOf(standFrame(frame), frame, read) : undefined;
  const flange = arrangement.flange ? motorFlange({ frame, form: arrangement.flange, place: FRONT, read }) : undefined;
  const end = driveEnd({ frame: standFrame(frame), poles: standing.motorPoles ?? '', place: FRONT, read });
  const motor = motorBodies({
    ...{ ...shown, frame, at: [0, 0, 0], read },
    front: flange?.front ?? bareFront(frame, read),
    ...(feet && { floor: feet.floor }),
  });
  const model = {
    bodies: [...end.bodies, ...(flange?.bodies ?? []), ...(feet?.bodies ?? []), ...motor.bodies],
    frames: [
      ...end.frames,
      ...(flange ? [{ name: 'FLANGE', place: FRONT }] : []),
      ...(feet?.frames ?? []),
      ...motor.frames,
    ],
  };
  return {
    model,
    position: `IM ${arrangement.code}`,
    turn: SHAFT_TURNS[arrangement.shaft],
    meanings: MOTOR_MEANINGS,
    mark: markIecMotor,
  };
});

/** What stands on a motor; its side of the box is told from the drive end. */
function shownOf(standing: Values): MotorShown | undefined {
  return motorShown({
    ...standing,
    boxLocation: BOX_ANGLES[standing.boxLocation ?? 'T'] ?? '',
    ...(standing.supplyKind === 'JCMC' && { inputType: 'JCMC' }),
  });
}

/** The frame whose feet and shaft end a motor has: `132S` of `132S1`. */
function standFrame(frame: string): string {
  return frame.replace(/\d$/, '');
}

/** Without a flange the end shield narrows to its bearing. */
function bareFront(frame: string, read: PartReader) {
  const letters = read.part('MOTOR', frame, 'frame', 'motor');
  return { from: 0, radius: letters.mm('AC') * 0.36, length: letters.mm('LF') * 0.1 };
}
