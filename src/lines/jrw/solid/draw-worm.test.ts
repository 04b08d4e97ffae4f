import { describe, expect, it } from 'vitest';
import { partFigures } from '#lines/jrw/part-figures.ts';
import { wormPairs } from '#lines/jrw/rows/list-worm-rows.ts';
import type { WormRow } from '#lines/jrw/rows/worm-row.ts';
import { aRandomWorm } from '#lines/jrw/testing/shipped-worm-release.ts';
import { drawnFaults, isHonestTurn } from '#lines/shared/solid/testing/drawn-faults.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { dimensionsOf } from '#modules/drawings/domain/dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { stepFile } from '#modules/drawings/domain/solids/step/step-file.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { readStep } from '#modules/drawings/testing/read-step.ts';
import type { Values } from '#product/configuration.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { sampleOf } from '#testing/sample.ts';
import { drawWorm } from './draw-worm.ts';
import { MOUNTING_TURNS, ONTO_WORM } from './mounting-turns.ts';

const DIMENSIONS = referenceDimensions();
const PARTS = shippedParts();
const UNIT: Values = { reduceUnitSize: '063', inputType: 'none', installationPosition: 'B3' };
const MOTOR: Values = { inputType: 'motor', motorSize: '80M1', inputFlange: 'B5' };
const draw = (standing: Values) => drawWorm({ standing: { ...UNIT, ...standing }, parts: {} }, DIMENSIONS);

function drawn(standing: Values = {}): DrawnProduct {
  const result = draw(standing);
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}

/** Every size or pair with every input it is sold with, once for each. */
const SOLD = [
  ...new Map(
    wormPairs(PARTS).map(({ row }) => [
      [row.reduceUnitSize, row.inputType, row.inputModule, row.motorFrame, row.inputFlange].join(),
      row,
    ]),
  ).values(),
];
const standingOf = (row: WormRow): Values => ({
  reduceUnitSize: row.reduceUnitSize,
  inputType: row.inputType,
  ...(row.inputModule && { inputModule: row.inputModule }),
  ...(row.motorFrame && { motorSize: row.motorFrame }),
  ...(row.inputFlange && { inputFlange: row.inputFlange }),
});
const lettersOf = ({ dimensions }: DrawnProduct, view: PartView) =>
  Object.fromEntries(dimensions.filter((told) => told.view === view).map(({ letter, value }) => [letter, value]));
const frameOf = ({ model }: DrawnProduct, name: string) => model.frames.find((frame) => frame.name === name)?.place;
const SIZES = [...new Set(PARTS.housings.map(({ size }) => size))];
/** No foot height, no place of the input flange. */
const WITHOUT_LETTERS = '025';
const DRAWN_SIZES = SIZES.filter((size) => size !== WITHOUT_LETTERS);

