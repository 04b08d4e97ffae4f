import type { GearRatio, GearUnit } from '#lines/jrt/source/parts.ts';
import type { MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import type { DutyType } from '#lines/shared/motor/source/parts.ts';
import type { GearboxModel, InputType } from './basic-type.ts';
import type { InputPart } from './compute-basic-type.ts';

/** One ratio offered, with the unit it belongs to and the index of that unit. */
export interface GearEntry {
  readonly model: GearboxModel;
  readonly unit: GearUnit;
  readonly unitIndex: number;
  readonly gear: GearRatio;
}

/** One input of the rows: a motor at one frequency, an input module of one unit, or none. */
export interface InputEntry {
  readonly part: InputPart;
  /** Code of the module, null without one. */
  readonly module: string | null;
  /** Motor frame, or the frame an adapter takes. */
  readonly frame: string | null;
  /** r/min: what the row is computed with, and the most the module bears. */
  readonly inputSpeed: number;
  readonly inputSpeedMax: number;
}

/** Rows of one input type and frequency: they stand together, sorted by gear, then by input. */
export interface Partition {
  readonly inputType: StoredInputType;
  /** Null on the module route. */
  readonly frequency: MotorFrequency | null;
  /** The rows of gear g are offsets[g] to offsets[g + 1]. */
  readonly offsets: Uint32Array;
  /** Gears that have rows here, ascending. */
  readonly gears: Uint16Array;
}

/** JCMC rows are read from the motor rows, see `jcmc.ts`. */
export type StoredInputType = Exclude<InputType, 'JCMC'>;

/**
 * The JRT catalogue, built once per release: dictionaries and typed columns. Efficiency classes differ in no figure, so a
 * motor row is stored once and read in each class its motor is made in.
 */
export interface CatalogueTable {
  /** Tells one table from another; part of a page cursor. */
  readonly fingerprint: string;
  readonly units: readonly (GearUnit & { readonly model: GearboxModel })[];
  /** Sorted by gear type R F K S, size, ratio. */
  readonly gears: readonly GearEntry[];
  readonly inputs: readonly InputEntry[];
  readonly dutyTypes: ReadonlyMap<string, DutyType>;
  readonly partitions: readonly Partition[];
  readonly rowCount: number;
  readonly columns: CatalogueColumns;
}

/** Columns by row: indices into the dictionaries, and figures at S1 and the row's own input speed. */
export interface CatalogueColumns {
  readonly gear: Uint16Array;
  readonly input: Uint16Array;
  readonly outputSpeed: Float64Array;
  readonly outputTorque: Float64Array;
  readonly usableTorque: Float64Array;
  readonly mass: Float64Array;
}

/** Sizes as text sorted by number: `07` before `107`. */
export function bySize(one: string, other: string): number {
  return Number(one) - Number(other) || one.localeCompare(other);
}
