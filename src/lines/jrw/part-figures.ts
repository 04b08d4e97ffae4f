import { frameNumber } from '#lines/shared/motor/frames.ts';
import { nameplateFigures } from '#lines/shared/motor/nameplate-figures.ts';
import type { PartFigures } from '#product/sheet.ts';
import type { WormRow } from './rows/worm-row.ts';
import type { WormParts } from './source/parts.ts';

type Figure = readonly [name: string, value: number];

/**
 * What the reference data know of a unit beside its columns: what its motor draws, how much oil it takes in each position, and
 * its dimensions in mm. A pair has the input of its first unit and the output of its second; oil has either unit its own.
 * Heights and solid worm shafts are recalled only and left out.
 */
export function partFigures(row: WormRow, parts: WormParts): PartFigures {
  const motor = parts.motors.find(({ frame, poles }) => frame === row.motorFrame && poles === row.motorPoles);
  const named = row.efficiencyClass === 'AC' ? null : row.efficiencyClass;
  const [first = '', output = first] = row.reduceUnitSize.split('/');
  return Object.fromEntries([
    ...(motor ? nameplateFigures(motor.nameplate, named) : []),
    ...oilFigures(output, 'oil', parts),
    ...(first === output ? [] : oilFigures(first, 'oil.first', parts)),
    ...outputFigures(output, parts),
    ...inputFigures(first, row, parts),
  ]);
}

function oilFigures(of: string, name: string, { oils }: WormParts): readonly Figure[] {
  return oils.filter(({ size }) => size === of).map(({ position, litres }) => [`${name}.${position}`, litres]);
}

/** `bore.25.b`, `shaft.SS.d`, `flange.FA.M` and the holes of the feet. */
function outputFigures(of: string, { bores, shafts, flanges, housings }: WormParts): readonly Figure[] {
  const isOf = ({ size }: { readonly size: string }) => size === of;
  return [
    ...bores.filter(isOf).flatMap(({ diameter, keyWidth }) => named(`bore.${diameter}`, { D: diameter, b: keyWidth })),
    ...shafts.filter(isOf).flatMap(({ code, diameter: d, length: l }) => named(`shaft.${code}`, { d, l })),
    ...flanges
      .filter(isOf)
      .flatMap(({ code, diameter, boltCircle, pilot, hole }) =>
        named(`flange.${code}`, { P: diameter, M: boltCircle, N: pilot, S: hole }),
      ),
    ...housings
      .filter(isOf)
      .flatMap(({ feet: [along, across], footHole }) => named('feet', { A: along, B: across, K: footHole })),
  ];
}

function inputFigures(
  of: string,
  { motorFrame, inputFlange }: WormRow,
  { inputFlanges }: WormParts,
): readonly Figure[] {
  if (motorFrame === null) return [];
  const frame = String(frameNumber(motorFrame) ?? motorFrame);
  const flange = inputFlanges.find((one) => one.size === of && one.frame === frame && one.form === inputFlange);
  if (flange === undefined) return [];
  const { bore, outerDiameter, boltCircle, pilot } = flange;
  return named('input', { D: bore, P: outerDiameter, M: boltCircle, N: pilot });
}

function named(of: string, letters: Readonly<Record<string, number>>): readonly Figure[] {
  return Object.entries(letters).map(([letter, value]) => [`${of}.${letter}`, value]);
}
