import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration } from '#product/configuration.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import type { ProductLine } from '#product/line.ts';
import type { ReleaseStep } from '#product/release.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { PartFigures, SheetForm, SheetRow, SheetSection, SheetText } from '#product/sheet.ts';
import type { StepKind } from '#product/step.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import type { SheetLanguage, SheetRelease, TechnicalSheet } from './technical-sheet.ts';

/** A complete product as a technical document needs it: the row, what stands in every variable, and the order's texts. */
export interface PrintableProduct {
  readonly row: CatalogueRow;
  readonly standing: Readonly<Record<string, string>>;
  readonly config: Configuration;
  readonly productName: string;
  readonly typeCode: string;
  readonly fullTypeCode: string;
  readonly specialWishes: string;
  readonly remark: string;
  /** What the catalogue knows of its parts. */
  readonly parts: PartFigures;
  /** What is to be told about it. */
  readonly notes: readonly BilingualText[];
  /** Whose it is and how often, as far as that is known. */
  readonly order?: SheetOrder;
}

/** What a document says of the line it was printed from. */
export interface SheetOrder {
  readonly customerName?: string | undefined;
  readonly quantity?: number | undefined;
  /** Its place among those printed together, from 1; left out where it is the only one. */
  readonly item?: number | undefined;
}

export interface PrintContext {
  readonly fields: readonly FieldDef[];
  readonly steps: readonly ReleaseStep[];
  readonly line: Pick<ProductLine, 'steps'>;
  readonly form: SheetForm;
  readonly release: SheetRelease;
  readonly language: SheetLanguage;
  /** The day it is printed, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The kinds of step whose fields are printed under a heading of their own. */
const OPTION_STEPS: readonly (StepKind | undefined)[] = ['mounting', 'options'];

/** The technical document of a product as plain data (product decisions §8); fields that do not apply are not printed. */
export function sheetOfProduct(product: PrintableProduct, context: PrintContext): TechnicalSheet {
  const { fields, steps, line, form, release, language, date } = context;
  const rowsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => fields.filter((field) => field.id === id)).flatMap((field) => fieldRow(field, product, form));
  const check = form.check?.(product.row, product.config);
  return {
    language,
    title: form.title,
    productName: product.productName,
    typeCode: product.typeCode,
    fullTypeCode: product.fullTypeCode,
    identification: [...orderRows(product.order), ...rowsOf(form.identification)],
    performance: [...form.figures(product.row, product.standing, product.config.search), ...rowsOf(form.operation)],
    keyFigures: form.keyFigures,
    ...(check && { check }),
    notes: product.notes,
    sections: [
      ...steps
        .filter(({ index }) => OPTION_STEPS.includes(line.steps[index]?.kind))
        .map(({ label, fields: ids }): SheetSection => ({ heading: label, rows: rowsOf(ids) })),
      ...(form.sections?.(product.row, product.standing, product.parts) ?? []),
    ],
    standards: form.standards(product.standing),
    ...(product.specialWishes !== '' && { specialWishes: product.specialWishes }),
    ...(product.remark !== '' && { remark: product.remark }),
    release,
    date,
  };
}

function orderRows({ customerName, item, quantity }: SheetOrder = {}): readonly SheetRow[] {
  const named = [
    ['customer', customerName],
    ['item', item],
    ['quantity', quantity],
  ] as const;
  return named.flatMap(([word, value]) =>
    value === undefined ? [] : [{ label: SHEET_WORDS[word], value: String(value) }],
  );
}

function fieldRow(field: FieldDef, product: PrintableProduct, form: SheetForm): readonly SheetRow[] {
  const value = field.kind === 'multi' ? tickedLabels(field, product) : chosenLabel(field, product, form);
  if (value === undefined) return [];
  return [{ label: field.label, value, ...(field.unit !== undefined && { unit: field.unit }) }];
}

function chosenLabel(field: FieldDef, { standing, config }: PrintableProduct, form: SheetForm): SheetText | undefined {
  const code = standing[field.id] ?? askedFigure(field, config);
  if (code === undefined || code === HIDDEN || !isAsked(field, standing)) return undefined;
  return form.printed(field, code, config) ?? field.values.find((value) => value.code === code)?.label ?? code;
}

/** What was asked in a field that is no variable of the release, such as the bore for a customer's shaft. */
function askedFigure({ id, modelled }: FieldDef, { search: { [id]: asked } }: Configuration): string | undefined {
  return modelled || asked === undefined || asked === null ? undefined : String(asked);
}

/** Whether the condition of a field holds; what nobody is asked is not printed, such as the angle of a lever there is none of. */
function isAsked({ shownWhen }: FieldDef, standing: PrintableProduct['standing']): boolean {
  if (shownWhen === undefined) return true;
  const [variable, codes] = shownWhen;
  return codes.includes(standing[variable] ?? '');
}

function tickedLabels(field: FieldDef, { standing }: PrintableProduct): SheetText | undefined {
  const variables = variablesOf(field);
  const ticked = field.values.filter((_, index) => standing[variables[index] ?? ''] === 'yes');
  if (ticked.length === 0) return undefined;
  return {
    zh: ticked.map(({ label }) => label.zh).join('、'),
    en: ticked.map(({ label }) => label.en).join(', '),
  };
}
