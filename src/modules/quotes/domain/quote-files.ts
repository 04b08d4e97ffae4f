/** What goes with words about a drive: drawings, data sheets, photos, lists and models, by the ending of its name. */
export const QUOTE_FILE_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  txt: 'text/plain',
  step: 'model/step',
  stp: 'model/step',
  dxf: 'image/vnd.dxf',
  dwg: 'image/vnd.dwg',
  zip: 'application/zip',
} as const satisfies Readonly<Record<string, string>>;

export type QuoteFileType = (typeof QUOTE_FILE_TYPES)[keyof typeof QUOTE_FILE_TYPES];

/** How many files go with one message, and how long each is at most, bytes (commerce §4). */
export const MOST_QUOTE_FILES = 10;
export const MOST_QUOTE_FILE_BYTES = 10 * 1_048_576;

/** The endings as people are told them: `PDF, PNG, …`. */
export const QUOTE_FILE_ENDINGS = Object.keys(QUOTE_FILE_TYPES)
  .map((ending) => ending.toUpperCase())
  .join(', ');

/** What the ending of a name says the file is; undefined where it is none that goes with a message. */
export function quoteFileType(name: string): QuoteFileType | undefined {
  const ending = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return Object.entries(QUOTE_FILE_TYPES).find(([known]) => known === ending)?.[1];
}

/** Why a file cannot go with a message; undefined where it can. */
export function quoteFileFault({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): QuoteFileFault | undefined {
  if (quoteFileType(name) === undefined) return 'type';
  if (size === 0) return 'empty';
  return size > MOST_QUOTE_FILE_BYTES ? 'size' : undefined;
}

export type QuoteFileFault = 'type' | 'empty' | 'size';
