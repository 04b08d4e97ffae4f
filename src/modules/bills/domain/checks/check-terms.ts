import type { BilingualText } from '#kernel/locale.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { isSeaRule, statedCharges } from '#modules/bills/domain/incoterms.ts';
import { FIELDS, type FieldKey, isRequired } from '#modules/bills/domain/required-fields.ts';
import { GOING_WORDS, taxWords } from '#modules/bills/domain/tax-words.ts';
import { type Finding, finding } from './finding.ts';
import type { BillKnown, Check, OrderKnown, ProformaKnown } from './knowledge.ts';
import { toldAmount, toldText } from './told-values.ts';

const AT_SEA = ['sea', 'inland-water'];

/** A packing list names no terms; how the goods go may be unknown on a proforma. */
const rule: Check = ({ kind, terms: { incoterm, place }, transport: { mode } }) => {
  if (kind === 'pl' || incoterm === null) return [];
  const isAshore = isSeaRule(incoterm) && mode !== null && !AT_SEA.includes(mode);
  return [
    ...(place.trim() === '' ? [finding('incoterm-place', { field: 'incoterm' }, { found: incoterm })] : []),
    ...(isAshore ? [finding('incoterm-mode', { field: 'incoterm' }, { found: incoterm })] : []),
  ];
};

const CHARGE_WORDS = {
  freight: { zh: '运费', en: 'freight' },
  insurance: { zh: '保险费', en: 'insurance' },
} as const satisfies Record<string, BilingualText>;

/** What the seller pays for on the way is stated beside the goods, where the rules of the provider ask for charges. */
const charged: Check = ({ charges, destination, kind, terms: { incoterm } }, { rules }) => {
  if (kind !== 'ci' || !isRequired(rules, 'charges', kind, destination)) return [];
  const lacking = statedCharges(incoterm).filter((stated) => !charges.some((charge) => charge.kind === stated));
  const params = { rule: toldText(incoterm) };
  return lacking.map((stated) =>
    finding('charge-missing', { field: 'charges' }, { ...params, field: CHARGE_WORDS[stated] }),
  );
};

/** What the orders of one invoice have in common. */
const COMMON: readonly {
  readonly field: FieldKey;
  readonly words: BilingualText;
  of(order: OrderKnown): string | BilingualText;
}[] = [
  { field: 'buyer', words: { zh: '买方', en: 'buyer' }, of: ({ buyer }) => buyer },
  { field: 'currency', words: FIELDS.currency.words, of: ({ currency }) => currency },
  {
    field: 'total',
    words: { zh: '计税方式', en: 'taxation' },
    of: taxWords,
  },
  {
    field: 'incoterm',
    words: FIELDS.incoterm.words,
    of: ({ incoterm, place }) => toldText([incoterm ?? '', place].join(' ').trim()),
  },
];

const differing: Check = ({ kind }, { orders }) => {
  if (kind !== 'ci') return [];
  return COMMON.flatMap(({ field, words, of }) => {
    const values = orders.map((order) => inBoth(of(order)));
    const told = (language: keyof BilingualText) => [...new Set(values.map((value) => value[language]))];
    const [zh, en] = [told('zh'), told('en')];
    if (en.length < 2) return [];
    return [finding('terms-differ', { field }, { field: words, found: { zh: zh.join(' / '), en: en.join(' / ') } })];
  });
};

function inBoth(told: string | BilingualText): BilingualText {
  return typeof told === 'string' ? { zh: told, en: told } : told;
}

/**
 * Goods are mostly taxed where they stay: abroad without VAT, at home with it. Only unusual where it is otherwise, as of an export that bears VAT for want
 * of its customs papers, or of a delivery into a bonded zone.
 */
const taxed: Check = ({ destination, kind, terms }) => {
  if (kind === 'pl' || destination === terms.taxMode) return [];
  const params = { going: GOING_WORDS[destination], expected: taxWords(terms) };
  return [finding('tax-destination', { field: 'destination' }, params)];
};

/** A proforma is paid to an account in its own currency. */
const bank: Check = ({ kind, bank: chosen, terms: { currency } }, { accounts }) => {
  if (kind !== 'pi') return [];
  const isPaid = chosen?.currency === currency && accounts.includes(currency);
  return isPaid ? [] : [finding('bank', { field: 'bank' }, { found: currency })];
};

