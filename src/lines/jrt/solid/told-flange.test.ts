import { describe, expect, it } from 'vitest';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { drawDrive } from './draw-drive.ts';
import { builtUnits, type Choice, choicesOf } from './testing/built-units.ts';

const DIMENSIONS = referenceDimensions();
const FLANGE = ['D2', 'D', 'D1', 's', 'o1', 'o2'];

/** Every unit with every flange it may have. */
const FLANGED = builtUnits()
  .filter(({ flanges }) => flanges.length > 0)
  .flatMap(choicesOf)
  .map((choice) => ({ ...choice, inputType: 'none', installationPosition: 'M1' }))
  .flatMap((choice: Choice) => {
    const result = drawDrive({ standing: choice, parts: {} }, DIMENSIONS);
    return result.ok ? [{ choice, drive: result.value }] : [];
  });

const nameOf = ({ builtInType, flangeSize, reduceUnitSize }: Choice) =>
  `${builtInType} ${reduceUnitSize} F${flangeSize}`;
const flangeOf = ({ dimensions }: DrawnProduct, letter: string) =>
  dimensions.filter((told) => told.letter === letter && ['unit', 'flange'].includes(told.view));
const toldOf = ({ dimensions }: DrawnProduct, letter: string) =>
  dimensions.find((told) => told.view === 'unit' && told.letter === letter);

describe('what a unit with an output flange tells of it', () => {
  it('is the flange that was chosen, each letter once and as its own row has it', () => {
    const faults = FLANGED.flatMap(({ choice, drive }) =>
      FLANGE.flatMap((letter) => {
        const told = flangeOf(drive, letter).map(({ value }) => value);
        const row = DIMENSIONS.of('FLANGE', choice.flangeSize ?? '', 'B5').get(letter)?.value;
        return told.length === 1 && (letter !== 'D2' || told[0] === row)
          ? []
          : [`${nameOf(choice)}: ${letter} ${told.join(' and ')}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('is as far from the motor as the model is built', () => {
    const inLine = FLANGED.filter(
      ({ choice, drive }) => 'RF'.includes(choice.gearboxModel ?? '') && toldOf(drive, 'l'),
    );
    expect(inLine.length).toBeGreaterThan(20);
    const faults = inLine.flatMap(({ choice, drive }) => {
      const at = (name: string) => drive.model.frames.find((frame) => frame.name === name)?.place.at[0] ?? 0;
      const built = at('OUT_A') - at('MOTOR') + Number(toldOf(drive, 'l')?.value);
      const q1 = Number(toldOf(drive, 'q1')?.value);
      return Math.abs(q1 - built) <= 0.5 ? [] : [`${nameOf(choice)}: ${q1}, built ${built}`];
    });
    expect(faults).toEqual([]);
  });

  it('is computed where it is another than the main one of the unit', () => {
    const drive = FLANGED.find(({ choice }) => nameOf(choice) === 'RF 67 F200')?.drive;
    const told = (letter: string) => drive && flangeOf(drive, letter).map(({ value }) => value);
    expect(['D2', 'o1', 'o2', 'q1'].map(told)).toEqual([[200], [3.5], [12], [290.5]]);
    expect(drive && toldOf(drive, 'q1')?.confidence).toBe('approximate');
  });
});
