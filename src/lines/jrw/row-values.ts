import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { WormRow } from './rows/worm-row.ts';

/** The columns a chosen catalogue row fixes, in the codes of the release; what it does not have is "-". */
export function wormRowCodes(row: WormRow): Values {
  const isMotor = row.route === 'motor';
  return {
    gearboxModel: row.gearboxModel,
    inputType: row.inputType,
    reduceUnitSize: row.reduceUnitSize,
    ratioParts: row.ratioParts ?? HIDDEN,
    inputModule: row.inputModule ?? HIDDEN,
    inputFlange: row.inputFlange ?? HIDDEN,
    motorPower: isMotor ? String(row.motorPower) : HIDDEN,
    motorPoles: isMotor ? String(row.motorPoles) : HIDDEN,
    motorSize: isMotor ? String(row.motorFrame) : HIDDEN,
    efficiencyClass: row.efficiencyClass ?? HIDDEN,
    motorFrequency: row.motorFrequency ?? HIDDEN,
  };
}

/** Those of them that are choices: what does not apply is told by the release. */
export function wormRowValues(row: WormRow): Values {
  return Object.fromEntries(Object.entries(wormRowCodes(row)).filter(([, code]) => code !== HIDDEN));
}