const dates: Check = ({ kind, issueDate, transport: { documentDate } }, { today }) => {
  const place = { field: 'issue-date' } as const;
  const isAfter = kind === 'ci' && documentDate !== '' && issueDate > documentDate;
  return [
    ...(isAfter ? [finding('ci-after-transport', place, { expected: documentDate, found: issueDate })] : []),
    ...(issueDate > today ? [finding('date-future', place, { found: issueDate })] : []),
  ];
};

/** The day a proforma ended: the paper's own where it is one, else that of the one ordered by. */
const expired: Check = ({ kind, terms }, { proforma, today }) => {
  const validUntil = kind === 'pi' ? terms.validUntil : (proforma?.terms.validUntil ?? '');
  if (validUntil === '' || validUntil >= today) return [];
  return [finding('pi-expired', { field: kind === 'pi' ? 'validity' : 'references' }, { found: validUntil })];
};

const changed: Check = (body, { orderLines, proforma }) =>
  body.kind === 'pi' || proforma === null
    ? []
    : [...changedTerms(body, proforma), ...changedLines(body, orderLines, proforma)];

/** What a paper and its proforma are held against each other in, and how a message tells it. */
const AGREED: readonly {
  readonly field: FieldKey;
  readonly words: BilingualText;
  of(terms: ProformaKnown['terms']): string | BilingualText;
}[] = [
  { field: 'currency', words: { zh: '币种', en: 'Currency' }, of: ({ currency }) => currency },
  {
    field: 'incoterm',
    words: { zh: '贸易术语', en: 'Incoterms rule' },
    of: ({ incoterm, place }) => toldText([incoterm ?? '', place].join(' ').trim()),
  },
  { field: 'payment', words: { zh: '付款条件', en: 'Payment' }, of: ({ payment }) => payment },
];

function changedTerms({ terms }: BillBody, { number, terms: before }: ProformaKnown): readonly Finding[] {
  return AGREED.flatMap(({ field, of, words }) => {
    const [found, expected] = [inBoth(of(terms)), inBoth(of(before))];
    if (found.zh === expected.zh && found.en === expected.en) return [];
    return [finding('pi-changed', { field }, { place: words, number, found, expected })];
  });
}

/** The order lines of the paper against what the proforma had of them: another price or number, or nothing at all. */
function changedLines(
  { lines, terms: { currency } }: BillBody,
  orderLines: BillKnown['orderLines'],
  { isOfShipment = false, lines: offered, number, terms }: ProformaKnown,
): readonly Finding[] {
  return lines.flatMap((line) => {
    const ordered = orderLines.find(({ orderLineId }) => orderLineId === line.orderLineId);
    if (ordered === undefined) return [];
    const { lineNo, quantity } = line;
    const before = soldBefore(line, offered);
    const due = isOfShipment ? quantity : ordered.due;
    const told = (field: FieldKey, words: BilingualText, found: string | number, expected: string | number) => {
      const place = { zh: `第 ${lineNo} 行${words.zh}`, en: `Line ${lineNo}, ${words.en}` };
      return finding('pi-changed', { lineNo, field }, { place, number, found, expected });
    };
    const pieces = told('quantity', { zh: '数量', en: 'quantity' }, due, before?.quantity ?? toldText(null));
    if (before === undefined) return [pieces];
    const price = told(
      ...(['unit-price', { zh: '单价', en: 'unit price' }] as const),
      toldAmount(ordered.unitPrice, currency),
      toldAmount(before.unitPrice, terms.currency),
    );
    return [...(before.quantity === due ? [] : [pieces]), ...(before.unitPrice === ordered.unitPrice ? [] : [price])];
  });
}

/** The line a proforma sold goods by: that of the order line, else one of before there was an order of the same type code. */
function soldBefore({ orderLineId, typeCode }: BillBody['lines'][number], offered: ProformaKnown['lines']) {
  const isSame = (one: ProformaKnown['lines'][number]) =>
    one.orderLineId === null ? one.typeCode === typeCode : one.orderLineId === orderLineId;
  return offered.find(isSame);
}

/** What is wrong with terms and days: rules of delivery, orders that do not go together, where it is paid to, what was agreed before. */
export const checkTerms: Check = (body, known) =>
  [rule, charged, differing, taxed, bank, dates, expired, changed].flatMap((one) => one(body, known));
