import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration, FieldId, Search, Values } from './configuration.ts';

/** What rows of a line are looked for by, and how a configuration asks the catalogue for them. */
export interface SearchForm {
  /** The figures that are no variables of the engine, in the order in which they are reported. */
  readonly numbers: readonly FieldId[];
  /** What the person looks for by: toggles between figures, each with its default first. */
  readonly toggles: Readonly<Record<FieldId, readonly FieldId[]>>;
  /** The search of a configuration in which nothing was said; its keys are all a search holds. */
  readonly empty: Search;
  /** Columns that say how rows are read: what follows for them from other choices counts as if it were chosen. */
  readonly followed: readonly FieldId[];
  /** Chosen columns that narrow the search. */
  readonly chosen: readonly FieldId[];
  /** Columns whose default the search takes for granted, rather than looking through all their values. */
  readonly assumed: readonly FieldId[];
  /** Of those the ones that stand beside the figures all the same, because much hangs on them; left out, all are folded. */
  readonly unfolded?: readonly FieldId[];
  /** Choices that say what is demanded as much as the figures do: on a phone they stand with these, not in the sheet. */
  readonly main?: readonly FieldId[];
  /** The figures the catalogue is asked with. */
  readonly asked: readonly FieldId[];
  /** Figures there is something to ask of only while a variable is sure to have one of some codes. */
  readonly askedWith: Readonly<Record<FieldId, readonly [variable: FieldId, codes: readonly string[]]>>;
  /** Chosen columns that say under which duty rows are read, and so which figures they have. */
  readonly duty: readonly FieldId[];
  /** What else says how much a chosen row bears, though no row is looked for by it: cooling, the machine that is driven. */
  readonly bearing?: readonly FieldId[];
  /** Figures that are taken for granted while none is named, as the search works them in: they stand in their fields. */
  taken?(config: Configuration, standing: Values): Values;
  /** What columns are called while they mean something else than their names, in these rows and with what is asked. */
  named?(inputs: Values, search: Search): Readonly<Record<FieldId, BilingualText>>;
  /** Choices a figure is asked with where nothing else is said, since alone it says too little: a ratio is a speed only of a motor. */
  readonly usualWith?: Readonly<Record<FieldId, Values>>;
  /** Choices a power or torque is asked with where neither a speed nor a ratio is: the usual motor, not the fastest. */
  readonly usualWithoutSpeed?: Values;
  /**
   * What the customer's site gives, such as its mains: of the load while nobody presses one of these fields itself. Left out,
   * nothing of the rows hangs on the site.
   */
  readonly site?: readonly FieldId[];
  /** The figures that find rows, and may stand in their way. */
  readonly limits: readonly FieldId[];
}

/**
 * The toggle that offers a figure.
 * @throws where none does
 */
export function toggleOf(by: FieldId, { toggles }: SearchForm): FieldId {
  const found = Object.keys(toggles).find((toggle) => toggles[toggle]?.includes(by));
  if (found === undefined) throw new Error(`Nobody looks for rows by ${by}`);
  return found;
}

/** What a search is made by, by toggle. */
export function togglesOf(search: Search, { toggles }: SearchForm): Readonly<Record<FieldId, string>> {
  return Object.fromEntries(
    Object.entries(toggles).map(([toggle, [usual = '']]) => [toggle, String(search[toggle] ?? usual)] as const),
  );
}

/** All the figures a search can hold. */
export function figuresOf({ empty, toggles }: SearchForm): readonly FieldId[] {
  return Object.keys(empty).filter((field) => !(field in toggles));
}

/**
 * Whether a variable is asked for as a figure of the search, because it means nothing as a variable: the power of a motor
 * that is not of the catalogue.
 */
export function isAskedAsFigure(field: FieldId, isVariable: boolean, { askedWith, empty }: SearchForm): boolean {
  return !isVariable && Object.hasOwn(askedWith, field) && Object.hasOwn(empty, field);
}
