import type { Values } from '#product/configuration.ts';
import { fromCommaList, toCommaList } from './comma-list.ts';
import { hiddenAsNull, noneAsNull, nullAsNone } from './none-as-null.ts';
import type { SavedMotorConfig } from './saved-line.ts';

const ALWAYS = ['coolingMethod', 'insulationLevel', 'motorVoltage', 'protectionClass', 'encoder'] as const;
const LISTS = ['ulAuthen', 'vfdOptions', 'otherMotorOptions'] as const;
const BRAKE = ['releaseAngle', 'brakingVoltage'] as const;
const INCREMENTAL = ['resolutionRatio', 'electricalInterface', 'wiringMethod'] as const;
const ABSOLUTE = ['measurement', 'communicationInterface', 'mechanicalSpecs', 'shaftDiameter', 'wiringMethod'] as const;
const FAN = ['independentFanVoltage'] as const;
const DETAILS = [...BRAKE, ...FAN, ...INCREMENTAL, ...ABSOLUTE] as const;

/** Motor options as they are saved; details only with the brake, fan or encoder they belong to (spec 001 §9). */
export function toSavedMotor(values: Values): SavedMotorConfig {
  const hasBrake = noneAsNull(values.brakes) !== null;
  return {
    brakes: noneAsNull(values.brakes),
    motorThermalProtection: noneAsNull(values.motorThermalProtection),
    coolingMethod: hiddenAsNull(values.coolingMethod),
    insulationLevel: hiddenAsNull(values.insulationLevel),
    motorVoltage: hiddenAsNull(values.motorVoltage),
    protectionClass: hiddenAsNull(values.protectionClass),
    encoder: hiddenAsNull(values.encoder),
    ulAuthen: toCommaList('ulAuthen', values),
    vfdOptions: toCommaList('vfdOptions', values),
    otherMotorOptions: toCommaList('otherMotorOptions', values),
    ...(hasBrake ? { releaseDevice: noneAsNull(values.releaseDevice), ...picked(values, BRAKE) } : {}),
    ...(values.coolingMethod === 'IC416' ? picked(values, FAN) : {}),
    ...(values.encoder === 'incremental' ? picked(values, INCREMENTAL) : {}),
    ...(values.encoder === 'absolute' ? picked(values, ABSOLUTE) : {}),
  };
}

/** Saved motor options as values of the form; null means none for brake, release and thermal protection. */
export function fromSavedMotor(saved: SavedMotorConfig): Values {
  const held = [...ALWAYS, ...DETAILS].flatMap((field) => {
    const value = saved[field];
    return value ? [[field, value] as const] : [];
  });
  return {
    brakes: nullAsNone(saved.brakes),
    motorThermalProtection: nullAsNone(saved.motorThermalProtection),
    ...(noneAsNull(saved.brakes) === null ? {} : { releaseDevice: nullAsNone(saved.releaseDevice) }),
    ...Object.fromEntries(held),
    ...Object.assign({}, ...LISTS.map((field) => fromCommaList(field, saved[field]))),
  };
}

function picked<Field extends string>(
  values: Values,
  fields: readonly Field[],
): { readonly [field in Field]?: string | null } {
  const result: { [field in Field]?: string | null } = {};
  for (const field of fields) result[field] = hiddenAsNull(values[field]);
  return result;
}
