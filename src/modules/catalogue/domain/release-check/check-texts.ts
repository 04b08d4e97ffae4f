import type { BilingualText } from '#kernel/locale.ts';
import type { ProductRelease } from '#product/release.ts';
import { finding, type ReleaseFinding } from './release-finding.ts';

/** Rules, tables, fields, values, steps and warnings that lack their text in a language. */
export function checkTexts(release: ProductRelease): readonly ReleaseFinding[] {
  return namedTexts(release).flatMap(([subject, text, rules]) =>
    missingLanguages(text).map((language) => finding('text.missing', subject, language, rules)),
  );
}

type NamedText = readonly [subject: string, text: BilingualText, rules?: readonly string[]];

function namedTexts({ model, fields, steps, warnings }: ProductRelease): readonly NamedText[] {
  return [
    ...[...model.tables, ...model.rules].map(({ id, reason }): NamedText => [id, reason, [id]]),
    ...fields.map(({ id, label }): NamedText => [id, label]),
    ...fields.flatMap(({ id, hint }): NamedText[] => (hint === undefined ? [] : [[id, hint]])),
    ...fields.flatMap(({ id, values }) =>
      values.flatMap(({ code, label, note }): NamedText[] => [
        [`${id} ${code}`, label],
        ...(note === undefined ? [] : [[`${id} ${code}`, note] as const]),
      ]),
    ),
    ...steps.map(({ index, label }): NamedText => [`step ${index}`, label]),
    ...warnings.map(({ id, text }): NamedText => [id, text, [id]]),
  ];
}

function missingLanguages({ zh, en }: BilingualText): readonly string[] {
  return Object.entries({ zh, en }).flatMap(([language, text]) => (text.trim() === '' ? [language] : []));
}
