import { type Configuration, type FieldId, SPECIAL_WISHES, TEXT_FIELDS } from './configuration.ts';

/** The field under which the chosen catalogue row is reported. */
export const BASIC_TYPE = 'basicType';

/** The field under which the request for drawings is reported. */
export const DRAWING = 'isDrawing';

/**
 * Every field that holds something, as text: what lists of changes, comparisons and the rules' reports are made from.
 * What a search is made by is no content; what it looks for is.
 */
export function flatConfiguration(config: Configuration): ReadonlyMap<FieldId, string> {
  const all: [FieldId, string | number | null][] = [
    ...Object.entries(config.values).filter(([field, code]) => !(field === SPECIAL_WISHES && code === 'no')),
    ...Object.entries(config.search).filter(([, asked]) => typeof asked === 'number'),
    [BASIC_TYPE, config.basicType?.id ?? null],
    ...Object.entries(config.extras),
    ...TEXT_FIELDS.map((field): [FieldId, string] => [field, config.texts[field]]),
    [DRAWING, config.isDrawing ? 'yes' : null],
  ];
  return new Map(all.flatMap(([field, held]) => (held === null || held === '' ? [] : [[field, String(held)]])));
}
