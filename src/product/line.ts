import type { BilingualText } from '#kernel/locale.ts';
import type { Check } from './check.ts';
import type { ColumnDef, RowSearchDef } from './column.ts';
import type { Configuration, FieldId, Search, Values } from './configuration.ts';
import type { DraftForm } from './drafts.ts';
import type { LinePrices } from './prices.ts';
import type { QuickTopics } from './quick-search/quick-topic.ts';
import type { CatalogueRow } from './row.ts';
import type { ChangeRule } from './rule.ts';
import type { SavedShape } from './saved.ts';
import type { SearchForm } from './search-form.ts';
import type { SheetForm } from './sheet.ts';
import type { FieldSection, LineStep, StepKind } from './step.ts';
import type { TypeCodeForm } from './type-code.ts';
import type { FigureDef, FigureName } from './warning.ts';
import type { WeighedAs } from './weighed-as.ts';

/**
 * What a configurable product line is, beside the release of its catalogue: how a configuration of it begins, what its
 * steps and its field-change rules are, and what a chosen row says.
 */
export interface ProductLine {
  readonly code: string;
  /** What its wizard is called. */
  readonly title: BilingualText;
  readonly steps: readonly LineStep[];
  /** The fields of steps under headings, by the id of the step; what no heading names stands last. */
  readonly sections: Readonly<Record<string, readonly FieldSection[]>>;
  /** Where the fields stand that are no fields of a step, such as the chosen row. */
  readonly otherSteps: Readonly<Record<FieldId, number>>;
  /** The field-change rules in the order they are applied: a rule stands before those it can wake (spec 001 §4). */
  readonly changes: readonly ChangeRule[];
  readonly search: SearchForm;
  /** The columns its rows are found and shown by. */
  readonly rows: RowSearchDef;
  /** The configuration a wizard starts with. */
  readonly empty: Configuration;
  /** Codes that stand where nothing is chosen, before those the fields name, most important first. */
  readonly firstDefaults: Values;
  /** What is delivered rather than the usual, wherever it may be. */
  readonly delivered?: Values;
  /** The validations that no rule of the release sees, in the order of the steps (spec 001 §5). */
  readonly checks: readonly Check[];
  /** The codes of those that no further answer mends: what they find cannot be. */
  readonly impossible: readonly string[];
  /** The figures its warnings bound or name. */
  readonly figures: Readonly<Partial<Record<FigureName, FigureDef>>>;
  /** The warnings that are told of a row already where it is pointed out, by their ids. */
  readonly toldOfPicks?: readonly string[];
  readonly typeCode: TypeCodeForm;
  /** Words of the trade that a quick search takes for options, beside their codes and names. */
  readonly quickWords?: Readonly<Record<string, Values>>;
  /** What its quick search takes of words and figures that mean something only together. */
  readonly quickTopics?: QuickTopics;
  readonly saved: SavedShape;
  readonly drafts: DraftForm;
  /** What the form holds besides (`Configuration.extras`), each with what it may hold. */
  readonly extras: Readonly<Record<FieldId, (value: string) => boolean>>;
  /**
   * The figures a product is known by, the most telling first, as columns with the names they have for this row and what
   * stands beside it, whatever is asked; left out, those a table of rows shows.
   */
  told?(row: CatalogueRow, standing: Values, search: Search): readonly ColumnDef[];
  /** Fields that are told at a glance beside those figures: what a drive is supplied with and stands up to. */
  readonly glance?: readonly FieldId[];
  /** Fields whose options stand in an order of size, so that one that is excluded has a nearest: brakes, bores, powers. */
  readonly ranked?: readonly FieldId[];
  /** Fields whose code says nothing of the product as it is built, so that a dash stands for it: the class of a motor that has none. */
  unstated?(standing: Values): readonly FieldId[];
  /** What the maker has to confirm of a product with the request, such as figures that are those of another than is built. */
  toBeConfirmed?(standing: Values): readonly BilingualText[];
  /** What the special wishes of a product have to say, so that the maker can confirm it; undefined where nothing is needed. */
  wishesNeeded?(standing: Values): BilingualText | undefined;
  /** Whether an enquiry settles its products before anybody orders them: to ask is the main way on then, the list the other. */
  readonly isSettledByEnquiry?: true;
  /** Whether no dimension of its products is known, so that there is no drawing a login would show. */
  readonly isUndrawn?: true;
  /** Fields a list names in words beside those figures: how it is mounted, and what it is fitted with. */
  readonly listed?: ListedFields;
  /** With which options the mass of a row is that of the product; left out, with all. */
  readonly weighedAs?: WeighedAs;
  /** How its products fit a price list; left out, they are on request. */
  readonly prices?: LinePrices;
  /** The columns a chosen row fixes, in the codes of the release. */
  rowValues(row: CatalogueRow): Values;
  /** Whether something stored is a row of the line; what its codes mean the release judges. */
  isRow(stored: unknown): stored is CatalogueRow;
  /** What its technical document says; fetched when one is written. */
  sheet(): Promise<SheetForm>;
  /** What a product is called in lists and file names. It holds no sign a file name could not have. */
  productName(row: CatalogueRow, standing: Values): string;
}

/** Of fields that are fitted only where somebody asks, what is usually delivered is not worth a word. */
export interface ListedFields {
  readonly always: readonly FieldId[];
  readonly unlessUsual: readonly FieldId[];
}

/** What a line says of itself; the rest follows from it. */
export type LineDefinition = Omit<ProductLine, 'empty'> & { readonly empty: Omit<Configuration, 'line'> };

/** A product line from its definition. */
export function defineLine(definition: LineDefinition): ProductLine {
  return { ...definition, empty: { ...definition.empty, line: definition.code } };
}

/** The step a field, an option of a list field or the chosen row belongs to; the last step for anything else. */
export function stepOf(field: FieldId, { steps, otherSteps }: Pick<ProductLine, 'steps' | 'otherSteps'>): number {
  const [name = field] = field.split('.');
  const holder = steps.find(({ fields }) => fields.some(({ id }) => id === name));
  return otherSteps[name] ?? holder?.number ?? steps.length - 1;
}

/** Whether a field says which drive it is, rather than how that is mounted or fitted. */
export function isOfDrive(field: FieldId, line: Pick<ProductLine, 'steps' | 'otherSteps'>): boolean {
  return ['model', 'search'].includes(stepKindOf(field, line) ?? '');
}

/** What the step of a field is about. */
export function stepKindOf(field: FieldId, line: Pick<ProductLine, 'steps' | 'otherSteps'>): StepKind | undefined {
  return line.steps[stepOf(field, line)]?.kind;
}
