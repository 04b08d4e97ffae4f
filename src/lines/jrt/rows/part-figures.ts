import type { GearUnit, UnitDimensions } from '#lines/jrt/source/parts.ts';
import { nameplateFigures } from '#lines/shared/motor/nameplate-figures.ts';
import type { MotorNameplate } from '#lines/shared/motor/source/parts.ts';
import type { PartFigures } from '#product/sheet.ts';
import type { BasicType } from './basic-type.ts';
import type { CatalogueTable } from './catalogue-table.ts';

/**
 * What the reference data know of the parts of a row beside its columns: litres of oil by mounting position (`oil.M1`), the
 * dimensions of its unit (`unit.h`) and of its adapter (`input.P`), the length of its solid shaft in mm with the largest overhung load
 * of the unit in N (`shaft.l`, `shaft.F`), and the nameplate of its motor (`motor.ratedCurrent`, see
 * `MotorNameplate`), its efficiency in the class of the row.
 */
export function partFigures(table: CatalogueTable, row: BasicType): PartFigures {
  const unit = table.units.find(({ model, size }) => model === row.gearboxModel && size === row.reduceUnitSize);
  const oil = [...(unit?.oil ?? [])].map(([position, litres]) => [`oil.${position}`, litres] as const);
  const nameplate = nameplateOf(table, row);
  const dimensions = [...unitDimensions(unit?.dimensions), ...solidShaft(unit), ...inputDimensions(table, row)];
  return Object.fromEntries([
    ...oil,
    ...dimensions,
    ...(nameplate ? nameplateFigures(nameplate, row.efficiencyClass) : []),
  ]);
}

function nameplateOf({ inputs }: CatalogueTable, row: BasicType): MotorNameplate | undefined {
  if (row.route !== 'motor') return undefined;
  for (const { part } of inputs) {
    if (part.type !== 'motor') continue;
    const { power, poles, frame, nameplate } = part.motor;
    if (power === row.motorPower && poles === row.motorPoles && frame === row.motorFrame) return nameplate;
  }
  return undefined;
}

type Named = readonly [name: string, figure: number];

function unitDimensions(dimensions: UnitDimensions | undefined): readonly Named[] {
  if (dimensions === undefined) return [];
  const { isPublished, ...letters } = dimensions;
  const known = Object.entries(letters).flatMap(([letter, mm]): Named[] =>
    mm === null ? [] : [[`unit.${letter}`, mm]],
  );
  return [...known, ['unit.isPublished', isPublished ? 1 : 0]];
}

function solidShaft(unit: GearUnit | undefined): readonly Named[] {
  if (unit === undefined || unit.solidShaft === null) return [];
  return [
    ['shaft.l', unit.solidShaft.length],
    ['shaft.F', unit.overhungLoadMax],
  ];
}

/** Flange and bore that the customer's motor meets, by the letters of IEC 60072-1; the end of a solid input shaft. */
function inputDimensions({ inputs }: CatalogueTable, row: BasicType): readonly Named[] {
  if (row.inputModule === null) return [];
  for (const { part } of inputs) {
    if (part.type !== 'module') continue;
    const { module } = part;
    if (module.code !== row.inputModule || module.series !== row.gearboxModel || module.size !== row.reduceUnitSize)
      continue;
    const figures = {
      D: module.shaft?.diameter,
      E: module.shaft?.length,
      P: module.flangeDiameter,
      N: module.centeringDiameter,
      M: module.holeCircleDiameter,
    };
    return Object.entries(figures).flatMap(([letter, mm]): Named[] => (mm ? [[`input.${letter}`, mm]] : []));
  }
  return [];
}
