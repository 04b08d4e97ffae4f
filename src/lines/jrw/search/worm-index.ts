import { refused } from '#kernel/result.ts';
import { JRW_ROW_SEARCH } from '#lines/jrw/columns.ts';
import { isWormModule, WORM_MODULE_INPUTS } from '#lines/jrw/inputs.ts';
import { wormRowCodes } from '#lines/jrw/row-values.ts';
import { type WormPair, wormRows } from '#lines/jrw/rows/list-worm-rows.ts';
import { WORM_INPUTS, type WormRow } from '#lines/jrw/rows/worm-row.ts';
import { loadedWormRow, type WormLoad } from '#lines/jrw/rows/worm-row-of.ts';
import { MOTOR_FREQUENCIES } from '#lines/shared/motor/motor-codes.ts';
import type { DutyType } from '#lines/shared/motor/source/parts.ts';
import { type PlainReading, plainIndex } from '#product/plain-rows.ts';
import type { RowIndex } from '#product/row-index.ts';
import { codesAsked, figureAsked, type RowFilters, rowRefusal } from '#product/row-query.ts';

const COUNTED_ALWAYS = ['gearboxModel', 'inputType', 'reduceUnitSize', 'ratioParts', 'inputFlange'];
const COUNTED_OF_MOTORS = [
  ...COUNTED_ALWAYS,
  'motorType',
  'efficiencyClass',
  'motorFrequency',
  'durationFactor',
  'motorPower',
  'motorPoles',
  'motorFrame',
];
const COUNTED_OF_MODULES = [...COUNTED_ALWAYS, 'inputModule'];
/** Each set of rows at a speed is some 800 rows. */
const SPEEDS_KEPT = 8;
/** The kinds of motors at a few duties; a reading is at most some 2,300 rows and the columns asked of them. */
const READINGS_KEPT = 32;

/** The rows of JRW as the search sees them: read under the duty of a motor of ours or the load of the customer's. */
export function wormIndex(pairs: readonly WormPair[], duties: readonly DutyType[]): RowIndex<WormRow> {
  const rows = pairs.map(({ row }) => row);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const factors = new Map(duties.map(({ code, powerFactor }) => [code, powerFactor]));
  const readingOf = readings({ places: placesByKind(rows), atSpeed: rowsAtSpeeds(pairs) });
  const index = plainIndex(JRW_ROW_SEARCH, rows, {
    codesOf: wormRowCodes,
    readingFor: (filters) => readingOf(askedReading(filters, factors)),
  });
  const codesOf = (column: string) => (column === 'durationFactor' ? [...factors.keys()] : index.codesOf(column));
  return {
    ...index,
    // The power of a motor of ours is a variable; of the customer's motor it is a figure.
    figuresWith: { motorPower: { variable: 'inputType', codes: WORM_MODULE_INPUTS, orAnyOf: 'inputModule' } },
    find(id, filters) {
      const row = byId.get(id);
      return row && index.find(id, { ...filters, inputType: row.inputType });
    },
    plan(query) {
      const { inputSpeed } = query.filters ?? {};
      return inputSpeed === undefined || isWormModule(kindOf(query.filters ?? {}).inputType)
        ? index.plan(query)
        : refused(rowRefusal('search.not-applicable', 'inputSpeed', String(inputSpeed)));
    },
    codesOf,
    knows: (column, code) => codesOf(column).includes(code),
    alike: (column, code) => (column === 'durationFactor' ? `factor ${factors.get(code) ?? 1}` : code),
    countedWith: (filters) => (isWormModule(kindOf(filters).inputType) ? COUNTED_OF_MODULES : COUNTED_OF_MOTORS),
  };
}

interface WormTable {
  /** Where the rows of each kind stand, so that a search looks through its own alone. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** The rows without motor of ours at a speed, by their ids. */
  readonly atSpeed: (speed: number) => ReadonlyMap<string, WormRow>;
}

/** All that tells one reading of the rows from another. */
interface AskedReading {
  /** Rows of these kinds are meant. */
  readonly kinds: readonly string[];
  /** Left out, rows stand as they are. */
  readonly load?: WormLoad | undefined;
  /** Speed of the customer's motor; left out, rows stand at the one the units are rated at. */
  readonly speed?: number | undefined;
  readonly enquire: readonly string[];
}

