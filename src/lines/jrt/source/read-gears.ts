import { type CellReader, cellReader } from '#product/cells.ts';
import type { SourceFile } from '#product/source.ts';
import type { SourceProblem, SourceProblemCode } from './catalogue-source.ts';
import type { GearRatio, GearUnit, RatioRange, UnitDimensions } from './parts.ts';

const STAGES = [1, 2, 3];
const PRINTED_ADAPTER_MASS = [2, 3] as const;
const SERIES = ['R', 'F', 'K', 'S', 'RX'];

/** Reads gear_units.csv; the unit's own contradictions are noted. */
export function readGearUnits(source: SourceFile, problems: SourceProblem[]): readonly GearUnit[] {
  return source.records.map((record) => readGearUnit(cellReader(source, record, problems)));
}

function readGearUnit(cells: CellReader<SourceProblemCode>): GearUnit {
  return {
    place: cells.place,
    series: readSeries(cells),
    size: cells.text('size'),
    maMax: cells.number('ma_max_nm'),
    ratioRanges: readRanges(cells),
    solidShaft: readSolidShaft(cells),
    hollowBoresKeyed: cells.numbers('hollow_bore_keyed_mm'),
    hollowBoresShrinkDisc: cells.numbers('hollow_bore_shrink_disc_mm'),
    outputFlangeDiameters: cells.numbers('output_flange_od_mm'),
    overhungLoadMax: cells.number('fra_max_n'),
    dimensions: readDimensions(cells),
    bareMass: cells.number('mass_kg_bare_unit_est'),
    adapterMass: readAdapterMass(cells),
    oil: readOil(cells),
  };
}

/** The gear type of a line, refused where the product has no such type. */
export function readSeries(cells: CellReader<SourceProblemCode>): string {
  const series = cells.text('series');
  if (series !== '' && !SERIES.includes(series)) cells.problem('cell.unknown-code', 'series', series);
  return series;
}

function readRanges(cells: CellReader<SourceProblemCode>): ReadonlyMap<number, RatioRange> {
  const ranges = new Map<number, RatioRange>();
  for (const stages of STAGES) {
    const min = cells.numberOrNull(`ratio_min_${stages}st`);
    const max = cells.numberOrNull(`ratio_max_${stages}st`);
    if (min === null || max === null) continue;
    if (min > max) cells.problem('unit.range-inverted', `ratio_min_${stages}st`, min, max);
    ranges.set(stages, { min, max });
  }
  return ranges;
}

function readSolidShaft(cells: CellReader<SourceProblemCode>): GearUnit['solidShaft'] {
  const diameter = cells.numberOrNull('solid_shaft_d_mm');
  const length = cells.numberOrNull('solid_shaft_l_mm');
  return diameter === null || length === null ? null : { diameter, length };
}

/** Of F the column of the shaft's height holds the distance of the axes, and its feet have threads (reference drawings, traps). */
function readDimensions(cells: CellReader<SourceProblemCode>): UnitDimensions {
  const isParallel = cells.text('series') === 'F';
  const height = cells.numberOrNull('shaft_centre_height_mm');
  const ofFeet = (column: string) => (isParallel ? null : cells.numberOrNull(column));
  return {
    isPublished: cells.textOrNull('dims_confidence')?.startsWith('published') ?? false,
    u: cells.numberOrNull('key_width_mm'),
    t: cells.numberOrNull('key_top_height_t_mm'),
    l2: cells.numberOrNull('key_length_mm'),
    h: isParallel ? null : height,
    h1: isParallel ? height : null,
    a: ofFeet('foot_hole_pitch_along_a_mm'),
    b: ofFeet('foot_hole_pitch_across_b_mm'),
    s: ofFeet('foot_hole_d_s_mm'),
  };
}

function readAdapterMass(cells: CellReader<SourceProblemCode>): ReadonlyMap<number, number> {
  const masses = new Map<number, number>();
  for (const stages of PRINTED_ADAPTER_MASS) {
    const mass = cells.numberOrNull(`mass_kg_${stages}st_with_smallest_iec_adapter`);
    if (mass !== null) masses.set(stages, mass);
  }
  return masses;
}

const POSITIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'];

function readOil(cells: CellReader<SourceProblemCode>): ReadonlyMap<string, number> {
  const litres = POSITIONS.map(
    (position) => [position, cells.numberOrNull(`oil_l_${position.toLowerCase()}`)] as const,
  );
  return new Map(litres.flatMap(([position, oil]) => (oil === null ? [] : [[position, oil] as const])));
}

/** What the confidence of a figure says that no second source confirms. */
const DOUBTED = 'verify';

/** A ratio with the printed cells that only the check of the import needs. */
export interface PrintedRatio extends GearRatio {
  readonly printed: {
    readonly ratioDecimals: number;
    readonly outputSpeed: number;
    readonly outputSpeedDecimals: number;
    readonly frameMin: string | null;
    readonly frameMax: string | null;
  };
}

/** Reads ratios.csv, in the order of the file. */
export function readRatios(source: SourceFile, problems: SourceProblem[]): readonly PrintedRatio[] {
  return source.records.map((record) => readRatio(cellReader(source, record, problems)));
}

function readRatio(cells: CellReader<SourceProblemCode>): PrintedRatio {
  return {
    place: cells.place,
    series: readSeries(cells),
    size: cells.text('size'),
    stages: cells.number('stages'),
    ratio: cells.number('ratio'),
    maMax: cells.number('ma_max_nm'),
    overhungLoad: cells.number('fra_max_n'),
    isLoadDoubted: cells.textOrNull('fra_confidence') === DOUBTED,
    frameLimits: readFrameLimits(cells),
    efficiency: cells.number('efficiency'),
    wormStage: cells.textOrNull('worm_stage'),
    printed: {
      ratioDecimals: cells.decimals('ratio'),
      outputSpeed: cells.number('output_speed_rpm_at_1400'),
      outputSpeedDecimals: cells.decimals('output_speed_rpm_at_1400'),
      frameMin: cells.textOrNull('iec_frame_min'),
      frameMax: cells.textOrNull('iec_frame_max'),
    },
  };
}

const FRAME_LIMITS = 'ma_limit_by_iec_frame_nm';

function readFrameLimits(cells: CellReader<SourceProblemCode>): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const entry of (cells.textOrNull(FRAME_LIMITS) ?? '').split(';').filter(Boolean)) {
    const [frame = '', limit = ''] = entry.split(':');
    const torque = /^\d+(\.\d+)?$/.test(limit) ? Number(limit) : Number.NaN;
    if (Number.isNaN(torque)) cells.problem('cell.not-a-number', FRAME_LIMITS, entry);
    limits.set(frame, torque);
  }
  return limits;
}
