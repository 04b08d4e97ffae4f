import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { type SheetLanguage, sheetText } from '#modules/documents/domain/technical-sheet.ts';
import { judgeTorque, type TorqueVerdict, torqueSentence } from '#modules/documents/domain/torque-check.ts';
import type { TorqueCheck } from '#product/sheet.ts';
import { addGauge } from '#server/print/gauge.ts';
import { addGrid } from '#server/print/grid.ts';
import { addHeading } from '#server/print/heading.ts';
import type { Paper } from '#server/print/paper.ts';
import { addParagraph } from '#server/print/paragraph.ts';
import { COLOURS, SIZES } from '#server/print/theme.ts';

const VERDICT_COLOURS = {
  fits: COLOURS.green,
  near: COLOURS.amber,
  overloaded: COLOURS.red,
} as const satisfies Record<TorqueVerdict, string>;

/** Prints whether the drive is strong enough: the verdict in words, the service factor as a bar, the torques behind it. */
export function printCheck(paper: Paper, check: TorqueCheck, language: SheetLanguage): void {
  const colour = VERDICT_COLOURS[judgeTorque(check)];
  addHeading(paper, sheetText(SHEET_WORDS.torqueCheck, language), 110);
  paper.y += 4;
  const { main, second } = sheetText(torqueSentence(check), language);
  addParagraph(paper, main, { size: SIZES.body, weight: 'bold', colour });
  if (second !== '') addParagraph(paper, second, { size: SIZES.caption, colour });
  paper.y += 6;
  addGauge(paper, {
    value: check.serviceFactor,
    required: check.requiredServiceFactor,
    valueLabel: `fB ${check.serviceFactor.toFixed(2)}`,
    requiredLabel: requiredLabel(check, language),
    colour,
  });
  addGrid(paper, checkRows(check, language), { labelShare: 0.5 });
}

function requiredLabel(check: TorqueCheck, language: SheetLanguage): string {
  const { main, second } = sheetText(SHEET_WORDS.required, language);
  return `${main}${second === '' ? '' : ` ${second}`} ${check.requiredServiceFactor.toFixed(2)}`;
}

function checkRows(check: TorqueCheck, language: SheetLanguage) {
  const label = (word: 'outputTorque' | 'usableTorque' | 'governedBy') => sheetText(SHEET_WORDS[word], language);
  return [
    { label: label('outputTorque'), value: String(check.outputTorque), unit: 'Nm' },
    { label: label('usableTorque'), value: String(check.usableTorque), unit: 'Nm' },
    { label: label('governedBy'), value: sheetText(check.governedBy, language) },
  ];
}
