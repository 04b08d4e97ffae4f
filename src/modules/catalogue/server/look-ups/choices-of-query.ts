import type { Locale } from '#kernel/locale.ts';
import { writtenValuesOf } from '#lines/written-values.ts';
import { figuresAmong, type ReadChoices, readChoices } from '#modules/catalogue/domain/explain/read-choices.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { asCodes } from '#product/written-values.ts';
import { refusedChoice, refusedFields } from './refused-fields.ts';

/**
 * The choices in a look-up's query: one code by field name, several comma-joined for a field of several. A field the
 * engine does not hold (a figure, a text) is checked and has no say; an unknown field or code is refused by name.
 */
export function choicesOfQuery(
  query: Readonly<Record<string, string | undefined>>,
  release: ActiveRelease,
  locale: Locale,
): ReadChoices {
  const { fields, index, product } = release;
  const given = Object.entries(query).flatMap(([name, value]) => {
    if (name === 'category' || value === undefined || value === '') return [];
    return [[name, fields.get(name)?.kind === 'multi' ? value.split(',') : value] as const];
  });
  const choices = asCodes(writtenValuesOf(product.family), Object.fromEntries(given));
  const read = readChoices(choices, fields, figuresAmong(choices, index));
  const refused = read.faults.map((fault) => refusedChoice(fault, 'query'));
  if (refused.length > 0) throw refusedFields(refused, { release, locale });
  return read;
}
