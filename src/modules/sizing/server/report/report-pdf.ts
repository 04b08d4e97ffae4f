import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { closePaper } from '#kits/pdf/close-paper.ts';
import { addGrid } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import { type Brand, openPaper, type Paper, type PaperOptions } from '#kits/pdf/paper.ts';
import { addParagraph, addWords } from '#kits/pdf/paragraph.ts';
import { drawPicture } from '#kits/pdf/picture.ts';
import { addTable, type Column } from '#kits/pdf/table.ts';
import { COLOURS, SIZES } from '#kits/pdf/theme.ts';
import type { Words } from '#kits/pdf/words.ts';
import { pageWords } from '#modules/documents/domain/sheet-words.ts';
import { type SheetLanguage, type SheetRelease, sheetText } from '#modules/documents/domain/technical-sheet.ts';
import { CONFIDENCE_WORDS, LEVEL_WORDS } from '#modules/sizing/domain/core/words.ts';
import type { ReportInput, ReportMoved, SizingReport } from '#modules/sizing/domain/report/report.ts';
import type { ReportDrive } from '#modules/sizing/domain/report/report-drives.ts';
import { REPORT_WORDS } from '#modules/sizing/domain/report/report-words.ts';
import { VERDICT_WORDS } from '#modules/sizing/domain/select/verdict-words.ts';
import type { SizingStep } from '#modules/sizing/domain/sizing.ts';
import type { WorstFigure } from '#modules/sizing/domain/worst/worst-case.ts';
import type { SheetText } from '#product/sheet.ts';

/** A report and how it is printed; the same print makes the same bytes. */
export interface ReportPrint {
  readonly report: SizingReport;
  readonly language: SheetLanguage;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The product data the drives are of, by line. */
  readonly releases: readonly (SheetRelease & { readonly line: string })[];
  readonly brand: Brand;
  /** Leaves the content readable, for inspection. */
  readonly uncompressed?: boolean;
}

/** Prints the report of a sizing: machine and results first, then what was known, how it was computed, and the drives. */
export function renderReport(print: ReportPrint): Promise<Buffer> {
  const paper = openPaper(optionsOf(print));
  const told: Told = { words: (text) => sheetText(text, print.language), line: (text) => lineOf(text, print) };
  printHead(paper, print, told);
  printFindings(paper, print.report, told);
  printInputs(paper, print.report, told);
  printWorst(paper, print.report, told);
  printDrives(paper, print.report, told);
  printMoved(paper, print.report, told);
  printSteps(paper, print.report, told);
  paper.y += 8;
  addWords(paper, told.words(REPORT_WORDS.prevails));
  return closePaper(paper);
}

/** How words are told: in two lines where both languages are wanted, or both in one. */
interface Told {
  readonly words: (text: SheetText) => Words;
  readonly line: (text: SheetText) => string;
}

function lineOf(text: SheetText, { language }: ReportPrint): string {
  const { main, second } = sheetText(text, language);
  return second === '' ? main : `${main}  ${second}`;
}

function optionsOf(print: ReportPrint): PaperOptions {
  const { brand, date, language, releases, report, uncompressed = false } = print;
  const title = `${lineOf(REPORT_WORDS.title, print)}  ·  ${lineOf(report.machine, print)}`;
  const locale: Locale = language === 'en' ? 'en' : 'zh-cn';
  const data = releases.map(({ line, version }) => `  ·  ${textIn(REPORT_WORDS.releases, locale)} ${line} ${version}`);
  return {
    ...{ brand, title, uncompressed },
    language: language === 'en' ? 'en' : 'zh-CN',
    createdAt: new Date(`${date}T00:00:00Z`),
    running: { header: title, footer: `${date}${data.join('')}` },
    pageLabel: (page, total) => (language === 'both' ? `${page} / ${total}` : textIn(pageWords(page, total), locale)),
  };
}

const PICTURE = { width: 210, height: 122 };

