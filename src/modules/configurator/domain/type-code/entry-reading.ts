import { namesProduct, type ReadLine, readQuickly } from '#modules/configurator/domain/quick/read-quickly.ts';
import type { QuickPart, QuickReading } from '#product/quick-search/quick-reading.ts';
import type { JudgedCode } from './judge-type-code.ts';

/** A word that was taken for another one, as on a worn plate: `DN9OL4` for `DN90L4`. */
export interface ReadOtherwise {
  readonly written: string;
  readonly read: string;
}

/** The type code that a row is judged by. */
export interface EntryReading {
  readonly line: ReadLine['code'];
  readonly code: string;
  readonly otherwise: readonly ReadOtherwise[];
}

/**
 * The type code of a row, read as a quick search reads it: letters for figures, a comma in the ratio, segments apart, a unit without its
 * series. A code whose unit or input says nothing stays as it stands, so that what is wrong is named there. Undefined where
 * nothing of a drive stands in the row.
 */
export function entryReading(given: string, lines: readonly ReadLine[]): EntryReading | undefined {
  const text = given.normalize('NFKC').trim();
  const own = lines.filter(({ line: { typeCode } }) => wordsOf(text).some((word) => word.startsWith(typeCode.prefix)));
  const reading = readQuickly(text, own.length > 0 ? own : lines);
  const { code, line } = reading;
  if (namesProduct(reading, line))
    return { line: code, code: reading.text, otherwise: otherwiseIn(text, reading.text) };
  const { prefix } = line.typeCode;
  if (own.length > 0 && wordsOf(text).some((word) => word.startsWith(prefix) && word.includes('-')))
    return { line: code, code: text, otherwise: [] };
  const isNothing = own.length === 0 && reading.parts.length === 0;
  return isNothing ? undefined : { line: code, code: composedCode(reading, prefix) ?? text, otherwise: [] };
}

/** What a row was judged by, and the verdict. */
export interface EnteredCode extends Pick<EntryReading, 'code' | 'otherwise'> {
  readonly judgement: JudgedCode;
}

/** A code that stands whole as it is, is that product; else what a quick search reads is judged. */
export function judgeEntered(
  given: string,
  { code, otherwise }: EntryReading,
  judge: (code: string) => JudgedCode,
): EnteredCode {
  const plain = judge(given);
  const asItStands = { code: given, otherwise: [], judgement: plain };
  if (plain.product && plain.remarks.every((remark) => remark.code !== 'beside')) return asItStands;
  const judgement = judge(code);
  return plain.product && !judgement.product ? asItStands : { code, otherwise, judgement };
}

function wordsOf(text: string): readonly string[] {
  return text.toUpperCase().split(/\s+/);
}

/** Unit, input and ratio that stand apart, in one piece: what names the input is whatever else has figures. */
function composedCode({ parts, unread }: QuickReading, prefix: string): string | undefined {
  const unit = parts.find(({ kind }) => kind === 'unit');
  const ratio = parts.map(({ text }) => /^i\s*[=:≈]?\s*(\d+(?:[.,]\d+)?)$/i.exec(text)?.[1]).find((one) => one);
  const input =
    textOf(parts, 'input') ?? unread.find(({ text, why }) => why === 'unknown' && /^\p{L}+\d/u.test(text))?.text;
  if (unit === undefined || ratio === undefined || input === undefined) return undefined;
  const name = unit.text.toUpperCase();
  const options = parts.flatMap(({ kind, text }) => (kind === 'code' && /^[\w./]+$/.test(text) ? [text] : []));
  const first = name.startsWith(prefix) ? name : prefix + name;
  return [first, input, `i${ratio.replace(',', '.')}`, ...options].join('-');
}

function textOf(parts: readonly QuickPart[], kind: QuickPart['kind']): string | undefined {
  return parts.find((part) => part.kind === kind)?.text;
}

/** So many signs of a word can have been taken for others. */
const MOST_SIGNS = 2;

/** The words of a code that stand otherwise in what was written; how they are parted and a decimal comma count for nothing. */
function otherwiseIn(written: string, code: string): readonly ReadOtherwise[] {
  const [given, all] = [partsOf(written), partsOf(code)];
  const left = given.filter((part) => !all.includes(part));
  return all.flatMap((read) => {
    const meant = given.includes(read) ? undefined : left.find((one) => isTakenFor(one, read));
    return meant === undefined ? [] : [{ written: meant, read }];
  });
}

function partsOf(text: string): readonly string[] {
  return text
    .toUpperCase()
    .replace(/(?<=\d),(?=\d)/g, '.')
    .split(/[-‐-―−/\s]+/)
    .filter((part) => part !== '');
}

function isTakenFor(written: string, read: string): boolean {
  if (written.length !== read.length) return false;
  return [...written].filter((sign, at) => sign !== read[at]).length <= MOST_SIGNS;
}
