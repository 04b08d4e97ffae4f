import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { closePaper } from '#kits/pdf/close-paper.ts';
import { addGrid, type GridRow, heldHeight } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import { type Brand, openPaper, type Paper, type PaperOptions } from '#kits/pdf/paper.ts';
import { addParagraph } from '#kits/pdf/paragraph.ts';
import { drawQrCode, qrCodeOf, qrCodeSize } from '#kits/pdf/qr-code.ts';
import { ascent, drawLines, drawText, type TextStyle, textLines } from '#kits/pdf/text.ts';
import { COLOURS, LEADING, SIZES } from '#kits/pdf/theme.ts';
import type { Words } from '#kits/pdf/words.ts';
import { pageWords } from '#modules/documents/domain/sheet-words.ts';
import { sheetText } from '#modules/documents/domain/technical-sheet.ts';
import { PAPER_TITLE, PAPER_WORDS, STANDING_WORDS } from '#modules/sheets/domain/paper-words.ts';
import type { FrozenItem, FrozenText } from '#modules/sheets/domain/sheet-body.ts';
import type { SheetPaper } from '#modules/sheets/domain/sheet-paper.ts';

/** A paper and whose it is; without compression its words can be searched. */
export interface SheetPrint {
  readonly paper: SheetPaper;
  readonly brand: Brand;
  readonly uncompressed?: boolean;
}

/** Prints one revision of a configuration sheet: what it is, then item after item all that was frozen of it. */
export function renderSheet({ paper: sheet, ...options }: SheetPrint): Promise<Buffer> {
  const paper = openPaper(optionsOf(sheet, options));
  printHead(paper, sheet);
  printFacts(paper, sheet);
  for (const item of sheet.body.items) printItem(paper, sheet, item);
  paper.y += 10;
  const small = { size: SIZES.second, colour: COLOURS.soft };
  addParagraph(paper, `${oneLine(PAPER_WORDS.fingerprint, sheet)}: ${sheet.sha256}`, small);
  return closePaper(paper);
}

function optionsOf(sheet: SheetPaper, { brand, uncompressed = false }: Omit<SheetPrint, 'paper'>): PaperOptions {
  const { body, date, language } = sheet;
  const title = `${oneLine(PAPER_TITLE, sheet)} ${body.number}`;
  return {
    ...{ brand, title, uncompressed },
    language: language === 'en' ? 'en' : 'zh-CN',
    createdAt: new Date(`${date}T00:00:00Z`),
    running: {
      header: `${title}  ·  ${oneLine(PAPER_WORDS.revision, sheet)} ${body.no}`,
      footer: oneLine(STANDING_WORDS[sheet.standing], sheet),
    },
    pageLabel: (page, total) =>
      language === 'both' ? `${page} / ${total}` : textIn(pageWords(page, total), localeOf(sheet)),
  };
}

const CODE = { least: 58, gap: 18 };
const MARK = { size: SIZES.body, weight: 'bold', colour: COLOURS.amber } as const;

/** What it is, its number large and how it stands; beside them how it is opened. */
function printHead(paper: Paper, sheet: SheetPaper): void {
  const { address, body, standing } = sheet;
  const top = paper.y + 4;
  paper.y = top;
  addLine(paper, oneLine(PAPER_TITLE, sheet), { size: SIZES.title, weight: 'bold' });
  addLine(paper, body.number, { size: SIZES.display, weight: 'bold', colour: paper.colour });
  addLine(paper, body.title, { size: SIZES.heading });
  addLine(
    paper,
    oneLine(STANDING_WORDS[standing], sheet),
    standing === 'in-force' ? { size: SIZES.body, weight: 'bold' } : MARK,
  );
  if (body.isDemo) addLine(paper, oneLine(PAPER_WORDS.demo, sheet), MARK);
  if (address !== undefined) paper.y = Math.max(paper.y, printCode(paper, sheet, address, top));
  paper.y += 10;
}

