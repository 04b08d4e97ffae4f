import type { Values } from '#product/configuration.ts';
import { flangeTypeOf } from './flange-type.ts';
import { hiddenAsNull } from './none-as-null.ts';
import { joinReducerType } from './reducer-type.ts';
import type { SavedInstallation } from './saved-line.ts';

const FIELDS = [
  'installationPosition',
  'builtInType',
  'boxLocation',
  'flangePointing',
  'flangeSize',
  'hollowShaftSize',
  'inputShaftIn',
  'outletNozzlePosition',
  'outputShaftPointing',
  'outputShaftSize',
  'torqueArm',
] as const;

/** The installation as it is saved (spec 001 §3). */
export function toSavedInstallation(values: Values): SavedInstallation {
  return {
    installationPosition: hiddenAsNull(values.installationPosition),
    builtInType: hiddenAsNull(values.builtInType),
    boxLocation: hiddenAsNull(values.boxLocation),
    flangePointing: hiddenAsNull(values.flangePointing),
    flangeSize: hiddenAsNull(values.flangeSize),
    flangeType: flangeTypeOf(hiddenAsNull(values.builtInType)),
    hollowShaftSize: hiddenAsNull(values.hollowShaftSize),
    inputShaftIn: hiddenAsNull(values.inputShaftIn),
    outletNozzlePosition: hiddenAsNull(values.outletNozzlePosition),
    outputShaftPointing: hiddenAsNull(values.outputShaftPointing),
    outputShaftSize: hiddenAsNull(values.outputShaftSize),
    reduceType: joinReducerType(values.gearboxModel ?? ''),
    torqueArm: hiddenAsNull(values.torqueArm),
  };
}

/** A saved installation as values of the form; the flange type follows from the assembly type. */
export function fromSavedInstallation(saved: SavedInstallation): Values {
  const held = FIELDS.map((field) => [field, hiddenAsNull(saved[field])] as const);
  return Object.fromEntries(held.flatMap(([field, value]) => (value === null ? [] : [[field, value]])));
}
