import {
  EFFICIENCY_CLASSES,
  GEARBOX_MODELS,
  GEARBOX_MODELS_OF_SHAFTS,
  INPUT_TYPES,
  MOTOR_FREQUENCIES,
} from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { getDelta } from './delta.ts';
import {
  listOf,
  MOTOR_TYPES,
  RANGE_FIELDS,
  type SearchFilters,
  type SearchQuery,
  type SearchRefusal,
  type SearchRefusalCode,
  SORT_FIELDS,
} from './search-query.ts';

export const PAGE_SIZE_MAX = 200;
const POLES = [2, 4, 6, 8];

type Check = (query: SearchQuery, table: CatalogueTable) => SearchRefusal | undefined;

/** The first thing in a query that cannot be searched: an unknown code, no number, a range turned round. */
export function refusalOf(query: SearchQuery, table: CatalogueTable): SearchRefusal | undefined {
  for (const check of CHECKS) {
    const refusal = check(query, table);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

const CHECKS: readonly Check[] = [
  checkCodes,
  checkPoles,
  checkNumbers,
  checkTolerance,
  checkRanges,
  checkSort,
  checkPageSize,
];

type CodeField = Exclude<keyof SearchFilters, NumberField | 'motorPoles'>;
type NumberField = 'motorPower' | 'ratio' | 'outputSpeed' | 'outputTorque' | 'serviceFactor' | 'inputSpeed';

const KNOWN_CODES: Readonly<Record<CodeField, (table: CatalogueTable, code: string) => boolean>> = {
  transmitTypes: (_, code) => Object.hasOwn(GEARBOX_MODELS_OF_SHAFTS, code),
  gearboxModel: (_, code) => isOneOf(GEARBOX_MODELS, code),
  reduceUnitSize: (table, code) => table.units.some((unit) => unit.size === code),
  inputType: (_, code) => isOneOf(INPUT_TYPES, code),
  inputModule: (table, code) => table.inputs.some((input) => input.module === code),
  motorFrame: (table, code) => table.inputs.some((input) => input.frame === code),
  motorFrequency: (_, code) => isOneOf(MOTOR_FREQUENCIES, code),
  efficiencyClass: (_, code) => isOneOf(EFFICIENCY_CLASSES, code),
  durationFactor: (table, code) => table.dutyTypes.has(code),
  motorType: (_, code) => isOneOf(MOTOR_TYPES, code),
};

const CODE_FIELDS: readonly CodeField[] = [
  'transmitTypes',
  'gearboxModel',
  'reduceUnitSize',
  'inputType',
  'inputModule',
  'motorFrame',
  'motorFrequency',
  'efficiencyClass',
  'durationFactor',
  'motorType',
];

const NUMBER_FIELDS: readonly NumberField[] = [
  'motorPower',
  'ratio',
  'outputSpeed',
  'outputTorque',
  'serviceFactor',
  'inputSpeed',
];

function isOneOf(codes: readonly string[], code: string): boolean {
  return codes.includes(code);
}

function checkCodes({ filters = {} }: SearchQuery, table: CatalogueTable): SearchRefusal | undefined {
  for (const field of CODE_FIELDS) {
    const unknown = listOf(filters[field])?.find((code) => !KNOWN_CODES[field](table, code));
    if (unknown !== undefined) return refusal('search.unknown-value', field, unknown);
  }
  return undefined;
}

function checkPoles({ filters = {} }: SearchQuery): SearchRefusal | undefined {
  const unknown = listOf(filters.motorPoles)?.find((poles) => !POLES.includes(poles));
  return unknown === undefined ? undefined : refusal('search.unknown-value', 'motorPoles', unknown);
}

function checkNumbers({ filters = {} }: SearchQuery): SearchRefusal | undefined {
  for (const field of NUMBER_FIELDS) {
    const wrong = listOf(filters[field])?.find((value) => !(Number.isFinite(value) && value > 0));
    if (wrong !== undefined) return refusal('search.not-a-number', field, wrong);
  }
  return undefined;
}

function checkTolerance({ tolerance }: SearchQuery): SearchRefusal | undefined {
  if (tolerance === undefined) return undefined;
  if (!(tolerance >= 0)) return refusal('search.not-a-number', 'tolerance', tolerance);
  return tolerance <= getDelta().max ? undefined : refusal('search.tolerance-too-wide', 'tolerance', tolerance);
}

function checkRanges({ ranges = {} }: SearchQuery): SearchRefusal | undefined {
  for (const field of RANGE_FIELDS) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = ranges[field] ?? {};
    if (!(Number.isFinite(min) && min >= 0)) return refusal('search.not-a-number', field, min);
    if (!(max >= 0)) return refusal('search.not-a-number', field, max);
    if (min > max) return refusal('search.empty-range', field, `${min}-${max}`);
  }
  return undefined;
}

function checkSort({ sort }: SearchQuery): SearchRefusal | undefined {
  if (sort === undefined) return undefined;
  const [field = '', direction = '', ...more] = sort.split(':');
  const known = isOneOf(SORT_FIELDS, field) && (direction === 'asc' || direction === 'desc') && more.length === 0;
  return known ? undefined : refusal('search.unknown-sort', 'sort', sort);
}

function checkPageSize({ pageSize = 1 }: SearchQuery): SearchRefusal | undefined {
  const fits = Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= PAGE_SIZE_MAX;
  return fits ? undefined : refusal('search.page-size', 'pageSize', pageSize);
}

/** A refusal of one field. */
export function refusal(code: SearchRefusalCode, field: string, value: string | number): SearchRefusal {
  return { code, field, value: String(value) };
}
