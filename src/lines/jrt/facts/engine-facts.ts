import type { CatalogueTable, InputEntry } from '#lines/jrt/rows/catalogue-table.ts';
import type { InputPart } from '#lines/jrt/rows/compute-basic-type.ts';
import { dutyLimits } from '#lines/jrt/rows/duty-limits.ts';
import { readings } from '#lines/jrt/rows/list-basic-types.ts';
import type { InputModule } from '#lines/jrt/source/parts.ts';
import { byFrame, frameFact, motorCodes, motorFacts } from '#lines/shared/motor/motor-facts.ts';
import type { BasicTypeFact, CatalogueFacts, ModuleFact, UnitFact } from './catalogue-facts.ts';

/** Value of a field that does not apply. */
const NOT_APPLICABLE = '-';

/** What the release takes from the catalogue: distinct combinations and the facts its option rules ask for. */
export function engineFacts(table: CatalogueTable): CatalogueFacts {
  const inputs = usedInputs(table);
  return {
    rows: distinctRows(table),
    motors: distinct(inputs.flatMap(({ part }) => (part.type === 'motor' ? motorFacts(part.motor) : []))),
    units: table.units.map(unitFact),
    modules: inputs.flatMap(({ part }) => (part.type === 'module' ? [moduleFact(part.module)] : [])),
    frames: distinct(inputs.flatMap(({ part }) => (part.type === 'motor' ? frameFact(part.motor) : []))).sort(byFrame),
    dutyLimits: dutyLimits(table),
  };
}

function usedInputs({ inputs, columns }: CatalogueTable): readonly InputEntry[] {
  const used = new Set(columns.input);
  return inputs.filter((_, index) => used.has(index));
}

function distinctRows(table: CatalogueTable): readonly BasicTypeFact[] {
  const seen = new Set<number>();
  const rows: BasicTypeFact[] = [];
  const { gear, input } = table.columns;
  for (let row = 0; row < table.rowCount; row++) {
    const { unitIndex = 0, unit, model } = table.gears[gear[row] ?? 0] ?? {};
    const key = unitIndex * table.inputs.length + (input[row] ?? 0);
    const part = table.inputs[input[row] ?? 0]?.part;
    if (seen.has(key) || unit === undefined || model === undefined || part === undefined) continue;
    seen.add(key);
    for (const fact of inputFacts(part)) rows.push({ gearboxModel: model, reduceUnitSize: unit.size, ...fact });
  }
  return distinct(rows);
}

type InputFact = Omit<BasicTypeFact, 'gearboxModel' | 'reduceUnitSize'>;

function inputFacts(part: InputPart): readonly InputFact[] {
  if (part.type === 'none') return [{ ...WITHOUT_MOTOR, inputType: 'none', inputModule: NOT_APPLICABLE }];
  if (part.type === 'module') {
    return [{ ...WITHOUT_MOTOR, inputType: part.module.type, inputModule: part.module.code }];
  }
  const types = new Set(readings(part).map(({ jcmc }) => (jcmc ? 'JCMC' : 'motor')));
  return [...types].map((inputType) => ({
    inputType,
    inputModule: NOT_APPLICABLE,
    ...motorCodes(part.motor),
    motorFrequency: part.frequency,
  }));
}

const WITHOUT_MOTOR = {
  motorPower: NOT_APPLICABLE,
  motorPoles: NOT_APPLICABLE,
  motorSize: NOT_APPLICABLE,
  motorFrequency: NOT_APPLICABLE,
};

function unitFact(unit: CatalogueTable['units'][number]): UnitFact {
  return {
    gearboxModel: unit.model,
    reduceUnitSize: unit.size,
    solidShaft: unit.solidShaft,
    hollowBoresKeyed: unit.hollowBoresKeyed,
    hollowBoresShrinkDisc: unit.hollowBoresShrinkDisc,
    outputFlangeDiameters: unit.outputFlangeDiameters,
  };
}

function moduleFact(module: InputModule): ModuleFact {
  return {
    gearboxModel: module.series,
    reduceUnitSize: module.size,
    inputType: module.type,
    inputModule: module.code,
    motorSize: module.frame,
    shaft: module.shaft,
    flangeDiameter: module.flangeDiameter,
    centeringDiameter: module.centeringDiameter,
    holeCircleDiameter: module.holeCircleDiameter,
    bore: module.bore,
    inputSpeedMax: module.inputSpeedMax,
  };
}

/** Facts are flat: equal ones have the same values in the same order. */
function distinct<Fact extends object>(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [Object.values(fact).join('|'), fact])).values()];
}
