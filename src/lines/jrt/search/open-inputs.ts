import type { GearboxModel, InputType } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import type { EfficiencyClass, MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import { HIDDEN } from '#product/field.ts';
import type { JrtRowClass } from './row-classes.ts';

/** Rows that are read alike: of one gear type, with one kind of input, at one frequency, in one efficiency class. */
export interface RowKind {
  readonly gearboxModel: GearboxModel;
  readonly inputType: InputType;
  readonly motorFrequency: MotorFrequency;
  readonly efficiencyClass: EfficiencyClass;
}

/** Which inputs each gear unit can still have: by the unit's index, 1 per entry of `table.inputs`. */
export type OpenInputs = (kind: RowKind) => ReadonlyMap<number, Uint8Array>;

/** The inputs of the classes that are left, 1 per class. */
export function openInputs({ inputs }: CatalogueTable, classes: readonly JrtRowClass[], left: Uint8Array): OpenInputs {
  const kinds = new Map<string, Map<number, Uint8Array>>();
  classes.forEach(({ values, unit, input }, index) => {
    if (left[index] !== 1) return;
    const units = atKey(kinds, nameOf(values), () => new Map<number, Uint8Array>());
    atKey(units, unit, () => new Uint8Array(inputs.length))[input] = 1;
  });
  return (kind) => kinds.get(nameOf(kind)) ?? kinds.get(nameOf({ ...kind, ...NO_MOTOR })) ?? NONE;
}

const NO_MOTOR = { motorFrequency: HIDDEN, efficiencyClass: HIDDEN };
const NONE: ReadonlyMap<number, Uint8Array> = new Map();

function nameOf({
  gearboxModel,
  inputType,
  motorFrequency,
  efficiencyClass,
}: Pick<JrtRowClass['values'], keyof RowKind>): string {
  return `${gearboxModel} ${inputType} ${motorFrequency} ${efficiencyClass}`;
}

function atKey<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
