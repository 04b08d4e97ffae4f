import { describe, expect, it } from 'vitest';
import { partFigures } from '#lines/jrh/part-figures.ts';
import { unitCodes } from '#lines/jrh/row-values.ts';
import { aUnit, aWalkedUnit } from '#lines/jrh/testing/shipped-release.ts';
import { PARTS, RATIOS } from '#lines/jrh/testing/shipped-units.ts';
import { drawnFaults } from '#lines/shared/solid/testing/drawn-faults.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { stepFile } from '#modules/drawings/domain/solids/step/step-file.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { readStep } from '#modules/drawings/testing/read-step.ts';
import type { Values } from '#product/configuration.ts';
import { sampleOf } from '#testing/sample.ts';
import { drawIndustrial } from './draw-industrial.ts';

const DIMENSIONS = referenceDimensions();
const UNIT: Values = {
  ...{ gearArrangement: 'H', stages: '3', reduceUnitSize: '08', inputShaft: '45' },
  ...{ installationPosition: 'H', outputShaftType: 'S', shaftAssembly: 'A', inputType: 'AD', cooling: 'none' },
};
const draw = (standing: Values = {}) => drawIndustrial({ standing: { ...UNIT, ...standing }, parts: {} }, DIMENSIONS);

function drawn(standing: Values = {}): DrawnProduct {
  const result = draw(standing);
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}

/** Every unit that is sold in every input shaft it has, once for each. */
const SOLD = [
  ...new Map(
    RATIOS.map(({ id }) => aUnit(id.slice('JRH-'.length))).map((row) => [Object.values(unitCodes(row)).join(), row]),
  ).values(),
];
const DRAWABLE = SOLD.filter(({ drawing }) => drawing === 'yes');
const lettersOf = ({ dimensions }: DrawnProduct, view: PartView) =>
  Object.fromEntries(dimensions.filter((told) => told.view === view).map(({ letter, value }) => [letter, value]));
const frameOf = ({ model }: DrawnProduct, name: string) => model.frames.find((frame) => frame.name === name)?.place;
const placesOf = (drive: DrawnProduct) =>
  Object.fromEntries(drive.model.frames.map(({ name, place }) => [name, place.at.map((length) => length + 0)]));

