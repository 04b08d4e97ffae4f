import { type CatalogueParts, type GearRatio, type GearUnit, unitKey } from '#lines/jrt/source/parts.ts';
import { MOTOR_FREQUENCIES, type MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import { GEARBOX_MODELS, type GearboxModel, MIN_SERVICE_FACTOR } from './basic-type.ts';
import { bySize, type CatalogueTable, type GearEntry } from './catalogue-table.ts';
import { computeFigures } from './compute-basic-type.ts';
import { fingerprintOf } from './fingerprint.ts';
import { listInputs, type NamedInput } from './list-inputs.ts';
import { RowWriter } from './row-writer.ts';

/**
 * Computes the whole JRT catalogue from checked parts (product §2): every ratio of the units R, F, K, S that have a shaft
 * or a bore, with every motor whose frame is listed there and every input module of the unit.
 */
export function buildCatalogue(parts: CatalogueParts): CatalogueTable {
  const units = offeredUnits(parts.units);
  const gears = offeredGears(parts.gears, units);
  const inputs = listInputs(parts);
  const writer = new RowWriter(gears.length);
  for (const frequency of MOTOR_FREQUENCIES) {
    writer.partition('motor', frequency, () => writeMotorRows(writer, gears, inputs, frequency));
  }
  for (const type of ['AD', 'AM', 'AN', 'AQS', 'none'] as const) {
    writer.partition(type, null, () => writeModuleRows(writer, gears, inputs, type));
  }
  return {
    fingerprint: fingerprintOf(gears, inputs, writer.rowCount),
    units,
    gears,
    inputs: inputs.map((input) => input.entry),
    dutyTypes: new Map(parts.dutyTypes.map((duty) => [duty.code, duty])),
    partitions: writer.partitions,
    rowCount: writer.rowCount,
    columns: writer.columns(),
  };
}

type OfferedUnit = GearUnit & { readonly model: GearboxModel };

/** Units without solid shaft and bore have no dimensions: they cannot be offered. */
function offeredUnits(units: readonly GearUnit[]): readonly OfferedUnit[] {
  return GEARBOX_MODELS.flatMap((model) =>
    units
      .filter((unit) => unit.series === model && hasOutput(unit))
      .map((unit) => ({ ...unit, model }))
      .sort((one, other) => bySize(one.size, other.size)),
  );
}

function hasOutput(unit: GearUnit): boolean {
  return unit.solidShaft !== null || unit.hollowBoresKeyed.length + unit.hollowBoresShrinkDisc.length > 0;
}

function offeredGears(gears: readonly GearRatio[], units: readonly OfferedUnit[]): readonly GearEntry[] {
  return units.flatMap((unit, unitIndex) =>
    gears
      .filter((gear) => unitKey(gear) === unitKey(unit))
      .sort((one, other) => one.ratio - other.ratio || one.stages - other.stages)
      .map((gear) => ({ model: unit.model, unit, unitIndex, gear })),
  );
}

function writeMotorRows(
  writer: RowWriter,
  gears: readonly GearEntry[],
  inputs: readonly NamedInput[],
  frequency: MotorFrequency,
): void {
  const motors = inputs.filter((input) => input.type === 'motor' && input.frequency === frequency);
  gears.forEach((entry, gear) => {
    for (const motor of motors) {
      if (motor.listed !== null && entry.gear.frameLimits.has(motor.listed)) writeRow(writer, entry, gear, motor);
    }
  });
}

function writeModuleRows(
  writer: RowWriter,
  gears: readonly GearEntry[],
  inputs: readonly NamedInput[],
  type: NamedInput['type'],
): void {
  const ofType = inputs.filter((input) => input.type === type);
  const perUnit = new Map<GearUnit, readonly NamedInput[]>();
  gears.forEach((entry, gear) => {
    const ofUnit = perUnit.get(entry.unit) ?? ofType.filter(({ unit }) => unit === '' || unit === unitKey(entry.unit));
    perUnit.set(entry.unit, ofUnit);
    for (const input of ofUnit) writeRow(writer, entry, gear, input);
  });
}

function writeRow(writer: RowWriter, { unit, gear }: GearEntry, gearIndex: number, input: NamedInput): void {
  const figures = computeFigures(unit, gear, input.entry.part);
  if (figures === null || figures.serviceFactor < MIN_SERVICE_FACTOR) return;
  writer.add(gearIndex, input.index, figures);
}
