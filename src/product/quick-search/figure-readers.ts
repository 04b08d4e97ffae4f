import type { FieldId } from '#product/configuration.ts';
import { type Found, match, type Place, startsWord } from './quick-place.ts';

const FIGURE = /\d+(?:[.,]\d+)*/y;
const JOINT = /\s*[=:≈~≥>]*\s*/y;
const ONE_TO = /1\s*[:∶]\s*(?=\d)/y;
const ONE_TO_NAMED = /1\s*[:∶/]\s*(?=\d)/y;
const TO_ONE = /\s*[:∶]\s*1(?![\d.,])/y;
const BEFORE_SLASH = /\d+(?:[.,]\d+)*\s*\/\s*(?=\d)/y;

/** r/min: no motor of a drive runs slower on the mains, and hardly a drive turns faster at its output. */
export const SLOWEST_INPUT = 700;

/** `fB 1.4`: before a figure the sign of the factor required is never an option of that name, such as a flange FB. */
export function readRequiredFigure(place: Place): Found | undefined {
  const found = readNamedFigure(place);
  return found?.field !== undefined && found.field === place.words.required ? found : undefined;
}

/** `fB 1.4`, `n2=50 r/min`, 转速50, `i=1:40`, `na 1400/22`: a name before the figure; a unit behind it says more than the name. */
export function readNamedFigure(place: Place): Found | undefined {
  const { folded, at, words } = place;
  const [name, field] = words.before.find(([word]) => startsWord(folded, at, word)) ?? [];
  if (name === undefined || field === undefined) return undefined;
  const joint = match(JOINT, { folded, at: at + name.length });
  if (joint === '' && /\d$/.test(name)) return undefined;
  const start = at + name.length + joint.length;
  if (field === words.ratio) return readNamedRatio(place, field, start);
  const speeds = field === words.speed ? readSpeeds(place, start) : undefined;
  if (speeds) return { ...speeds, length: start - at + speeds.length };
  const digits = match(FIGURE, { folded, at: start });
  if (digits === '') return undefined;
  const counted = counterAt(place, start + digits.length);
  const end = counted?.end ?? start + digits.length;
  return figure(counted ?? { field, factor: 1 }, digits, end - at);
}

function readNamedRatio({ folded, at }: Place, field: FieldId, start: number): Found | undefined {
  const from = start + match(ONE_TO_NAMED, { folded, at: start }).length;
  const digits = match(FIGURE, { folded, at: from });
  if (digits === '') return undefined;
  const behind = from === start ? match(TO_ONE, { folded, at: from + digits.length }) : '';
  return figure({ field, factor: 1 }, digits, from + digits.length + behind.length - at);
}

/** `1:40` or `40:1`: a ratio without its name. */
export function readRatio(place: Place): Found | undefined {
  const { folded, at, words } = place;
  if (words.ratio === undefined) return undefined;
  const from = at + match(ONE_TO, place).length;
  const digits = match(FIGURE, { folded, at: from });
  const behind = from === at ? match(TO_ONE, { folded, at: from + digits.length }) : '';
  if (digits === '' || (from === at && behind === '')) return undefined;
  return figure({ field: words.ratio, factor: 1 }, digits, from + digits.length + behind.length - at);
}

/** `1.5 kW`, `50 r/min`, 4极: a unit behind the figure, or what is counted. */
export function readCountedFigure(place: Place): Found | undefined {
  const digits = match(FIGURE, place);
  if (digits === '') return undefined;
  const counted = counterAt(place, place.at + digits.length);
  return counted && figure(counted, digits, counted.end - place.at);
}

/** `1450/30 r/min`: the figure of the unit, and the one that stands before it; `1400/70` without one, as plates print n1 and n2. */
export function readFigurePair(place: Place): Found | undefined {
  const before = match(BEFORE_SLASH, place);
  if (before === '') return undefined;
  const pair = readCountedFigure({ ...place, at: place.at + before.length });
  if (pair === undefined) return readSpeeds(place, place.at);
  const isPair = pair.field !== undefined && place.line.quickTopics?.before[pair.field] !== undefined;
  return isPair ? { ...pair, length: before.length + pair.length, before: readFigure(before) } : undefined;
}

/** Two speeds with a slash between them, the faster first: n1 and n2. */
function readSpeeds({ folded, words, ...place }: Place, from: number): Found | undefined {
  const { speed } = words;
  const before = match(BEFORE_SLASH, { folded, at: from });
  const start = from + before.length;
  const digits = match(FIGURE, { folded, at: start });
  const [n1, n2] = [readFigure(before), readFigure(digits)];
  if (speed === undefined || before === '' || n1 < SLOWEST_INPUT || n2 >= n1) return undefined;
  const counted = counterAt({ ...place, folded, words }, start + digits.length);
  if (counted !== undefined && counted.field !== speed) return undefined;
  const end = counted?.end ?? start + digits.length;
  const isWhole = counted !== undefined || !/^\s*[\p{Script=Latin}\d/]/u.test(folded.slice(end, end + 1));
  return isWhole ? { ...figure({ field: speed, factor: 1 }, digits, end - from), before: n1 } : undefined;
}

function figure({ field, factor }: { field: FieldId; factor: number }, digits: string, length: number): Found {
  const value = Number((readFigure(digits) * factor).toPrecision(isDecimal(factor) ? 6 : 4));
  return { kind: 'figure', length, field, values: {}, figures: { [field]: value } };
}

/** Who counts in another system rounds: 2,500 in-lb are 282.5 Nm. */
function isDecimal(factor: number): boolean {
  return Number.isInteger(Math.log10(factor));
}

/** A comma stands before thousands in groups of three, else for the decimal point. */
function readFigure(digits: string): number {
  const isGrouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits);
  return Number.parseFloat(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}

function counterAt(place: Place, from: number): { field: FieldId; factor: number; end: number } | undefined {
  const { folded, words } = place;
  const at = from + match(/[ \u00a0-]*/y, { folded, at: from }).length;
  const [word, counted] = words.after.find(([one]) => startsWord(folded, at, one)) ?? [];
  return word === undefined || counted === undefined ? undefined : { ...counted, end: at + word.length };
}
