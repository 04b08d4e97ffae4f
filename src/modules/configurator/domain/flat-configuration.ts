import { type Configuration, type FieldId, SEARCH_NUMBERS, SPECIAL_WISHES, TEXT_FIELDS } from './configuration.ts';

/** The field under which the chosen catalogue row is reported. */
export const BASIC_TYPE = 'basicType';

/** The field under which the hex value of a custom colour is reported. */
export const CUSTOM_COLOR = 'customColor';

/** The field under which the request for drawings is reported. */
export const DRAWING = 'isDrawing';

/**
 * Every field that holds something, as text: what lists of changes, comparisons and the rules' reports are made from.
 * The toggles of the search are no content; what a search looks for is.
 */
export function flatConfiguration(config: Configuration): ReadonlyMap<FieldId, string> {
  const all: [FieldId, string | number | null][] = [
    ...Object.entries(config.values).filter(([field, code]) => !(field === SPECIAL_WISHES && code === 'no')),
    ...SEARCH_NUMBERS.map((field): [FieldId, number | null] => [field, config.search[field]]),
    ['motorPower', config.search.motorPower],
    [BASIC_TYPE, config.basicType?.id ?? null],
    [CUSTOM_COLOR, config.customColor],
    ...TEXT_FIELDS.map((field): [FieldId, string] => [field, config.texts[field]]),
    [DRAWING, config.isDrawing ? 'yes' : null],
  ];
  return new Map(all.flatMap(([field, held]) => (held === null || held === '' ? [] : [[field, String(held)]])));
}
