import type { BillBody, BillKind, BillLine, BillPackage, Party } from '#modules/bills/domain/bill-body.ts';
import { BILL_TITLES } from '#modules/bills/domain/bill-titles.ts';
import { withTotals } from '#modules/bills/domain/bill-totals.ts';
import { PACKAGE_TYPES, type PackageType } from '#modules/bills/domain/goods.ts';
import type { ExpectedInput, ExpectedOrderLine, ExpectedPackage, ExpectedParty } from './expected-files.ts';

/** The paper that the facts of an expected file make. A proforma is of the whole orders, before anything is packed. */
export function bodyOf(input: ExpectedInput, kind: BillKind): BillBody {
  const { shipment, terms, papers, signatory, letterOfCredit, deposit } = input;
  const isOffer = kind === 'pi';
  const { number, issueDate, revision } = papers[kind];
  const role = { zh: signatory.role, en: signatory.role };
  return withTotals({
    ...{ kind, title: BILL_TITLES[kind], number, revision, issueDate, language: 'both', destination: terms.vatMode },
    parties: {
      ...{ seller: partyOf(input.seller), buyer: partyOf(input.buyer) },
      consignee: isOffer ? null : input.consignee && partyOf(input.consignee),
      notify: isOffer ? null : input.notifyParty && partyOf(input.notifyParty),
      ...{ importer: null, manufacturer: null },
    },
    references: referencesOf(input, kind),
    terms: termsOf(input, kind),
    bank: isOffer ? bankOf(input.bank) : null,
    letterOfCredit: isOffer ? null : creditOf(letterOfCredit),
    transport: transportOf(input, kind),
    goodsText: isOffer ? '' : (letterOfCredit?.goodsText.join('\n') ?? ''),
    lines: isOffer ? orderedLines(input) : shippedLines(input, kind),
    charges: kind === 'pl' ? [] : input.charges.map((one) => ({ kind: one.kind, text: '', amount: one.amountMinor })),
    packages: isOffer ? [] : shipment.packages.map(packageOf),
    marks: isOffer ? '' : shipment.marks.join('\n'),
    deposit: deposit?.appliesTo === kind ? deposit.receivedMinor : 0,
    totals: { money: null, pieces: 0, packages: 0, netG: 0, grossG: 0, volumeL: 0 },
    ...{ words: null, declaration: NOTHING, originStatement: NOTHING, remarks: '' },
    signature: { name: signatory.name, role, date: issueDate },
  });
}

const NOTHING = { zh: '', en: '' };

function partyOf(party: ExpectedParty): Party {
  const { nameZh, nameEn, addressZh, addressEn, contact, phone, email, taxId, eori } = party;
  return {
    name: { zh: nameZh ?? nameEn, en: nameEn },
    address: { zh: addressZh ?? addressEn, en: addressEn },
    ...{ contact, phone, email, taxId: taxId ?? '', eori: eori ?? '' },
  };
}

function referencesOf({ orders, shipment, papers }: ExpectedInput, kind: BillKind): BillBody['references'] {
  return {
    customerPo: orders.map(({ customerPo }) => customerPo),
    quoteNo: orders.map(({ quoteNo, quoteVersion }) => `${quoteNo}-${quoteVersion}`),
    piNo: kind === 'pi' ? [] : [papers.pi.number],
    contractNo: orders.flatMap(({ contractNo }) => contractNo ?? []),
    sapOrderNo: orders.map(({ sapOrderNo }) => sapOrderNo),
    shipmentNo: kind === 'pi' ? '' : shipment.number,
    ...(kind === 'pl' ? { ciNo: papers.ci.number, ciDate: papers.ci.issueDate } : { ciNo: '', ciDate: '' }),
    importLicence: '',
  };
}

function termsOf({ terms, shipment }: ExpectedInput, kind: BillKind): BillBody['terms'] {
  const isOffer = kind === 'pi';
  return {
    ...{ currency: terms.currency, incoterm: terms.incotermRule, place: terms.incotermPlace, taxMode: terms.vatMode },
    payment: { zh: terms.paymentZh, en: terms.paymentEn },
    delivery: isOffer ? { zh: terms.deliveryZh, en: terms.deliveryEn } : NOTHING,
    ...(isOffer ? { validUntil: terms.validUntil, zone: terms.validityZone } : { validUntil: '', zone: '' }),
    ...{ partialShipment: terms.partialShipmentAllowed, transshipment: terms.transshipmentAllowed },
    exportReason: shipment.reasonForExport,
  };
}

