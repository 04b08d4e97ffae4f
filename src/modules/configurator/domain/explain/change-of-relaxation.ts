import type { Change } from '#product/change.ts';
import type { FieldId } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';

/** One limit of a search and the value that brings rows, as the search suggests it on the wire. */
interface SuggestedLimit {
  readonly field: FieldId;
  readonly value: string | number;
}

/** The change that relaxes one limit of an empty search to the value the catalogue suggests. */
export function changeOfRelaxation({ field, value }: SuggestedLimit, { numbers }: Pick<SearchForm, 'numbers'>): Change {
  return numbers.includes(field)
    ? { kind: 'refine', choices: {}, numbers: { [field]: Number(value) }, clears: [] }
    : { kind: 'chooseAll', choices: { [field]: String(value) } };
}
