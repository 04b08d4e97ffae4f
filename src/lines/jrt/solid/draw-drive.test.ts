import { describe, expect, it } from 'vitest';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { brepOf } from '#modules/drawings/domain/solids/brep.ts';
import { glbFile } from '#modules/drawings/domain/solids/glb/glb-file.ts';
import { determinant } from '#modules/drawings/domain/solids/placement.ts';
import { shellFaults } from '#modules/drawings/domain/solids/shell-faults.ts';
import { stepFile } from '#modules/drawings/domain/solids/step/step-file.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { glbFaults } from '#modules/drawings/testing/glb-faults.ts';
import { readStep } from '#modules/drawings/testing/read-step.ts';
import { drawDrive } from './draw-drive.ts';
import { IN_LINE_TURNS, RIGHT_ANGLE_TURNS } from './mounting-turns.ts';

const DIMENSIONS = referenceDimensions();
const SIZES = [
  '07',
  '17',
  '19',
  '27',
  '29',
  '37',
  '39',
  '47',
  '49',
  '57',
  '67',
  '77',
  '87',
  '97',
  '107',
  '127',
  '137',
  '147',
  '157',
  '167',
  '187',
];
const ASSEMBLIES: Readonly<Record<string, readonly string[]>> = {
  R: ['', 'F', '..F'],
  K: ['', 'F', 'A', 'AB', 'AF'],
};
const POSITIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'];

function draw(model: string, size: string, assembly: string, more: Readonly<Record<string, string>> = {}) {
  const motor = { inputType: 'motor', motorSize: '90L', boxLocation: '0', outletNozzlePosition: 'X' };
  const unit = {
    gearboxModel: model,
    reduceUnitSize: size,
    builtInType: `${model}${assembly}`,
    installationPosition: 'M1',
  };
  return drawDrive({ standing: { ...motor, ...unit, ...more }, parts: {} }, DIMENSIONS);
}

function drawn(...asked: Parameters<typeof draw>): DrawnProduct {
  const result = draw(...asked);
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}

const ALL = Object.entries(ASSEMBLIES).flatMap(([model, assemblies]) =>
  assemblies.flatMap((assembly) => SIZES.map((size) => [model, size, assembly] as const)),
);
/** The parts of the tables that an assembly is drawn from. */
const PARTS: Readonly<Record<string, readonly string[]>> = { '..F': ['', 'F'], AF: ['A', 'F'] };
const hasRows = ([model, size, assembly]: (typeof ALL)[number]) =>
  (PARTS[assembly] ?? [assembly]).every(
    (part) => DIMENSIONS.of(model, size, `${model}${part}`).get('d')?.confidence === 'published',
  );
const DRAWN = ALL.filter(hasRows);
const lengthOf = (drive: DrawnProduct, view: string, letter: string) =>
  Number(drive.dimensions.find((told) => told.view === view && told.letter === letter)?.value);

