import {
  GEARBOX_MODELS,
  GEARBOX_MODELS_OF_SHAFTS,
  type GearboxModel,
  type InputType,
} from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable, InputEntry, Partition } from '#lines/jrt/rows/catalogue-table.ts';
import type { GearRatio } from '#lines/jrt/source/parts.ts';
import { isExplosionProofFrame } from '#lines/shared/motor/explosion-proof.ts';
import { isJcmcMotor } from '#lines/shared/motor/jcmc.ts';
import type { EfficiencyClass } from '#lines/shared/motor/motor-codes.ts';
import { type RowQuery, spanAround, spanOf } from '#product/row-query.ts';
import type { JrtFilters } from './filters.ts';
import { factsOfPartition } from './partition-facts.ts';

/** Which gears a query allows: 1 per entry of `table.gears`. */
export function gearMask(
  table: CatalogueTable,
  filters: JrtFilters,
  ranges: NonNullable<RowQuery['ranges']>,
  tolerance: number,
): Uint8Array {
  const isOpen = unitFilter(filters);
  const fits = gearFilter(filters, ranges, tolerance);
  const mask = new Uint8Array(table.gears.length);
  const starts = startsOfUnits(table);
  for (const [index, unit] of table.units.entries()) {
    if (isOpen(unit)) mask.fill(1, starts[index], starts[index + 1]);
  }
  if (fits === undefined) return mask;
  for (const [index, { gear }] of table.gears.entries()) if (mask[index] === 1 && !fits(gear)) mask[index] = 0;
  return mask;
}

function unitFilter({ gearboxModel: models, reduceUnitSize: sizes, transmitTypes }: JrtFilters) {
  const ofShafts = modelsOfShafts(transmitTypes);
  return ({ model, size }: CatalogueTable['units'][number]): boolean =>
    ofShafts.includes(model) && (models?.includes(model) ?? true) && (sizes?.includes(size) ?? true);
}

/** What a gear has to fit by ratio and overhung load; undefined where nothing is asked of them. */
function gearFilter({ ratio }: JrtFilters, ranges: NonNullable<RowQuery['ranges']>, tolerance: number) {
  const ratios = spanAround(ranges.ratio, ratio, tolerance, 1);
  const loads = spanOf(ranges.overhungLoad);
  if ([ratios, loads].every(({ min, max }) => min <= 0 && max === Number.POSITIVE_INFINITY)) return undefined;
  return (gear: GearRatio): boolean =>
    gear.ratio >= ratios.min &&
    gear.ratio <= ratios.max &&
    gear.overhungLoad >= loads.min &&
    gear.overhungLoad <= loads.max;
}

const knownStarts = new WeakMap<CatalogueTable['gears'], Uint32Array>();

/** Where the gears of each unit begin, and behind the last where they end: they stand together. */
function startsOfUnits({ gears, units }: CatalogueTable): Uint32Array {
  const known = knownStarts.get(gears);
  if (known !== undefined) return known;
  const starts = new Uint32Array(units.length + 1);
  for (const { unitIndex } of gears) starts[unitIndex + 1] = (starts[unitIndex + 1] ?? 0) + 1;
  for (let unit = 0; unit < units.length; unit++) starts[unit + 1] = (starts[unit + 1] ?? 0) + (starts[unit] ?? 0);
  knownStarts.set(gears, starts);
  return starts;
}

function modelsOfShafts(shafts: string | undefined): readonly GearboxModel[] {
  if (shafts === undefined) return GEARBOX_MODELS;
  return Object.entries(GEARBOX_MODELS_OF_SHAFTS).flatMap(([name, models]) => (name === shafts ? models : []));
}

/** Which inputs of a partition a query allows: 1 per entry of `table.inputs`. */
export function inputMask(
  table: CatalogueTable,
  partition: Partition,
  filters: JrtFilters,
  inputType: InputType,
  efficiencyClass: EfficiencyClass,
): Uint8Array {
  const frames = filters.motorFrame;
  const fitsPart = partFilter(filters, inputType, efficiencyClass);
  const mask = new Uint8Array(table.inputs.length);
  for (const index of factsOfPartition(table, partition).inputs) {
    const input = table.inputs[index];
    if (input === undefined || !(frames?.includes(input.frame ?? '') ?? true)) continue;
    if (fitsPart(input)) mask[index] = 1;
  }
  return mask;
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
