import { JRW_ROW_SEARCH } from '#lines/jrw/columns.ts';
import { asWorm, EMPTY_CONFIGURATION, EMPTY_SEARCH, type WormSearch } from '#lines/jrw/configuration.ts';
import { MIN_SERVICE_FACTOR, type WormRow } from '#lines/jrw/rows/worm-row.ts';
import {
  readOverview,
  readWishes,
  savedHeading,
  savedReason,
  savedTexts,
  savedTolerance,
} from '#lines/shared/saved/overview.ts';
import { asPart, saysTheSame } from '#lines/shared/saved/parts.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { SavedShape } from '#product/saved.ts';
import { hiddenAsNull, readPart, writePart } from '#product/saved-part.ts';
import {
  fromParameters,
  namesTwoEncoders,
  parametersOf,
  WORM_INSTALLATION_PART,
  WORM_MOTOR_PART,
  WORM_REDUCER_PART,
} from './saved-parts.ts';
import type { WormForm } from './wire-schema.ts';

/** How configurations of JRW are saved: parameters as key and value, and nested parts (spec 001 §3, §9). */
export const JRW_SAVED: SavedShape = {
  write(config, standing, options) {
    const { sample } = options;
    const { basicType: row, search } = asWorm(config);
    if (row === null) return null;
    const isMotor = row.route === 'motor';
    const form = {
      category: 'JRW',
      gearboxModel: row.gearboxModel,
      inputType: row.inputType,
      motorType: isMotor ? (standing.motorType ?? null) : null,
      efficiencyClass: row.efficiencyClass,
      ...savedHeading(row.id, options),
      ...(sample === undefined && { lectoTypeParamsValues: parametersOf(row, standing) }),
      ...savedTexts(config, standing, sample !== undefined),
      serviceFactor: search.serviceFactor,
      ...savedReason(config, JRW_ROW_SEARCH),
      ...savedAsked(config, row),
      isDrawing: config.isDrawing,
      basicType: isMotor ? savedBasicType(row, standing, search) : null,
      inputModule: isMotor ? null : savedInputModule(row, search),
      motorConfig: isMotor ? writePart(WORM_MOTOR_PART, standing, config.extras) : null,
      installationMethodConfig: writePart(WORM_INSTALLATION_PART, standing, config.extras),
      reduceConfig: writePart(WORM_REDUCER_PART, standing, config.extras),
    };
    return form;
  },
  read: (form: WormForm, row: WormRow | null) => fromForm(form, row),
  loadOf({ basicType, inputModule, serviceFactor }: WormForm) {
    const { inputSpeed = null, motorPower = null, outputTorque = null } = inputModule ?? {};
    const durationFactor = basicType?.durationFactor ?? null;
    return present({ durationFactor, inputSpeed, motorPower, outputTorque, serviceFactor });
  },
  lookUpOf(form: WormForm) {
    const { basicType, inputModule, gearboxModel, inputType, efficiencyClass } = form;
    const part = basicType ?? inputModule;
    const asked = present({
      gearboxModel,
      inputType,
      efficiencyClass,
      reduceUnitSize: part?.reduceUnitSize ?? null,
      ratio: part?.ratio ?? null,
      delta: '0',
      serviceFactor: leastServiceFactor(form),
      motorPoles: basicType?.motorPoles ?? null,
      motorFrequency: basicType?.motorFrequency ?? null,
      durationFactor: basicType?.durationFactor ?? null,
      inputModule: inputModule?.inputModule ?? null,
      inputSpeed: inputModule?.inputSpeed ?? null,
      outputTorque: inputModule?.outputTorque ?? null,
      motorPower: inputModule?.motorPower ?? null,
    });
    return Object.fromEntries(Object.entries(asked).map(([field, value]) => [field, String(value)]));
  },
  agrees(form: WormForm, row: WormRow) {
    const [part, other] =
      row.route === 'motor' ? [form.basicType, form.inputModule] : [form.inputModule, form.basicType];
    const isSame =
      part?.ratio === row.ratio && part.reduceUnitSize === row.reduceUnitSize && part.reduceType === row.reduceType;
    return isSame && other === null && form.gearboxModel === row.gearboxModel && form.inputType === row.inputType;
  },
  misfit(form: WormForm, row: WormRow) {
    const said = [form.basicType, form.motorConfig, form.motorType, form.efficiencyClass];
    const namesMotor = said.some((part) => part !== null);
    if (row.route === 'module') return form.inputType === row.inputType && namesMotor ? 'motor-not-delivered' : null;
    return form.motorConfig && namesTwoEncoders(asPart(form.motorConfig)) ? 'encoder-stated-twice' : null;
  },
  speaksOfRow(sent: WormForm, canonical: WormForm) {
    const pairs = [
      [identityOf(sent), identityOf(canonical)],
      [sent.basicType, canonical.basicType],
      [sent.inputModule, canonical.inputModule],
      [sent.sampleSelectionFlag === 'Y' ? {} : keyed(sent), keyed(canonical)],
    ] as const;
    return pairs.every(([part, kept]) => (part === null) === (kept === null) && saysTheSame(part ?? {}, kept ?? {}));
  },
};

