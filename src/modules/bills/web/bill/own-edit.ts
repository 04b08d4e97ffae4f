import type { OpenBillDto } from '#modules/bills/contract.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { type FieldKey, STANDARD_RULES } from '#modules/bills/domain/required-fields.ts';

export type BillDraftDto = NonNullable<OpenBillDto['draft']>;
export type OwnDto = BillDraftDto['own'];

/** Whether a field stands on a paper at all, wherever it goes. */
export function isUsed(field: FieldKey, kind: BillKind): boolean {
  const { domestic, export: abroad } = STANDARD_RULES[field][kind];
  return domestic !== '–' || abroad !== '–';
}

/** The fields of which a paper says something of its own; all else is of its goods. */
const OWN_FIELDS: readonly string[] = [
  'issue-date',
  'references',
  'import-licence',
  'payment',
  'bank',
  'validity',
  'delivery',
  'partial-shipment',
  'charges',
  'deposit',
  'declaration',
  'remarks',
  'signature',
];

/** What is filled in elsewhere than in the goods or here, such as the seller, or is reckoned. */
const NOWHERE: readonly string[] = [
  'title',
  'seller',
  'seller-tax-id',
  'currency',
  'part-no',
  'unit-price',
  'amount',
  'total',
];

/** Where what a finding names is mended: in the goods, in the paper's own words, in the other paper of its shipment, or nowhere near. */
export function mendedIn({
  field,
  lineNo,
  packageNo,
}: BillDraftDto['findings'][number]['place']): 'goods' | 'own' | 'pair' | 'nowhere' {
  if (field !== undefined && OWN_FIELDS.includes(field)) return 'own';
  if (field === 'ci-reference') return 'pair';
  if (field !== undefined && NOWHERE.includes(field)) return 'nowhere';
  return [field, lineNo, packageNo].every((part) => part === undefined) ? 'nowhere' : 'goods';
}

/** Numbers as they are typed, one a line. */
export function linesIn(text: string): string[] {
  return text
    .split(/[\n;；]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
