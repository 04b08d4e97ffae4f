import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { RowFilters } from '#product/row-query.ts';
import { aConfiguredForm } from './a-configured-form.ts';

/** The names of spec 001 §3 "Saved configuration", as they stand there. */
export const SPECIFIED_LINE =
  'id, productName, category, gearboxModel, transmitTypes, inputType, motorType, efficiencyClass, technicalVersion, sampleSelectionFlag, lectoTypeParamsValues, technicalDocEmail, customizedRequirements, remark, inquiryStatus, quantity, userId, accountManagerName, customerName, productConfig';
export const SPECIFIED_PARTS = {
  basicType: 'motorFrequency, motorPoles, motorType, ratio, reduceType, reduceUnitSize',
  inputModule: 'inputModule, motorSize, ratio, reduceType, reduceTypeSize, reduceUnitSize, inputSpeed',
  motorConfig:
    'brakes, releaseAngle, releaseDevice, brakingVoltage, coolingMethod, independentFanVoltage, encoder, resolutionRatio, electricalInterface, measurement, communicationInterface, mechanicalSpecs, shaftDiameter, wiringMethod, insulationLevel, motorThermalProtection, motorVoltage, ulAuthen, vfdOptions, otherMotorOptions, protectionClass, absoluteEncoder',
  installationMethodConfig:
    'boxLocation, flangePointing, flangeSize, flangeType, hollowShaftSize, inputShaftIn, installationPosition, builtInType, outletNozzlePosition, outputShaftPointing, outputShaftSize, outputShaftType, reduceType, torqueArm',
  reduceConfig:
    'color, corrosionProtection, lubricatingOil, mineralOil, oilMirror, oilSeal, surfaceProtection, nameplate',
} as const;
export const namesIn = (list: string) => list.split(', ');

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of these names, null where there is nothing. */
function named(list: string, fields: Fields): Fields {
  return Object.fromEntries(['id', ...namesIn(list)].map((name) => [name, fields[name] ?? null]));
}

/** An inquiry line with every specified field, nulls and all, and the two that name the catalogue's row. */
export function specifiedLine(release: ActiveRelease, rowId: string): Fields {
  const form: Fields = aConfiguredForm(release, rowId, [['color', 'RAL7031']]);
  const parts = Object.entries(SPECIFIED_PARTS).map(([part, names]) => [
    part,
    form[part] && named(names, form[part] as Fields),
  ]);
  const { basicTypeId, releaseHash } = form;
  return {
    ...named(SPECIFIED_LINE, form),
    lectoTypeParamsValues: null,
    technicalVersion: null,
    productConfig: { productName: 'as the client calls it' },
    inquiryStatus: 'N',
    ...Object.fromEntries(parts),
    basicTypeId,
    releaseHash,
  };
}

/** The first row of the shipped catalogue that fits. */
export function rowWith(release: ActiveRelease, filters: RowFilters): string {
  const found = searchCatalogue(release.index, { filters });
  if (!found.ok || found.value.rows[0] === undefined) throw new Error('The shipped catalogue has no such row');
  return found.value.rows[0].id;
}
