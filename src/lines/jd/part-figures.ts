import { nameplateFigures } from '#lines/shared/motor/nameplate-figures.ts';
import type { PartFigures } from '#product/sheet.ts';
import type { MotorRow } from './row.ts';
import { frameOf } from './source/frame-of.ts';
import type { JdParts } from './source/read-source.ts';

/**
 * What the reference data know of a motor beside its columns: its nameplate (`motor.ratedCurrent`), its shaft end
 * (`shaft.d`), its outline without options (`outline.l`), how it stands (`feet.a`) and its flanges (`flange.B5.pilot`), mm. Bearings are recalled only and left out.
 */
export function partFigures({ motors, frames }: JdParts, row: MotorRow): PartFigures {
  const motor = motors.find(({ frame, poles }) => frame === row.motorSize && poles === row.motorPoles);
  if (motor === undefined) return {};
  const { b5, b14 } = motor.flanges;
  const frame = frameOf(motor, frames);
  const feet = frame === undefined ? [] : Object.entries({ h: frame.height, ...frame.feet });
  return Object.fromEntries([
    ...nameplateFigures(motor.nameplate, row.efficiencyClass),
    ['shaft.d', motor.shaft.diameter],
    ['shaft.e', motor.shaft.length],
    ['shaft.f', motor.shaft.key],
    ['outline.l', motor.outline.length],
    ['outline.ac', motor.outline.diameter],
    ...feet.map(([name, value]) => [`feet.${name}`, value] as const),
    ...Object.entries(b5).map(([name, value]) => [`flange.B5.${name}`, value] as const),
    ...(b14 ? [['flange.B14.boltCircle', b14.boltCircle] as const] : []),
  ]);
}
