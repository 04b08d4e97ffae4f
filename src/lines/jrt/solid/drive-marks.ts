import { bodyNamed, type Marker } from '#lines/shared/solid/marks/marker.ts';
import { markInput, markMotor } from '#lines/shared/solid/marks/motor-marks.ts';
import {
  markDisc,
  markFlange,
  markFoot,
  markHub,
  markKey,
  markShaft,
  markTorqueArm,
} from '#lines/shared/solid/marks/output-marks.ts';
import { markUnit } from '#lines/shared/solid/marks/unit-marks.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';

/** Where the dimensions of a gear motor lie: its output, how it is fixed, its unit, and what drives it. */
export function markDrive(marker: Marker, model: SolidModel): void {
  markShaft(marker, bodyNamed(model.bodies, 'output shaft', 'revolved'), 'unit');
  markFlange(marker, model.bodies);
  markKey(marker, model.bodies, 'output shaft', 'unit');
  markHub(marker, model.bodies);
  markDisc(marker, model.bodies);
  markTorqueArm(marker, model.bodies);
  markFoot(marker, model.bodies);
  markUnit(marker, model);
  markMotor(marker, model);
  markInput(marker, model);
}
