import { bodyNamed, type Marker } from '#lines/shared/solid/marks/marker.ts';
import { markInput, markMotor } from '#lines/shared/solid/marks/motor-marks.ts';
import { markFlange, markFoot, markHub, markShaft } from '#lines/shared/solid/marks/output-marks.ts';
import { markUnit } from '#lines/shared/solid/marks/unit-marks.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';

/** Where the dimensions of a gear motor lie: its output, how it is fixed, its unit, and what drives it. */
export function markDrive(marker: Marker, model: SolidModel): void {
  markShaft(marker, bodyNamed(model.bodies, 'output shaft', 'revolved'), 'unit');
  markFlange(marker, model.bodies);
  markHub(marker, model.bodies);
  markFoot(marker, model.bodies);
  markUnit(marker, model);
  markMotor(marker, model);
  markInput(marker, model);
}
