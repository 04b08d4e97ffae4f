import { type Locale, textIn } from '#kernel/locale.ts';
import { readChapter } from '#kits/markdown/read-chapter.ts';
import { type Booklet, printBooklet } from '#kits/pdf/booklet.ts';
import type { Brand, PaperOptions } from '#kits/pdf/paper.ts';
import { INSTRUCTION_WORDS } from '#modules/documents/domain/instruction-words.ts';
import { pageWords } from '#modules/documents/domain/sheet-words.ts';
import type { SheetRelease } from '#modules/documents/domain/technical-sheet.ts';
import type { FigureTable, Instructions } from '#product/instructions.ts';
import type { SheetText } from '#product/sheet.ts';

/** Operating instructions as everything they are printed from: the same make the same bytes. */
export interface InstructionsOrder {
  readonly instructions: Instructions;
  /** The chapters as they are written, in their order. */
  readonly texts: readonly string[];
  readonly figures: Readonly<Record<string, FigureTable>>;
  readonly release: SheetRelease;
  readonly language: Locale;
  readonly brand: Brand;
}

/** Prints the operating instructions of a line. */
export function renderInstructions(order: InstructionsOrder): Promise<Buffer> {
  return printBooklet(bookletOf(order), optionsOf(order));
}

function bookletOf({ instructions, texts, figures, language }: InstructionsOrder): Booklet {
  const { chapters, title } = instructions;
  return {
    title: textIn(title, language),
    subtitle: wordIn('instructions', language),
    lead: wordIn('lead', language),
    contents: wordIn('contents', language),
    chapters: texts.map((text, index) => readChapter(text, chapters[index] ?? '')),
    figures: Object.fromEntries(Object.entries(figures).map(([name, table]) => [name, tableIn(table, language)])),
  };
}

function tableIn({ columns, rows }: FigureTable, language: Locale): Booklet['figures'][string] {
  const words = (texts: readonly SheetText[]) =>
    texts.map((text) => (typeof text === 'string' ? text : textIn(text, language)));
  return { columns: words(columns), rows: rows.map(words) };
}

function optionsOf({ instructions, release, language, brand }: InstructionsOrder): PaperOptions {
  const title = `${textIn(instructions.title, language)} ${wordIn('instructions', language)}`;
  const edition = `${wordIn('edition', language)} ${instructions.edition}`;
  const source = `${wordIn('release', language)} ${release.version}  ·  ${release.hash.slice(0, 12)}`;
  return {
    brand,
    title,
    language: language === 'en' ? 'en' : 'zh-CN',
    createdAt: new Date(`${instructions.edition}T00:00:00Z`),
    running: { header: title, footer: `${edition}  ·  ${source}` },
    pageLabel: (page, total) => textIn(pageWords(page, total), language),
  };
}

function wordIn(name: keyof typeof INSTRUCTION_WORDS, language: Locale): string {
  return textIn(INSTRUCTION_WORDS[name], language);
}