function printCode(paper: Paper, sheet: SheetPaper, address: string, top: number): number {
  const code = qrCodeOf(address);
  const size = qrCodeSize(code, CODE.least);
  const right = paper.left + paper.width;
  drawQrCode(paper, code, { x: right - size, y: top, size });
  paper.pdf.link(right - size, top, size, size, address);
  const words = { size: SIZES.second, colour: COLOURS.soft, align: 'right' } as const;
  drawText(paper, oneLine(PAPER_WORDS.address, sheet), right, top + size + 9, words);
  return top + size + 12;
}

function addLine(paper: Paper, text: string, style: TextStyle): void {
  if (text === '') return;
  const lines = textLines(paper, text, paper.width - CODE.least - CODE.gap - 20, style);
  drawLines(paper, lines, paper.left, paper.y + ascent(style.size), style);
  paper.y += lines.length * style.size * LEADING;
}

/** Whose it is, of what, from whom and when; what nobody said is left out. */
function printFacts(paper: Paper, sheet: SheetPaper): void {
  const { body, date, senderName } = sheet;
  addGrid(
    paper,
    factsOf(sheet, [
      ['customer', body.customerName],
      ['revision', String(body.no)],
      ['date', date],
      ['sender', senderName],
      ['quote', body.quoteNumber],
      ['order', body.orderNumber],
    ]),
  );
  printWords(paper, sheet, 'remark', body.remark);
}

type Word = keyof typeof PAPER_WORDS;

function factsOf(sheet: SheetPaper, facts: readonly (readonly [Word, string])[]): GridRow[] {
  return facts.flatMap(([name, value]) => (value === '' ? [] : [{ label: wordsOf(PAPER_WORDS[name], sheet), value }]));
}

/** An item under a heading of its own: its codes, what was said of it, and its values group after group. */
function printItem(paper: Paper, sheet: SheetPaper, item: FrozenItem): void {
  paper.y += 8;
  addHeading(paper, `${oneLine(PAPER_WORDS.item, sheet)} ${item.itemNo}  ·  ${item.productName}`, ITEM_HEAD);
  addGrid(
    paper,
    factsOf(sheet, [
      ['typeCode', item.fullTypeCode],
      ['quantity', String(item.quantity)],
      ['partNo', item.customerPartNo],
      ['release', item.release],
    ]),
  );
  printWords(paper, sheet, 'wishes', item.wishes ?? '');
  printWords(paper, sheet, 'note', item.note ?? '');
  printWords(paper, sheet, 'remark', item.remark);
  for (const { heading, values } of item.groups) {
    const rows = values.map(({ value, label, ...rest }) => ({
      ...{ ...rest, label: wordsOf(label, sheet), value: saidOf(value, sheet) },
    }));
    addHeading(paper, wordsOf(heading, sheet), heldHeight(paper, rows));
    addGrid(paper, rows, { labelShare: 0.42 });
  }
}

/** The heading of an item stays with its codes. */
const ITEM_HEAD = 90;

/** What people wrote, under what it is. */
function printWords(paper: Paper, sheet: SheetPaper, name: Word, text: string): void {
  if (text === '') return;
  addHeading(paper, wordsOf(PAPER_WORDS[name], sheet), 27);
  addParagraph(paper, text);
}

function localeOf({ language }: SheetPaper): Locale {
  return language === 'en' ? 'en' : 'zh-cn';
}

function saidOf(text: FrozenText, sheet: SheetPaper): Words {
  return typeof text === 'string' ? text : wordsOf(text, sheet);
}

function wordsOf(text: BilingualText, { language }: SheetPaper): Words {
  const { main, second } = sheetText(text, language);
  return second === '' ? main : { main, second };
}

function oneLine(text: BilingualText, { language }: SheetPaper): string {
  const { main, second } = sheetText(text, language);
  return second === '' ? main : `${main} ${second}`;
}
