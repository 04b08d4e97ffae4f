import type { BilingualText } from '#kernel/locale.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { isSeaRule } from '#modules/bills/domain/incoterms.ts';
import { FIELDS, type FieldKey } from '#modules/bills/domain/required-fields.ts';
import { GOING_WORDS, taxWords } from '#modules/bills/domain/tax-words.ts';
import { type Finding, finding } from './finding.ts';
import type { BillKnown, Check, OrderKnown } from './knowledge.ts';
import { toldText } from './told-values.ts';

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

const changed: Check = (body, known) =>
  body.kind === 'pi' || known.proforma === null ? [] : [...changedTerms(body, known), ...changedLines(body, known)];

function changedTerms({ terms }: BillBody, { proforma }: BillKnown): readonly Finding[] {
  if (proforma === null) return [];
  const before = proforma.terms;
  const differs: readonly (readonly [FieldKey, boolean])[] = [
    ['currency', terms.currency !== before.currency],
    ['incoterm', terms.incoterm !== before.incoterm || terms.place !== before.place],
    ['payment', terms.payment.zh !== before.payment.zh || terms.payment.en !== before.payment.en],
  ];
  return differs.flatMap(([field, isOther]) =>
    isOther ? [finding('pi-changed', { field }, { place: FIELDS[field].words })] : [],
  );
}

/** The order lines of the paper against what the proforma had of them: another price or number, or nothing at all. */
function changedLines({ lines }: BillBody, { orderLines, proforma }: BillKnown): readonly Finding[] {
  return lines.flatMap(({ lineNo, orderLineId }) => {
    const ordered = orderLines.find((line) => line.orderLineId === orderLineId);
    const before = proforma?.lines.find((line) => line.orderLineId === orderLineId);
    const isSame = before?.quantity === ordered?.due && before?.unitPrice === ordered?.unitPrice;
    if (ordered === undefined || isSame) return [];
    const words = { zh: `第 ${lineNo} 行`, en: `in line ${lineNo}` };
    return [finding('pi-changed', { lineNo }, { place: words })];
  });
}

/** What is wrong with terms and days: rules of delivery, orders that do not go together, where it is paid to, what was agreed before. */
export const checkTerms: Check = (body, known) =>
  [rule, differing, taxed, bank, dates, expired, changed].flatMap((one) => one(body, known));
