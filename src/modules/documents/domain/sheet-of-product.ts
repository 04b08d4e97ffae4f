import type { Configuration } from '#product/configuration.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import type { ProductLine } from '#product/line.ts';
import type { ReleaseStep } from '#product/release.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { SheetForm, SheetRow, SheetSection, SheetText } from '#product/sheet.ts';
import type { StepKind } from '#product/step.ts';
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
  return {
    language,
    title: form.title,
    productName: product.productName,
    typeCode: product.typeCode,
    fullTypeCode: product.fullTypeCode,
    identification: rowsOf(form.identification),
    performance: [...form.figures(product.row, product.standing), ...rowsOf(form.operation)],
    keyFigures: form.keyFigures,
    ...(form.check && { check: form.check(product.row, product.config) }),
    sections: [
      ...steps
        .filter(({ index }) => OPTION_STEPS.includes(line.steps[index]?.kind))
        .map(({ label, fields: ids }): SheetSection => ({ heading: label, rows: rowsOf(ids) })),
      ...(form.sections?.(product.row, product.standing) ?? []),
    ],
    standards: form.standards,
    ...(product.specialWishes !== '' && { specialWishes: product.specialWishes }),
    ...(product.remark !== '' && { remark: product.remark }),
    release,
    date,
  };
}

function fieldRow(field: FieldDef, product: PrintableProduct, form: SheetForm): readonly SheetRow[] {
  const value = field.kind === 'multi' ? tickedLabels(field, product) : chosenLabel(field, product, form);
  if (value === undefined) return [];
  return [{ label: field.label, value, ...(field.unit !== undefined && { unit: field.unit }) }];
}

function chosenLabel(field: FieldDef, { standing, config }: PrintableProduct, form: SheetForm): SheetText | undefined {
  const code = standing[field.id];
  if (code === undefined || code === HIDDEN) return undefined;
  return form.printed(field, code, config) ?? field.values.find((value) => value.code === code)?.label ?? code;
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