function bankOf({ accountNo, iban, bankName, bankAddress, ...bank }: ExpectedInput['bank']): BillBody['bank'] {
  return { ...bank, bank: bankName, address: bankAddress, account: iban ?? accountNo ?? '' };
}

function creditOf(credit: ExpectedInput['letterOfCredit']): BillBody['letterOfCredit'] {
  if (credit === null) return null;
  const { number, issuingBank, applicant, currency } = credit;
  return {
    ...{ number, issuingBank, applicant, currency, date: credit.issueDate, amount: credit.amountMinor },
    ...{ goodsText: credit.goodsText.join('\n'), latestShipment: credit.lastShipmentDate, expiry: credit.expiryDate },
  };
}

function transportOf({ shipment: { transport } }: ExpectedInput, kind: BillKind): BillBody['transport'] {
  const { mode, vessel, voyage, flightNo, truckNo } = transport;
  const { placeOfLoading: loading, placeOfDischarge: discharge, finalDestination } = transport;
  const planned = { mode, loading, discharge, finalDestination };
  if (kind === 'pi')
    return {
      ...{ ...planned, vehicle: '', shipmentDate: '', documentNo: '', documentDate: '', containerNo: '', sealNo: '' },
    };
  return {
    ...{ ...planned, vehicle: [vessel, voyage, flightNo, truckNo].filter((text) => text !== null).join(' ') },
    ...{ shipmentDate: transport.dispatchDate, documentNo: transport.documentNo ?? '' },
    documentDate: transport.documentDate ?? '',
    ...{ containerNo: transport.containerNo ?? '', sealNo: transport.sealNo ?? '' },
  };
}

function orderedLines({ orders }: ExpectedInput): readonly BillLine[] {
  return orders
    .flatMap(({ number, lines }) => lines.map((line) => ({ number, line })))
    .map(({ number, line }, at) =>
      lineOf(line, { lineNo: at + 1, quantity: line.quantity, orderLineId: `${number}/${line.itemNo}` }),
    );
}

function shippedLines({ orders, shipment }: ExpectedInput, kind: BillKind): readonly BillLine[] {
  return shipment.lines.flatMap(({ lineNo, orderNo, itemNo, quantity }) => {
    const line = orders.find(({ number }) => number === orderNo)?.lines.find((one) => one.itemNo === itemNo);
    const made = line && lineOf(line, { lineNo, quantity, orderLineId: `${orderNo}/${itemNo}` });
    return made === undefined ? [] : [kind === 'pl' ? { ...made, unitPrice: null } : made];
  });
}

function lineOf(line: ExpectedOrderLine, of: Pick<BillLine, 'lineNo' | 'quantity' | 'orderLineId'>): BillLine {
  const keyData = line.keyData.map(({ text }) => text).join(', ');
  return {
    ...{ ...of, goodsKind: line.productKind, typeCode: line.model, unit: line.unitCode },
    ...{ name: { zh: line.nameZh, en: line.nameEn }, keyData: { zh: keyData, en: keyData } },
    ...{ customerPartNo: line.customerPartNo ?? '', materialCode: line.materialCode ?? '' },
    ...{ hsCode: line.hsCode, origin: line.origin, unitPrice: line.unitPriceMinor, amount: null },
    ...{ netEachG: line.netGramsPerPiece, isNetGuess: false },
  };
}

function packageOf(one: ExpectedPackage): BillPackage {
  const { no, contents, lengthMm, widthMm, heightMm, tareGrams, grossGramsWeighed } = one;
  return {
    ...{ no, type: typeOf(one.type), contents, woodMark: one.ispm15Mark ?? '', handlingMarks: '' },
    size: { lengthMm, widthMm, heightMm, tareG: tareGrams, weighedG: grossGramsWeighed },
    ...{ isStackable: one.stackable, hasLiftingPoint: one.liftingPoint, isOilFilled: one.oilFilled },
  };
}

function typeOf(text: string): PackageType {
  const key = text.replaceAll(' ', '-');
  if (!Object.hasOwn(PACKAGE_TYPES, key)) throw new Error(`There is no package type ${text}`);
  return key as PackageType;
}
