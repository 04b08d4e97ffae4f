import type { AuditDetails } from '#kernel/audit-details.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Incoterm } from './incoterms.ts';
import type { ShownPrices, TaxMode } from './price-codes.ts';

/** What is agreed with a customer (commerce §2 `customer_terms`); null what is not. */
export interface AgreedTerms {
  readonly listId: string;
  readonly groupCode: string;
  readonly payment: string | null;
  readonly incoterm: Incoterm | null;
  /** The named place of the Incoterm. */
  readonly place: string | null;
  readonly taxMode: TaxMode;
  readonly timeZone: string;
  readonly locale: Locale;
  /** The customer's number in the provider's ERP. */
  readonly erpNo: string | null;
  readonly showPrices: ShownPrices;
  readonly creditNote: string | null;
}

/** Whether an Incoterm has its place, and a place its Incoterm: one says nothing without the other (commerce §1). */
export function isPlaceInOrder({ incoterm, place }: Pick<AgreedTerms, 'incoterm' | 'place'>): boolean {
  return (incoterm === null) === (place === null);
}

/** The terms as they are written down, with the list by its code. */
export type ToldTerms = Omit<AgreedTerms, 'listId'> & { readonly list: string };

/** What a change of terms changes, from what to what, in the order of the form. */
export function termsChanges(before: ToldTerms | undefined, after: ToldTerms): AuditDetails {
  const changed = TOLD.filter((name) => before?.[name] !== after[name] && (before?.[name] ?? after[name]) !== null);
  return Object.fromEntries(changed.map((name) => [name, { from: before?.[name] ?? '', to: after[name] ?? '' }]));
}

const TOLD = [
  'list',
  'groupCode',
  'showPrices',
  'payment',
  'incoterm',
  'place',
  'taxMode',
  'creditNote',
  'erpNo',
  'timeZone',
  'locale',
] as const satisfies readonly (keyof ToldTerms)[];
