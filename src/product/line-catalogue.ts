import type { Result } from '#kernel/result.ts';
import type { RowSearchDef } from './column.ts';
import type { FigureTable, Instructions } from './instructions.ts';
import type { ProductRelease } from './release.ts';
import type { CatalogueRow } from './row.ts';
import type { RowIndex } from './row-index.ts';
import type { PartFigures } from './sheet.ts';
import type { LineSource, SourceProblem } from './source.ts';

/** How the catalogue of a line comes about: from which files, and what is made of them. Servers alone hold it. */
export interface LineCatalogue<Row extends CatalogueRow = CatalogueRow> {
  /** The code of the line. */
  readonly line: string;
  /**
   * What the hash of a catalogue begins with, so that lines that share files do not share a catalogue; empty for the first
   * line, whose catalogues were kept before there were others.
   */
  readonly hashPrefix: string;
  /** Where the files lie below the project, left out for the reference data. */
  readonly folder?: string;
  /** The reference files by their part, in the order in which they are hashed. */
  readonly files: Readonly<Record<string, string>>;
  readonly search: RowSearchDef;
  /** The variable by which a product manager knows the products of the line. */
  readonly kindVariable: string;
  /** Type codes as nameplates of the line carry them: what a sample list shows. */
  readonly examples: readonly string[];
  /** The order of variables its release compiles smallest in, as `npm run release -- order` found it; not every line keeps one. */
  readonly compileOrder?: readonly string[];
  /** How its products are stored, mounted, lubricated and maintained; left out where nobody has written it. */
  readonly instructions?: Instructions;
  /** Checks the files and computes the rows; refused are unreadable cells and what breaks physics. */
  build(source: LineSource): Result<BuiltCatalogue<Row>, readonly SourceProblem[]>;
  /** Opens what was computed from files that were checked, as this program has kept it. */
  reopen?(computed: unknown): BuiltCatalogue<Row>;
}

/** A catalogue, built once. */
export interface BuiltCatalogue<Row extends CatalogueRow = CatalogueRow> {
  /** The rows as they are searched; a small line works them out when they are first asked for. */
  readonly index: RowIndex<Row>;
  /** What was computed, for `reopen`: data that a structured clone keeps whole. */
  readonly computed?: unknown;
  /** The release that ships for this catalogue. */
  release(): ProductRelease;
  /** What the search can find, in codes of the release: each must be possible. */
  offered(): OfferedRows;
  /** Motors with integrated inverter (call getJcmcType); none where the line has no such. */
  inverterMotors(): readonly InverterMotor[];
  /** What the source knows of the parts of a row beside its columns, for its technical document. */
  partFigures?(row: Row): PartFigures;
  /** The figures its operating instructions print, by the name their text has for them. */
  figureTables?(): Readonly<Record<string, FigureTable>>;
  /** What is wrong with single rows, computed as they are. */
  check(): readonly SourceProblem[];
  /** Numbers of rows for the check at the console, by two kinds. */
  counts(): Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A motor with its inverter on it: kW, r/min. */
export interface InverterMotor {
  readonly motorPower: number;
  readonly motorPoles: number;
  readonly motorFrame: string;
  readonly efficiencyClass: string;
  readonly ratedSpeed: number;
}

/** Distinct rows in codes of the release, and the variables they speak of in the order in which they are told. */
export interface OfferedRows {
  readonly variables: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}
