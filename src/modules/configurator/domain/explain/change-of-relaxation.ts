import type { Change } from '#product/change.ts';
import type { SearchForm } from '#product/search-form.ts';

/** The change that relaxes one limit of an empty search to the value the catalogue suggests. */
export function changeOfRelaxation(
  { field, value }: { field: string; value: string | number },
  { numbers }: SearchForm,
): Change {
  if (numbers.includes(field)) return { kind: 'search', field, value: Number(value) };
  return { kind: 'choose', field, value: String(value) };
}
