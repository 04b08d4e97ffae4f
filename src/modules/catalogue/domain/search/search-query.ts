import type { NamedChoices } from '#engine/public.ts';
import type { RowGate } from '#modules/catalogue/domain/rows/open-rows.ts';

/** One value, or any of several. */
export type AnyOf<Value> = Value | readonly Value[];

/** What a basic type must be; names and codes are the specification's (product §2, §4). Omitted fields do not filter. */
export interface SearchFilters {
  /** coaxial, parallel or right-angle. */
  readonly transmitTypes?: string | undefined;
  readonly gearboxModel?: AnyOf<string> | undefined;
  readonly reduceUnitSize?: AnyOf<string> | undefined;
  /** Omitted: motor; with an inputModule, that module's type. */
  readonly inputType?: string | undefined;
  readonly inputModule?: AnyOf<string> | undefined;
  /** kW, exactly. On the module route one power, that of the customer's motor. */
  readonly motorPower?: AnyOf<number> | undefined;
  readonly motorPoles?: AnyOf<number> | undefined;
  /** Motor frame, or the frame an adapter takes. */
  readonly motorFrame?: AnyOf<string> | undefined;
  /** Omitted: 50Hz. Without meaning on the module route, like efficiencyClass and durationFactor. */
  readonly motorFrequency?: string | undefined;
  /** Omitted: DN. */
  readonly efficiencyClass?: string | undefined;
  /** Omitted: S1-100%. */
  readonly durationFactor?: string | undefined;
  /** AC or EX. */
  readonly motorType?: string | undefined;
  /** Within the tolerance. */
  readonly ratio?: number | undefined;
  /** r/min, within the tolerance. */
  readonly outputSpeed?: number | undefined;
  /**
   * Nm at the output. A motor row is found whose Ma is at least the torque, less the tolerance, and at most one step of
   * the motor series (1.5) above it. A module row carries the torque itself, fB follows.
   */
  readonly outputTorque?: number | undefined;
  /** Required service factor; omitted: 1.0. */
  readonly serviceFactor?: number | undefined;
  /** r/min of the customer's motor; module route only. */
  readonly inputSpeed?: number | undefined;
}

export const MOTOR_TYPES = ['AC', 'EX'] as const;

export const RANGE_FIELDS = ['ratio', 'outputSpeed', 'outputTorque', 'serviceFactor', 'mass', 'overhungLoad'] as const;
export type RangeField = (typeof RANGE_FIELDS)[number];

export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export const SORT_FIELDS = [
  'gearboxModel',
  'reduceUnitSize',
  'ratio',
  'outputSpeed',
  'outputTorque',
  'serviceFactor',
  'motorPower',
  'mass',
  'overhungLoad',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface SearchQuery {
  /** Codes chosen outside the search, by variable of the release: rows no product with them has are left out by `gate`. */
  readonly given?: NamedChoices | undefined;
  readonly gate?: RowGate | undefined;
  readonly filters?: SearchFilters | undefined;
  readonly ranges?: Partial<Record<RangeField, Bounds | undefined>> | undefined;
  /** Share by which ratio, speed and torque may differ, 0 to 0.1; omitted: 0.03. */
  readonly tolerance?: number | undefined;
  /** `field:asc` or `field:desc`; omitted: closest to the requested ratio, speed and torque, then the smallest fB. */
  readonly sort?: string | undefined;
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
  /** 1 to 200; omitted: 20. */
  readonly pageSize?: number | undefined;
}

export type SearchRefusalCode =
  | 'search.unknown-value'
  | 'search.not-a-number'
  | 'search.not-applicable'
  | 'search.tolerance-too-wide'
  | 'search.empty-range'
  | 'search.unknown-sort'
  | 'search.page-size'
  | 'search.cursor-unreadable'
  | 'search.cursor-of-another-search';

/** Why a search was not run: the field at fault and its value. */
export interface SearchRefusal {
  readonly code: SearchRefusalCode;
  readonly field: string;
  readonly value: string;
}

/** The values of a filter as a list, undefined where it does not filter. */
export function listOf<Value extends string | number>(values: AnyOf<Value> | undefined): readonly Value[] | undefined {
  if (values === undefined) return undefined;
  return typeof values === 'string' || typeof values === 'number' ? [values] : values;
}
