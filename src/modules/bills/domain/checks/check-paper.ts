import type { BilingualText } from '#kernel/locale.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { textsByPlace } from '#modules/bills/domain/bill-texts.ts';
import { BILL_TITLES } from '#modules/bills/domain/bill-titles.ts';
import { emptyPlaces } from '#modules/bills/domain/missing-fields.ts';
import { FIELD_KEYS, FIELDS, isRequired } from '#modules/bills/domain/required-fields.ts';
import { finding, findingIn } from './finding.ts';
import type { Check } from './knowledge.ts';
import { fieldWords, placeWords } from './place-words.ts';

/** A mark is stencilled: so many characters a line, and so many lines. */
const MARKS = { length: 17, lines: 10 } as const;

/** Of a packing list: no field to be filled in, but that of another paper. */
const INVOICE = 'ci-reference';

const missing: Check = (body, { rules }) => {
  const required = FIELD_KEYS.filter((field) => isRequired(rules, field, body.kind, body.destination));
  const isWeightTold = required.includes('net-weight') && emptyPlaces(body, 'net-weight').length > 0;
  return required
    .filter((field) => field !== INVOICE)
    .flatMap((field) => emptyPlaces(field === 'totals' && isWeightTold ? weighed(body) : body, field))
    .map((place) => findingIn('field-missing', place, { place: placeWords(place), field: FIELDS[place.field].words }));
};

/** A paper whose weights are told to be missing where they are said, line by line: its sums lack them no more. */
function weighed({ totals, ...body }: BillBody): BillBody {
  return { ...body, totals: { ...totals, netG: Math.max(1, totals.netG), grossG: Math.max(1, totals.grossG) } };
}

/** A packing list names its invoice only where that is issued before it; where it need not, nobody waits for an invoice nobody drafted. */
const invoiced: Check = (body, { pair, rules }) => {
  if (body.kind !== 'pl' || emptyPlaces(body, INVOICE).length === 0) return [];
  if (isRequired(rules, INVOICE, 'pl', body.destination)) return [finding('ci-unissued', { field: INVOICE })];
  return pair === null ? [] : [finding('ci-later', { field: INVOICE })];
};

/** A paper titled proforma is no commercial invoice, whatever else it says. */
const titled: Check = ({ kind, title }) => {
  const expected = BILL_TITLES[kind];
  if (title.zh === expected.zh && title.en === expected.en) return [];
  return [finding('title', { field: 'title' }, { expected, found: title })];
};

const marked: Check = ({ marks }) => {
  const lengths = marks.split('\n').map((line) => [...line].length);
  const tell = (found: BilingualText) => finding('marks-length', { field: 'marks' }, { found });
  const count = lengths.length;
  const long = lengths.flatMap((length, at) =>
    length > MARKS.length
      ? [tell({ zh: `第 ${at + 1} 行有 ${length} 个字符`, en: `line ${at + 1} has ${length} characters` })]
      : [],
  );
  return count > MARKS.lines ? [tell({ zh: `现有 ${count} 行`, en: `there are ${count} lines` }), ...long] : long;
};

/** Each character once, where it stands first: what is reckoned or is no field of its own is told of the paper. */
const printed: Check = (body, { isPrintable }) => {
  const told = new Set<string>();
  return textsByPlace(body).flatMap(({ place, texts }) => {
    const characters = [...new Set(texts.flatMap((text) => [...text]))];
    const lacking = characters.filter((one) => one !== '\n' && !told.has(one) && !isPrintable(one));
    for (const one of lacking) told.add(one);
    return lacking.map((found) => finding('font', place, { place: fieldWords(place), found }));
  });
};

/** What a paper must have by itself: required fields, its exact title, marks that can be stencilled, characters that can be printed. */
export const checkPaper: Check = (body, known) =>
  [missing, invoiced, titled, marked, printed].flatMap((one) => one(body, known));
