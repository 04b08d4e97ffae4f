import { JRH_ROW_SEARCH } from '#lines/jrh/columns.ts';
import { COLDEST_KNOWN } from '#lines/jrh/fields/conditions.ts';
import { machineCode, USUAL_HOURS } from '#lines/jrh/fields/machines.ts';
import { unitCodes } from '#lines/jrh/row-values.ts';
import { LEAST_FACTOR, machineFactor, thermalFactor } from '#lines/jrh/rows/factors.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { isCooledBy } from '#lines/jrh/rows/permissible-power.ts';
import { INPUT_SPEED, isRatedAt } from '#lines/jrh/rows/rating-at.ts';
import { type Demand, type Ratio, rowReader, USUAL_INPUT_SPEED } from '#lines/jrh/rows/rows.ts';
import type { IndustrialParts } from '#lines/jrh/source/parts.ts';
import { lastReading } from '#lines/shared/last-reading.ts';
import { type PlainReading, plainIndex } from '#product/plain-rows.ts';
import type { RowIndex } from '#product/row-index.ts';
import { codesAsked, figureAsked, type RowFilters } from '#product/row-query.ts';

/** Every ratio at the speed it is listed at. */
export function industrialRows(ratios: readonly Ratio[], parts: IndustrialParts): readonly IndustrialRow[] {
  const read = rowReader(parts, {});
  return ratios.flatMap((ratio) => read(ratio) ?? []);
}

/** The rows of JRH as the search sees them: read at the input speed and under the demand of the driven machine. */
export function industrialIndex(ratios: readonly Ratio[], parts: IndustrialParts): RowIndex<IndustrialRow> {
  const rows = industrialRows(ratios, parts);
  const byId = new Map(ratios.map((ratio) => [ratio.id, ratio]));
  const listed = new Map(rows.map((row) => [row.id, row]));
  const at = (id: string, demand: Demand) => {
    const ratio = byId.get(id);
    return ratio && rowReader(parts, demand)(ratio);
  };
  const index = plainIndex(JRH_ROW_SEARCH, rows, {
    codesOf: unitCodes,
    countedAsRead: true,
    readAlike: READ_ALIKE,
    readingFor: lastReading(READ_FOR, (filters) => readingFor(filters, rows, byId, parts)),
  });
  return {
    ...index,
    // A row is found at the speed it is asked at, and at none it is not rated for; without one, where it is listed.
    find(id, filters) {
      const demand = demandOf(filters, parts);
      return at(id, { inputSpeed: listed.get(id)?.inputSpeed, ...demand });
    },
  };
}

/** What rows are read for. */
const READ_FOR = [
  'inputSpeed',
  'drivenPower',
  'serviceFactor',
  'ambientTemperature',
  'dutyCycle',
  'cooling',
  'drivenMachine',
  'hoursPerDay',
];

/** What a unit is, whatever is asked of it. */
const READ_ALIKE = [
  'gearArrangement',
  'stages',
  'reduceType',
  'reduceUnitSize',
  'ratio',
  'inputShaft',
  'mass',
  'efficiency',
];

function readingFor(
  filters: RowFilters,
  rows: readonly IndustrialRow[],
  byId: ReadonlyMap<string, Ratio>,
  parts: IndustrialParts,
): PlainReading<IndustrialRow> {
  const demand = { inputSpeed: USUAL_INPUT_SPEED, ...demandOf(filters, parts) };
  const readRatio = rowReader(parts, demand);
  const read = (row: IndustrialRow) => {
    const ratio = byId.get(row.id);
    return (ratio && readRatio(ratio)) ?? row;
  };
  const places = rows.flatMap(({ id }, place) => {
    const ratio = byId.get(id);
    return ratio &&
      isRatedAt(ratio.rating, demand.inputSpeed ?? USUAL_INPUT_SPEED) &&
      isKeptCool(ratio, demand, readRatio)
      ? [place]
      : [];
  });
  return { places, read, enquire: enquired(filters, parts) };
}

/** A unit the cooling chosen does not keep cool is none that can be taken with it; only such a choice has all rows read. */
function isKeptCool(ratio: Ratio, { cooling }: Demand, readRatio: ReturnType<typeof rowReader>): boolean {
  if (cooling === undefined) return true;
  const row = readRatio(ratio);
  return row !== undefined && isCooledBy(row.leastCooling, cooling);
}

/** What filters ask of a unit; what they leave open is left out. */
function demandOf(filters: RowFilters, parts: IndustrialParts): Demand {
  const asked: Demand = {
    inputSpeed: figureAsked(filters, 'inputSpeed'),
    drivenPower: figureAsked(filters, 'drivenPower'),
    serviceFactor: figureAsked(filters, 'serviceFactor'),
    ambientTemperature: codeFigure(filters, 'ambientTemperature'),
    dutyCycle: codeFigure(filters, 'dutyCycle'),
    cooling: codesAsked(filters, 'cooling')?.[0],
    machineFactor: factorOf(filters, parts),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, asked]) => asked !== undefined));
}

function codeFigure(filters: RowFilters, column: string): number | undefined {
  const code = codesAsked(filters, column)?.[0];
  return code === undefined ? undefined : Number(code);
}

function factorOf(filters: RowFilters, { machineFactors }: IndustrialParts): number | undefined {
  const code = codesAsked(filters, 'drivenMachine')?.[0];
  const listed = machineFactors.find(({ machine }) => machineCode(machine) === code);
  return listed && machineFactor(machineFactors, listed.machine, codeFigure(filters, 'hoursPerDay') ?? USUAL_HOURS);
}

const SHORTEST_KNOWN = 40;

/** A speed nothing is rated for, a factor that makes no sense, and ambient and duty f4 is not recalled for, are cleared with the maker (README of the lines, §8a). */
function enquired(filters: RowFilters, parts: IndustrialParts): readonly string[] {
  const demand = demandOf(filters, parts);
  const { inputSpeed = USUAL_INPUT_SPEED, serviceFactor = LEAST_FACTOR } = demand;
  const { ambientTemperature: ambient, dutyCycle: duty } = demand;
  const { thermalFactors } = parts;
  const isOutside =
    ambient !== undefined && (ambient < COLDEST_KNOWN || thermalFactor(thermalFactors, ambient) === undefined);
  return [
    ...(inputSpeed < INPUT_SPEED.min || inputSpeed > INPUT_SPEED.max ? ['inputSpeed'] : []),
    ...(serviceFactor < LEAST_FACTOR ? ['serviceFactor'] : []),
    ...(isOutside ? ['ambientTemperature'] : []),
    ...(duty !== undefined && duty < SHORTEST_KNOWN ? ['dutyCycle'] : []),
  ];
}
