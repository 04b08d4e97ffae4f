import { foldWord, type QuickWords } from './quick-words.ts';
import { UNIT_WORDS } from './units.ts';

const FIGURE = /^\d[\d.,]*(?:\/\d[\d.,]*)?$/;

/**
 * The text of a plate that writes the unit before its figure, `kW 1.5 Nm 270`, with the units behind. Every unit of it has a
 * figure behind it and none of its own before it: one with a unit, or the name of a ratio or factor, before it is not its own.
 */
export function withUnitsBehind(text: string, words: QuickWords): string {
  // Words, with what parts them at the odd places.
  const parts = text.split(/([\s,;]+)/);
  const at = [...parts.keys()].filter((place) => unitOf(parts[place]) !== undefined);
  const pure = [words.ratio, words.required];
  const names = words.before.flatMap(([name, field]) => (pure.includes(field) ? [name] : []));
  const isName = (word = '') => unitOf(word) !== undefined || names.includes(foldWord(word));
  const isLabel = (place: number) =>
    isFigure(parts[place + 2]) && (!isFigure(parts[place - 2]) || isName(parts[place - 4]));
  if (!at.every(isLabel)) return text;
  for (const place of at) [parts[place], parts[place + 2]] = [parts[place + 2] ?? '', unitOf(parts[place]) ?? ''];
  return parts.join('');
}

function unitOf(word = ''): string | undefined {
  const unit = word.replace(/^[[(]|[\])]?[:=]?$/g, '');
  return foldWord(unit) in UNIT_WORDS ? unit : undefined;
}

function isFigure(word = ''): boolean {
  return FIGURE.test(word);
}
