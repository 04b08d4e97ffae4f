import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import type { ProductLine } from '#product/line.ts';
import type { ReleaseStep } from '#product/release.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { PartFigures, SheetForm, SheetRow, SheetSection } from '#product/sheet.ts';
import type { StepKind } from '#product/step.ts';
import { isToBeConfirmed } from '#product/to-be-confirmed.ts';
import { demandSection } from './demand-section.ts';
import { printedField } from './printed-field.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import type { SheetLanguage, SheetRelease, TechnicalSheet } from './technical-sheet.ts';
import { toBeConfirmed } from './torque-check.ts';

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
  readonly line: Pick<ProductLine, 'steps' | 'rows' | 'toBeConfirmed'>;
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
  const rowsOf = (ids: readonly string[]) => fieldRows(ids, product, { fields, form });
  const isOpen = isToBeConfirmed(line, product.standing);
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
    ...(isOpen && { mark: SHEET_WORDS.openFigures }),
    demand: demandSection({ ...product.config, basicType: product.row }, line.rows, product.standing),
    ...(check && { check: isOpen ? toBeConfirmed(check) : check }),
    notes: product.notes,
    sections: [
      ...steps.flatMap(({ index, label, fields: ids }): readonly SheetSection[] => {
        const kind = line.steps[index]?.kind;
        if (!OPTION_STEPS.includes(kind)) return [];
        return [{ heading: label, rows: rowsOf(ids), ...(kind === 'mounting' && { about: kind }) }];
      }),
      ...(form.sections?.(product.row, product.standing, product.parts) ?? []),
    ],
    standards: form.standards(product.standing),
    ...(product.specialWishes !== '' && { specialWishes: product.specialWishes }),
    ...(product.remark !== '' && { remark: product.remark }),
    release,
    date,
  };
}

/** What stands in fields of the line, in their order; those that do not apply are not there. */
export function fieldRows(
  ids: readonly string[],
  product: PrintableProduct,
  { fields, form }: Pick<PrintContext, 'fields' | 'form'>,
): readonly SheetRow[] {
  return ids
    .flatMap((id) => fields.filter((field) => field.id === id))
    .flatMap((field) => fieldRow(field, product, form));
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
  const value = printedField(field, product, form);
  if (value === undefined) return [];
  return [{ label: field.label, value, ...(field.unit !== undefined && { unit: field.unit }) }];
}