/** What it is and which machine, beside its picture the figures a drive is looked for by. */
function printHead(paper: Paper, { report }: ReportPrint, { line, words }: Told): void {
  addParagraph(paper, line(REPORT_WORDS.title), { size: SIZES.title, weight: 'bold' });
  addParagraph(paper, line(report.machine), { size: SIZES.display, weight: 'bold', colour: paper.colour });
  paper.y += 8;
  const top = paper.y;
  drawPicture(paper, report.picture, { x: paper.left, y: top, ...PICTURE }, 'left');
  paper.y = top + PICTURE.height;
  addHeading(paper, words(REPORT_WORDS.results));
  addGrid(
    paper,
    report.results.map(({ name, shown, symbol }) => ({
      ...{ label: words(name), symbol: signOf(symbol), value: shown?.text ?? '–' },
      ...(shown && { unit: shown.unit }),
    })),
    { numbers: true, labelShare: 0.62 },
  );
  if (report.missing.length === 0) return;
  const missing = joined(report.missing);
  addWords(
    paper,
    words({ zh: `${REPORT_WORDS.missing.zh}：${missing.zh}`, en: `${REPORT_WORDS.missing.en}: ${missing.en}` }),
  );
}

function joined(texts: readonly BilingualText[]): BilingualText {
  return { zh: texts.map(({ zh }) => zh).join('、'), en: texts.map(({ en }) => en).join(', ') };
}

function printFindings(paper: Paper, { findings }: SizingReport, { words }: Told): void {
  if (findings.length === 0) return;
  addHeading(paper, words(REPORT_WORDS.findings));
  paper.y += 3;
  for (const { level, text } of findings) {
    const said = { zh: `${LEVEL_WORDS[level].zh}：${text.zh}`, en: `${LEVEL_WORDS[level].en}: ${text.en}` };
    addWords(paper, words(said));
  }
}

function printInputs(paper: Paper, { inputs }: SizingReport, { words }: Told): void {
  addHeading(paper, words(REPORT_WORDS.inputs));
  const shownOf = ({ value, unit, isDefault }: ReportInput): Words =>
    isDefault ? words(asDefault(value, unit)) : words(value);
  addGrid(
    paper,
    inputs.map((input) => ({ ...{ label: words(input.name), value: shownOf(input) }, ...marksOf(input) })),
    { labelShare: 0.56 },
  );
}

function marksOf({ symbol, unit, isDefault }: ReportInput) {
  return { ...(symbol !== '' && { symbol: signOf(symbol) }), ...(unit !== '' && !isDefault && { unit }) };
}

/** A letter and its index: `M_m` is printed with its m below. */
function signOf(symbol: string): string {
  return symbol.replace('_', '');
}

/** The figure, its unit, and that nobody filled it in. */
function asDefault(value: SheetText, unit: string): BilingualText {
  const { zh, en } = typeof value === 'string' ? { zh: value, en: value } : value;
  const figure = (text: string) => `${text} ${unit}`.trim();
  return { zh: `${figure(zh)}（${REPORT_WORDS.assumed.zh}）`, en: `${figure(en)} (${REPORT_WORDS.assumed.en})` };
}

/** So much of a table stays with its heading: its head and a row. */
const BEFORE_TABLE = 110;

/** What the second values of inputs make of the results, and which combination the worst comes from. */
function printWorst(paper: Paper, { worst }: SizingReport, told: Told): void {
  if (worst === undefined) return;
  addHeading(paper, told.words(REPORT_WORDS.worst), BEFORE_TABLE);
  addWords(paper, told.words(worst.length === 0 ? REPORT_WORDS.unmoved : REPORT_WORDS.cases));
  if (worst.length === 0) return;
  paper.y += 3;
  const columns: readonly Column[] = [
    { heading: told.words(REPORT_WORDS.quantity), share: 30, wrap: true },
    { heading: told.words(REPORT_WORDS.first), share: 16, align: 'right', whole: true },
    { heading: told.words(REPORT_WORDS.most), share: 16, align: 'right', whole: true },
    { heading: told.words(REPORT_WORDS.with), share: 38, wrap: true },
  ];
  addTable(
    paper,
    columns,
    worst.map((figure) => ({ cells: worstCells(figure, told) })),
  );
}

function worstCells({ name, symbol, shown, first, at }: WorstFigure, { words }: Told): readonly Words[] {
  const figure = (one: SizingStep['shown']) => (one === null ? '–' : `${one.text} ${one.unit}`.trim());
  return [words(name), figure(first.shown), `${symbol} = ${figure(shown)}`, at];
}

