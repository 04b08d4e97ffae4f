/** The columns of a price list as a file, in their order. */
export const LIST_COLUMNS = [
  'component',
  'series',
  'gear_type',
  'size',
  'stages',
  'code',
  'code2',
  'poles',
  'power_kw',
  'efficiency',
  'frame_from',
  'frame_to',
  'basis',
  'list',
  'cost',
  'lead_days',
  'note',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** One row of such a file; a column that is left out is empty. */
export type ListRecord = Readonly<Partial<Record<ListColumn, string>>>;

/** The columns no list does without; the others may be left out where no row needs them. */
export const NEEDED_COLUMNS: readonly ListColumn[] = ['component', 'code', 'basis', 'list', 'lead_days'];
