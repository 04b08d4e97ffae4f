import { addGrid, type GridRow, heldHeight } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { drawQrCode, qrCodeOf, qrCodeSize } from '#kits/pdf/qr-code.ts';
import { ascent, drawLines, drawText, type TextStyle, textLines } from '#kits/pdf/text.ts';
import { COLOURS, LEADING, SIZES } from '#kits/pdf/theme.ts';
import type { Words } from '#kits/pdf/words.ts';
import { type BillPaper, billNumber } from '#modules/bills/domain/bill-paper.ts';
import { type Fact, type FactGroup, factGroupsOf, partiesOf } from '#modules/bills/domain/paper-facts.ts';
import { PAPER_WORDS, STATE_MARKS } from '#modules/bills/domain/paper-words.ts';
import type { PaperLanguage } from './paper-language.ts';

const CODE = { least: 58, gap: 18 };

/** Prints what it is and its number large, and what became of it; beside them how it is opened. */
export function printHead(paper: Paper, bill: BillPaper, says: PaperLanguage): void {
  const { body, state } = bill;
  const top = paper.y + 4;
  paper.y = top;
  addLine(paper, says.line(body.title), { size: SIZES.title, weight: 'bold' });
  addLine(paper, billNumber(body) ?? '', { size: SIZES.display, weight: 'bold', colour: paper.colour });
  addLine(paper, `${says.line(PAPER_WORDS.date)}: ${body.issueDate}`, { size: SIZES.heading });
  const revision = body.revision > 0 ? `${says.line(PAPER_WORDS.revision)} ${body.revision}` : '';
  addLine(paper, revision, { size: SIZES.heading });
  if (state !== 'issued') addLine(paper, says.line(STATE_MARKS[state]), { ...WARNING, size: SIZES.title });
  if (body.terms.isDemo === true) addLine(paper, says.line(PAPER_WORDS.demo), DEMO);
  if (bill.isPairVoid) addLine(paper, says.line(PAPER_WORDS.pairVoid), WARNING);
  if (bill.address !== undefined) paper.y = Math.max(paper.y, printCode(paper, bill.address, says, top));
}

const DEMO = { size: SIZES.body, weight: 'bold', colour: COLOURS.amber } as const;
const WARNING = { size: SIZES.heading, weight: 'bold', colour: COLOURS.red } as const;

function printCode(paper: Paper, address: string, says: PaperLanguage, top: number): number {
  const code = qrCodeOf(address);
  const size = qrCodeSize(code, CODE.least);
  const right = paper.left + paper.width;
  drawQrCode(paper, code, { x: right - size, y: top, size });
  paper.pdf.link(right - size, top, size, size, address);
  const words = { size: SIZES.second, colour: COLOURS.soft, align: 'right' } as const;
  drawText(paper, says.line(PAPER_WORDS.openInPortal), right, top + size + 9, words);
  return top + size + 12;
}

function addLine(paper: Paper, text: string, style: TextStyle): void {
  if (text === '') return;
  const lines = textLines(paper, text, paper.width - CODE.least - CODE.gap - 20, style);
  drawLines(paper, lines, paper.left, paper.y + ascent(style.size), style);
  paper.y += lines.length * style.size * LEADING;
}

/** Prints who takes part, two beside each other. */
export function printParties(paper: Paper, { body }: BillPaper, says: PaperLanguage): void {
  const parties = partiesOf(body);
  leaveRoom(paper, 10);
  addGrid(
    paper,
    parties.map((party) => partyRow(party, says)),
    { labelShare: PARTY_LABELS },
  );
}

/** The part of a column that the labels of parties take. */
const PARTY_LABELS = 0.28;

/** All that is known of somebody under each other: names and addresses stand by themselves, what else there is after its label. */
function partyRow({ heading, facts }: FactGroup, says: PaperLanguage): GridRow {
  const told = facts.map(({ label, value }) => {
    const words = says.words(value);
    const { main, second } = typeof words === 'string' ? { main: words, second: '' } : words;
    return { main: typeof value === 'string' ? `${says.line(label)}: ${main}` : main, second };
  });
  const lines = (of: 'main' | 'second') => told.map((one) => one[of]).filter((text) => text !== '');
  return {
    label: says.words(heading),
    value: { main: lines('main').join('\n'), second: lines('second').join('\n') },
  };
}

function gridRow({ label, value }: Fact, says: PaperLanguage): GridRow {
  return { label: says.words(label), value: says.words(value) };
}

/** Prints facts under a heading. */
export function printFacts(paper: Paper, { heading, facts }: FactGroup, says: PaperLanguage): void {
  printRows(
    paper,
    says.words(heading),
    facts.map((fact) => gridRow(fact, says)),
  );
}

/** Prints named values under a heading, which does not stand alone at the end of a page. */
export function printRows(paper: Paper, heading: Words, rows: readonly GridRow[]): void {
  addHeading(paper, heading, heldHeight(paper, rows));
  addGrid(paper, rows);
}

/** Prints references, terms, credit and transport. */
export function printFactGroups(paper: Paper, { body }: BillPaper, says: PaperLanguage): void {
  for (const group of factGroupsOf(body)) printFacts(paper, group, says);
}

/** Leaves room for what comes next: half of it where that spares a page. */
export function leaveRoom(paper: Paper, height: number): void {
  paper.y += paper.isDense ? height / 2 : height;
}