function printDrives(paper: Paper, { drives, energy }: SizingReport, told: Told): void {
  addHeading(paper, told.words(REPORT_WORDS.drives), BEFORE_TABLE);
  if (drives.length === 0) addWords(paper, told.words(REPORT_WORDS.noDrives));
  else addDrives(paper, drives, told);
  if (drives.length === 0 || energy === undefined) return;
  paper.y += 4;
  addWords(paper, told.words(energy));
}

function addDrives(paper: Paper, drives: readonly ReportDrive[], told: Told): void {
  const columns: readonly Column[] = [
    { heading: told.words(REPORT_WORDS.series), share: 8 },
    { heading: told.words(REPORT_WORDS.drive), share: 27, wrap: true },
    { heading: 'n2', share: 13, align: 'right', whole: true },
    { heading: told.words(REPORT_WORDS.factor), share: 15, align: 'right', whole: true },
    { heading: told.words(REPORT_WORDS.mass), share: 11, align: 'right', whole: true },
    { heading: told.words(REPORT_WORDS.yearly), share: 15, align: 'right', whole: true },
    { heading: told.words(REPORT_WORDS.remark), share: 34, wrap: true },
  ];
  addTable(
    paper,
    columns,
    drives.map((drive) => ({ cells: cellsOf(drive, told), strong: drive.verdict === 'best' })),
  );
}

function cellsOf(
  { series, text, speed, factor, mass, energy, carbon, verdict, reasons }: ReportDrive,
  { words }: Told,
): readonly Words[] {
  const why = joined([VERDICT_WORDS[verdict], ...reasons]);
  return [series, text, speed, factor, mass, { main: energy, second: carbon }, words(why)];
}

/** Which inputs move the results most, with the figures of the page. */
function printMoved(paper: Paper, { moved }: SizingReport, told: Told): void {
  if (moved.length === 0) return;
  addHeading(paper, told.words(REPORT_WORDS.movers), BEFORE_TABLE);
  addParagraph(paper, told.line(REPORT_WORDS.eachAlone), { size: SIZES.caption, colour: COLOURS.soft });
  for (const { result, movers } of moved) {
    paper.y += 3;
    const columns: readonly Column[] = [
      { heading: told.words(result), share: 64, wrap: true },
      { heading: '−10 %', share: 18, align: 'right', whole: true },
      { heading: '+10 %', share: 18, align: 'right', whole: true },
    ];
    addTable(
      paper,
      columns,
      movers.map((mover) => ({ cells: [told.words(moverName(mover)), mover.down, mover.up] })),
    );
  }
}

function moverName({ name, symbol, isDefault }: ReportMoved['movers'][number]): BilingualText {
  const { assumed } = REPORT_WORDS;
  return {
    zh: `${name.zh} ${symbol}${isDefault ? `（${assumed.zh}）` : ''}`,
    en: `${name.en} ${symbol}${isDefault ? ` (${assumed.en})` : ''}`,
  };
}

function printSteps(paper: Paper, { steps }: SizingReport, told: Told): void {
  addHeading(paper, told.words(REPORT_WORDS.steps), BEFORE_TABLE);
  addParagraph(paper, told.line(REPORT_WORDS.metric), { size: SIZES.caption, colour: COLOURS.soft });
  paper.y += 3;
  const columns: readonly Column[] = [
    { heading: told.words(REPORT_WORDS.quantity), share: 24, wrap: true },
    { heading: told.words(REPORT_WORDS.formula), share: 46, wrap: true },
    { heading: told.words(REPORT_WORDS.result), share: 18, align: 'right', wrap: true, whole: true },
    { heading: told.words(REPORT_WORDS.source), share: 12, wrap: true },
  ];
  addTable(
    paper,
    columns,
    steps.map((step) => ({ cells: stepCells(step, told) })),
  );
}

/** The formula, and below it that with numbers; of what could not be computed, why. */
function stepCells(step: SizingStep, { words }: Told): readonly Words[] {
  const { confidence, formula, isGiven, name, notComputed, shown, symbol, withNumbers } = step;
  const source = isGiven ? REPORT_WORDS.given : CONFIDENCE_WORDS[confidence];
  const reckoned: Words = { main: formula, second: isGiven || shown === null ? '' : `= ${withNumbers}` };
  const result = shown === null ? '–' : `${symbol} = ${shown.text} ${shown.unit}`.trim();
  return [words(name), notComputed && !isGiven ? words(notComputed) : reckoned, result, words(source)];
}
