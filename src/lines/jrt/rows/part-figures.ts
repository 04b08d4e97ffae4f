import { nameplateFigures } from '#lines/shared/motor/nameplate-figures.ts';
import type { MotorNameplate } from '#lines/shared/motor/source/parts.ts';
import type { PartFigures } from '#product/sheet.ts';
import type { BasicType } from './basic-type.ts';
import type { CatalogueTable } from './catalogue-table.ts';

/**
 * What the reference data know of the parts of a row beside its columns: litres of oil by mounting position (`oil.M1`) and
 * the nameplate of its motor (`motor.ratedCurrent`, see `MotorNameplate`), its efficiency in the class of the row.
 */
export function partFigures(table: CatalogueTable, row: BasicType): PartFigures {
  const unit = table.units.find(({ model, size }) => model === row.gearboxModel && size === row.reduceUnitSize);
  const oil = [...(unit?.oil ?? [])].map(([position, litres]) => [`oil.${position}`, litres] as const);
  const nameplate = nameplateOf(table, row);
  return Object.fromEntries([...oil, ...(nameplate ? nameplateFigures(nameplate, row.efficiencyClass) : [])]);
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
