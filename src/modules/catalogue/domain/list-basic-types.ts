import { type BasicType, EFFICIENCY_CLASSES } from './basic-type.ts';
import { basicTypeAt, type Reading } from './basic-type-at.ts';
import { gearId } from './basic-type-id.ts';
import type { CatalogueTable } from './catalogue-table.ts';
import type { InputPart } from './compute-basic-type.ts';
import { isJcmcMotor } from './jcmc.ts';

/** Every basic type of the catalogue: each row in every class its motor is made in, and as JCMC where offered. */
export function* listBasicTypes(table: CatalogueTable): Generator<BasicType> {
  for (let row = 0; row < table.rowCount; row++) yield* readingsAt(table, row);
}

/** The basic type with an id, undefined if the catalogue has none (any more). */
export function findBasicType(table: CatalogueTable, id: string): BasicType | undefined {
  const gear = table.gears.findIndex((entry) => id.startsWith(gearId(entry.model, entry.gear)));
  if (gear === -1) return undefined;
  for (const { offsets } of table.partitions) {
    for (let row = offsets[gear] ?? 0; row < (offsets[gear + 1] ?? 0); row++) {
      for (const basicType of readingsAt(table, row)) if (basicType.id === id) return basicType;
    }
  }
  return undefined;
}

function* readingsAt(table: CatalogueTable, row: number): Generator<BasicType> {
  const part = table.inputs[table.columns.input[row] ?? -1]?.part;
  if (part !== undefined) for (const reading of readings(part)) yield basicTypeAt(table, row, reading);
}

/** As what a row with this input is offered. */
export function readings(part: InputPart): readonly Reading[] {
  if (part.type !== 'motor') return [{ jcmc: false, efficiencyClass: 'DN' }];
  const { motor } = part;
  return [
    ...motor.efficiencyClasses.map((efficiencyClass) => ({ jcmc: false, efficiencyClass })),
    ...EFFICIENCY_CLASSES.filter((name) => isJcmcMotor(motor, name)).map((efficiencyClass) => ({
      jcmc: true,
      efficiencyClass,
    })),
  ];
}
