import type { JrtConfiguration, JrtSearch } from '#lines/jrt/configuration.ts';
import { INPUT_WITH_CHOSEN_BORE } from '#lines/jrt/fields/inputs.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { savedTolerance } from '#lines/shared/saved/overview.ts';
import type { Values } from '#product/configuration.ts';
import { hiddenAsNull } from '#product/saved-part.ts';
import { joinReducerType } from './reducer-type.ts';
import { fromSavedAsked } from './saved-asked.ts';
import type { SavedBasicType, SavedInputModule, SavedLine } from './saved-line.ts';

/** The chosen row on the motor route as it is saved; null on the module route (spec 001 §9). */
export function toSavedBasicType(row: BasicType, values: Values, search: JrtSearch): SavedBasicType | null {
  if (row.route !== 'motor') return null;
  return {
    motorFrequency: hiddenAsNull(values.motorFrequency),
    motorPoles: hiddenAsNull(values.motorPoles),
    motorType: hiddenAsNull(values.motorType),
    ratio: row.ratio,
    reduceType: row.reduceType,
    reduceUnitSize: row.reduceUnitSize,
    durationFactor: hiddenAsNull(values.durationFactor),
    ...(search.outputTorque !== null && { outputTorque: search.outputTorque }),
    catalogueRow: row,
  };
}

/** The chosen row on the module route as it is saved; null on the motor route (spec 001 §9). */
export function toSavedInputModule(row: BasicType, values: Values, search: JrtSearch): SavedInputModule | null {
  if (row.route !== 'module') return null;
  return {
    inputModule: row.inputModule,
    motorSize: row.motorFrame,
    ratio: row.ratio,
    reduceType: row.reduceType,
    reduceTypeSize: `${joinReducerType(row.gearboxModel)}${row.reduceUnitSize}`,
    reduceUnitSize: row.reduceUnitSize,
    inputSpeed: search.inputSpeed,
    boreOnTheInputSide: row.inputType === INPUT_WITH_CHOSEN_BORE ? search.boreOnTheInputSide : null,
    outputTorque: search.outputTorque,
    motorPower: search.motorPower,
    adapterCenteringDiameter: hiddenAsNull(values.adapterCenteringDiameter),
    adapterHoleCircleDiameter: hiddenAsNull(values.adapterHoleCircleDiameter),
    catalogueRow: row,
  };
}

/**
 * Steps 1 and 2 of a saved configuration: the chosen row says which unit and motor it is, and what was asked for is asked
 * again. Where that row is gone, what the line tells of it stands as choices and, where nothing was asked for, as the search, so
 * that the nearest row is at hand.
 */
export function fromSavedSelection(
  saved: SavedLine,
  search: JrtSearch,
): Pick<JrtConfiguration, 'basicType' | 'search' | 'tolerance'> & { readonly values: Values } {
  const { basicType, inputModule } = saved;
  const asked = saved.asked && fromSavedAsked(saved.asked);
  const held = {
    transmitTypes: saved.transmitTypes,
    gearboxModel: saved.gearboxModel,
    inputType: saved.inputType,
    motorType: saved.motorType,
    durationFactor: basicType?.durationFactor,
    efficiencyClass: saved.efficiencyClass,
    motorFrequency: basicType?.motorFrequency,
  };
  const row = basicType?.catalogueRow ?? inputModule?.catalogueRow ?? null;
  const values = Object.entries(row ? held : { ...held, ...columnsOf(saved) }).flatMap(([field, value]) =>
    value ? [[field, value] as const] : [],
  );
  return {
    values: { ...Object.fromEntries(values), ...asked?.values },
    basicType: row,
    ...savedTolerance(asked ?? {}),
    search: {
      ...search,
      serviceFactor: saved.serviceFactor,
      ...(basicType && searchOfMotor(basicType)),
      ...(inputModule && searchOfModule(inputModule)),
      ...(row || asked ? asked?.search : searchOfRatio(saved)),
    },
  };
}

function searchOfMotor({ outputTorque = null }: SavedBasicType): Partial<JrtSearch> {
  return outputTorque === null ? {} : { outputTorque, powerOrTorque: 'outputTorque' };
}

function searchOfModule({
  inputSpeed,
  boreOnTheInputSide,
  outputTorque,
  motorPower,
}: SavedInputModule): Partial<JrtSearch> {
  const powerOrTorque = outputTorque === null ? 'motorPower' : 'outputTorque';
  return { inputSpeed, boreOnTheInputSide, outputTorque, motorPower, powerOrTorque };
}

/** What a line says of its row in the codes of the release. */
function columnsOf({ basicType, inputModule }: SavedLine): Readonly<Record<string, string | null | undefined>> {
  const reduceUnitSize = basicType?.reduceUnitSize ?? inputModule?.reduceUnitSize;
  return { reduceUnitSize, inputModule: inputModule?.inputModule, motorPoles: basicType?.motorPoles };
}

function searchOfRatio({ basicType, inputModule }: SavedLine): Partial<JrtSearch> {
  return { speedOrRatio: 'ratio', ratio: basicType?.ratio ?? inputModule?.ratio ?? null };
}
