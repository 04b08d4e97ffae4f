import { textIn } from '#kernel/locale.ts';
import { closePaper } from '#kits/pdf/close-paper.ts';
import { type Brand, openPaper, type Paper, type PaperOptions } from '#kits/pdf/paper.ts';
import { type BillPaper, billNumber } from '#modules/bills/domain/bill-paper.ts';
import { PAPER_WORDS, STATE_MARKS } from '#modules/bills/domain/paper-words.ts';
import { pageWords } from '#modules/documents/domain/sheet-words.ts';
import { type PaperLanguage, paperLanguage } from './paper-language.ts';
import { printSignature, printTexts, printTotals, printWords } from './print-foot.ts';
import { printFactGroups, printHead, printParties } from './print-head.ts';
import { printMark } from './print-mark.ts';
import { printLines, printPackages } from './print-tables.ts';

/** A bill to print and whose it is; without compression its words can be searched. */
export interface BillPrint {
  readonly bill: BillPaper;
  readonly brand: Brand;
  readonly uncompressed?: boolean;
}

/** Prints a bill; what stands closer than usual spares a page with its last words alone. */
export function renderBill(print: BillPrint): Promise<Buffer> {
  const usual = printed(print, false);
  const isOne = usual.pages.length === 1;
  const dense = isOne ? usual : printed(print, true);
  const paper = dense.pages.length < usual.pages.length ? dense : usual;
  const { bill } = print;
  const says = paperLanguage(bill.body.language);
  if (bill.state !== 'issued') printMark(paper, says.line(STATE_MARKS[bill.state]));
  return closePaper(paper);
}

function printed(print: BillPrint, isDense: boolean): Paper {
  const { bill } = print;
  const { body } = bill;
  const says = paperLanguage(body.language);
  const paper = openPaper(optionsOf(print, says));
  paper.isDense = isDense;
  printHead(paper, bill, says);
  printParties(paper, bill, says);
  printFactGroups(paper, bill, says);
  printLines(paper, body, says);
  printWords(paper, body, says);
  printPackages(paper, body, says);
  printTotals(paper, body, says);
  printTexts(paper, body, says);
  printSignature(paper, bill, says);
  return paper;
}

function optionsOf({ bill, brand, uncompressed = false }: BillPrint, says: PaperLanguage): PaperOptions {
  const { body, state } = bill;
  const name = [says.line(body.title), billNumber(body) ?? ''].filter((text) => text !== '').join(' ');
  const mark = state === 'issued' ? '' : `  ·  ${says.line(STATE_MARKS[state])}`;
  return {
    ...{ brand, title: name, uncompressed },
    language: body.language === 'en' ? 'en' : 'zh-CN',
    createdAt: new Date(`${body.issueDate || '1970-01-01'}T00:00:00Z`),
    running: { header: `${name}${mark}`, footer: `${says.line(PAPER_WORDS.date)} ${body.issueDate}` },
    pageLabel: (page, total) =>
      body.language === 'both' ? `${page} / ${total}` : textIn(pageWords(page, total), says.locale),
  };
}
