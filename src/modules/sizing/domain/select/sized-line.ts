import type { CatalogueRow } from '#product/row.ts';
import type { Candidate } from './candidate.ts';

/** What drives of a line are looked for by. */
export interface DriveDemand {
  /** r/min. */
  readonly speed: number;
  /** Nm, which the motor gives at the output. */
  readonly torque: number;
  readonly factor: number;
}

/** What a search of a line's rows asks of its columns. */
export type DriveFilters = Readonly<Record<string, string | number>>;

/** A line whose drives a machine is sized with. */
export interface SizedLine<Row extends CatalogueRow = CatalogueRow> {
  readonly line: string;
  /** One search for each of its series. */
  searches(demand: DriveDemand): readonly DriveFilters[];
  candidateOf(row: Row): Candidate;
  /** What the quick search of the line begins with this drive by; with the factor that is asked of it. */
  quickTextOf(row: Row, factor: number | undefined): string;
}
