import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';

const FOLDER = join(import.meta.dirname, 'expected');

/** Somebody as the expected files have them; null what is not known. */
export interface ExpectedParty {
  readonly nameZh: string | null;
  readonly nameEn: string;
  readonly addressZh: string | null;
  readonly addressEn: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly taxId: string | null;
  readonly eori: string | null;
}

/** A line of an order as the expected files have it. */
export interface ExpectedOrderLine {
  readonly itemNo: number;
  readonly productKind: 'geared-motor' | 'gear-unit' | 'part';
  readonly nameZh: string;
  readonly nameEn: string;
  readonly model: string;
  readonly keyData: readonly { readonly text: string }[];
  readonly materialCode: string | null;
  readonly customerPartNo: string | null;
  readonly quantity: number;
  readonly unitCode: 'H87';
  readonly unitPriceMinor: number;
  readonly hsCode: string;
  readonly origin: string;
  readonly netGramsPerPiece: number;
}

/** A package as the expected files have it. */
export interface ExpectedPackage {
  readonly no: number;
  readonly type: string;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly tareGrams: number;
  readonly grossGramsWeighed: number | null;
  readonly stackable: boolean;
  readonly liftingPoint: boolean;
  readonly oilFilled: boolean;
  readonly ispm15Mark: string | null;
  readonly contents: readonly {
    readonly lineNo: number;
    readonly quantity: number;
    readonly serials: readonly string[];
  }[];
}

/** Every fact of a shipment and of its papers. */
export interface ExpectedInput {
  readonly case: string;
  readonly seller: ExpectedParty;
  readonly buyer: ExpectedParty;
  readonly consignee: ExpectedParty | null;
  readonly notifyParty: ExpectedParty | null;
  readonly bank: {
    readonly currency: 'CNY' | 'EUR' | 'USD';
    readonly beneficiary: string;
    readonly bankName: string;
    readonly bankAddress: string;
    readonly accountNo: string | null;
    readonly iban: string | null;
    readonly swift: string;
  };
  readonly signatory: { readonly name: string; readonly role: string };
  readonly terms: {
    readonly currency: 'CNY' | 'EUR' | 'USD';
    readonly vatMode: 'domestic' | 'export';
    readonly incotermRule: 'CIF' | 'FCA' | 'DAP' | 'CPT';
    readonly incotermPlace: string;
    readonly paymentZh: string;
    readonly paymentEn: string;
    readonly deliveryZh: string;
    readonly deliveryEn: string;
    readonly validUntil: string;
    readonly validityZone: string;
    readonly partialShipmentAllowed: boolean | null;
    readonly transshipmentAllowed: boolean | null;
  };
  readonly orders: readonly {
    readonly number: string;
    readonly sapOrderNo: string;
    readonly customerPo: string;
    readonly contractNo: string | null;
    readonly quoteNo: string;
    readonly quoteVersion: number;
    readonly lines: readonly ExpectedOrderLine[];
  }[];
  readonly charges: readonly { readonly kind: 'freight' | 'insurance' | 'packing'; readonly amountMinor: number }[];
  readonly letterOfCredit: {
    readonly number: string;
    readonly issuingBank: string;
    readonly issueDate: string;
    readonly applicant: string;
    readonly currency: 'USD';
    readonly amountMinor: number;
    readonly usedMinor: number;
    readonly lastShipmentDate: string;
    readonly expiryDate: string;
    readonly goodsText: readonly string[];
  } | null;
  readonly deposit: { readonly receivedMinor: number; readonly appliesTo: BillKind } | null;
  readonly shipment: {
    readonly number: string;
    readonly transport: {
      readonly mode: 'sea' | 'air' | 'road';
      readonly vessel: string | null;
      readonly voyage: string | null;
      readonly flightNo: string | null;
      readonly truckNo: string | null;
      readonly placeOfLoading: string;
      readonly placeOfDischarge: string;
      readonly finalDestination: string;
      readonly documentNo: string | null;
      readonly documentDate: string | null;
      readonly containerNo: string | null;
      readonly sealNo: string | null;
      readonly dispatchDate: string;
    };
    readonly reasonForExport: 'sale' | null;
    readonly marks: readonly string[];
    readonly lines: readonly {
      readonly lineNo: number;
      readonly orderNo: string;
      readonly itemNo: number;
      readonly quantity: number;
    }[];
    readonly packages: readonly ExpectedPackage[];
  };
  readonly papers: Readonly<
    Record<BillKind, { readonly number: string; readonly issueDate: string; readonly revision: number }>
  >;
}

/** What a reader must find on a paper, and what stands nowhere on it. */
export interface ExpectedPaper {
  readonly title: { readonly zh: string; readonly en: string };
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly lines: readonly Readonly<Record<string, string | readonly string[]>>[];
  readonly charges?: readonly { readonly nameZh: string; readonly nameEn: string; readonly amount: string }[];
  readonly packages?: readonly {
    readonly no: string;
    readonly type: string;
    readonly dimensions: string;
    readonly volume: string;
    readonly netKg: string;
    readonly grossKg: string;
    readonly contents: readonly {
      readonly lineNo: string;
      readonly model: string;
      readonly quantity: string;
      readonly serials?: readonly string[];
    }[];
  }[];
  readonly totals?: Readonly<Record<'packages' | 'netKg' | 'grossKg' | 'volumeM3', string>>;
  readonly absent: readonly string[];
}

/** A paper that is expected, and the facts it is made of. */
export interface ExpectedCase {
  readonly name: string;
  readonly kind: BillKind;
  readonly input: ExpectedInput;
  readonly expected: ExpectedPaper;
}

/** All expected papers. */
export function expectedCases(): readonly ExpectedCase[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const [, name, kind] = /^(.+)\.(pi|ci|pl)\.expected\.json$/.exec(file) ?? [];
    if (name === undefined || kind === undefined) return [];
    // The files say what they are; the test fails on one that does not.
    return [{ name, kind: kind as BillKind, input: read(`${name}.input.json`), expected: read(file) }];
  });
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Content;
}
