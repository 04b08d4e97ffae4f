import type { BilingualText } from '#kernel/locale.ts';
import { BILL_KINDS, type BillKind, DESTINATIONS, type Destination } from './bill-body.ts';
import { type FieldKey, type FieldRules, STANDARD_RULES } from './required-fields.ts';

/** What the provider may choose for a field: required to issue, or optional. */
export const CHOSEN_LEVELS = ['R', 'O'] as const;
export type ChosenLevel = (typeof CHOSEN_LEVELS)[number];

/** What is chosen for a field of a paper by where the goods go. */
export interface FieldRule {
  readonly field: FieldKey;
  readonly kind: BillKind;
  readonly destination: Destination;
  readonly level: ChosenLevel;
}

/** Why a field stays as it is: a law, the paper itself or a check of its own asks for it. */
interface Fixed {
  readonly because: BilingualText;
  /** Left out: on each paper. */
  readonly kinds?: readonly BillKind[];
}

const RECKONED: Fixed = { because: { zh: '由平台计算', en: 'the portal reckons it' } };
const PRICED: Fixed = { because: { zh: '没有它就无法计算金额', en: 'no amount can be reckoned without it' } };
const PACKED: Fixed = { because: { zh: '装箱核对离不开它', en: 'packing is checked by it' } };
const NAMED: Fixed = { because: { zh: '单据必须写明买卖双方', en: 'a paper binds whom it names' } };

/** What nobody may ask for otherwise than the matrix does. */
const FIXED: Readonly<Partial<Record<FieldKey, Fixed>>> = {
  title: { because: { zh: '标题说明是哪种单据', en: 'it says which paper it is' } },
  'issue-date': { because: { zh: '单据上的其他日期以此为准', en: 'the other dates are checked by it' } },
  seller: NAMED,
  buyer: NAMED,
  currency: PRICED,
  bank: { because: { zh: '形式发票按此账户收款', en: 'a proforma is paid to it' }, kinds: ['pi'] },
  name: { because: { zh: '报关和收货都以品名为准', en: 'customs and the buyer know the goods by it' } },
  'goods-kind': { because: { zh: '序列号和 HS 编码按此检查', en: 'serial numbers and HS codes are checked by it' } },
  quantity: PRICED,
  'unit-price': PRICED,
  amount: RECKONED,
  packages: PACKED,
  'package-size': PACKED,
  'package-weight': RECKONED,
  'wood-mark': {
    because: { zh: '出口实木包装另行检查', en: 'solid wood that leaves the country is checked for it' },
  },
  total: RECKONED,
  deposit: {
    because: { zh: '没有收款与没有填写无法区分', en: 'nothing received looks like nothing said' },
  },
  totals: RECKONED,
};

/** Why nobody may change what a paper asks of a field; undefined where one may. */
export function fixedBecause(field: FieldKey, kind: BillKind): BilingualText | undefined {
  const fixed = FIXED[field];
  return fixed?.kinds === undefined || fixed.kinds.includes(kind) ? fixed?.because : undefined;
}

/** Where a field can be asked for otherwise: on which papers, to where. */
export function changeablePlaces(field: FieldKey): readonly Pick<FieldRule, 'kind' | 'destination'>[] {
  return BILL_KINDS.flatMap((kind) =>
    DESTINATIONS.filter((destination) => refusalOfRule({ field, kind, destination }) === undefined).map(
      (destination) => ({ kind, destination }),
    ),
  );
}

/** Why a rule cannot be changed, as the code of its refusal: the field does not stand on the paper, or stays as it is. */
export function refusalOfRule({
  destination,
  field,
  kind,
}: Omit<FieldRule, 'level'>): 'bill.rule-unused' | 'bill.rule-fixed' | undefined {
  if (STANDARD_RULES[field][kind][destination] === '–') return 'bill.rule-unused';
  return fixedBecause(field, kind) === undefined ? undefined : 'bill.rule-fixed';
}

/** Whether a rule says something else than the matrix. */
export function isOwnRule({ destination, field, kind, level }: FieldRule): boolean {
  return STANDARD_RULES[field][kind][destination] !== level;
}

/** The rules in force: the matrix, but for what the provider has chosen otherwise where one may. */
export function rulesWith(chosen: readonly FieldRule[]): FieldRules {
  return chosen.filter((rule) => refusalOfRule(rule) === undefined).reduce(withRule, STANDARD_RULES);
}

function withRule(rules: FieldRules, { destination, field, kind, level }: FieldRule): FieldRules {
  const ofField = rules[field];
  return { ...rules, [field]: { ...ofField, [kind]: { ...ofField[kind], [destination]: level } } };
}

/** The version of what is asked of a field: the same levels are the same version, 1 or more. */
export function versionOfRules(rules: FieldRules, field: FieldKey): number {
  const levels = BILL_KINDS.flatMap((kind) => DESTINATIONS.map((destination) => rules[field][kind][destination]));
  return levels.reduce((sum, level, place) => sum + (level === 'R' ? 2 ** place : 0), 1);
}