function savedBasicType(row: WormRow, standing: Values, { outputTorque }: WormSearch): WormForm['basicType'] {
  return {
    motorFrequency: hiddenAsNull(standing.motorFrequency),
    motorPoles: hiddenAsNull(standing.motorPoles),
    motorType: hiddenAsNull(standing.motorType),
    ratio: row.ratio,
    reduceType: row.reduceType,
    reduceUnitSize: row.reduceUnitSize,
    durationFactor: hiddenAsNull(standing.durationFactor),
    ...(outputTorque !== null && { outputTorque }),
  };
}

function savedInputModule(row: WormRow, { inputSpeed, outputTorque, motorPower }: WormSearch): WormForm['inputModule'] {
  return {
    inputModule: row.inputModule,
    motorSize: row.motorFrame,
    ratio: row.ratio,
    reduceType: row.reduceType,
    reduceTypeSize: `${row.reduceType}${row.reduceUnitSize}`,
    reduceUnitSize: row.reduceUnitSize,
    inputSpeed,
    outputTorque,
    motorPower,
  };
}

/** What was asked for beside the required service factor; the load of a customer's motor stands in its part. */
function savedAsked(config: Configuration, row: WormRow): Pick<WormForm, 'asked'> {
  const { search, values } = asWorm(config);
  const { outputSpeed, ratio, outputTorque } = search;
  const load = row.route === 'motor' ? { outputTorque, motorPower: Number(values.motorPower ?? 0) || null } : {};
  const asked = present({ outputSpeed, ratio, ...load });
  return Object.keys(asked).length === 0 ? {} : { asked: { ...asked, ...savedTolerance(config) } };
}

function fromForm(form: WormForm, row: WormRow | null): Configuration {
  const reducer = readPart(WORM_REDUCER_PART, asPart(form.reduceConfig));
  const motor = form.motorConfig ? readPart(WORM_MOTOR_PART, asPart(form.motorConfig)).values : {};
  const parameters = fromParameters(form.lectoTypeParamsValues);
  const { asked = {}, basicType } = form;
  const held = {
    gearboxModel: form.gearboxModel,
    inputType: form.inputType,
    motorType: form.motorType,
    efficiencyClass: form.efficiencyClass,
    motorFrequency: basicType?.motorFrequency ?? null,
    durationFactor: basicType?.durationFactor ?? null,
  };
  return {
    ...EMPTY_CONFIGURATION,
    values: {
      ...(row ? {} : parameters.values),
      ...present(held),
      ...(asked.motorPower !== undefined && { motorPower: String(asked.motorPower) }),
      ...readPart(WORM_INSTALLATION_PART, asPart(form.installationMethodConfig)).values,
      ...motor,
      ...reducer.values,
      ...readWishes(form.customizedRequirements, form.specialWishes),
    },
    basicType: row,
    ...savedTolerance(asked),
    search: searchOf(form, row ? null : parameters.ratio),
    extras: { ...EMPTY_CONFIGURATION.extras, ...reducer.extras },
    ...readOverview(form, form.serviceFactorAccepted),
  };
}

function searchOf({ asked = {}, inputModule, serviceFactor }: WormForm, ratioOfGone: number | null): WormSearch {
  const ratio = asked.ratio ?? (asked.outputSpeed === undefined ? ratioOfGone : null);
  const outputTorque = asked.outputTorque ?? inputModule?.outputTorque ?? null;
  return {
    ...EMPTY_SEARCH,
    serviceFactor,
    outputSpeed: asked.outputSpeed ?? null,
    ratio,
    outputTorque,
    inputSpeed: inputModule?.inputSpeed ?? null,
    motorPower: inputModule?.motorPower ?? null,
    speedOrRatio: ratio === null ? 'outputSpeed' : 'ratio',
    powerOrTorque: outputTorque === null ? 'motorPower' : 'outputTorque',
  };
}

/** A row with a load is found whatever its service factor; one without shows its permissible power at the factor required. */
function leastServiceFactor({ inputModule, serviceFactor }: WormForm): number {
  const isLoaded = !inputModule || inputModule.outputTorque !== null || inputModule.motorPower !== null;
  return isLoaded ? MIN_SERVICE_FACTOR : Math.max(serviceFactor ?? 1, 1);
}

function identityOf({ gearboxModel, inputType, efficiencyClass }: WormForm): object {
  return { gearboxModel, inputType, efficiencyClass };
}

/** The parameters by their keys: those that are sent must be those of the product. */
function keyed({ lectoTypeParamsValues }: WormForm): object {
  return Object.fromEntries(
    lectoTypeParamsValues.map(({ modelKey, customerValues }) => [modelKey, customerValues.join()]),
  );
}

/** What is there of some values. */
function present<Value>(values: Readonly<Record<string, Value | null>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
}
