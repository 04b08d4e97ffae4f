import type { Change } from './change.ts';
import { SEARCH_NUMBERS } from './configuration.ts';

/** The change that relaxes one limit of an empty search to the value the catalogue suggests. */
export function changeOfRelaxation({ field, value }: { field: string; value: string | number }): Change {
  const number = SEARCH_NUMBERS.find((name) => name === field);
  if (number) return { kind: 'search', field: number, value: Number(value) };
  return { kind: 'choose', field, value: String(value) };
}
