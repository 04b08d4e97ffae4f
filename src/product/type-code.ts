import type { Configuration, FieldId, Values } from './configuration.ts';
import type { CatalogueRow } from './row.ts';
import type { Tokens } from './type-code-words.ts';

/** The segments after unit and input that hold words. */
export const SEGMENTS = ['motor', 'installation', 'dimensions', 'rest'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Words of a type code and the segment they stand in. */
export interface SegmentRow {
  readonly segment: Segment;
  readonly tokens: Tokens;
}

/** How a line writes and reads its type code, where that does not follow from its fields. */
export interface TypeCodeForm {
  /** What every code of the line begins with, in capitals. */
  readonly prefix: string;
  /**
   * The words in their order: what writes a code and reads it back. All segments but the last are what a nameplate carries;
   * the rest is written where it differs from what the others already say.
   */
  readonly segments: readonly SegmentRow[];
  /** The order of those on a nameplate, where it is another than that of `SEGMENTS`. */
  readonly order?: readonly Segment[];
  /** Figures of the search, each with its letters. */
  readonly numbers: Readonly<Record<FieldId, string>>;
  /** What a column of the row is where the code does not say it: a nameplate mentions only what differs. */
  readonly unsaid: Values;
  /** Columns of the row that are choices of their own too. */
  readonly kept: readonly FieldId[];
  /** The first segment, and the way back from it in capitals; undefined if it is none. */
  writeUnit(standing: Values): string;
  readUnit(segment: string): Values | undefined;
  /** What the first segment says beyond the columns of the row. */
  unitValues(standing: Values): Values;
  /** The second segment, likewise. */
  writeInput(row: CatalogueRow, standing: Values): string;
  readInput(segment: string): Values | undefined;
  /** Whether a word may say more exactly what the input says of a field: which of its two voltages a single-phase motor has. */
  isMoreExactly?(field: FieldId, before: string, code: string): boolean;
  /** Written between the first segment of words and the second; a line whose products have no ratio leaves it out. */
  ratioOf?(row: CatalogueRow): number;
  /** What stands in brackets behind the ratio, and the way back in capitals: the two ratios of a pair, `i300(10x30)`. */
  readonly ratioNote?: {
    write(row: CatalogueRow): string | null;
    read(note: string): Values | undefined;
  };
  /** The segment that is written behind the ratio, after a slash, rather than for itself: the life a torque holds for, `i158.18/10`. */
  readonly ratioSegment?: Segment;
  /** Words for what the form holds besides, such as the hex value of a custom colour, and the way back from one. */
  writeExtras(config: Configuration, standing: Values): readonly string[];
  readExtra(word: string): Partial<Pick<Configuration, 'values' | 'extras'>> | undefined;
}
