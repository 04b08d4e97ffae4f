import type { CitedRule, NamedChoices } from '#engine/public.ts';
import type { FieldId, Values } from '#product/configuration.ts';

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

/** What then: choices and figures after which everything stands together. */
export interface Repair {
  /** What to choose, by variable: what is wanted, and another code for what is in its way. */
  readonly set: Values;
  /** Figures of the search to ask for instead; null asks for none. */
  readonly figures: Readonly<Record<FieldId, number | null>>;
  /** What to give up without another choice in its place: `basicType`, or a choice. */
  readonly drop: readonly FieldId[];
  /** How many earlier choices it costs; the row counts as one. */
  readonly cost: number;
}

/** The answer to a question: why not, and what then, cheapest first. */
export interface Explanation<Found extends Repair = Repair> extends Reasons {
  readonly repairs: readonly Found[];
}
