import type { FieldNames } from '#kernel/contract.ts';
import type { BilingualText } from '#kernel/locale.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { inBothLanguages, partOf, placesIn } from './named-places.ts';

const LINE: BilingualText = { zh: '第 {{no}} 行', en: 'Line {{no}}' };
const BOX: BilingualText = { zh: '第 {{no}} 件', en: 'Package {{no}}' };
const CONTENT: BilingualText = { zh: '第 {{no}} 件第 {{no2}} 项', en: 'Package {{no}}, entry {{no2}}' };
const CHARGE: BilingualText = { zh: '费用 {{no}} ', en: 'Charge {{no}}' };
const LINE_NO: BilingualText = { zh: '行号', en: 'Line number' };
const NAME: BilingualText = { zh: '名称', en: 'Name' };
const DATE: BilingualText = { zh: '日期', en: 'Date' };
const AMOUNT: BilingualText = { zh: '金额', en: 'Amount' };

const PARTY: FieldNames = {
  ...inBothLanguages('name', NAME),
  ...inBothLanguages('address', PAPER_WORDS.address),
  contact: PAPER_WORDS.contact,
  phone: PAPER_WORDS.phone,
  email: PAPER_WORDS.email,
  taxId: PAPER_WORDS.taxId,
  eori: PAPER_WORDS.eori,
};

const SIGNATURE: FieldNames = { name: NAME, ...inBothLanguages('role', PAPER_WORDS.role), date: DATE };
const SIGNATORY = PAPER_WORDS.signatory;

const TRANSPORT: FieldNames = {
  mode: PAPER_WORDS.mode,
  vehicle: PAPER_WORDS.vehicle,
  loading: PAPER_WORDS.loading,
  discharge: PAPER_WORDS.discharge,
  finalDestination: PAPER_WORDS.finalDestination,
  shipmentDate: PAPER_WORDS.shipmentDate,
  documentNo: PAPER_WORDS.documentNo,
  documentDate: PAPER_WORDS.documentDate,
  containerNo: PAPER_WORDS.containerNo,
  sealNo: PAPER_WORDS.sealNo,
};

const CREDIT: FieldNames = {
  number: { zh: '编号', en: 'Number' },
  issuingBank: PAPER_WORDS.issuingBank,
  date: PAPER_WORDS.creditDate,
  applicant: { zh: '开证申请人', en: 'Applicant' },
  currency: PAPER_WORDS.currency,
  amount: AMOUNT,
  goodsText: PAPER_WORDS.goodsText,
  latestShipment: { zh: '最迟装运日', en: 'Latest shipment' },
  expiry: { zh: '有效期', en: 'Expiry' },
};

const WORDS: FieldNames = {
  lineNo: LINE_NO,
  ...inBothLanguages('name', { zh: '品名', en: 'Product name' }),
  ...inBothLanguages('keyData', PAPER_WORDS.keyData),
  goodsKind: { zh: '货物类别', en: 'Kind of goods' },
  typeCode: PAPER_WORDS.typeCode,
  unit: PAPER_WORDS.unit,
  hsCode: PAPER_WORDS.hsCode,
  origin: PAPER_WORDS.origin,
  netEachG: { zh: '单件净重', en: 'Net weight each' },
};

const PACKAGE: FieldNames = {
  no: PAPER_WORDS.packageNo,
  type: PAPER_WORDS.packageType,
  size: PAPER_WORDS.size,
  'size.lengthMm': PAPER_WORDS.length,
  'size.widthMm': PAPER_WORDS.width,
  'size.heightMm': PAPER_WORDS.height,
  'size.tareG': { zh: '皮重', en: 'Tare' },
  'size.weighedG': { zh: '实际称重', en: 'Weighed gross' },
  contents: PAPER_WORDS.contents,
  isStackable: PAPER_WORDS.stackable,
  hasLiftingPoint: PAPER_WORDS.liftingPoint,
  isOilFilled: PAPER_WORDS.oilFilled,
  handlingMarks: { zh: '搬运标志', en: 'Handling marks' },
  woodMark: PAPER_WORDS.woodMark,
};

