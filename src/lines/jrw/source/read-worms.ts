import { type CellReader, cellReader } from '#product/cells.ts';
import type { SourceFile } from '#product/source.ts';
import type { DoubleUnit, DoubleWorm, RadialLoadLaw, SelfLocking, SpeedCell, StartModel, WormRatio } from './parts.ts';
import type { WormProblem, WormProblemCode } from './worm-source.ts';

type Cells = CellReader<WormProblemCode>;

/** Reads every record of a file; what cannot be read is noted with file and line. */
export function readAll<Part>(
  source: SourceFile,
  problems: WormProblem[],
  read: (cells: Cells) => Part,
): readonly Part[] {
  return source.records.map((record) => read(cellReader(source, record, problems)));
}

/** A ratio with the printed cells that only the check of the import needs. */
export interface PrintedRatio extends WormRatio {
  readonly printed: {
    readonly outputSpeed: number;
    readonly outputSpeedDecimals: number;
    readonly radialLoad: number;
    readonly centreDistance: number;
    readonly feet: readonly [along: number, across: number];
  };
}

/** A ratio of worm_units.csv. How many threads its worm has is guessed there: it is never read. */
export function readRatio(cells: Cells): PrintedRatio {
  return {
    place: cells.place,
    size: cells.text('size'),
    ratio: cells.number('ratio'),
    torque: cells.number('m2_max_nm_at_1400'),
    efficiency: cells.number('efficiency_at_1400'),
    mass: cells.number('mass_kg'),
    printed: {
      outputSpeed: cells.number('output_speed_rpm_at_1400'),
      outputSpeedDecimals: cells.decimals('output_speed_rpm_at_1400'),
      radialLoad: cells.number('fr2_n'),
      centreDistance: cells.number('centre_distance_mm'),
      feet: [cells.number('foot_pattern_a_mm'), cells.number('foot_pattern_b_mm')],
    },
  };
}

/** A cell of another speed with its printed output speed. */
export interface PrintedCell extends SpeedCell {
  readonly printed: { readonly outputSpeed: number; readonly torqueAt1400: number };
}

/** A cell of jrw_other_speeds.csv. */
export function readSpeed(cells: Cells): PrintedCell {
  return {
    place: cells.place,
    size: cells.text('size'),
    ratio: cells.number('ratio'),
    inputSpeed: cells.number('n1_rpm'),
    torque: cells.number('m2_max_nm'),
    efficiency: cells.number('efficiency'),
    printed: { outputSpeed: cells.number('n2_rpm'), torqueAt1400: cells.number('m2_max_nm_at_1400') },
  };
}

const LOCKING: Readonly<Record<string, SelfLocking>> = {
  'not self-locking': 'none',
  uncertain: 'uncertain',
  'self-locking at rest likely': 'likely',
};

/** A row of jrw_starting_efficiency_model.csv. */
export function readStart(cells: Cells): StartModel {
  const said = cells.text('self_locking_class');
  const selfLocking = LOCKING[said];
  if (said !== '' && selfLocking === undefined) cells.problem('cell.unknown-code', 'self_locking_class', said);
  return {
    place: cells.place,
    size: cells.text('size'),
    ratio: cells.number('ratio'),
    starts: cells.number('worm_starts_model'),
    efficiency: cells.number('starting_efficiency_model'),
    selfLocking: selfLocking ?? 'none',
  };
}

/** A row of jrw_radial_loads.csv. */
export function readRadialLoad(cells: Cells): RadialLoadLaw {
  return {
    place: cells.place,
    size: cells.text('size'),
    constant: cells.number('fr2_constant_n_rpm13'),
    cap: cells.number('fr2_cap_n'),
  };
}

const LIMITS = ['', 'unit 1'];

/** A row of jrw_double_worm.csv. */
export function readDouble(cells: Cells): DoubleWorm {
  const limit = cells.textOrNull('limited_by') ?? '';
  if (!LIMITS.includes(limit)) cells.problem('cell.unknown-code', 'limited_by', limit);
  return {
    place: cells.place,
    assembly: cells.text('assembly'),
    first: cells.text('size_1'),
    second: cells.text('size_2'),
    ratio: cells.number('ratio'),
    firstRatio: cells.number('ratio_1'),
    secondRatio: cells.number('ratio_2'),
    torque: cells.number('m2_max_nm'),
    efficiency: cells.number('efficiency'),
    isLimitedByFirst: limit !== '',
  };
}

/** A row of jrw_double_worm_units.csv. */
export function readDoubleUnit(cells: Cells): DoubleUnit {
  return {
    place: cells.place,
    assembly: cells.text('assembly'),
    first: cells.text('size_1'),
    second: cells.text('size_2'),
    mass: cells.number('unit_mass_kg'),
  };
}
