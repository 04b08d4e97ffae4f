import type { FieldNames } from '#kernel/contract.ts';
import type { BilingualText } from '#kernel/locale.ts';

/** What a place is called within something, such as a line: `第 2 行净重`, `Line 2, net weight`. */
export function partOf(whole: BilingualText): (part: BilingualText) => BilingualText {
  return (part) => ({
    zh: `${whole.zh}${/^[A-Z]/.test(part.zh) ? ' ' : ''}${part.zh}`,
    en: `${whole.en}, ${/^[A-Z][a-z]/.test(part.en) ? part.en.charAt(0).toLowerCase() : part.en.charAt(0)}${part.en.slice(1)}`,
  });
}

/** The names of places within one, called by themselves or as parts of it. */
export function placesIn(
  place: string,
  names: FieldNames,
  called: (name: BilingualText) => BilingualText = (name) => name,
): FieldNames {
  return Object.fromEntries(Object.entries(names).map(([at, name]) => [`${place}.${at}`, called(name)]));
}

/** A text in both languages is two places. */
export function inBothLanguages(place: string, { en, zh }: BilingualText): FieldNames {
  return {
    [place]: { zh, en },
    [`${place}.zh`]: { zh: `${zh}（中文）`, en: `${en} (Chinese)` },
    [`${place}.en`]: { zh: `${zh}（英文）`, en: `${en} (English)` },
  };
}
