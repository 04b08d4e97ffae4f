import type { BankAccount, BillBody, BillKind, Party } from './bill-body.ts';
import { BILL_TITLES } from './bill-titles.ts';
import { withTotals } from './bill-totals.ts';
import type { BillOwn, DispatchedGoods } from './dispatched-goods.ts';

/** What a paper is made of. */
export interface BillParts {
  readonly kind: BillKind;
  readonly goods: DispatchedGoods;
  readonly own: BillOwn;
  readonly seller: Party;
  readonly bank: BankAccount | null;
  readonly shipmentNo: string;
  /** Of a packing list: the invoice of its shipment, where it has a number. */
  readonly invoice: { readonly number: string; readonly date: string } | null;
  readonly revision: number;
  /** Given when it is issued. */
  readonly number: string | null;
}

/** The paper as it would be issued now: goods of the one model, its own words, all that is reckoned of both. A packing list names no money. */
export function composeBill(parts: BillParts): BillBody {
  const { bank, goods, kind, number, own, revision, seller } = parts;
  const isPriced = kind !== 'pl';
  return withTotals({
    ...{ kind, number, revision, title: BILL_TITLES[kind] },
    ...{ issueDate: own.issueDate, language: own.language, destination: goods.destination },
    parties: { seller, ...goods.parties },
    references: referencesOf(parts),
    terms: termsOf(parts),
    bank: isPriced ? bank : null,
    ...{ letterOfCredit: goods.letterOfCredit, transport: goods.transport, goodsText: goods.goodsText },
    lines: goods.lines.map((line) => ({ ...line, unitPrice: isPriced ? line.unitPrice : null, amount: null })),
    charges: isPriced ? own.charges : [],
    ...{ packages: goods.packages, marks: goods.marks, deposit: isPriced ? own.deposit : 0 },
    totals: { money: null, pieces: 0, packages: 0, netG: 0, grossG: 0, volumeL: 0 },
    words: null,
    ...{ declaration: own.declaration, originStatement: own.originStatement, remarks: own.remarks },
    signature: own.signature,
  });
}

function referencesOf({ goods: { sold }, invoice, kind, own, shipmentNo }: BillParts): BillBody['references'] {
  const { customerPo, piNo, quoteNo, sapOrderNo } = sold;
  const ofList = kind === 'pl' ? invoice : null;
  return {
    ...{ customerPo, quoteNo, piNo, sapOrderNo, contractNo: own.contractNo, shipmentNo },
    ...{ ciNo: ofList?.number ?? '', ciDate: ofList?.date ?? '', importLicence: own.importLicence },
  };
}

function termsOf({ goods: { exportReason, sold }, kind, own }: BillParts): BillBody['terms'] {
  const { currency, incoterm, isDemo = false, place, taxIncluded = false, taxMode } = sold;
  const isProforma = kind === 'pi';
  return {
    ...{ currency, incoterm, place, taxMode, exportReason },
    ...(taxIncluded && { taxIncluded }),
    ...(isDemo && kind !== 'pl' && { isDemo }),
    payment: kind === 'pl' ? { zh: '', en: '' } : own.payment,
    ...{ validUntil: isProforma ? own.validUntil : '', zone: own.zone, delivery: own.delivery },
    ...{ partialShipment: own.partialShipment, transshipment: own.transshipment },
  };
}
