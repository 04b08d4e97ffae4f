import { isJcmcMotor } from '#lines/shared/motor/jcmc.ts';
import { EFFICIENCY_CLASSES } from '#lines/shared/motor/motor-codes.ts';
import type { BasicType } from './basic-type.ts';
import { asRead, basicTypeAt, type Reading } from './basic-type-at.ts';
import { gearId, inputId, partsOfId } from './basic-type-id.ts';
import type { CatalogueTable } from './catalogue-table.ts';
import type { InputPart, Load } from './compute-basic-type.ts';

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
  const [gear, input] = partsOfId(id) ?? ['', ''];
  for (const row of rowsOfGears(table, gearsOf(table).get(gear) ?? [])) {
    const part = table.inputs[table.columns.input[row] ?? -1]?.part;
    const reading = part && readingOf(part, input);
    if (reading) return basicTypeAt(table, row, { ...reading, load: loadOf(part) });
  }
  return undefined;
}

/** As what an input has its part of the id, undefined if it has another in all its readings. */
function readingOf(part: InputPart, input: string): Reading | undefined {
  return readings(part).find(({ jcmc, efficiencyClass }) => inputId(asRead(part, jcmc), efficiencyClass) === input);
}

/** Where the gears of a table stand, by their part of the id. */
const known = new WeakMap<CatalogueTable, ReadonlyMap<string, readonly number[]>>();

function gearsOf(table: CatalogueTable): ReadonlyMap<string, readonly number[]> {
  const gears = known.get(table) ?? listGears(table);
  known.set(table, gears);
  return gears;
}

function listGears({ gears }: CatalogueTable): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [index, { model, gear }] of gears.entries()) {
    const id = gearId(model, gear);
    found.set(id, [...(found.get(id) ?? []), index]);
  }
  return found;
}

function* rowsOfGears({ partitions }: CatalogueTable, gears: readonly number[]): Generator<number> {
  for (const { offsets } of partitions) {
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
