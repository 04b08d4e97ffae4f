import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { basicTypeAt } from '#lines/jrt/rows/basic-type-at.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { readings } from '#lines/jrt/rows/list-basic-types.ts';

/** Every basic type of one gear unit, `K` and `67`, as reading a type code needs them. */
export function rowsOfUnit(table: CatalogueTable, gearboxModel: string, reduceUnitSize: string): readonly BasicType[] {
  const gears = table.gears.flatMap(({ model, unit }, index) =>
    model === gearboxModel && unit.size === reduceUnitSize ? [index] : [],
  );
  return gears.flatMap((gear) => rowsOfGear(table, gear));
}

function rowsOfGear(table: CatalogueTable, gear: number): BasicType[] {
  return table.partitions.flatMap(({ offsets }) => {
    const first = offsets[gear] ?? 0;
    const rows = Array.from({ length: (offsets[gear + 1] ?? first) - first }, (_, index) => first + index);
    return rows.flatMap((row) => basicTypesAt(table, row));
  });
}

function basicTypesAt(table: CatalogueTable, row: number): BasicType[] {
  const part = table.inputs[table.columns.input[row] ?? -1]?.part;
  return part === undefined ? [] : readings(part).map((reading) => basicTypeAt(table, row, reading));
}
