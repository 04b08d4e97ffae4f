import type { Locale } from '#kernel/locale.ts';
import type { BillBody, BillKind } from './bill-body.ts';
import type { BillState } from './bill-steps.ts';
import { shortLink } from './paths.ts';

/** A bill as it is printed: its frozen body and what became of it since. The same paper makes the same bytes. */
export interface BillPaper {
  readonly body: BillBody;
  readonly state: BillState;
  /** Set where the other paper of the shipment is void, or no longer the one it names. */
  readonly isPairVoid: boolean;
  /** Of an issued bill: the hash of the canonical form of its body; null of a draft. */
  readonly sha256: string | null;
  /** Where the bill is opened in the portal; left out of drafts, and where nobody knows the portal's address. */
  readonly address?: string;
}

/** The number of a bill with its revision: `CI2611-0003`, then `CI2611-0003-R1`; undefined before it is issued. */
export function billNumber({ number, revision }: Pick<BillBody, 'number' | 'revision'>): string | undefined {
  if (number === null) return undefined;
  return revision === 0 ? number : `${number}-R${revision}`;
}

/** What is printed of a bill, in the portal at an address. */
export function billPaperOf(
  bill: Omit<BillPaper, 'address' | 'isPairVoid'> & { readonly isPairVoid?: boolean },
  portal: string | undefined,
): BillPaper {
  const number = billNumber(bill.body);
  const paper = { ...bill, isPairVoid: bill.isPairVoid ?? false };
  return portal === undefined || number === undefined ? paper : { ...paper, address: `${portal}${shortLink(number)}` };
}

/** The name a bill is saved under, such as `CI2611-0003-R1-en.pdf`; one without a number is called after its kind. */
export function billFileName(body: BillBody, ending: 'pdf' | 'xlsx'): string {
  return `${billNumber(body) ?? `${body.kind.toUpperCase()}-draft`}-${body.language}.${ending}`;
}

const ZIP_NAMES = {
  pi: { en: 'proforma invoices.zip', 'zh-cn': '形式发票.zip' },
  ci: { en: 'commercial invoices.zip', 'zh-cn': '商业发票.zip' },
  pl: { en: 'packing lists.zip', 'zh-cn': '装箱单.zip' },
} as const satisfies Record<BillKind, Record<Locale, string>>;

/** The name several papers of a kind are saved under as one zip. */
export function billsZipName(kind: BillKind, locale: Locale): string {
  return ZIP_NAMES[kind][locale];
}
