import { describe, expect, it } from 'vitest';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { glbFile } from '#modules/drawings/domain/solids/glb/glb-file.ts';
import { determinant } from '#modules/drawings/domain/solids/placement.ts';
import { stepFile } from '#modules/drawings/domain/solids/step/step-file.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { glbFaults } from '#modules/drawings/testing/glb-faults.ts';
import { readStep } from '#modules/drawings/testing/read-step.ts';
import { drawDrive } from './draw-drive.ts';
import { IN_LINE_TURNS, RIGHT_ANGLE_TURNS } from './mounting-turns.ts';

const DIMENSIONS = referenceDimensions();

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

describe('a gear motor as solids', () => {
  it('is refused by the name of the row that lacks', () => {
    const refused = draw('K', '187', 'A');
    expect(refused.ok === false && refused.refusal.missing.en).toBe('K · 187 · KA · q1');
  });

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

  it('of type F stands on threads from below, at their pitches behind the end of its shaft', () => {
    const foot = drawn('F', '37', '').model.bodies.find(({ name }) => name === 'foot');
    const holes = foot?.kind === 'prism' ? foot.holes : [];
    // q 72.5 less the shaft of 50, and a 77 from there; p1 115 across; M8.
    const places = holes.map(([half]) => [(half?.from[0] ?? 0) - 4, half?.from[1]]);
    expect(places).toEqual([
      [-99.5, -57.5],
      [-99.5, 57.5],
      [-22.5, -57.5],
      [-22.5, 57.5],
    ]);
  });

  it('has its shrink disc opposite its flange', () => {
    const discAt = (flangePointing: string) => {
      const { bodies } = drawn('K', '57', 'HF', { flangePointing }).model;
      return Math.sign(boxOf({ bodies: bodies.filter(({ name }) => name === 'shrink disc') })[1][1]);
    };
    expect([discAt('A'), discAt('B')]).toEqual([1, -1]);
  });

  it('hangs the bush of its torque arm P below the output', () => {
    const { bodies } = drawn('K', '57', 'AT').model;
    const [[, , low], [, , high]] = boxOf({ bodies: bodies.filter(({ name }) => name === 'torque arm bush') });
    expect((low + high) / 2).toBeCloseTo(-192, 6);
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

  it('takes a NEMA motor on its C face, with its bolts inside the register from 182TC on', () => {
    const { model } = drawn('R', '57', '', { inputType: 'AN', inputModule: 'AN182TC' });
    const [floor, rim] = model.bodies.filter(({ name }) => name === 'adapter flange');
    expect(floor?.kind === 'prism' && floor.holes).toHaveLength(5);
    expect(rim?.kind === 'prism' && rim.holes.map(([half]) => half?.from[0])).toEqual([215.9 / 2]);
  });

  it('tells the circle of the threads of a servo flange, which it does not draw', () => {
    const { dimensions } = drawn('R', '57', '', { inputType: 'AQS', inputModule: 'AQS100/2' });
    const flange = dimensions.filter(({ view }) => view === 'input flange').map(({ letter, value }) => [letter, value]);
    expect(Object.fromEntries(flange)).toEqual({ P: 100, N: 95, M: 115 });
  });

  it('has its release lever at its own angle, wherever its box is', () => {
    const leverAt = (releaseAngle: string, boxLocation = '0') => {
      const motor = { brakes: 'BE2', releaseDevice: 'HR', releaseAngle, boxLocation };
      const { bodies } = drawn('R', '37', '', motor).model;
      return bodies.find(({ name }) => name === 'release lever')?.place.z;
    };
    expect(['0', '90', '180', '270'].map((angle) => leverAt(angle))).toEqual([
      [0, 0, 1],
      [0, -1, 0],
      [0, 0, -1],
      [0, 1, 0],
    ]);
    expect(leverAt('180', '90')).toEqual([0, 0, -1]);
    const { bodies } = drawn('R', '37', '', { brakes: 'BE2', releaseDevice: 'none' }).model;
    expect(bodies.map(({ name }) => name)).not.toContain('release lever');
  });

  it('marks its lever and the flange of its input where they lie, for the sheet', () => {
    const marked = (...asked: Parameters<typeof drawn>) =>
      drawn(...asked).built?.marks.map(({ told }) => `${told.view} ${told.letter}`);
    const brake = { brakes: 'BE2', releaseDevice: 'HR', releaseAngle: '0' };
    expect(marked('R', '57', '', brake)).toEqual(expect.arrayContaining(['motor HL', 'terminal box AD']));
    const adapter = { inputType: 'AN', inputModule: 'AN143TC' };
    expect(marked('R', '57', '', adapter)).toEqual(expect.arrayContaining(['input flange P', 'input flange M']));
  });

  it('has a second shaft end behind its fan, told as approximate', () => {
    const { dimensions, model } = drawn('R', '37', '', { 'otherMotorOptions.2WE': 'yes' });
    const place = model.frames.find(({ name }) => name === 'SHAFT_2')?.place;
    const [[behind]] = boxOf(model);
    expect((place?.at[0] ?? 0) - behind).toBeCloseTo(40, 6);
    const d = dimensions.find(({ letter, view }) => letter === 'DA' && view === 'second shaft end');
    expect([d?.value, d?.confidence]).toEqual([19, 'approximate']);
  });

  it('is closed all round where it is filled for life, and shows its oil where that is wished', () => {
    const namesOf = (...asked: Parameters<typeof drawn>) => drawn(...asked).model.bodies.map(({ name }) => name);
    expect(namesOf('R', '17', '', { installationPosition: 'M0' })).not.toContain('breather');
    expect(namesOf('R', '17', '').filter((name) => name === 'screw plug')).toHaveLength(6);
    expect(namesOf('K', '57', '', { oilMirror: 'yes' })).toContain('oil sight glass');
    expect(namesOf('K', '57', '', { oilMirror: 'none' })).toContain('oil level plug');
  });

  it('tells each dimension once, with how sure it is', () => {
    const { dimensions } = drawn('K', '37', 'AF', { flangeSize: '160', hollowShaftSize: '30' });
    expect(dimensions.filter(({ letter, view }) => letter === 'd' && view === 'unit')).toMatchObject([
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
  ['F', '77', '', { installationPosition: 'M6' }],
  ['F', '87', 'H', { torqueArm: 'G' }],
  ['S', '67', 'AZ', { hollowShaftSize: '40', installationPosition: 'M2' }],
  ['K', '67', 'HT', {}],
] as const;

describe('its files', () => {
  it.each(READ)(
    '%s%s%s: an independent kernel reads every solid with its volume and at its place',
    async (model, size, assembly, more) => {
      const { model: solids } = drawn(model, size, assembly, more);
      const step = stepFile(solids, { name: 'drive', description: '', maker: '' });
      const read = await readStep(step);
      expect(read.map(({ volume }) => volume)).toHaveLength(solids.bodies.length);
      solids.bodies.forEach((body, at) => {
        expect((read[at]?.volume ?? 0) / volumeOf(body), body.name).toBeCloseTo(1, 6);
        boxOf({ bodies: [body] })
          .flat()
          .forEach((length, no) => {
            expect(read[at]?.box[no], body.name).toBeCloseTo(length, 2);
          });
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
