import type { BilingualText } from '#kernel/locale.ts';
import type { BillBody, BillLine, Party } from '#modules/bills/domain/bill-body.ts';
import { cubicMetres, kilograms } from '#modules/bills/domain/packing.ts';
import type { FieldKey } from '#modules/bills/domain/required-fields.ts';
import { type CheckKey, type Finding, finding, findingIn } from './finding.ts';
import type { Check } from './knowledge.ts';

/** An invoice and the packing list of its shipment: messages name the invoice's value first. */
interface Pair {
  readonly invoice: BillBody;
  readonly list: BillBody;
}

const PARTIES = [
  { role: 'seller', field: 'seller', words: { zh: '卖方', en: 'seller' } },
  { role: 'buyer', field: 'buyer', words: { zh: '买方', en: 'buyer' } },
  { role: 'consignee', field: 'consignee', words: { zh: '收货人', en: 'consignee' } },
  { role: 'notify', field: 'notify', words: { zh: '通知方', en: 'notify party' } },
] as const;

function parties({ invoice, list }: Pair): readonly Finding[] {
  return PARTIES.flatMap(({ role, field, words }) => {
    const [found, expected] = [invoice.parties[role], list.parties[role]];
    if (partyText(found) === partyText(expected)) return [];
    return [finding('pair-parties', { field }, { field: words, found: nameOf(found), expected: nameOf(expected) })];
  });
}

function partyText(party: Party | null): string {
  return party === null ? '' : [party.name, party.address].flatMap(({ zh, en }) => [zh, en]).join('\n');
}

/** Names that are the same are told with their addresses, which then are not. */
function nameOf(party: Party | null): BilingualText {
  if (party === null) return { zh: '–', en: '–' };
  const { name, address } = party;
  return { zh: `${name.zh}，${address.zh}`, en: `${name.en}, ${address.en}` };
}

/** What a line is asked for in both papers. */
const OF_LINES: readonly {
  readonly key: CheckKey;
  readonly field: FieldKey;
  of(line: BillLine | undefined): string;
}[] = [
  { key: 'pair-quantity', field: 'quantity', of: (line) => String(line?.quantity ?? 0) },
  { key: 'pair-hs', field: 'hs-code', of: (line) => line?.hsCode ?? '' },
  { key: 'pair-origin', field: 'origin', of: (line) => line?.origin ?? '' },
];

/** A code that a packing list need not say is held against nothing. */
function lines({ invoice, list }: Pair): readonly Finding[] {
  const numbers = [...new Set([...invoice.lines, ...list.lines].map(({ lineNo }) => lineNo))];
  return numbers.flatMap((lineNo) => {
    const [inInvoice, inList] = [invoice, list].map((body) => body.lines.find((line) => line.lineNo === lineNo));
    return OF_LINES.flatMap(({ key, field, of }) => {
      const [found, expected] = [of(inInvoice), of(inList)];
      const isSame = found === expected || found === '' || expected === '';
      return isSame ? [] : [findingIn(key, { lineNo, field }, { found, expected })];
    });
  });
}

const WEIGHTS = [
  { of: 'netG', words: { zh: '净重', en: 'Net weight' }, told: (grams: number) => `${kilograms(grams)} kg` },
  { of: 'grossG', words: { zh: '毛重', en: 'Gross weight' }, told: (grams: number) => `${kilograms(grams)} kg` },
  { of: 'volumeL', words: { zh: '体积', en: 'Volume' }, told: (litres: number) => `${cubicMetres(litres)} m³` },
] as const;

function sums({ invoice, list }: Pair): readonly Finding[] {
  const place = { field: 'totals' } as const;
  const [found, expected] = [invoice.totals, list.totals];
  const weights = WEIGHTS.flatMap(({ of, words, told }) =>
    found[of] === expected[of]
      ? []
      : [finding('pair-weight', place, { field: words, found: told(found[of]), expected: told(expected[of]) })],
  );
  if (found.packages === expected.packages) return weights;
  return [finding('pair-packages', place, { found: found.packages, expected: expected.packages }), ...weights];
}

function marks({ invoice, list }: Pair): readonly Finding[] {
  return invoice.marks === list.marks ? [] : [finding('pair-marks', { field: 'marks' })];
}

/** Where the invoice and the packing list of a shipment say different things. */
export const checkPair: Check = (body, { pair }) => {
  const all = [body, pair].filter((one) => one !== null);
  const invoice = all.find(({ kind }) => kind === 'ci');
  const list = all.find(({ kind }) => kind === 'pl');
  if (invoice === undefined || list === undefined) return [];
  return [parties, lines, sums, marks].flatMap((one) => one({ invoice, list }));
};
