import { MOST_QUOTE_FILES, type QuoteFileFault, quoteFileFault } from '#modules/quotes/domain/quote-files.ts';

/** A file that is to go with what somebody writes. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  /** What the portal calls it, once it has it. */
  readonly id?: string;
}

/** A file that cannot go along, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: QuoteFileFault | 'many';
}

/** What is chosen once these came along, and what of them was refused; `most` at once. */
export function withFiles(
  chosen: readonly ChosenFile[],
  added: readonly File[],
  most = MOST_QUOTE_FILES,
): { readonly files: readonly ChosenFile[]; readonly refused: readonly RefusedFile[] } {
  const files = [...chosen];
  const refused: RefusedFile[] = [];
  for (const file of added) {
    const fault = files.length >= most ? 'many' : quoteFileFault(file);
    if (fault === undefined) files.push({ key: crypto.randomUUID(), file });
    else refused.push({ name: file.name, fault });
  }
  return { files, refused };
}

/** The same files, none of which the portal has any more: they are sent once more. */
export function asUnsent(files: readonly ChosenFile[]): readonly ChosenFile[] {
  return files.map(({ key, file }) => ({ key, file }));
}

const KILOBYTE = 1024;

/** How large a file is, as people read it. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const [unit, by] = isLarge ? (['megabyte', KILOBYTE * KILOBYTE] as const) : (['kilobyte', KILOBYTE] as const);
  const figures = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 });
  return figures.format(Math.max(bytes / by, 1));
}