const PACKED: FieldNames = {
  lineNo: LINE_NO,
  quantity: PAPER_WORDS.quantity,
  serials: { zh: '序列号', en: 'Serial numbers' },
  'serials.*': { zh: '第 {{no3}} 个序列号', en: 'Serial number {{no3}}' },
};

const ROLES = ['buyer', 'consignee', 'notify', 'importer', 'manufacturer'] as const;

/** What the fields of goods are called, by their place among them. */
export const GOODS_NAMES: FieldNames = {
  destination: { zh: '去向', en: 'Destination' },
  delivery: PAPER_WORDS.incoterm,
  'delivery.incoterm': PAPER_WORDS.incoterm,
  'delivery.place': { zh: '指定地点', en: 'Named place' },
  parties: { zh: '当事人', en: 'Parties' },
  ...Object.assign(
    {},
    ...ROLES.map((role) => ({
      [`parties.${role}`]: PAPER_WORDS[role],
      ...placesIn(`parties.${role}`, PARTY, partOf(PAPER_WORDS[role])),
    })),
  ),
  transport: PAPER_WORDS.transport,
  ...placesIn('transport', TRANSPORT),
  exportReason: PAPER_WORDS.exportReason,
  letterOfCredit: PAPER_WORDS.credit,
  ...placesIn('letterOfCredit', CREDIT, partOf(PAPER_WORDS.credit)),
  goodsText: PAPER_WORDS.goodsText,
  marks: PAPER_WORDS.marks,
  words: { zh: '货物描述', en: 'Description of goods' },
  'words.*': LINE,
  ...placesIn('words.*', WORDS, partOf(LINE)),
  packages: PAPER_WORDS.packages,
  'packages.*': BOX,
  ...placesIn('packages.*', PACKAGE, partOf(BOX)),
  'packages.*.contents.*': CONTENT,
  ...placesIn('packages.*.contents.*', PACKED, partOf(CONTENT)),
};

/** What the fields of a paper's own words are called, by their place among them. */
export const OWN_NAMES: FieldNames = {
  language: { zh: '打印语言', en: 'Printed in' },
  issueDate: { zh: '开具日期', en: 'Issue date' },
  contractNo: PAPER_WORDS.contractNo,
  'contractNo.*': { zh: '第 {{no}} 个合同号', en: 'Contract no., entry {{no}}' },
  importLicence: PAPER_WORDS.importLicence,
  ...inBothLanguages('payment', PAPER_WORDS.payment),
  validUntil: PAPER_WORDS.validUntil,
  zone: { zh: '有效期所用时区', en: 'Time zone of the validity' },
  ...inBothLanguages('delivery', PAPER_WORDS.delivery),
  partialShipment: PAPER_WORDS.partialShipment,
  transshipment: PAPER_WORDS.transshipment,
  charges: { zh: '其他费用', en: 'Charges' },
  'charges.*': { zh: '费用 {{no}}', en: 'Charge {{no}}' },
  ...placesIn(
    'charges.*',
    { kind: { zh: '类别', en: 'Kind' }, text: { zh: '说明', en: 'Text' }, amount: AMOUNT },
    partOf(CHARGE),
  ),
  deposit: { zh: '已收款', en: 'Deposit received' },
  ...inBothLanguages('declaration', PAPER_WORDS.declaration),
  ...inBothLanguages('originStatement', { zh: '原产地声明', en: 'Statement of origin' }),
  remarks: PAPER_WORDS.remarks,
  signature: SIGNATORY,
  ...placesIn('signature', SIGNATURE, partOf(SIGNATORY)),
  bankAccountId: PAPER_WORDS.bank,
};

/** What the fields of a seller are called, by their place among them. */
export const SELLER_NAMES: FieldNames = {
  party: { zh: '卖方', en: 'Seller' },
  ...placesIn('party', PARTY, partOf({ zh: '卖方', en: 'Seller' })),
  signature: SIGNATORY,
  ...placesIn('signature', SIGNATURE, partOf(SIGNATORY)),
};
