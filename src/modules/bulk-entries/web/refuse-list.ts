import { MAX_FILE, MAX_PASTED, MAX_ROWS } from '#modules/bulk-entries/domain/entry-limits.ts';

/** Why a list is not sent at all, said by its key among the texts of the form. */
export interface ListRefusal {
  readonly key: 'none' | 'tooMany' | 'tooLong' | 'otherType' | 'tooLarge';
  readonly given?: Readonly<Record<string, string | number>>;
}

const MEGABYTE = 1_000_000;

/** What stands against a file before it is sent: whoever chose the wrong one is told at once. */
export function refusalOfFile({ name, size }: Pick<File, 'name' | 'size'>): ListRefusal | undefined {
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return { key: 'otherType', given: { name } };
  return size > MAX_FILE ? { key: 'tooLarge', given: { name, most: MAX_FILE / MEGABYTE } } : undefined;
}

/** What stands against a pasted list before it is sent; its headings may stand above it. */
export function refusalOfText(text: string): ListRefusal | undefined {
  if (text.trim() === '') return { key: 'none' };
  const rows = text.split('\n').filter((row) => row.trim() !== '').length;
  if (rows > MAX_ROWS + 1) return { key: 'tooMany', given: { rows, most: MAX_ROWS } };
  return text.trim().length > MAX_PASTED ? { key: 'tooLong' } : undefined;
}
