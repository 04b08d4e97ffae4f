import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import type { SheetEdit } from '#modules/sheets/web/use-sheet-step.ts';

/** What stands in the fields of an item. */
export interface TypedItem {
  readonly itemNo: number;
  readonly quantity: string;
  readonly customerPartNo: string;
  readonly remark: string;
}

/** What stands in the form of a draft. */
export interface TypedDraft {
  readonly title: string;
  readonly remark: string;
  readonly quoteId: string;
  readonly orderId: string;
  readonly items: readonly TypedItem[];
}

type Draft = NonNullable<OpenSheetDto['draft']>;

/** What there is to be changed of a draft. */
export function typedOf({ order, quote, title }: OpenSheetDto, { items, remark }: Draft): TypedDraft {
  return {
    ...{ title, remark, quoteId: quote?.id ?? '', orderId: order?.id ?? '' },
    items: items.map(({ customerPartNo, itemNo, quantity, remark: said }) => ({
      ...{ itemNo, customerPartNo, remark: said, quantity: String(quantity) },
    })),
  };
}

/** Whether a quantity that was typed is none: a whole number from 1 to 9999. */
export function isNoQuantity(text: string): boolean {
  const count = countOf(text);
  return !(count >= 1 && count <= 9999);
}

/** What is sent of a form without faults: what is gone from it is taken out. */
export function editOf(typed: TypedDraft, { items }: Draft): SheetEdit {
  const { orderId, quoteId, remark, title } = typed;
  const left = new Set(typed.items.map(({ itemNo }) => itemNo));
  return {
    ...{ title, remark, quoteId: quoteId || null, orderId: orderId || null },
    items: typed.items.map(({ quantity, ...item }) => ({ ...item, quantity: countOf(quantity) })),
    remove: items.map(({ itemNo }) => itemNo).filter((itemNo) => !left.has(itemNo)),
  };
}

function countOf(text: string): number {
  const digits = text.normalize('NFKC').replace(/\s/g, '');
  return /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
}
