import {
  type EfficiencyClass,
  GEARBOX_MODELS_OF_SHAFTS,
  type GearboxModel,
  type InputType,
} from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable, GearEntry, InputEntry } from '#lines/jrt/rows/catalogue-table.ts';
import { isExplosionProofFrame } from '#lines/jrt/rows/explosion-proof.ts';
import { isJcmcMotor } from '#lines/jrt/rows/jcmc.ts';
import type { RowQuery } from '#product/row-query.ts';
import type { JrtFilters } from './filters.ts';

/** Which gears a query allows: 1 per entry of `table.gears`. */
export function gearMask(
  table: CatalogueTable,
  filters: JrtFilters,
  ranges: NonNullable<RowQuery['ranges']>,
  tolerance: number,
): Uint8Array {
  const models = filters.gearboxModel;
  const ofShafts = modelsOfShafts(filters.transmitTypes);
  const sizes = filters.reduceUnitSize;
  const units = table.units.map(
    (unit) =>
      ofShafts.includes(unit.model) && (models?.includes(unit.model) ?? true) && (sizes?.includes(unit.size) ?? true),
  );
  const { ratio = Number.NaN } = filters;
  const ratioMin = Math.max(ranges.ratio?.min ?? 0, filters.ratio === undefined ? 0 : ratio * (1 - tolerance));
  const ratioMax = Math.min(
    ranges.ratio?.max ?? Number.POSITIVE_INFINITY,
    filters.ratio === undefined ? Number.POSITIVE_INFINITY : ratio * (1 + tolerance),
  );
  const { min: loadMin = 0, max: loadMax = Number.POSITIVE_INFINITY } = ranges.overhungLoad ?? {};
  const fits = ({ unitIndex, gear }: GearEntry) =>
    units[unitIndex] === true &&
    gear.ratio >= ratioMin &&
    gear.ratio <= ratioMax &&
    gear.overhungLoad >= loadMin &&
    gear.overhungLoad <= loadMax;
  return maskOf(table.gears, fits);
}

function modelsOfShafts(shafts: string | undefined): readonly GearboxModel[] {
  return Object.entries(GEARBOX_MODELS_OF_SHAFTS).flatMap(([name, models]) =>
    shafts === undefined || name === shafts ? models : [],
  );
}

/** Which inputs a query allows: 1 per entry of `table.inputs`. */
export function inputMask(
  table: CatalogueTable,
  filters: JrtFilters,
  inputType: InputType,
  efficiencyClass: EfficiencyClass,
): Uint8Array {
  const frames = filters.motorFrame;
  const fitsPart = partFilter(filters, inputType, efficiencyClass);
  return maskOf(
    table.inputs,
    (input) => (frames === undefined || frames.includes(input.frame ?? '')) && fitsPart(input),
  );
}

function partFilter(filters: JrtFilters, inputType: InputType, efficiencyClass: EfficiencyClass) {
  const powers = filters.motorPower;
  const poles = filters.motorPoles;
  const modules = filters.inputModule;
  const explosionProof = filters.motorType === 'EX';
  return ({ part, module, inputSpeedMax }: InputEntry): boolean => {
    if (part.type !== 'motor') {
      return (modules?.includes(module ?? '') ?? true) && (filters.inputSpeed ?? 0) <= inputSpeedMax;
    }
    const { motor } = part;
    return (
      motor.efficiencyClasses.includes(efficiencyClass) &&
      (powers?.includes(motor.power) ?? true) &&
      (poles?.includes(motor.poles) ?? true) &&
      (inputType !== 'JCMC' || isJcmcMotor(motor, efficiencyClass)) &&
      (!explosionProof || (inputType !== 'JCMC' && isExplosionProofFrame(motor.frame)))
    );
  };
}

function maskOf<Entry>(entries: readonly Entry[], fits: (entry: Entry) => boolean): Uint8Array {
  const mask = new Uint8Array(entries.length);
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    if (entry !== undefined && fits(entry)) mask[index] = 1;
  }
  return mask;
}
