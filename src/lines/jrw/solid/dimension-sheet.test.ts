import { describe, expect, it } from 'vitest';
import { aRandomWorm } from '#lines/jrw/testing/shipped-worm-release.ts';
import { lineSheetFaults, sheetOfLine, wordsOf, writtenOn } from '#lines/shared/solid/testing/sheet-of-line.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { sheetFaults } from '#modules/drawings/domain/sheet/layout/sheet-faults.ts';
import type { Values } from '#product/configuration.ts';
import { sampleOf } from '#testing/sample.ts';
import { drawWorm } from './draw-worm.ts';

const DIMENSIONS = referenceDimensions();
const draw = (standing: Values) => drawWorm({ standing, parts: {} }, DIMENSIONS);

function drawn(standing: Values) {
  const usual = { reduceUnitSize: '063', inputType: 'none', installationPosition: 'B3' };
  const result = draw({ ...usual, ...standing });
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}
const sheet = (standing: Values = {}) => sheetOfLine(drawn(standing));
const MOTOR: Values = { inputType: 'motor', motorSize: '80M1', inputFlange: 'B5' };
const FLANGED: Values = {
  ...MOTOR,
  flangeType: 'FA',
  flangePointing: 'A',
  outputShaftType: 'SS',
  outputShaftPointing: 'B',
};
const PAIR: Values = { ...MOTOR, reduceUnitSize: '040/075', motorSize: '71M1', outputShaftType: 'DS' };
/** The largest pair with a flange, a shaft and a brake motor of two shaft ends: the detail of its shaft finds room at 1:5 only. */
const CROWDED: Values = {
  ...{ inputType: 'JCMC', reduceUnitSize: '063/150', motorSize: '71M2', inputFlange: 'B5' },
  ...{ flangeType: 'FA', outputShaftType: 'SS', brakes: 'BE05', 'otherMotorOptions.2WE': 'yes' },
};
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

describe('the dimension sheet of a worm unit', () => {
  it.each(sampleOf(SEEDS, 200))('has no text on another and every dimension it found (unit %i)', (seed) => {
    const result = draw(aRandomWorm(seed).values);
    if (result.ok) expect(lineSheetFaults(result.value)).toEqual([]);
  });

  it('tells foot, hub, face and bore of a bare unit', () => {
    const ids = ['unit-C', 'unit-C1', 'unit-R', 'unit-D', 'unit-E', 'unit-H', 'unit-G1', 'unit-O', 'unit-I', 'face-S'];
    expect(writtenOn(sheet(), ...ids)).toEqual([
      ...['C=100', 'C1=85', 'R=4×Ø8.5 H13', 'D=Ø25 H7', 'E=Ø80 h7', 'H=Ø95', 'G1=112', 'O=63', 'I≈95', 'S=8×M8'],
    ]);
  });

  it('tells the flange and the shaft that is plugged in, and the motor', () => {
    const scene = sheet(FLANGED);
    const flange = ['KA', 'KB', 'KC', 'KM', 'KN', 'KO', 'KP', 'KQ'].map((letter) => `flange-${letter}`);
    const shaft = ['d', 'B', 'B1', 'L'].map((letter) => `plug-in-shaft-${letter}`);
    expect(writtenOn(scene, ...flange, ...shaft, 'motor-AC', 'motor-LF')).toEqual([
      ...['KA=82', 'KB=10', 'KC=6', 'KM=Ø150', 'KN=Ø115 H8', 'KO=4×Ø11', 'KP=Ø180', 'KQ=142'],
      ...['d=Ø25 h6', 'B=50', 'B1=53.5', 'L=173', 'AC≈Ø175', 'LF≈255'],
    ]);
  });

  it('tells the flange for a motor of the customer, and the arm', () => {
    const scene = sheet({ inputType: 'AM', inputModule: 'AM80', inputFlange: 'B5', torqueArm: 'A' });
    const ids = ['input-flange-P', 'input-flange-M', 'input-flange-N', 'torque-arm-K1', 'torque-arm-KH'];
    expect(writtenOn(scene, ...ids)).toEqual(['P=Ø200', 'M=Ø165', 'N=Ø130', 'K1=150', 'KH=Ø10']);
    const arm = ['R', 'KG', 'G', 'B'].map((letter) => `torque-arm-${letter}`);
    expect(writtenOn(scene, ...arm)).toEqual(['R=18', 'KG=49', 'G=14', 'B=6']);
  });

  it('tells the motor of a pair where it stands, across', () => {
    const ids = ['motor-AC', 'motor-LF', 'first-unit-O', 'first-unit-I', 'connector-KL', 'plug-in-shaft-L1'];
    expect(writtenOn(sheet(PAIR), ...ids)).toEqual(['AC≈Ø145', 'LF≈225', 'O=40', 'I≈70', 'KL≈17', 'L1=247']);
  });

  it('tells width and height of the key of a large flanged pair whose brake motor has two shaft ends, where neither text fits between its ends', () => {
    const scene = sheet(CROWDED);
    expect(writtenOn(scene, ...['d', 'b1', 't1'].map((letter) => `A-plug-in-shaft-${letter}`))).toEqual([
      ...['d=Ø50 h6', 'b1=14 N9', 't1=53.5'],
    ]);
  });

  it.each([FLANGED, PAIR])('has its long list beside the title block', (standing) => {
    const scene = sheet(standing);
    expect(sheetFaults(scene)).toEqual([]);
    expect(scene.form.list).toHaveLength(2);
  });

  it('has letters alone in its list: no word, no angle of the first hole', () => {
    const letters = drawn(FLANGED).dimensions.map(({ letter }) => letter);
    expect(letters.filter((letter) => letter.length > 2)).toEqual([]);
  });

  it('says that its views stand as in B3 where its feet are up or on a wall', () => {
    const isSaid = (installationPosition: string) =>
      wordsOf(sheet({ installationPosition })).some((word) => word.includes('Views as in B3'));
    expect(['B3', 'B8', 'B6', 'V5'].map(isSaid)).toEqual([false, true, true, false]);
  });

  it.each(['B3', 'B8', 'V5'])('says that it is mounted %s', (installationPosition) => {
    expect(wordsOf(sheet({ installationPosition })).filter((word) => word === installationPosition)).toHaveLength(2);
  });
});