describe('a worm unit as solids', () => {
  it('is drawn with every input it is sold with; what is refused is what the reference lacks or only recalls', () => {
    const refused = SOLD.flatMap((row) => {
      const result = draw(standingOf(row));
      return result.ok ? [] : [result.refusal.missing.en];
    });
    const shafts = SOLD.filter(({ inputType }) => inputType === 'AD').map(({ reduceUnitSize }) => {
      const [first = ''] = reduceUnitSize.split('/');
      return `JRW · ${first} · AD · d`;
    });
    expect(new Set(refused)).toEqual(new Set([`JRW · ${WITHOUT_LETTERS} · housing · R`, ...shafts]));
    expect(SOLD.length - refused.length).toBeGreaterThan(200);
  });

  it('would be drawn with a solid input shaft were its rows published', () => {
    const rows = ['d', 'l'].map((letter) => ({
      ...{ series: 'JRW', size: '063', part: 'AD', letter, tolerance: 'h6', confidence: 'published' as const },
      value: letter === 'd' ? 19 : 40,
    }));
    const published = dimensionsOf(rows);
    const both = {
      of: (series: string, size: string, part: string) =>
        (part === 'AD' ? published : DIMENSIONS).of(series, size, part),
    };
    const result = drawWorm({ standing: { ...UNIT, inputType: 'AD' }, parts: {} }, both);
    expect(result.ok && boxOf(result.value.model)[0][0]).toBe(-95 - 40);
  });

  it.each(DRAWN_SIZES)('%s stands as high, as long and as wide as its tables print', (reduceUnitSize) => {
    const drive = drawn({ reduceUnitSize });
    const { A, G1, I, L, M } = lettersOf(drive, 'unit');
    const [[x0, y0, z0], [x1, y1, z1]] = boxOf(drive.model);
    const printed = [-Number(I), Number(A) / 2, -Number(G1) / 2, Number(G1) / 2, -Number(L), Number(M)];
    [x0, x1, y0, y1, z0, z1].forEach((end, at) => {
      expect(end, `${at}`).toBeCloseTo(printed[at] ?? 0, 6);
    });
  });

  it('has the feet, the bore, the shafts and the flanges its data sheet prints', () => {
    for (const row of SOLD.filter(({ inputType, gearboxModel }) => inputType === 'AM' && gearboxModel === 'W')) {
      const size = row.reduceUnitSize;
      if (size === WITHOUT_LETTERS) continue;
      const sheet = partFigures(row, PARTS);
      const drive = drawn({ ...standingOf(row), outputShaftType: 'SS', flangeType: 'FA' });
      const of = (view: PartView, ...letters: readonly string[]) =>
        letters.map((letter) => lettersOf(drive, view)[letter]);
      const printed = (...names: readonly string[]) => names.map((name) => sheet[name]);
      expect(of('unit', 'C', 'C1', 'R'), size).toEqual(printed('feet.A', 'feet.B', 'feet.K'));
      expect(of('plug-in shaft', 'd', 'B'), size).toEqual(printed('shaft.SS.d', 'shaft.SS.l'));
      expect(of('flange', 'KP', 'KM', 'KN', 'KO'), size).toEqual(
        printed('flange.FA.P', 'flange.FA.M', 'flange.FA.N', 'flange.FA.S'),
      );
      expect(of('input flange', 'D', 'P', 'M', 'N'), size).toEqual(printed('input.D', 'input.P', 'input.M', 'input.N'));
    }
  });

  it('has its places where others mate: shaft, face of the flange, foot, motor, bush of the arm', () => {
    const place = (name: string, standing: Values = {}) =>
      frameOf(drawn(standing), name)?.at.map((length) => length + 0);
    expect([place('OUT_A'), place('OUT_B')]).toEqual([
      [0, -56, 0],
      [0, 56, 0],
    ]);
    expect(place('OUT_B', { outputShaftType: 'SS', outputShaftPointing: 'B' })).toEqual([0, 59.5, 0]);
    expect(place('FLANGE_B', { flangeType: 'FA', flangePointing: 'B' })).toEqual([0, 82, 0]);
    expect(place('FOOT')).toEqual([0, 0, -72]);
    expect(place('MOTOR', MOTOR)).toEqual([-95, 0, 63]);
    expect(place('ARM', { torqueArm: 'T' })).toEqual([150, -56, 0]);
  });

  it('has an end of its plug-in shaft on the sides that are chosen, as long as the tables print', () => {
    const widthOf = (standing: Values) => {
      const [[, y0], [, y1]] = boxOf(drawn(standing).model);
      return [y0, y1];
    };
    expect(widthOf({ outputShaftType: 'SS', outputShaftPointing: 'A' })).toEqual([-109.5, 63.5]);
    expect(widthOf({ outputShaftType: 'SS', outputShaftPointing: 'B' })).toEqual([-63.5, 109.5]);
    expect(widthOf({ outputShaftType: 'DS', outputShaftPointing: 'AB' })).toEqual([-109.5, 109.5]);
  });

  it('stands in its position: feet, motor and worm where they are said to be', () => {
    const at = (installationPosition: string, name: string) =>
      frameOf(drawn({ ...MOTOR, installationPosition }), name)?.at.map((length) => length + 0);
    expect(['B3', 'B8', 'B6', 'B7'].map((position) => at(position, 'FOOT'))).toEqual([
      [0, 0, -72],
      [0, 0, 72],
      [0, 72, 0],
      [0, -72, 0],
    ]);
    expect(at('V5', 'MOTOR')?.[2]).toBe(95);
    expect(at('V6', 'MOTOR')?.[2]).toBe(-95);
    expect(at('M0', 'MOTOR')).toEqual(at('B3', 'MOTOR'));
  });

  it('keeps hands and volume in every position', () => {
    const { model } = drawn(MOTOR);
    const turns = [...Object.values(MOUNTING_TURNS), ONTO_WORM];
    expect(turns.map((turn) => isHonestTurn(turn, model))).toEqual(turns.map(() => true));
  });

  it('tells what is recalled or estimated as approximate, and interfaces never so', () => {
    const { dimensions } = drawn({ reduceUnitSize: '040/075', ...MOTOR, motorSize: '63M1', inputFlange: 'B5' });
    const sure = (view: PartView, letter: string) =>
      dimensions.find((told) => told.view === view && told.letter === letter)?.confidence;
    expect([sure('connector', 'KL'), sure('unit', 'L'), sure('first unit', 'I')]).toEqual(Array(3).fill('approximate'));
    expect([sure('unit', 'C'), sure('unit', 'D'), sure('input flange', 'P')]).toEqual(Array(3).fill('published'));
    expect(new Set(dimensions.map(({ letter, view }) => `${view} ${letter}`)).size).toBe(dimensions.length);
  });
});

describe('worm units as they come out of the wizard', () => {
  it('are drawn whole: every body closed, no more of them than a planner likes', () => {
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    for (const seed of sampleOf(seeds, 16)) {
      const { values } = aRandomWorm(seed);
      const result = draw(values);
      if (result.ok) expect(drawnFaults(result.value.model), `seed ${seed}`).toEqual([]);
      else
        expect(result.refusal.missing.en, `seed ${seed}`).toMatch(
          /^JRW · \d+ · (AD · d|housing · R)$|^MOTOR · 56 · second shaft · DA$/,
        );
    }
  });

  it('are read by an independent kernel, each solid with its volume', async () => {
    const { model } = drawn({ reduceUnitSize: '063/130', ...MOTOR, flangeType: 'FA', installationPosition: 'B6' });
    const read = await readStep(stepFile(model, { name: 'worm', description: '', maker: '' }));
    expect(read).toHaveLength(model.bodies.length);
    model.bodies.forEach((body, at) => {
      expect((read[at]?.volume ?? 0) / volumeOf(body), body.name).toBeCloseTo(1, 6);
    });
  });
});
