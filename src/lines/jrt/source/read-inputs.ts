import { type CellReader, cellReader } from '#product/cells.ts';
import type { SourceFile } from '#product/source.ts';
import type { SourceProblem, SourceProblemCode } from './catalogue-source.ts';
import { type InputModule, MODULE_TYPES, type ModuleType, type RatioRange } from './parts.ts';
import { readSeries } from './read-gears.ts';

/** Reads input_adapters.csv. */
export function readModules(source: SourceFile, problems: SourceProblem[]): readonly InputModule[] {
  return source.records.flatMap((record) => readModule(cellReader(source, record, problems)) ?? []);
}

function readModule(cells: CellReader<SourceProblemCode>): InputModule | null {
  const name = cells.text('input_type');
  const type = MODULE_TYPES.find((known) => known === name);
  if (type === undefined) {
    cells.problem('cell.unknown-code', 'input_type', name);
    return null;
  }
  return {
    place: cells.place,
    type,
    code: cells.text('code'),
    series: readSeries(cells),
    size: cells.text('size'),
    frame: hasFrame(type) ? cells.text('frame') : null,
    shaft: readShaft(cells),
    flangeDiameter: cells.numberOrNull('flange_od_mm'),
    centeringDiameter: cells.numberOrNull('centring_d_mm'),
    holeCircleDiameter: cells.numberOrNull('hole_circle_mm'),
    bore: readPair(cells, 'bore_min_mm', 'bore_max_mm'),
    ratios: readPair(cells, 'ratio_min', 'ratio_max'),
    torqueLimitMax: cells.numberOrNull('ma_limit_max_nm'),
    inputSpeedMax: cells.number('input_speed_max_rpm'),
    powerRange: readPowerRange(cells),
  };
}

function hasFrame(type: ModuleType): boolean {
  return type === 'AM' || type === 'AN';
}

function readShaft(cells: CellReader<SourceProblemCode>): InputModule['shaft'] {
  const diameter = cells.numberOrNull('motor_shaft_d_mm');
  return diameter === null ? null : { diameter, length: cells.numberOrNull('motor_shaft_l_mm') };
}

function readPair(cells: CellReader<SourceProblemCode>, minColumn: string, maxColumn: string): RatioRange | null {
  const min = cells.numberOrNull(minColumn);
  const max = cells.numberOrNull(maxColumn);
  return min === null || max === null ? null : { min, max };
}

/** `2.2-5.5` or a single power; kW. */
function readPowerRange(cells: CellReader<SourceProblemCode>): RatioRange | null {
  const text = cells.textOrNull('power_range_4p_kw');
  if (text === null) return null;
  const [min = Number.NaN, max = min] = text.split('-').map(Number);
  if (!(min <= max)) cells.problem('cell.not-a-number', 'power_range_4p_kw', text);
  return { min, max };
}
