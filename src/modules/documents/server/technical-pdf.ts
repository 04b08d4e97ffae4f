import { textIn } from '#kernel/locale.ts';
import { closePaper } from '#kits/pdf/close-paper.ts';
import { addPage, type Brand, openPaper, type Paper, type PaperOptions, type RunningMatter } from '#kits/pdf/paper.ts';
import { pageWords, SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { type SheetLanguage, sheetText, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { printAnnexes } from './technical-pdf-annex.ts';
import { isSetDense } from './technical-pdf-density.ts';
import { printDimensionSheet } from './technical-pdf-drawing.ts';
import { printSheet } from './technical-pdf-sheet.ts';

export interface TechnicalPdfOptions {
  readonly brand: Brand;
  /** Leaves the content streams readable, for inspection. */
  readonly uncompressed?: boolean;
}

/** Prints technical documents into one PDF, each from a new page. The same documents make the same bytes. */
export async function renderTechnicalPdf(
  documents: readonly [TechnicalDocument, ...TechnicalDocument[]],
  options: TechnicalPdfOptions,
): Promise<Buffer> {
  const opened = paperOptions(documents[0].sheet, options);
  const paper = openPaper(opened);
  documents.forEach((document, index) => {
    paper.running = runningMatter(document.sheet);
    paper.isDense = isSetDense(document, { ...opened, running: paper.running });
    if (index > 0) addPage(paper);
    bookmark(paper, document.sheet);
    printSheet(paper, document);
    printDimensionSheet(paper, document);
    printAnnexes(paper, document);
  });
  return closePaper(paper);
}

function paperOptions(sheet: TechnicalSheet, { brand, uncompressed }: TechnicalPdfOptions): PaperOptions {
  return {
    brand,
    title: `${sheet.productName} ${oneLine(sheet.title, sheet.language)}`,
    subject: sheet.fullTypeCode,
    language: sheet.language === 'en' ? 'en' : 'zh-CN',
    createdAt: new Date(`${sheet.date}T00:00:00Z`),
    running: runningMatter(sheet),
    pageLabel: (page, total) => pageLabel(page, total, sheet.language),
    uncompressed: uncompressed ?? false,
  };
}

function runningMatter(sheet: TechnicalSheet): RunningMatter {
  const { language, release, date } = sheet;
  const source = `${oneLine(SHEET_WORDS.release, language)} ${release.version}  ·  ${release.hash.slice(0, 12)}`;
  return {
    header: `${oneLine(sheet.title, language)}  ·  ${sheet.typeCode}`,
    footer: date === release.version ? source : `${source}  ·  ${oneLine(SHEET_WORDS.printed, language)} ${date}`,
  };
}

function bookmark(paper: Paper, sheet: TechnicalSheet): void {
  paper.pdf.outline.addItem(sheet.productName);
}

function pageLabel(page: number, total: number, language: SheetLanguage): string {
  return language === 'both' ? `${page} / ${total}` : textIn(pageWords(page, total), language);
}

function oneLine(text: { zh: string; en: string }, language: SheetLanguage): string {
  const { main, second } = sheetText(text, language);
  return second === '' ? main : `${main} ${second}`;
}
