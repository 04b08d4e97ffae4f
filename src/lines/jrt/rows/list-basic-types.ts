import { type BasicType, EFFICIENCY_CLASSES } from './basic-type.ts';
import { asRead, basicTypeAt, type Reading } from './basic-type-at.ts';
import { basicTypeId, gearId } from './basic-type-id.ts';
import type { CatalogueTable, GearEntry } from './catalogue-table.ts';
import type { InputPart, Load } from './compute-basic-type.ts';
import { isJcmcMotor } from './jcmc.ts';

/** Every basic type of the catalogue: each row in every class its motor is made in, and as JCMC where offered. */
export function* listBasicTypes(table: CatalogueTable): Generator<BasicType> {
  for (let row = 0; row < table.rowCount; row++) yield* readingsAt(table, row);
}

/** The basic type with an id under a load for its input (S1 without one), undefined if there is none (any more). */
export function findBasicType(
  table: CatalogueTable,
  id: string,
  loadOf: (part: InputPart) => Load = () => ({}),
): BasicType | undefined {
  for (const row of rowsOfGears(table, (entry) => id.startsWith(gearId(entry.model, entry.gear)))) {
    const reading = readingOf(table, row, id);
    const part = table.inputs[table.columns.input[row] ?? -1]?.part;
    if (reading && part) return basicTypeAt(table, row, { ...reading, load: loadOf(part) });
  }
  return undefined;
}

/** As what a row has the id, undefined if it has another in all its readings. */
function readingOf({ columns, gears, inputs }: CatalogueTable, row: number, id: string): Reading | undefined {
  const entry = gears[columns.gear[row] ?? -1];
  const part = inputs[columns.input[row] ?? -1]?.part;
  if (entry === undefined || part === undefined) return undefined;
  return readings(part).find(
    ({ jcmc, efficiencyClass }) => basicTypeId({ ...entry, input: asRead(part, jcmc), efficiencyClass }) === id,
  );
}

function* rowsOfGears(table: CatalogueTable, isMeant: (gear: GearEntry) => boolean): Generator<number> {
  const gears = table.gears.flatMap((entry, index) => (isMeant(entry) ? [index] : []));
  for (const { offsets } of table.partitions) {
    for (const gear of gears) {
      for (let row = offsets[gear] ?? 0; row < (offsets[gear + 1] ?? 0); row++) yield row;
    }
  }
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
