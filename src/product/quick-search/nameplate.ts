import { foldWord, type QuickLine, quickWordsOf } from './quick-words.ts';
import { mendedWord } from './worn-signs.ts';

/**
 * The text of a nameplate, over several lines and as it was copied or read by a camera, in the way a quick search reads it: its type
 * code in one piece, where unit and input stand in it, else its parts as words. Undefined where no gear unit of the line is found.
 */
export function nameplateText(typed: string, line: QuickLine): string | undefined {
  const words = wordsOf(typed);
  const unit = unitIn(words, line);
  if (unit === undefined) return undefined;
  const plate = plateOf(words, unit, line);
  // Without series and ratio it is no code yet: its words say as much.
  const isCode = unit.isWhole || [...plate.segments, ...plate.beside].some((one) => RATIO.test(one));
  if (plate.input !== undefined && isCode) return withInput(plate.input, plate, line);
  return unit.isWhole && isOnlyInputMissing(unit, line) ? withoutInput(plate) : asWords(plate, line);
}

/** What stands before a code or a figure and says only that it does. */
const LABELS =
  /(?:\b(?:type(?: code)?|typ|model|designation|mounting(?: position)?|im)\b|产品型号|型号|规格|机型|安装(?:方位|位置|形式|型式))\s*[:.]?\s*/gi;
