import { JRP_ROW_SEARCH } from '#lines/jrp/columns.ts';
import { fastestInput, SLOWEST_INPUT, USUAL_FACTOR } from '#lines/jrp/rating/limits.ts';
import { framesAt, type MotorFrame } from '#lines/jrp/rating/motor-frames.ts';
import { type PlanetaryRow, unitCodes } from '#lines/jrp/rating/planetary-row.ts';
import {
  type PlanetaryLoad,
  PRINTED_LOAD,
  planetaryRow,
  planetaryRows,
  sorted,
} from '#lines/jrp/rating/planetary-rows.ts';
import type { Rating } from '#lines/jrp/source/parts.ts';
import { lastReading } from '#lines/shared/last-reading.ts';
import { type PlainReading, plainIndex } from '#product/plain-rows.ts';
import type { RowIndex } from '#product/row-index.ts';
import { codesAsked, figureAsked, type RowFilters } from '#product/row-query.ts';

/**
 * The rows of JRP as the search sees them: read for the life, the input speed and the torque that are asked. Units that run no
 * such speed or bear no such peak are left out (reference rules jrp-input-speed, jrp-peak).
 */
export function planetaryIndex(ratings: readonly Rating[], frames: readonly MotorFrame[]): RowIndex<PlanetaryRow> {
  const rows = planetaryRows(ratings, frames);
  const byId = new Map(sorted(ratings).map((rating, place) => [rows[place]?.id, rating]));
  return plainIndex(JRP_ROW_SEARCH, rows, {
    codesOf: unitCodes,
    countedAsRead: true,
    readAlike: READ_ALIKE,
    readingFor: lastReading(READ_FOR, (filters) => readingFor(filters, { rows, byId, frames })),
  });
}

/** What rows are read for. */
const READ_FOR = ['lifetime', 'inputSpeed', 'outputTorque', 'serviceFactor', 'peakTorque'];

/** What a unit is, whatever is asked of it. */
const READ_ALIKE = ['design', 'stages', 'reduceUnitSize', 'ratio', 'exactRatio', 'peakTorque', 'efficiency'];

/** What is read: the rows as they are printed, their ratings, and the motors they may take. */
interface Printed {
  readonly rows: readonly PlanetaryRow[];
  readonly byId: ReadonlyMap<string | undefined, Rating>;
  readonly frames: readonly MotorFrame[];
}

function readingFor(filters: RowFilters, { rows, byId, frames }: Printed): PlainReading<PlanetaryRow> {
  const load = loadOf(filters);
  const peak = figureAsked(filters, 'peakTorque') ?? 0;
  const places = rows.flatMap(({ reduceUnitSize, stages, peakTorque }, place) =>
    runs(load.inputSpeed, fastestInput({ size: reduceUnitSize, stages })) && peak <= peakTorque ? [place] : [],
  );
  const framesFor = framesAt(frames, load.inputSpeed);
  const read = (row: PlanetaryRow) => {
    const rating = byId.get(row.id);
    return rating ? planetaryRow(rating, load, framesFor) : row;
  };
  return { places, read };
}

/** Whether a unit that runs up to a speed runs at the one asked for, r/min. */
function runs(speed: number, fastest: number): boolean {
  return speed >= SLOWEST_INPUT && speed <= fastest;
}

function loadOf(filters: RowFilters): PlanetaryLoad {
  return {
    lifetime: Number(codesAsked(filters, 'lifetime')?.[0] ?? PRINTED_LOAD.lifetime),
    inputSpeed: figureAsked(filters, 'inputSpeed') ?? PRINTED_LOAD.inputSpeed,
    torque: figureAsked(filters, 'outputTorque'),
    serviceFactor: Math.max(figureAsked(filters, 'serviceFactor') ?? USUAL_FACTOR, 1),
  };
}