function placesByKind(rows: readonly WormRow[]): WormTable['places'] {
  const places = new Map<string, number[]>();
  for (const [place, { inputType, motorFrequency, efficiencyClass }] of rows.entries()) {
    const key = motorFrequency ? `${inputType} ${motorFrequency} ${efficiencyClass}` : inputType;
    const known = places.get(key) ?? [];
    known.push(place);
    places.set(key, known);
  }
  return places;
}

/** The readings of the table: a search, its lists and its near misses ask for the same one, whose rows are read once. */
function readings(table: WormTable): (asked: AskedReading) => PlainReading<WormRow> {
  const kept = latestKept<string, PlainReading<WormRow>>(READINGS_KEPT);
  return (asked) => kept(JSON.stringify(asked), () => readingFrom(asked, table));
}

function readingFrom(
  { kinds, load, speed, enquire }: AskedReading,
  { places, atSpeed }: WormTable,
): PlainReading<WormRow> {
  const read = load && loadedAt(load, speed === undefined ? undefined : atSpeed(speed));
  const meant = kinds.flatMap((kind) => places.get(kind) ?? []);
  return { places: meant.toSorted((one, other) => one - other), enquire, ...(read && { read }) };
}

/** At a speed its unit is rated for nothing at, a row bears nothing. */
function loadedAt(load: WormLoad, rows: ReadonlyMap<string, WormRow> | undefined) {
  return (row: WormRow): WormRow => {
    if (rows === undefined) return loadedWormRow(row, load);
    const found = rows.get(row.id);
    return found ? loadedWormRow(found, load) : { ...row, usableTorque: 0, serviceFactor: 0 };
  };
}

/** Factors of the duty types; null where there is none in general. */
type DutyFactors = ReadonlyMap<string, number | null>;

function askedReading(filters: RowFilters, factors: DutyFactors): AskedReading {
  const { inputType, motorFrequency, efficiencyClasses } = kindOf(filters);
  if (isWormModule(inputType)) {
    return { kinds: [inputType], load: customersLoad(filters), speed: figureAsked(filters, 'inputSpeed'), enquire: [] };
  }
  const duty = codesAsked(filters, 'durationFactor')?.[0];
  const factor = duty === undefined ? 1 : factors.get(duty);
  return {
    kinds: efficiencyClasses.map((efficiencyClass) => `${inputType} ${motorFrequency} ${efficiencyClass}`),
    load: factor && factor !== 1 ? { dutyFactor: factor } : undefined,
    enquire: [
      ...(factor === null ? ['durationFactor'] : []),
      ...(codesAsked(filters, 'motorType')?.[0] === 'EX' ? ['motorType'] : []),
    ],
  };
}

/** What kind of rows is looked for; where nothing is said, a motor of ours at 50 Hz in class DN (spec 001 §9). */
function kindOf(filters: RowFilters) {
  const module = codesAsked(filters, 'inputModule')?.[0];
  const implied = module === undefined ? 'motor' : module === 'AD' ? 'AD' : 'AM';
  return {
    inputType: oneOf(WORM_INPUTS, codesAsked(filters, 'inputType')?.[0], implied),
    motorFrequency: oneOf(MOTOR_FREQUENCIES, codesAsked(filters, 'motorFrequency')?.[0], '50Hz'),
    efficiencyClasses: codesAsked(filters, 'efficiencyClass') ?? ['DN'],
  };
}

function oneOf<Code extends string>(codes: readonly Code[], code: string | undefined, otherwise: Code): Code {
  return codes.find((known) => known === code) ?? otherwise;
}

function customersLoad(filters: RowFilters): WormLoad {
  const power = figureAsked(filters, 'motorPower');
  const torque = figureAsked(filters, 'outputTorque');
  const serviceFactor = Math.max(figureAsked(filters, 'serviceFactor') ?? 1, 1);
  return { serviceFactor, ...(power !== undefined && { power }), ...(torque !== undefined && { torque }) };
}

function rowsAtSpeeds(pairs: readonly WormPair[]): WormTable['atSpeed'] {
  const modules = pairs.filter(({ input }) => isWormModule(input.type));
  const kept = latestKept<number, ReadonlyMap<string, WormRow>>(SPEEDS_KEPT);
  return (speed) => kept(speed, () => new Map(wormRows(modules, speed).map((row) => [row.id, row])));
}

/** What was made for the keys asked for last: people ask for the same ones. */
function latestKept<Key, Value>(count: number): (key: Key, make: () => Value) => Value {
  const kept = new Map<Key, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > count && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
