import { describe, expect, it } from 'vitest';
import { aRandomMotor } from '#lines/jd/testing/shipped-motors.ts';
import { lineSheetFaults, sheetOfLine, wordsOf, writtenOn } from '#lines/shared/solid/testing/sheet-of-line.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { Values } from '#product/configuration.ts';
import { sampleOf } from '#testing/sample.ts';
import { drawMotor } from './draw-motor.ts';

const DIMENSIONS = referenceDimensions();

function drawn(standing: Values) {
  const usual = { motorSize: '90L', motorPoles: '4', mountingArrangement: 'B3' };
  const result = drawMotor({ standing: { ...usual, ...standing }, parts: {} }, DIMENSIONS);
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}
const sheet = (standing: Values) => sheetOfLine(drawn(standing));
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

describe('the dimension sheet of a motor', () => {
  it.each(sampleOf(SEEDS, 60))('has no text on another and every dimension it found (motor %i)', (seed) => {
    expect(lineSheetFaults(drawn(aRandomMotor(seed).values))).toEqual([]);
  });

  it('tells feet and shaft end of one on feet by the letters of IEC 60072-1', () => {
    const ids = ['feet-H', 'feet-A', 'feet-B', 'feet-C', 'feet-K', 'shaft-end-D', 'shaft-end-E', 'motor-AC'];
    expect(writtenOn(sheet({ motorSize: '132S1' }), ...ids)).toEqual([
      ...['H=132 0/-0.5', 'A=216', 'B=140', 'C=89', 'K=4×Ø12 H13'],
      ...['D=Ø38 k6', 'E=80', 'AC≈Ø275'],
    ]);
  });

  it('tells the flange P, M, N and its holes, threads as such', () => {
    const ids = ['motor-flange-P', 'motor-flange-M', 'motor-flange-T', 'motor-flange-S'];
    expect(writtenOn(sheet({ mountingArrangement: 'B5' }), ...ids)).toEqual(['P=Ø200', 'M=Ø165', 'T=3.5', 'S=4×Ø12']);
    expect(writtenOn(sheet({ motorSize: '80M1', mountingArrangement: 'B34' }), ...ids)).toEqual([
      ...['P=Ø120', 'M=Ø100', 'T=3', 'S=4×M6'],
    ]);
  });

  it('tells the second shaft end at the fan', () => {
    const scene = sheet({ 'otherMotorOptions.2WE': 'yes' });
    expect(writtenOn(scene, 'second-shaft-end-DA', 'second-shaft-end-EA')).toEqual(['DA≈Ø19', 'EA≈40']);
  });

  it('calls the height over all otherwise than the height of the shaft', () => {
    expect(writtenOn(sheet({}), 'feet-H', 'overall-H0', 'overall-H')).toEqual(['H=90 0/-0.5', 'H0≈240', undefined]);
  });

  it.each(['B3', 'B35', 'V1', 'V6'])(
    'says that it is mounted IM %s, in the block and at the arrow to the ground',
    (code) => {
      const said = wordsOf(sheet({ mountingArrangement: code })).filter((word) => word === `IM ${code}`);
      expect(said).toHaveLength(2);
    },
  );

  it('stands up with its shaft, and keeps its letters', () => {
    const [level, up] = [sheet({}), sheet({ mountingArrangement: 'V6' })];
    expect(up.dimensions.map(({ id }) => id).toSorted()).toEqual(level.dimensions.map(({ id }) => id).toSorted());
    const isUpright = (scene: typeof up) => scene.dimensions.find(({ id }) => id === 'feet-B')?.isUpright;
    expect([isUpright(level), isUpright(up)]).toEqual([false, true]);
  });
});
