import type { DutyLimitFact } from '#lines/jrt/facts/catalogue-facts.ts';
import { reaches } from '#product/rounding.ts';
import { MIN_SERVICE_FACTOR } from './basic-type.ts';
import type { CatalogueTable } from './catalogue-table.ts';

/**
 * Units with a motor that some duty types overload at every ratio: a duty type scales the usable power of the motor, so
 * that a drive which is just strong enough in continuous duty cannot be had for short duty.
 */
export function dutyLimits(table: CatalogueTable): readonly DutyLimitFact[] {
  return [...greatestFactors(table)].flatMap(([key, factor]) => {
    const unit = table.units[Math.trunc(key / table.inputs.length)];
    const part = table.inputs[key % table.inputs.length]?.part;
    const durationFactors = overloading(table, factor);
    if (unit === undefined || part?.type !== 'motor' || durationFactors.length === 0) return [];
    const { power, poles, frame } = part.motor;
    return [
      {
        gearboxModel: unit.model,
        reduceUnitSize: unit.size,
        motorPower: String(power),
        motorPoles: String(poles),
        motorSize: frame,
        motorFrequency: part.frequency,
        durationFactors,
      },
    ];
  });
}

/** The greatest fB over the ratios, by unit and motor, in continuous duty. */
function greatestFactors({ columns, gears, inputs, rowCount }: CatalogueTable): ReadonlyMap<number, number> {
  const greatest = new Map<number, number>();
  for (let row = 0; row < rowCount; row++) {
    const input = columns.input[row] ?? 0;
    if (inputs[input]?.part.type !== 'motor') continue;
    const key = (gears[columns.gear[row] ?? 0]?.unitIndex ?? 0) * inputs.length + input;
    const factor = (columns.usableTorque[row] ?? 0) / (columns.outputTorque[row] ?? 1);
    if (factor > (greatest.get(key) ?? 0)) greatest.set(key, factor);
  }
  return greatest;
}

function overloading({ dutyTypes }: CatalogueTable, greatest: number): readonly string[] {
  return [...dutyTypes.values()].flatMap(({ code, powerFactor }) =>
    reaches(greatest / (powerFactor ?? 1), MIN_SERVICE_FACTOR) ? [] : [code],
  );
}
