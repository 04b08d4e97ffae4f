import type { CitedRule, NamedChoices } from '#engine/public.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';

/** What is held against a release, oldest choice first. */
export interface Held {
  /** Allowed codes by variable; without the row. */
  readonly choices: NamedChoices;
  /** The columns a chosen row fixes, as choices: they are given up together. Empty without a row. */
  readonly rowChoices: NamedChoices;
}

/** A code that is to be had. */
export interface Wanted {
  readonly variable: FieldId;
  readonly value: string;
}

/** Why can this not be had beside what is held? With nothing wanted: why does what is held contradict itself? */
export interface Question extends Held {
  readonly wanted: Wanted | null;
}

/** Why not: as few choices and rules as suffice. */
export interface Reasons {
  readonly choices: NamedChoices;
  readonly rules: readonly CitedRule[];
  /** Choices that say something else about the row than the row does; then there are no rules. */
  readonly againstRow: readonly FieldId[];
}

/** What then: choices after which everything stands together and the load is kept. */
export interface Repair {
  /** What to choose, by variable: what is wanted, and another code for what is in its way. */
  readonly set: Values;
  /** What to give up without another choice in its place: a choice, or `basicType` where `row` takes its place. */
  readonly drop: readonly FieldId[];
  /** The row it takes in place of the chosen one, which bears the same load; left out where the chosen one stays as it is, or none is chosen. */
  readonly row?: CatalogueRow;
  /** How many earlier choices it costs; another row counts as one. */
  readonly cost: number;
}

/** The answer to a question: why not, and what then, cheapest first. */
export interface Explanation<Found extends Repair = Repair> extends Reasons {
  readonly repairs: readonly Found[];
}