describe('a gear motor as solids', () => {
  it('is drawn where the reference has its rows, and refused by the name of the row that lacks', () => {
    expect(ALL.filter((unit) => draw(...unit).ok)).toEqual(DRAWN);
    expect(DRAWN.length).toBeGreaterThan(70);
    const refused = draw('K', '187', 'A');
    expect(refused.ok === false && refused.refusal.missing.en).toBe('K · 187 · KA · q1');
  });

  it.each(DRAWN)('%s%s%s is closed in every body, of the same volume in all positions', (...unit) => {
    const volumes = POSITIONS.map((installationPosition) => {
      const { bodies } = drawn(...unit, { installationPosition }).model;
      return bodies.reduce((sum, body) => sum + volumeOf(body), 0);
    });
    const { bodies } = drawn(...unit).model;
    expect(bodies.flatMap((body) => shellFaults(brepOf(body)))).toEqual([]);
    for (const volume of volumes) expect(volume / (volumes[0] ?? 0)).toBeCloseTo(1, 9);
    expect(bodies.length).toBeLessThanOrEqual(25);
  });

  it.each(DRAWN.filter(([model, , assembly]) => model === 'R' && assembly === ''))(
    '%s%s%s stands on its foot as high and as wide as published',
    (...unit) => {
      const drive = drawn(...unit, { inputType: 'none' });
      const [[, y0, z0], [x1, y1, z1]] = boxOf(drive.model);
      expect(-z0).toBeCloseTo(lengthOf(drive, 'foot', 'h'), 1);
      expect(z1 - z0).toBeCloseTo(lengthOf(drive, 'foot', 'p3'), 1);
      expect(x1).toBeCloseTo(lengthOf(drive, 'unit', 'l'), 1);
      expect(y1 - y0).toBeCloseTo(lengthOf(drive, 'foot', 'K0'), 1);
    },
  );

  it('turns its box clockwise seen on the fan cowl, and its lever stays up', () => {
    const boxAt = (boxLocation: string) =>
      drawn('R', '37', '', { boxLocation }).model.frames.find(({ name }) => name === 'BOX');
    expect(boxAt('0')?.place.at[2]).toBeGreaterThan(0);
    expect(boxAt('90')?.place.at[1]).toBeLessThan(0);
    expect(boxAt('180')?.place.at[2]).toBeLessThan(0);
    expect(boxAt('270')?.place.at[1]).toBeGreaterThan(0);
  });

  it('has its shaft on the side that is chosen: A is right, seen on the fan cowl', () => {
    const out = (outputShaftPointing: string) =>
      drawn('K', '37', '', { outputShaftPointing }).model.frames.filter(({ name }) => name.startsWith('OUT'));
    expect(out('A').map(({ name, place }) => [name, place.at[1]])).toEqual([['OUT_A', -60]]);
    expect(out('B').map(({ name, place }) => [name, place.at[1]])).toEqual([['OUT_B', 60]]);
    expect(out('AB')).toHaveLength(2);
  });

  it('keeps hands: every turn has the determinant +1', () => {
    const turns = [...Object.values(IN_LINE_TURNS), ...Object.values(RIGHT_ANGLE_TURNS)];
    expect(turns.map(determinant)).toEqual(turns.map(() => 1));
  });

  it('takes a motor of the customer on the flange of its frame, by the standard', () => {
    const { dimensions } = drawn('R', '57', '', { inputType: 'AM', inputModule: 'AM90' });
    const flange = dimensions.filter(({ view }) => view === 'input flange').map(({ letter, value }) => [letter, value]);
    expect(Object.fromEntries(flange)).toEqual({ P: 200, M: 165, N: 130, n: 4, S: 12 });
  });

  it('tells each dimension once, with how sure it is', () => {
    const { dimensions } = drawn('K', '37', 'AF', { flangeSize: '160', hollowShaftSize: '30' });
    expect(dimensions.filter(({ letter, view }) => letter === 'd' && view === 'unit')).toEqual([
      { view: 'unit', letter: 'd', value: 30, tolerance: 'H7', confidence: 'published' },
    ]);
    expect(dimensions.find(({ letter }) => letter === 'AC')?.confidence).toBe('approximate');
    expect(new Set(dimensions.map(({ letter, view }) => `${view} ${letter}`)).size).toBe(dimensions.length);
  });
});

const READ = [
  ['R', '57', '', { installationPosition: 'M3' }],
  ['R', '87', 'F', { inputType: 'AD', inputModule: 'AD3' }],
  ['K', '77', 'AF', { hollowShaftSize: '50', flangeSize: '300' }],
  ['K', '127', '', { outputShaftPointing: 'AB', installationPosition: 'M5' }],
] as const;

describe('its files', () => {
  it.each(READ)(
    '%s%s%s: an independent kernel reads every solid with its volume',
    async (model, size, assembly, more) => {
      const { model: solids } = drawn(model, size, assembly, more);
      const step = stepFile(solids, { name: 'drive', description: '', maker: '' });
      const read = await readStep(step);
      expect(read.map(({ volume }) => volume)).toHaveLength(solids.bodies.length);
      solids.bodies.forEach((body, at) => {
        expect((read[at]?.volume ?? 0) / volumeOf(body), body.name).toBeCloseTo(1, 6);
      });
      expect(step.length).toBeLessThan(400_000);
    },
  );

  it.each(READ)('%s%s%s: the validator of glTF finds nothing', async (model, size, assembly, more) => {
    const glb = glbFile(drawn(model, size, assembly, more).model, 'drive');
    expect(await glbFaults(glb)).toEqual([]);
    expect(glb.length).toBeLessThan(200_000);
  });
});
