import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { closePaper } from '#kits/pdf/close-paper.ts';
import { addGrid, type GridRow } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import { type Brand, openPaper, type Paper, type PaperOptions } from '#kits/pdf/paper.ts';
import { addParagraph, addWords } from '#kits/pdf/paragraph.ts';
import { drawQrCode, qrCodeOf, qrCodeSize } from '#kits/pdf/qr-code.ts';
import { addTable } from '#kits/pdf/table.ts';
import { ascent, drawLines, drawText, type TextStyle, textLines } from '#kits/pdf/text.ts';
import { COLOURS, LEADING, SIZES } from '#kits/pdf/theme.ts';
import type { Words } from '#kits/pdf/words.ts';
import { pageWords } from '#modules/documents/domain/sheet-words.ts';
import { sheetText } from '#modules/documents/domain/technical-sheet.ts';
import { PAPER_TITLES, PAPER_WORDS, validityWords } from '#modules/quotes/domain/paper-words.ts';
import type { QuotePaper } from '#modules/quotes/domain/quote-paper.ts';
import { columnsOf, rowsOf } from './paper-lines.ts';

/** A paper and whose it is; without compression its words can be searched. */
export interface QuotePrint {
  readonly paper: QuotePaper;
  readonly brand: Brand;
  readonly uncompressed?: boolean;
}

/** Prints one version of a quote; what stands closer than usual spares a page with its last words alone. */
export function renderQuote({ paper: quote, ...options }: QuotePrint): Promise<Buffer> {
  const usual = printed(quote, options, false);
  const isOne = usual.pages.length === 1;
  const dense = isOne ? usual : printed(quote, options, true);
  return closePaper(dense.pages.length < usual.pages.length ? dense : usual);
}

function printed(quote: QuotePaper, options: Printed, isDense: boolean): Paper {
  const paper = openPaper(optionsOf(quote, options));
  paper.isDense = isDense;
  printHead(paper, quote);
  printFacts(paper, quote);
  printLines(paper, quote);
  printStatements(paper, quote);
  return paper;
}

/** Leaves room for what comes next: half of it where that spares a page. */
function leaveRoom(paper: Paper, height: number): void {
  paper.y += paper.isDense ? height / 2 : height;
}

type Printed = Omit<QuotePrint, 'paper'>;

function optionsOf(quote: QuotePaper, { brand, uncompressed = false }: Printed): PaperOptions {
  const { body, date, language } = quote;
  const title = `${oneLine(PAPER_TITLES[body.kind], quote)} ${body.number}`;
  return {
    ...{ brand, title, uncompressed },
    language: language === 'en' ? 'en' : 'zh-CN',
    createdAt: new Date(`${date}T00:00:00Z`),
    running: {
      header: `${title}  ·  ${oneLine(PAPER_WORDS.version, quote)} ${body.no}`,
      footer: `${oneLine(PAPER_WORDS.date, quote)} ${date}`,
    },
    pageLabel: (page, total) =>
      language === 'both' ? `${page} / ${total}` : textIn(pageWords(page, total), localeOf(quote)),
  };
}

const CODE = { least: 58, gap: 18 };

/** What it is and its number large; beside them how it is opened. */
function printHead(paper: Paper, quote: QuotePaper): void {
  const { address, body } = quote;
  const top = paper.y + 4;
  paper.y = top;
  addLine(paper, oneLine(PAPER_TITLES[body.kind], quote), { size: SIZES.title, weight: 'bold' });
  addLine(paper, body.number, { size: SIZES.display, weight: 'bold', colour: paper.colour });
  addLine(paper, body.title, { size: SIZES.heading });
  if (body.isDemo) addLine(paper, oneLine(PAPER_WORDS.demo, quote), DEMO);
  if (address !== undefined) paper.y = Math.max(paper.y, printCode(paper, quote, address, top));
  leaveRoom(paper, 10);
}

const DEMO = { size: SIZES.body, weight: 'bold', colour: COLOURS.amber } as const;

function printCode(paper: Paper, quote: QuotePaper, address: string, top: number): number {
  const code = qrCodeOf(address);
  const size = qrCodeSize(code, CODE.least);
  const right = paper.left + paper.width;
  drawQrCode(paper, code, { x: right - size, y: top, size });
  paper.pdf.link(right - size, top, size, size, address);
  const words = { size: SIZES.second, colour: COLOURS.soft, align: 'right' } as const;
  drawText(paper, oneLine(PAPER_WORDS.address, quote), right, top + size + 9, words);
  return top + size + 12;
}

function addLine(paper: Paper, text: string, style: TextStyle): void {
  if (text === '') return;
  const lines = textLines(paper, text, paper.width - CODE.least - CODE.gap - 20, style);
  drawLines(paper, lines, paper.left, paper.y + ascent(style.size), style);
  paper.y += lines.length * style.size * LEADING;
}

/** Whose it is, from whom, how long it holds and on what terms; what was not agreed is left out. */
function printFacts(paper: Paper, quote: QuotePaper): void {
  const { body, date, customerName, senderName } = quote;
  const { customerRef, currency, terms, validUntil, wantedDate = null, zone } = body;
  const place = [terms.incoterm, terms.place].filter(Boolean).join(' ');
  const facts: readonly (readonly [keyof typeof PAPER_WORDS, Words | null])[] = [
    ['customer', customerName],
    ['version', String(body.no)],
    ['customerRef', customerRef],
    ['date', date],
    ['wanted', wantedDate],
    ['validUntil', validUntil === null ? null : wordsOf(validityWords(validUntil, zone), quote)],
    ['sender', senderName],
    ['payment', terms.payment],
    ['incoterm', place],
    ['currency', currency],
  ];
  const rows = facts.flatMap(([name, value]): GridRow[] =>
    value === null || value === '' ? [] : [{ label: wordsOf(PAPER_WORDS[name], quote), value }],
  );
  addGrid(paper, rows);
}

function printLines(paper: Paper, quote: QuotePaper): void {
  leaveRoom(paper, 14);
  const columns = columnsOf(quote.body);
  addTable(
    paper,
    columns.map(({ heading, ...column }) => ({ ...column, heading: wordsOf(heading, quote) })),
    rowsOf(quote, columns),
  );
}

/** What holds of all of it, the sender's note, and the name of the version by which it is accepted. */
function printStatements(paper: Paper, quote: QuotePaper): void {
  const { body, sha256 } = quote;
  leaveRoom(paper, 10);
  if (body.net !== null) addWords(paper, wordsOf(PAPER_WORDS.withoutVat, quote));
  if (body.note !== '') {
    addHeading(paper, wordsOf(PAPER_WORDS.note, quote));
    paper.y += 2;
    addParagraph(paper, body.note);
  }
  leaveRoom(paper, 8);
  const small = { size: SIZES.second, colour: COLOURS.soft };
  addParagraph(paper, `${oneLine(PAPER_WORDS.fingerprint, quote)}: ${sha256}`, small);
}

function localeOf({ language }: QuotePaper): Locale {
  return language === 'en' ? 'en' : 'zh-cn';
}

function wordsOf(text: BilingualText, { language }: QuotePaper): Words {
  const { main, second } = sheetText(text, language);
  return second === '' ? main : { main, second };
}

function oneLine(text: BilingualText, { language }: QuotePaper): string {
  const { main, second } = sheetText(text, language);
  return second === '' ? main : `${main} ${second}`;
}
