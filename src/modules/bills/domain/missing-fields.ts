import type { BilingualText } from '#kernel/locale.ts';
import type { BillBody, BillLine, BillPackage, Party } from './bill-body.ts';
import { isMachine } from './goods.ts';
import type { FieldKey } from './required-fields.ts';

/** Where on a paper something is: in a field of the whole, of a line, or of a package. */
export interface Place {
  readonly field?: FieldKey;
  readonly lineNo?: number;
  readonly packageNo?: number;
}

/** Where a field is empty. */
type Emptiness = (body: BillBody) => readonly Place[];

const HERE: readonly Place[] = [{}];
const whole =
  (isEmpty: (body: BillBody) => boolean): Emptiness =>
  (body) =>
    isEmpty(body) ? HERE : [];
const ofLines =
  (isEmpty: (line: BillLine) => boolean): Emptiness =>
  ({ lines }) =>
    lines.filter(isEmpty).map(({ lineNo }) => ({ lineNo }));
const ofPackages =
  (isEmpty: (one: BillPackage) => boolean): Emptiness =>
  ({ packages }) =>
    packages.filter(isEmpty).map(({ no }) => ({ packageNo: no }));
/** What a check of its own asks for, or nobody can tell to be missing, as that nothing was received. */
const never: Emptiness = () => [];

const isBlank = (text: string) => text.trim() === '';
const isUnsaid = ({ zh, en }: BilingualText) => isBlank(zh) && isBlank(en);
const isHalfSaid = ({ zh, en }: BilingualText) => isBlank(zh) || isBlank(en);
const isNameless = ({ name, address }: Party) => isUnsaid(name) || isUnsaid(address);
const isPartial = (party: Party | null) => party !== null && isNameless(party);

const EMPTINESS: Readonly<Record<FieldKey, Emptiness>> = {
  title: whole(({ title }) => isUnsaid(title)),
  'issue-date': whole(({ issueDate }) => isBlank(issueDate)),
  seller: whole(({ parties: { seller } }) => isNameless(seller) || isBlank(seller.contact)),
  'seller-tax-id': whole(({ parties }) => isBlank(parties.seller.taxId)),
  buyer: whole(({ parties: { buyer } }) => isNameless(buyer) || isBlank(buyer.contact)),
  'buyer-tax-id': whole(({ parties }) => isBlank(parties.buyer.taxId)),
  // Nobody named is the buyer.
  consignee: whole(({ parties }) => isPartial(parties.consignee)),
  notify: whole(({ parties }) => parties.notify === null || isNameless(parties.notify)),
  importer: whole(({ parties }) => parties.importer === null || isNameless(parties.importer)),
  manufacturer: whole(({ parties }) => isPartial(parties.manufacturer)),
  references: whole(({ references: { customerPo, quoteNo, piNo, contractNo, sapOrderNo } }) =>
    [customerPo, quoteNo, piNo, contractNo, sapOrderNo].flat().every(isBlank),
  ),
  'ci-reference': whole(({ references: { ciNo, ciDate } }) => isBlank(ciNo) || isBlank(ciDate)),
  'letter-of-credit': whole(({ letterOfCredit }) => letterOfCredit === null),
  'import-licence': whole(({ references }) => isBlank(references.importLicence)),
  currency: whole(({ terms }) => isBlank(terms.currency)),
  incoterm: whole(({ terms }) => terms.incoterm === null),
  payment: whole(({ terms }) => isUnsaid(terms.payment)),
  bank: whole(({ bank }) => bank === null || [bank.beneficiary, bank.bank, bank.account].some(isBlank)),
  validity: whole(({ terms }) => isBlank(terms.validUntil) || isBlank(terms.zone)),
  delivery: whole(({ terms }) => isUnsaid(terms.delivery)),
  'partial-shipment': whole(({ terms }) => terms.partialShipment === null || terms.transshipment === null),
  'transport-mode': whole(({ transport }) => transport.mode === null),
  vehicle: whole(({ transport }) => isBlank(transport.vehicle)),
  loading: whole(({ transport }) => isBlank(transport.loading)),
  discharge: whole(({ transport }) => isBlank(transport.discharge)),
  'final-destination': whole(({ transport }) => isBlank(transport.finalDestination)),
  'transport-document': whole(({ transport }) => isBlank(transport.documentNo)),
  'export-reason': whole(({ terms }) => terms.exportReason === null),
  'goods-text': whole(({ goodsText }) => isBlank(goodsText)),
  name: ofLines(({ name }) => isHalfSaid(name)),
  'goods-kind': ofLines(({ goodsKind }) => goodsKind === null),
  'type-code': ofLines(({ typeCode, goodsKind }) => isMachine(goodsKind) && isBlank(typeCode)),
  'key-data': ofLines(({ keyData, goodsKind }) => isMachine(goodsKind) && isUnsaid(keyData)),
  'part-no': ofLines(({ customerPartNo, materialCode }) => isBlank(customerPartNo) && isBlank(materialCode)),
  serials: never,
  'hs-code': ofLines(({ hsCode }) => isBlank(hsCode)),
  origin: ofLines(({ origin }) => isBlank(origin)),
  quantity: never,
  'unit-price': ofLines(({ unitPrice }) => unitPrice === null),
  amount: ofLines(({ amount }) => amount === null),
  'net-weight': ofLines(({ netEachG }) => netEachG <= 0),
  packages: whole(({ packages }) => packages.length === 0),
  'package-size': never,
  'package-weight': ofPackages(({ size: { tareG, weighedG } }) => weighedG === null && tareG < 0),
  handling: ofPackages(({ handlingMarks }) => isBlank(handlingMarks)),
  'wood-mark': ofPackages(({ woodMark }) => isBlank(woodMark)),
  marks: whole(({ marks }) => isBlank(marks)),
  charges: whole(({ charges }) => charges.some(({ kind, text }) => kind === 'other' && isBlank(text))),
  total: whole(({ totals, words }) => totals.money === null || words === null),
  deposit: never,
  totals: whole(({ totals: { packages, netG, grossG, volumeL } }) =>
    [packages, netG, grossG, volumeL].some((sum) => sum <= 0),
  ),
  declaration: whole(({ declaration }) => isUnsaid(declaration)),
  remarks: whole(({ remarks }) => isBlank(remarks)),
  signature: whole(({ signature: { name, role, date } }) => isBlank(name) || isUnsaid(role) || isBlank(date)),
};

/** Where a field of a paper is empty; nowhere where it is filled. */
export function emptyPlaces(body: BillBody, field: FieldKey): readonly (Place & { readonly field: FieldKey })[] {
  return EMPTINESS[field](body).map((place) => ({ ...place, field }));
}
