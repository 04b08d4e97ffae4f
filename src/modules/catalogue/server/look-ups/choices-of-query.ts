import { writtenValuesOf } from '#lines/written-values.ts';
import { figuresAmong, type ReadChoices, readChoices } from '#modules/catalogue/domain/explain/read-choices.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { asCode } from '#product/written-values.ts';
import { Failure } from '#server/failures.ts';

/**
 * The choices in a look-up's query: one code by field name, several comma-joined for a field of several. A field the
 * engine does not hold (a figure, a text) is checked and has no say; an unknown field or code is refused by name.
 */
export function choicesOfQuery(
  query: Readonly<Record<string, string | undefined>>,
  { fields, index, product }: ActiveRelease,
): ReadChoices {
  const written = writtenValuesOf(product.family);
  const given = Object.entries(query).flatMap(([name, value]) => {
    if (name === 'category' || value === undefined || value === '') return [];
    return [
      [name, fields.get(name)?.kind === 'multi' ? value.split(',') : String(asCode(written, name, value))] as const,
    ];
  });
  const choices = Object.fromEntries(given);
  const read = readChoices(choices, fields, figuresAmong(choices, index));
  const issues = read.faults.map(({ field, code, value }) => ({
    path: `query.${field}`,
    message: `${code.replaceAll('-', ' ')} ${value}`.slice(0, 80),
  }));
  if (issues.length > 0)
    throw new Failure('request.invalid', { fields: issues.map(({ path }) => path).join(', ') }, issues);
  return read;
}
