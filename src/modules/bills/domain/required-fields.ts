import type { BilingualText } from '#kernel/locale.ts';
import type { BillKind, Destination } from './bill-body.ts';

/** Required to issue, optional, or not used on the paper. */
export type FieldLevel = 'R' | 'O' | '–';

/** A field of the papers: what it is called, and its levels on a proforma, a commercial invoice and a packing list. */
interface FieldFacts {
  readonly words: BilingualText;
  readonly levels: Levels;
  /** Where a paper that stays in the country asks for less. */
  readonly domestic?: Levels;
  /** Money never stands on a packing list. */
  readonly isMoney?: true;
}

/** Of PI, CI and PL, as the matrix has its columns. */
type Levels = readonly [pi: FieldLevel, ci: FieldLevel, pl: FieldLevel];

/** The field matrix of trade documents: common practice, which a destination may add to; the provider's rules begin as it (`field-rules.ts`). */
export const FIELDS = {
  title: { words: { zh: '标题', en: 'title' }, levels: ['R', 'R', 'R'] },
  'issue-date': { words: { zh: '开具日期', en: 'issue date' }, levels: ['R', 'R', 'R'] },
  seller: {
    words: { zh: '卖方名称、地址和联系人', en: 'seller’s name, address and contact' },
    levels: ['R', 'R', 'R'],
  },
  'seller-tax-id': { words: { zh: '卖方税号', en: 'seller’s tax id' }, levels: ['O', 'R', 'O'] },
  buyer: { words: { zh: '买方名称、地址和联系人', en: 'buyer’s name, address and contact' }, levels: ['R', 'R', 'R'] },
  'buyer-tax-id': { words: { zh: '买方税号', en: 'buyer’s tax id' }, levels: ['R', 'R', 'R'] },
  consignee: { words: { zh: '收货人名称和地址', en: 'consignee’s name and address' }, levels: ['O', 'R', 'R'] },
  notify: { words: { zh: '通知方', en: 'notify party' }, levels: ['O', 'O', 'O'] },
  importer: { words: { zh: '进口商', en: 'importer of record' }, levels: ['–', 'O', '–'] },
  manufacturer: { words: { zh: '制造商', en: 'manufacturer' }, levels: ['O', 'O', '–'] },
  references: {
    words: {
      zh: '参考号（客户订单、报价、形式发票、合同或销售订单）',
      en: 'reference (PO, quote, PI, contract or order)',
    },
    levels: ['R', 'R', 'R'],
  },
  'ci-reference': {
    words: { zh: '商业发票号和日期', en: 'commercial invoice and its date' },
    ...{ levels: ['–', '–', 'R'], domestic: ['–', '–', 'O'] },
  },
  'letter-of-credit': { words: { zh: '信用证', en: 'letter of credit' }, levels: ['O', 'O', 'O'] },
  'import-licence': { words: { zh: '进口许可证', en: 'import licence' }, levels: ['O', 'O', 'O'] },
  currency: { words: { zh: '币种', en: 'currency' }, levels: ['R', 'R', '–'], isMoney: true },
  incoterm: { words: { zh: '贸易术语', en: 'Incoterms rule' }, levels: ['R', 'R', '–'] },
  payment: { words: { zh: '付款条件', en: 'payment terms' }, levels: ['R', 'R', '–'], isMoney: true },
  bank: { words: { zh: '收款银行账户', en: 'bank account' }, levels: ['R', 'O', '–'], isMoney: true },
  validity: { words: { zh: '有效期', en: 'validity' }, levels: ['R', '–', '–'] },
  delivery: { words: { zh: '交货期', en: 'delivery period' }, levels: ['R', 'O', '–'] },
  'partial-shipment': {
    words: { zh: '分批装运和转运', en: 'partial shipment and transshipment' },
    levels: ['O', 'O', '–'],
  },
  'transport-mode': { words: { zh: '运输方式', en: 'mode of transport' }, levels: ['O', 'R', 'R'] },
  vehicle: {
    words: { zh: '船名航次、航班或车号', en: 'vessel, flight or truck' },
    ...{ levels: ['O', 'R', 'R'], domestic: ['O', 'O', 'O'] },
  },
  loading: {
    words: { zh: '装运港（地）', en: 'place of loading' },
    ...{ levels: ['O', 'R', 'R'], domestic: ['O', 'O', 'O'] },
  },
  discharge: {
    words: { zh: '卸货港（地）', en: 'place of discharge' },
    ...{ levels: ['O', 'R', 'R'], domestic: ['O', 'O', 'O'] },
  },
  'final-destination': { words: { zh: '目的地', en: 'final destination' }, levels: ['O', 'R', 'R'] },
  'transport-document': {
    words: { zh: '运输单据、集装箱和铅封号', en: 'transport document, container and seal' },
    levels: ['–', 'O', 'O'],
  },
  'export-reason': { words: { zh: '出口原因', en: 'reason for export' }, levels: ['–', 'O', '–'] },
  'goods-text': { words: { zh: '货物总描述', en: 'description of the goods' }, levels: ['O', 'O', 'O'] },
  name: { words: { zh: '中英文品名', en: 'product name in Chinese and English' }, levels: ['R', 'R', 'R'] },
  'goods-kind': { words: { zh: '货物类别', en: 'kind of goods' }, levels: ['R', 'R', 'R'] },
  'type-code': { words: { zh: '型号', en: 'model or type code' }, levels: ['R', 'R', 'R'] },
  'key-data': { words: { zh: '主要参数', en: 'key data' }, levels: ['R', 'R', 'R'] },
  'part-no': { words: { zh: '客户物料号', en: 'customer part number' }, levels: ['O', 'O', 'O'] },
  serials: { words: { zh: '序列号', en: 'serial numbers' }, levels: ['–', 'O', 'R'] },
  'hs-code': {
    words: { zh: 'HS 编码', en: 'HS code' },
    ...{ levels: ['O', 'R', 'O'], domestic: ['O', 'O', 'O'] },
  },
  origin: {
    words: { zh: '原产国', en: 'country of origin' },
    ...{ levels: ['O', 'R', 'O'], domestic: ['O', 'O', 'O'] },
  },
  quantity: { words: { zh: '数量', en: 'quantity' }, levels: ['R', 'R', 'R'] },
  'unit-price': { words: { zh: '单价', en: 'unit price' }, levels: ['R', 'R', '–'], isMoney: true },
  amount: { words: { zh: '金额', en: 'amount' }, levels: ['R', 'R', '–'], isMoney: true },
  'net-weight': { words: { zh: '净重', en: 'net weight' }, levels: ['O', 'R', 'R'] },
  packages: { words: { zh: '包装', en: 'packages' }, levels: ['–', '–', 'R'] },
  'package-size': { words: { zh: '外形尺寸', en: 'length, width and height' }, levels: ['–', '–', 'R'] },
  'package-weight': { words: { zh: '毛重', en: 'gross weight' }, levels: ['–', 'O', 'R'] },
  handling: { words: { zh: '搬运标志', en: 'handling' }, levels: ['–', '–', 'O'] },
  'wood-mark': { words: { zh: 'ISPM 15 标识', en: 'ISPM 15 mark' }, levels: ['–', 'O', 'O'] },
  marks: { words: { zh: '唛头', en: 'shipping marks' }, levels: ['O', 'R', 'R'], domestic: ['O', 'O', 'O'] },
  charges: { words: { zh: '其他费用', en: 'charges' }, levels: ['O', 'R', '–'], isMoney: true },
  total: { words: { zh: '总金额及大写', en: 'total in figures and words' }, levels: ['R', 'R', '–'], isMoney: true },
  deposit: { words: { zh: '已收款', en: 'amount received' }, levels: ['O', 'O', '–'], isMoney: true },
  totals: {
    words: { zh: '总件数、重量和体积', en: 'totals of packages, weights and volume' },
    levels: ['O', 'R', 'R'],
  },
  declaration: { words: { zh: '声明', en: 'declaration' }, levels: ['O', 'O', 'O'] },
  remarks: { words: { zh: '备注', en: 'remarks' }, levels: ['O', 'O', 'O'] },
  signature: {
    words: { zh: '签字人姓名、职务和日期', en: 'name, role and date of signature' },
    levels: ['R', 'R', 'R'],
  },
} as const satisfies Record<string, FieldFacts>;