describe('an industrial unit as solids', () => {
  it('is drawn where its sheet was read, and refused by the name of the row where it was not', () => {
    const refused = SOLD.flatMap((row) => {
      const result = draw(unitCodes(row));
      return result.ok ? [] : [[row, result.refusal.missing.en] as const];
    });
    expect(refused.filter(([{ drawing }]) => drawing === 'yes').map(([{ id }, missing]) => `${id} ${missing}`)).toEqual(
      [],
    );
    for (const [row, missing] of refused)
      expect(missing).toBe(`JRH · ${row.reduceType}-${row.reduceUnitSize} · unit · a`);
    expect([DRAWABLE.length > 70, SOLD.length - DRAWABLE.length]).toEqual([true, refused.length]);
  });

  it('has the letters its data sheet prints', () => {
    for (const row of DRAWABLE) {
      const sheet = partFigures(PARTS, row);
      const kinds = ['S', 'H', 'D'].map((outputShaftType) => drawn({ ...unitCodes(row), outputShaftType }));
      for (const drive of kinds) {
        const { n2, g, D4, ...told } = lettersOf(drive, 'unit');
        expect([n2, g].every((value) => Number(value) > 0)).toBe(true);
        if (D4 !== undefined) expect(Number(D4)).toBeGreaterThanOrEqual(Number(told.D3));
        for (const [letter, value] of Object.entries(told)) expect(value, row.id).toBe(sheet[`letter.${letter}`]);
        const { d, l, G1 } = lettersOf(drive, 'input');
        expect([d, l, G1], row.id).toEqual([sheet['input.d'], sheet['input.l'], sheet['input.G1']]);
      }
    }
  });

  it('stands on its feet as long, as high and as wide as its sheet prints', () => {
    for (const row of sampleOf(DRAWABLE, 4)) {
      const drive = drawn({ ...unitCodes(row), shaftAssembly: 'E' });
      const { a, e2, G2, H, h, l2 } = lettersOf(drive, 'unit');
      const { G1, l } = lettersOf(drive, 'input');
      const [[x0, y0, z0], [x1, y1, z1]] = boxOf(drive.model);
      const reach = Number(G2) + Number(l2);
      const across = Number(G1) + Number(l);
      const isParallel = row.gearArrangement === 'H';
      expect([x0, x1, z0, z1], row.id).toEqual([
        isParallel ? Number(e2) - Number(a) : -across,
        Number(e2),
        -Number(h),
        Number(H) - Number(h),
      ]);
      expect([y0, y1], row.id).toEqual([-reach, isParallel ? Math.max(reach, across) : reach]);
    }
  });

  it('has its feet drilled n2 behind the output axis and m1 before that, m3 apart', () => {
    const drive = drawn();
    const { m1, m3, n2 } = lettersOf(drive, 'unit');
    const foot = drive.model.bodies.find(({ name }) => name === 'foot');
    const centres = foot?.kind === 'prism' ? foot.holes.map((loop) => loop[0]?.arc?.centre.join()) : [];
    const [near, far, half] = [Number(n2), Number(n2) - Number(m1), Number(m3) / 2];
    expect(centres.toSorted()).toEqual([near, far].flatMap((x) => [`${x},${-half}`, `${x},${half}`]).toSorted());
  });

  it.each([
    ['A', { OUT_A: [0, -195, 0], INPUT: [-540, 185, 0] }],
    ['B', { OUT_B: [0, 195, 0], INPUT: [-540, -185, 0] }],
    ['C', { OUT_A: [0, -195, 0], INPUT: [-540, -185, 0] }],
    ['F', { OUT_A: [0, -195, 0], OUT_B: [0, 195, 0], INPUT: [-540, -185, 0] }],
  ])('in assembly %s has its shafts on the sides of its picture; the front is side A', (shaftAssembly, places) => {
    expect(placesOf(drawn({ shaftAssembly }))).toEqual({ FOOT: [0, 0, -280], ...places });
  });

  it('at a right angle has its input at the end, along the unit', () => {
    const drive = drawn({ gearArrangement: 'B', stages: '3', reduceUnitSize: '04', inputShaft: '30' });
    expect(frameOf(drive, 'INPUT')).toMatchObject({ at: [-500, 0, 0], z: [-1, -0, -0] });
  });

  it('with a shrink disc takes the shaft from the output side, and ends with the disc at G5 on the other', () => {
    const drive = drawn({ outputShaftType: 'D', shaftAssembly: 'C' });
    const { G4, G5 } = lettersOf(drive, 'unit');
    const [[, y0], [, y1]] = boxOf({ bodies: drive.model.bodies.filter(({ name }) => name === 'hollow shaft') });
    expect([y0, y1]).toEqual([-Number(G4), Number(G5)]);
    expect(placesOf(drive).OUT_A).toEqual([0, -Number(G4), 0]);
  });

  it.each([
    [{ installationPosition: 'V' }, 'dimensions of the vertical housing (drawing on request)'],
    [
      { installationPosition: 'M' },
      'dimensions of the housing without feet and of its torque arm (drawing on request)',
    ],
    [{ outputShaftType: 'K' }, 'dimensions of the splined hollow shaft (drawing on request)'],
    [{ outputShaftType: 'F' }, 'dimensions of the flanged shaft (drawing on request)'],
    [{ inputType: 'MC' }, 'dimensions of the bell housing and the coupling (drawing on request)'],
    [{ inputType: 'MB' }, 'dimensions of the base frame (drawing on request)'],
  ])('%j comes on request, which is said in both languages', (standing, en) => {
    const result = draw(standing as Values);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.refusal.missing.en).toBe(en);
    expect(result.refusal.missing.zh).toMatch(/图纸按需提供/);
  });
});

describe('industrial units as they come out of the wizard', () => {
  it('are drawn whole, every body closed, or refused by what is on request', () => {
    const seeds = Array.from({ length: 300 }, (_, seed) => seed);
    for (const seed of sampleOf(seeds, 10)) {
      const values = aWalkedUnit(seed)?.values;
      if (values === undefined) continue;
      const result = draw(values);
      if (result.ok) expect(drawnFaults(result.value.model), `seed ${seed}`).toEqual([]);
      else expect(result.refusal.missing.en, `seed ${seed}`).toMatch(/on request|^JRH · \w+-\w+ · unit · a$/);
    }
  });

  it('are closed in every drawn combination of output, assembly and cooling', () => {
    const combinations = DRAWABLE.flatMap((row) =>
      ['S', 'H', 'D'].flatMap((outputShaftType) =>
        [...'ABCDEF'].flatMap((shaftAssembly) =>
          ['none', 'FAN'].map((cooling) => ({ ...unitCodes(row), outputShaftType, shaftAssembly, cooling })),
        ),
      ),
    );
    for (const standing of sampleOf(combinations, 60))
      expect(drawnFaults(drawn(standing).model), JSON.stringify(standing)).toEqual([]);
  });

  it('are read by an independent kernel, each solid with its volume', async () => {
    const { model } = drawn({ outputShaftType: 'D', reduceUnitSize: '10', inputShaft: '60', cooling: 'FAN' });
    const read = await readStep(stepFile(model, { name: 'unit', description: '', maker: '' }));
    expect(read).toHaveLength(model.bodies.length);
    model.bodies.forEach((body, at) => {
      expect((read[at]?.volume ?? 0) / volumeOf(body), body.name).toBeCloseTo(1, 6);
    });
  });
});
