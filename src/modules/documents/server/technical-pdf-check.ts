import { addGauge } from '#kits/pdf/gauge.ts';
import { addGrid } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { addParagraph } from '#kits/pdf/paragraph.ts';
import { COLOURS, SIZES } from '#kits/pdf/theme.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { type SheetLanguage, sheetText } from '#modules/documents/domain/technical-sheet.ts';
import type { SheetCheck, SheetVerdict } from '#product/sheet.ts';
import { gridRows } from './grid-rows.ts';

const VERDICT_COLOURS = {
  fits: COLOURS.green,
  oversized: COLOURS.ink,
  open: COLOURS.amber,
  near: COLOURS.amber,
  overloaded: COLOURS.red,
} as const satisfies Record<SheetVerdict, string>;

/** Prints whether the product is strong enough: the verdict in words, the factor as a bar, the figures behind it. */
export function printCheck(paper: Paper, check: SheetCheck, language: SheetLanguage): void {
  const { heading, verdict, sentence, gauge, rows } = check;
  const colour = VERDICT_COLOURS[verdict];
  addHeading(paper, sheetText(heading, language), 110);
  paper.y += 4;
  const { main, second } = sheetText(sentence, language);
  addParagraph(paper, main, { size: SIZES.body, weight: 'bold', colour });
  if (second !== '') addParagraph(paper, second, { size: SIZES.caption, colour });
  paper.y += 6;
  addGauge(paper, {
    value: gauge.value,
    required: gauge.required,
    valueLabel: `${gauge.symbol} ${gauge.value.toFixed(2)}`,
    requiredLabel: requiredLabel(gauge, language),
    colour,
  });
  addGrid(paper, gridRows(rows, { language }), { labelShare: 0.5 });
}

function requiredLabel({ required }: SheetCheck['gauge'], language: SheetLanguage): string {
  const { main, second } = sheetText(SHEET_WORDS.required, language);
  return `${main}${second === '' ? '' : ` ${second}`} ${required.toFixed(2)}`;
}