export type FieldKey = keyof typeof FIELDS;
/** The keys of the table, which TypeScript widens. */
export const FIELD_KEYS = Object.keys(FIELDS) as readonly FieldKey[];

/** What each field is on each paper and destination. */
export type FieldRules = Readonly<
  Record<FieldKey, Readonly<Record<BillKind, Readonly<Record<Destination, FieldLevel>>>>>
>;

/** The rules as the matrix has them. */
export const STANDARD_RULES: FieldRules = Object.fromEntries(
  FIELD_KEYS.map((key) => [key, levelsOf(FIELDS[key])]),
) as FieldRules;

function levelsOf({ levels: [pi, ci, pl], domestic = [pi, ci, pl] }: FieldFacts) {
  const [homePi, homeCi, homePl] = domestic;
  return {
    pi: { export: pi, domestic: homePi },
    ci: { export: ci, domestic: homeCi },
    pl: { export: pl, domestic: homePl },
  };
}

/** Whether a field must be filled before a paper is issued. */
export function isRequired(rules: FieldRules, field: FieldKey, kind: BillKind, destination: Destination): boolean {
  return rules[field][kind][destination] === 'R';
}

/** The fields of money that rules have on a packing list: none, or the rules are wrong. */
export function moneyOnPackingList(rules: FieldRules): readonly FieldKey[] {
  const money = FIELD_KEYS.filter((key) => (FIELDS[key] as FieldFacts).isMoney);
  return money.filter((key) => Object.values(rules[key].pl).some((level) => level !== '–'));
}
