import { addHeading } from '#kits/pdf/heading.ts';
import { keepTogether, type Paper } from '#kits/pdf/paper.ts';
import { addParagraph, addWords } from '#kits/pdf/paragraph.ts';
import { textLines } from '#kits/pdf/text.ts';
import { COLOURS, LEADING, SIZES } from '#kits/pdf/theme.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import type { BillPaper } from '#modules/bills/domain/bill-paper.ts';
import { cubicMetres, kilograms } from '#modules/bills/domain/packing.ts';
import { bankFactsOf, signatureFactsOf } from '#modules/bills/domain/paper-facts.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import type { PaperLanguage } from './paper-language.ts';
import { leaveRoom, printFacts, printRows } from './print-head.ts';

/** Prints the total written out. */
export function printWords(paper: Paper, { words }: BillBody, says: PaperLanguage): void {
  if (words === null) return;
  leaveRoom(paper, 6);
  addWords(paper, says.words(words));
}

/** Prints what the packages come to; a proforma may have none yet. */
export function printTotals(paper: Paper, { totals }: BillBody, says: PaperLanguage): void {
  if (totals.packages === 0) return;
  const rows = [
    ['totalPackages', String(totals.packages)],
    ['totalPieces', String(totals.pieces)],
    ['totalNet', kilograms(totals.netG)],
    ['totalGross', kilograms(totals.grossG)],
    ['totalVolume', cubicMetres(totals.volumeL)],
  ] as const;
  printRows(
    paper,
    says.words(PAPER_WORDS.totals),
    rows.map(([word, value]) => ({ label: says.words(PAPER_WORDS[word]), value })),
  );
}

/** Prints texts of their own: goods word for word, marks with their line breaks, bank, declarations and remarks. */
export function printTexts(paper: Paper, body: BillBody, says: PaperLanguage): void {
  const { bank, declaration, goodsText, marks, originStatement, remarks } = body;
  printText(paper, 'goodsText', goodsText, says);
  printText(paper, 'marks', marks, says);
  if (bank !== null) printFacts(paper, { heading: PAPER_WORDS.bank, facts: bankFactsOf(bank) }, says);
  const declared = [declaration, originStatement].map(says.line).filter((text) => text !== '');
  printText(paper, 'declaration', declared.join('\n'), says);
  printText(paper, 'remarks', remarks, says);
}

function printText(paper: Paper, heading: keyof typeof PAPER_WORDS, text: string, says: PaperLanguage): void {
  if (text === '') return;
  const lines = Math.min(textLines(paper, text, paper.width, TEXT).length, MOST_HELD);
  addHeading(paper, says.words(PAPER_WORDS[heading]), lines * TEXT.size * LEADING + 2);
  paper.y += 2;
  addParagraph(paper, text, TEXT);
}

const TEXT = { size: SIZES.body };
/** A text of no more lines stands on one page. */
const MOST_HELD = 12;

/** The room for a signature and a stamp, points. */
const SIGNING = 64;

/** Prints who signs and room to do so, kept together, and the name of the frozen paper. */
export function printSignature(paper: Paper, { body, sha256 }: BillPaper, says: PaperLanguage): void {
  leaveRoom(paper, 8);
  keepTogether(paper, SIGNING + 70);
  printFacts(paper, { heading: PAPER_WORDS.signature, facts: signatureFactsOf(body) }, says);
  keepTogether(paper, SIGNING);
  paper.y += SIGNING;
  paper.pdf.rect(paper.left, paper.y - 8, paper.width / 2, 0.5).fill(COLOURS.soft);
  if (sha256 === null) return;
  const small = { size: SIZES.second, colour: COLOURS.soft };
  addParagraph(paper, `${says.line(PAPER_WORDS.fingerprint)}: ${sha256}`, small);
}
