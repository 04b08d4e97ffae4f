import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { motorSections } from '#lines/shared/motor/sheet/motor-section.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { PartFigures, SheetRow, SheetSection } from '#product/sheet.ts';
import { dimensionSection } from './dimension-section.ts';

/**
 * The groups of a document that the parts of a gear motor say: the motor's data at full load on the mains that were chosen, the
 * dimensions another machine meets, and how much oil it takes in its mounting position. Part load is in no source; a motor the figures do not hold for is printed
 * without them.
 */
export function partSections(row: BasicType, standing: Values, parts: PartFigures): readonly SheetSection[] {
  return [
    ...motorSections(MOTOR_OF_JRT, row.frequency, standing, parts),
    dimensionSection(standing, parts),
    { heading: text('注油量', 'Oil quantity'), rows: oilRows(standing, parts), areFigures: true, about: 'oil' },
  ];
}

function oilRows({ installationPosition = '' }: Values, parts: PartFigures): readonly SheetRow[] {
  const litres = parts[`oil.${installationPosition}`];
  if (litres === undefined) return [];
  const label = text(
    `${installationPosition} 注油量（约，以油位螺塞为准）`,
    `In ${installationPosition}, approx.; the level plug decides`,
  );
  return [{ label, value: figureText({ written: 'listed' }, litres), unit: 'L' }];
}
