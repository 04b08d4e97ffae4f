import { clearedBy } from '#modules/configurator/domain/context/evaluated.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { type Change, touchedBy } from '#product/change.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import { figuresOf } from '#product/search-form.ts';

/** The figures that were asked for before a change and are asked for after it, although a rule it wakes clears their fields. */
export function carriedFigures(
  before: Configuration,
  after: Configuration,
  change: Change,
  { line }: ProductContext,
): readonly FieldId[] {
  const [was, is] = [flatConfiguration(before), flatConfiguration(after)];
  const altered = touchedBy(change).filter((field) => was.get(field) !== is.get(field));
  const cleared = altered.flatMap((field) => clearedBy(before, field, line));
  return figuresOf(line.search).filter(
    (field) => cleared.includes(field) && was.has(field) && was.get(field) === is.get(field),
  );
}
