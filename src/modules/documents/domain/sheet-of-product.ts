import type { BilingualText } from '#kernel/locale.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import type { ReleaseStep } from '#product/release.ts';
import { performanceRows, torqueCheckOf } from './performance-rows.ts';
import { STANDARDS } from './standards.ts';
import type {
  SheetLanguage,
  SheetRelease,
  SheetRow,
  SheetSection,
  SheetText,
  TechnicalSheet,
} from './technical-sheet.ts';

/** A complete product as a technical document needs it: the row, what stands in every variable, and the order's texts. */
export interface PrintableProduct {
  readonly row: BasicType;
  readonly standing: Readonly<Record<string, string>>;
  readonly customColor: string | null;
  readonly productName: string;
  readonly typeCode: string;
  readonly fullTypeCode: string;
  /** Null where the person named none. */
  readonly requiredServiceFactor: number | null;
  readonly specialWishes: string;
  readonly remark: string;
}

export interface PrintContext {
  readonly fields: readonly FieldDef[];
  readonly steps: readonly ReleaseStep[];
  readonly release: SheetRelease;
  readonly language: SheetLanguage;
  /** The day it is printed, `YYYY-MM-DD`. */
  readonly date: string;
}

const TITLE: BilingualText = { zh: '减速电机技术文件', en: 'Gear motor technical document' };
const IDENTIFICATION = [
  'transmitTypes',
  'gearboxModel',
  'reduceUnitSize',
  'inputType',
  'inputModule',
  'builtInType',
  'installationPosition',
];
/** How the codes of single-phase voltages begin. */
const SINGLE_PHASE = '1AC ';
/** Installation, motor options, gear unit options. */
const OPTION_STEPS = [2, 3, 4];

/** The technical document of a product as plain data (product decisions §8); fields that do not apply are not printed. */
export function sheetOfProduct(product: PrintableProduct, context: PrintContext): TechnicalSheet {
  const { fields, steps, release, language, date } = context;
  const rowsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => fields.filter((field) => field.id === id)).flatMap((field) => fieldRow(field, product));
  return {
    language,
    title: TITLE,
    productName: product.productName,
    typeCode: product.typeCode,
    fullTypeCode: product.fullTypeCode,
    identification: rowsOf(IDENTIFICATION),
    performance: [...performanceRows(rowAsBuilt(product)), ...rowsOf(['durationFactor', 'motorFrequency'])],
    torqueCheck: torqueCheckOf(product.row, product.requiredServiceFactor),
    sections: steps
      .filter(({ index }) => OPTION_STEPS.includes(index))
      .map(({ label, fields: ids }): SheetSection => ({ heading: label, rows: rowsOf(ids) })),
    standards: STANDARDS,
    ...(product.specialWishes !== '' && { specialWishes: product.specialWishes }),
    ...(product.remark !== '' && { remark: product.remark }),
    release,
    date,
  };
}

/** A single-phase motor is a capacitor motor, which is printed without an IE class (reference rule 63). */
function rowAsBuilt({ row, standing }: PrintableProduct): BasicType {
  return standing.motorVoltage?.startsWith(SINGLE_PHASE) ? { ...row, efficiencyClass: null } : row;
}

function fieldRow(field: FieldDef, product: PrintableProduct): readonly SheetRow[] {
  const value = field.kind === 'multi' ? tickedLabels(field, product) : chosenLabel(field, product);
  if (value === undefined) return [];
  return [{ label: field.label, value, ...(field.unit !== undefined && { unit: field.unit }) }];
}

function chosenLabel(field: FieldDef, { standing, customColor }: PrintableProduct): SheetText | undefined {
  const code = standing[field.id];
  if (code === undefined || code === HIDDEN) return undefined;
  if (code === 'custom' && customColor !== null) return customColor.toUpperCase();
  return field.values.find((value) => value.code === code)?.label ?? code;
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
