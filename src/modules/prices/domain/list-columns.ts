import { KEY_COLUMNS } from '#lines/price-components.ts';

/** The columns of a price list as a file, in their order. */
export const LIST_COLUMNS: readonly string[] = [
  'component',
  ...Object.keys(KEY_COLUMNS),
  'frame_from',
  'frame_to',
  'basis',
  'list',
  'cost',
  'lead_days',
  'note',
];

/** One row of such a file; a column that is left out is empty. */
export type ListRecord = Readonly<Record<string, string>>;

/** The columns no list does without; the others may be left out where no row needs them. */
export const NEEDED_COLUMNS: readonly string[] = ['component', 'code', 'basis', 'list', 'lead_days'];