const RATIO_NAMES = /(?:\b(?:ratio|i)|传动比|速比)\s*[=:≈]?\s*(?:1\s*:\s*)?(?=\d+(?:[.,]\d+)?(?:[\s/(-]|$))/gi;
const ONE_TO = /(?<=^|\s)1\s*:\s*(?=\d)/g;
const RATIO = /^i\d/i;

/** The words of a nameplate: what was broken at a dash is whole again, a ratio is written as codes write it. */
function wordsOf(typed: string): readonly string[] {
  const text = typed
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(LABELS, ' ')
    .replace(RATIO_NAMES, 'i')
    .replace(ONE_TO, 'i')
    .replace(/(?<=(?:^|[\s-])i\d+),(?=\d)/gi, '.')
    .replace(/\s*([-/])\s*/g, '$1');
  return text.split(/\s+|[;、|]+|,(?=\s|$)/).filter((word) => word !== '');
}

interface FoundUnit {
  /** The first segment of a type code, as the line writes it. */
  readonly unit: string;
  /** What stands behind it in the same word. */
  readonly segments: readonly string[];
  readonly at: number;
  /** How many words it takes. */
  readonly count: number;
  /** Whether the series stands before it: another maker may call a unit the same. */
  readonly isWhole: boolean;
}

function unitIn(words: readonly string[], line: QuickLine): FoundUnit | undefined {
  for (const find of [wholeUnitAt, bareUnitAt])
    for (const at of words.keys()) {
      const found = find(words, at, line);
      if (found) return found;
    }
  return undefined;
}

/** A unit with its series, also where a space or a dash parts them. */
function wholeUnitAt(words: readonly string[], at: number, { typeCode }: QuickLine): FoundUnit | undefined {
  const { prefix, readUnit } = typeCode;
  const isUnit = (one: string) => one.startsWith(prefix) && readUnit(one) !== undefined;
  const [written = '', ...segments] = (words[at] ?? '').split('-');
  const first = written.toUpperCase();
  const unit = mendedWord(first, isUnit);
  if (unit !== undefined) return { unit, segments, at, count: 1, isWhole: true };
  const series = /\d/.test(first) ? mendedWord(first, (one) => one === prefix) : first;
  if (!series?.startsWith(prefix)) return undefined;
  const isParted = segments.length === 0;
  const [second = '', ...further] = isParted ? (words[at + 1] ?? '').split('-') : segments;
  const joined = mendedWord(series + second.toUpperCase(), isUnit);
  return joined === undefined
    ? undefined
    : { unit: joined, segments: further, at, count: isParted ? 2 : 1, isWhole: true };
}

/** A unit without its series, where it says more than a size: how it is built in. A maker may put a letter of its own before it. */
function bareUnitAt(words: readonly string[], at: number, { typeCode }: QuickLine): FoundUnit | undefined {
  const [written = '', ...segments] = (words[at] ?? '').split('-');
  const first = written.toUpperCase();
  if (!/^[A-Z]{2,}\d/.test(first)) return undefined;
  const isOfHouse = first[0] === typeCode.prefix[0];
  for (const name of isOfHouse ? [first] : [first, first.slice(1)]) {
    const unit = typeCode.prefix + name;
    const said = Object.values(typeCode.readUnit(unit) ?? {});
    if (said.length > 1 && new Set(said).size === said.length) return { unit, segments, at, count: 1, isWhole: false };
  }
  return undefined;
}

/** A nameplate in its parts. */
interface Plate {
  readonly unit: FoundUnit;
  readonly input: string | undefined;
  /** What stands with unit or input in one word. */
  readonly segments: readonly string[];
  readonly beside: readonly string[];
}

function plateOf(words: readonly string[], unit: FoundUnit, { typeCode }: QuickLine): Plate {
  const isInput = (one: string) => typeCode.readInput(one) !== undefined;
  const inputOf = (one: string) => (RATIO.test(one) ? undefined : mendedWord(one.toUpperCase(), isInput));
  const own = unit.segments.find((one) => inputOf(one) !== undefined);
  const others = words.filter((_, at) => at < unit.at || at >= unit.at + unit.count);
  const written = unit.segments.map(asRatio);
  if (own !== undefined)
    return { unit, input: inputOf(own), segments: written.filter((one) => one !== own), beside: others };
  const word = others.find((one) => inputOf(one.split('-')[0] ?? '') !== undefined);
  const [input, ...further] = word?.split('-') ?? [];
  return {
    unit,
    input: input === undefined ? undefined : inputOf(input),
    segments: [...written, ...further],
    beside: others.filter((one) => one !== word),
  };
}

/** A figure with decimals among the segments of a code is its ratio. */
function asRatio(segment: string): string {
  return /^\d+[.,]\d+$/.test(segment) ? `i${segment.replace(',', '.')}` : segment;
}

/** The code in one piece; of the words beside it those that are parts of one, unless it has its ratio already. */
function withInput(input: string, { unit, segments, beside }: Plate, line: QuickLine): string {
  const isOpen = !segments.some((one) => RATIO.test(one));
  const parts = beside.filter((word, at) => isOpen && isPart(word, beside[at + 1], line));
  const code = [unit.unit, input, ...[...segments, ...parts].map((one) => unworn(one, line))].join('-');
  return [code, ...beside.filter((word) => !parts.includes(word))].join(' ');
}

/** A code that says no input: what it says besides stays, its ratio is searched for. */
function withoutInput({ unit, segments, beside }: Plate): string {
  const ratio = segments.filter((one) => RATIO.test(one));
  const others = segments.filter((one) => !RATIO.test(one));
  return [[unit.unit, '', ...others].join('-'), ...ratio, ...beside].join(' ');
}

function isOnlyInputMissing({ segments }: FoundUnit, line: QuickLine): boolean {
  return segments.length > 0 && segments.every((one) => isPart(one, undefined, line));
}

/** `Y1.5-4P` is how many makers name a motor: its power, and its poles. */
const POWER = /^Y[A-Z]*(\d+(?:\.\d+)?)$/i;

function asWords({ unit, segments, beside }: Plate, { typeCode }: QuickLine): string {
  const name = unit.isWhole ? unit.unit : unit.unit.slice(typeCode.prefix.length);
  const hasPoles = segments.some((one) => /^\d{1,2}P$/i.test(one));
  const said = segments.map((one) => (hasPoles ? one.replace(POWER, '$1kW') : one));
  return [...beside.slice(0, unit.at), name, ...said, ...beside.slice(unit.at)].join(' ');
}

/** Words of codes that no list of options knows as they stand: `H50`, `S35X70`, `F300`, `0X`. */
const SIZED = /^(?:[A-Z]{1,3}\d{2,}(?:[.X]\d+)*|\d{1,3}X)$/i;
/** Words of standards, which a nameplate says apart and a code does not. */
const STANDARD = /^(?:IE|IP|IM|IC)\d/i;

/** Whether a word is a part of a code: its ratio, an option, or a size. */
function isPart(word: string, next: string | undefined, line: QuickLine): boolean {
  if (RATIO.test(word)) return true;
  if (STANDARD.test(word)) return false;
  // The name of a figure, which stands behind it.
  if (next !== undefined && /^[a-z]\w?$/i.test(word) && /^[=\d]/.test(next) && !SIZED.test(next)) return false;
  const { codes } = quickWordsOf(line);
  return word.split('/').every((one) => SIZED.test(unworn(one, line)) || (one.length > 1 && codes.has(foldWord(one))));
}

/** Words of a code whose figures were read as letters. */
function unworn(segment: string, line: QuickLine): string {
  const { codes } = quickWordsOf(line);
  return segment
    .split('/')
    .map((one) => {
      const isSuspected = /^[A-Z].*\d/i.test(one) || /^[OQ]X$/i.test(one);
      if (!isSuspected || RATIO.test(one) || codes.has(foldWord(one))) return one;
      return SIZED.test(one) ? one : (mendedWord(one.toUpperCase(), (other) => SIZED.test(other)) ?? one);
    })
    .join('/');
}
