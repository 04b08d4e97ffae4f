import type { BilingualText } from '#kernel/locale.ts';
import type { BillBody, BillTotals } from '#modules/bills/domain/bill-body.ts';
import { amountOfLine, totalsOf, wordsOf } from '#modules/bills/domain/bill-totals.ts';
import { cubicMetres, kilograms } from '#modules/bills/domain/packing.ts';
import { moneyOnPackingList } from '#modules/bills/domain/required-fields.ts';
import { type Finding, finding } from './finding.ts';
import type { Check } from './knowledge.ts';
import { placeWords } from './place-words.ts';
import { toldAmount } from './told-values.ts';

const MONEY = [
  { of: 'goods', words: { zh: '货款合计', en: 'Sum of the lines' } },
  { of: 'charges', words: { zh: '其他费用合计', en: 'Sum of the charges' } },
  { of: 'net', words: { zh: '不含税总额', en: 'Total without VAT' } },
  { of: 'vat', words: { zh: '增值税', en: 'VAT' } },
  { of: 'total', words: { zh: '总金额', en: 'Total' } },
  { of: 'due', words: { zh: '应付金额', en: 'Amount due' } },
] as const;

const PHYSICAL: readonly {
  readonly of: Exclude<keyof BillTotals, 'money'>;
  readonly words: BilingualText;
  told(value: number): string;
}[] = [
  { of: 'pieces', words: { zh: '总数量', en: 'Total quantity' }, told: String },
  { of: 'packages', words: { zh: '总件数', en: 'Number of packages' }, told: String },
  { of: 'netG', words: { zh: '总净重', en: 'Total net weight' }, told: (grams) => `${kilograms(grams)} kg` },
  { of: 'grossG', words: { zh: '总毛重', en: 'Total gross weight' }, told: (grams) => `${kilograms(grams)} kg` },
  { of: 'volumeL', words: { zh: '总体积', en: 'Total volume' }, told: (litres) => `${cubicMetres(litres)} m³` },
];

/** What is reckoned anew is what the paper says, to the last minor unit. */
const reckoned: Check = (body) => [...linesReckoned(body), ...sumsReckoned(body), ...wordsReckoned(body)];

function linesReckoned({ lines, terms: { currency } }: BillBody): readonly Finding[] {
  return lines.flatMap((line) => {
    const expected = amountOfLine(line, currency);
    if (expected === null || line.amount === null || expected === line.amount) return [];
    const place = { lineNo: line.lineNo, field: 'amount' } as const;
    const params = { expected: toldAmount(expected, currency), found: toldAmount(line.amount, currency) };
    return [finding('amount', place, { place: placeWords(place), ...params })];
  });
}

function sumsReckoned(body: BillBody): readonly Finding[] {
  const [found, expected] = [body.totals, totalsOf(body)];
  const { currency } = body.terms;
  const physical = PHYSICAL.flatMap(({ of, words, told }) =>
    found[of] === expected[of]
      ? []
      : [
          finding(
            'amount',
            { field: 'totals' },
            { place: words, expected: told(expected[of]), found: told(found[of]) },
          ),
        ],
  );
  const [said, due] = [found.money, expected.money];
  if (said === null || due === null) return physical;
  const money = MONEY.flatMap(({ of, words }) => {
    const params = { expected: toldAmount(due[of], currency), found: toldAmount(said[of], currency) };
    return said[of] === due[of] ? [] : [finding('amount', { field: 'total' }, { place: words, ...params })];
  });
  return [...money, ...physical];
}

function wordsReckoned(body: BillBody): readonly Finding[] {
  const expected = wordsOf(totalsOf(body), body.terms.currency);
  const { words } = body;
  if (expected === null || words === null) return [];
  if (words.zh === expected.zh && words.en === expected.en) return [];
  const place = { zh: '金额大写', en: 'Total in words' };
  return [finding('amount', { field: 'total' }, { place, expected, found: words })];
}

/** Neither the paper nor the rules of packing lists name money. */
const unpriced: Check = ({ kind, lines, charges, totals, words, bank, deposit }, { rules }) => {
  if (kind !== 'pl') return [];
  const priced = lines.filter(({ unitPrice, amount }) => unitPrice !== null || amount !== null);
  const isPriced = charges.length > 0 || totals.money !== null || words !== null || bank !== null || deposit !== 0;
  const [field = 'total'] = moneyOnPackingList(rules);
  return [
    ...priced.map(({ lineNo }) => finding('price-on-pl', { lineNo, field: 'unit-price' })),
    ...(isPriced || moneyOnPackingList(rules).length > 0 ? [finding('price-on-pl', { field })] : []),
  ];
};

const received: Check = ({ deposit, totals: { money }, terms: { currency } }) => {
  if (money === null || deposit <= money.total) return [];
  const params = { expected: toldAmount(money.total, currency), found: toldAmount(deposit, currency) };
  return [finding('deposit', { field: 'deposit' }, params)];
};

/** What is wrong with sums: what was reckoned otherwise, money where there must be none, more received than asked. */
export const checkAmounts: Check = (body, known) => [reckoned, unpriced, received].flatMap((one) => one(body, known));
