import type { CatalogueRow } from '#product/row.ts';
import type { PartFigures } from '#product/sheet.ts';
import type { Candidate } from './candidate.ts';

/** What drives of a line are looked for by. */
export interface DriveDemand {
  /** r/min. */
  readonly speed: number;
  /** Nm, which the motor gives at the output. */
  readonly torque: number;
  readonly factor: number;
  /** By how many spans of a search its motors are larger than asked for; left out, none. */
  readonly stepsUp?: number;
}

/** What a search of a line's rows asks of its columns. */
export type DriveFilters = Readonly<Record<string, string | number>>;

/** What a machine asks of a drive beside what its row says: the wizard of its line begins with it, as far as it has a field for it. */
export interface DerivedChoices {
  /** The service factor asked for. */
  readonly factor?: number;
  /** A duty type as releases name it, `S3-40%`; left out where it is the usual continuous one. */
  readonly duty?: string;
  /** The brake that holds the load, `BE5`. */
  readonly brake?: string;
  /** °C. */
  readonly ambient?: number;
}

/** A line whose drives a machine is sized with. */
export interface SizedLine<Row extends CatalogueRow = CatalogueRow> {
  readonly line: string;
  /** One search for each of its series. */
  searches(demand: DriveDemand): readonly DriveFilters[];
  /** A row, with what its catalogue knows of its parts beside the columns. */
  candidateOf(row: Row, parts: PartFigures): Candidate;
  /** What the quick search of the line begins with this drive by, with what is asked of it besides. */
  quickTextOf(row: Row, derived: DerivedChoices): string;
}
