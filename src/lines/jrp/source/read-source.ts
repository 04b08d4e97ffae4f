import { readMotors } from '#lines/shared/motor/source/read-motors.ts';
import { type CellReader, cellReader } from '#product/cells.ts';
import type { LineSource, SourceFile } from '#product/source.ts';
import {
  type PlanetaryParts,
  PRINTED_LIVES,
  type Rating,
  type SourceProblem,
  type SourceProblemCode,
} from './parts.ts';

/** Reads the reference files; what cannot be read is noted with file and line. */
export function readParts(source: LineSource): { parts: PlanetaryParts; problems: SourceProblem[] } {
  const problems: SourceProblem[] = [];
  const file = fileOf(source, 'ratings');
  const ratings = file.records.map((record) => readRating(cellReader<SourceProblemCode>(file, record, problems)));
  return { parts: { ratings, motors: readMotors(fileOf(source, 'motors'), problems) }, problems };
}

function fileOf(source: LineSource, part: string): SourceFile {
  const file = source[part];
  if (file === undefined) throw new Error(`The reference data lack ${part}`);
  return file;
}

function readRating(cells: CellReader<SourceProblemCode>): Rating {
  const [first, second, third, fourth] = PRINTED_LIVES;
  const torqueFor = (hours: number) => cells.number(`t2_nm_${hours}h`);
  return {
    place: cells.place,
    design: cells.text('design'),
    size: cells.text('size'),
    stages: cells.number('stages'),
    ratio: cells.number('ratio'),
    torques: [torqueFor(first), torqueFor(second), torqueFor(third), torqueFor(fourth)],
    peakTorque: cells.number('t2_peak_nm'),
    efficiency: cells.number('efficiency'),
    radialLoads: { output: cells.numberOrNull('fr2_n'), input: cells.numberOrNull('fr1_n') },
    printed: {
      power: cells.number('p1_kw_10000h'),
      decimals: cells.decimals('p1_kw_10000h'),
      outputSpeed: cells.number('n2_rpm_at_1450'),
    },
  };
}
