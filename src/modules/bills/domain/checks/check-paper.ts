import { textsIn } from '#modules/bills/domain/bill-texts.ts';
import { BILL_TITLES } from '#modules/bills/domain/bill-titles.ts';
import { emptyPlaces } from '#modules/bills/domain/missing-fields.ts';
import { FIELD_KEYS, FIELDS, isRequired } from '#modules/bills/domain/required-fields.ts';
import { finding, findingIn } from './finding.ts';
import type { Check } from './knowledge.ts';
import { placeWords } from './place-words.ts';

/** A mark is stencilled: so many characters a line, and so many lines. */
const MARKS = { length: 17, lines: 10 } as const;

/** Of a packing list: no field to be filled in, but that of another paper. */
const INVOICE = 'ci-reference';

const missing: Check = (body, { rules }) =>
  FIELD_KEYS.filter((field) => field !== INVOICE && isRequired(rules, field, body.kind, body.destination)).flatMap(
    (field) =>
      emptyPlaces(body, field).map((place) =>
        findingIn('field-missing', place, { place: placeWords(place), field: FIELDS[field].words }),
      ),
  );

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
  const lines = marks.split('\n');
  const isLong = lines.length > MARKS.lines || lines.some((line) => [...line].length > MARKS.length);
  return isLong ? [finding('marks-length', { field: 'marks' })] : [];
};

const printed: Check = (body, { isPrintable }) => {
  const characters = new Set(textsIn(body).flatMap((text) => [...text]));
  const lacking = [...characters].filter((character) => character !== '\n' && !isPrintable(character));
  return lacking.map((character) => finding('font', {}, { found: character }));
};

/** What a paper must have by itself: required fields, its exact title, marks that can be stencilled, characters that can be printed. */
export const checkPaper: Check = (body, known) =>
  [missing, invoiced, titled, marked, printed].flatMap((one) => one(body, known));
