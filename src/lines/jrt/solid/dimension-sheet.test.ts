import { describe, expect, it } from 'vitest';
import { lineSheetFaults, wordsOf, writtenOn } from '#lines/shared/solid/testing/sheet-of-line.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { type SheetOrder, sheetOf } from '#modules/drawings/domain/sheet/sheet-of.ts';
import type { SheetLayer, SheetScene } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { extent } from '#testing/extent.ts';
import { drawDrive } from './draw-drive.ts';

const DIMENSIONS = referenceDimensions();
const TITLE: SheetOrder['title'] = {
  ...{
    owner: 'Drivewright',
    product: '斜齿轮减速电机',
    typeCode: 'JRTR67-DN90L4-29.32-M1-0-X',
    number: 'DS-0123456789',
  },
  ...{ revision: '1.2 0123456789ab', date: '2026-03-01', language: 'both' },
};
const UNITS: Readonly<Record<string, readonly string[]>> = {
  R: ['', 'F', '..F'],
  F: ['', 'F', 'A', 'AF'],
  K: ['', 'F', 'A', 'AB', 'AF'],
  S: ['', 'F', 'A', 'AF'],
};
const SIZES = ['17', '27', '37', '47', '57', '67', '77', '87', '97', '107', '127', '137', '147', '157', '167', '187'];
const POSITIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'];
const BOXES = ['0', '90', '180', '270'];
const INPUTS = [
  { inputType: 'motor', motorSize: '90L' },
  { inputType: 'motor', motorSize: '132S', brakeLever: '1' },
  { inputType: 'AM', inputModule: 'AM90' },
  { inputType: 'none' },
];

function draw(model: string, size: string, assembly: string, more: Readonly<Record<string, string>> = {}) {
  const usual = { inputType: 'motor', motorSize: '90L', boxLocation: '0', outletNozzlePosition: 'X' };
  const unit = {
    gearboxModel: model,
    reduceUnitSize: size,
    builtInType: `${model}${assembly}`,
    installationPosition: 'M1',
  };
  return drawDrive({ standing: { ...usual, ...unit, ...more }, parts: {} }, DIMENSIONS);
}

function drawn(...asked: Parameters<typeof draw>): DrawnProduct {
  const result = draw(...asked);
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}

const sheet = (drive: DrawnProduct, method: SheetOrder['method'] = 'first') => sheetOf(drive, { title: TITLE, method });
const dimensionOf = ({ dimensions }: SheetScene, id: string) => dimensions.find((one) => one.id === id);

/** Every drive that can be drawn, with positions, boxes and inputs in turn: neighbours differ in all of them. */
const ALL = Object.entries(UNITS)
  .flatMap(([model, assemblies]) =>
    assemblies.flatMap((assembly) => SIZES.map((size) => [model, size, assembly] as const)),
  )
  .filter((unit) => draw(...unit).ok)
  .flatMap((unit, no) =>
    [0, 1, 2, 3].map((turn) => {
      const input = INPUTS[(no + turn) % INPUTS.length];
      const position = POSITIONS[(no + turn) % POSITIONS.length] ?? '';
      return [...unit, { ...input, installationPosition: position, boxLocation: BOXES[turn] ?? '0' }] as const;
    }),
  );
const EVERY = Math.ceil(ALL.length / extent({ quick: 8, usual: 32, long: ALL.length }));
const SOME = ALL.filter((_, no) => no % EVERY === 0);

describe('the dimension sheet of a drive', () => {
  it.each(SOME)('%s%s%s %j: no text meets another or a line, and every dimension found is drawn', (...unit) => {
    const drive = draw(...unit);
    if (!drive.ok) return;
    expect(lineSheetFaults(drive.value)).toEqual([]);
  });

  it('shows its shaft end enlarged at a scale of its own: diameter, key and what both take up, and the thread', () => {
    const scene = sheet(drawn('R', '67', ''));
    expect(wordsOf(scene)).toContain('A  1:1');
    const enlarged = scene.dimensions.filter(({ den }) => den === 1);
    expect(enlarged.map(({ id, text }) => [id, text])).toEqual([
      ['A-unit-u', 'u=10 N9'],
      ['A-unit-d', 'd=Ø35 k6'],
      ['A-unit-t', 't=38'],
      ['A-unit-M', 'M=M12'],
    ]);
    expect(wordsOf(scene).filter((word) => word === 'A')).toHaveLength(3);
  });

  it('shows the bore of a hollow shaft enlarged with its keyway, and a free input shaft beside the output', () => {
    const bore = sheet(drawn('K', '47', 'A')).dimensions.filter(({ den }) => den !== undefined);
    expect(bore.map(({ text }) => text).toSorted()).toEqual(['d=Ø35 H7', 't=38.3', 'u=10 JS9']);
    const both = sheet(drawn('K', '57', '', { inputType: 'AD', inputModule: 'AD3' }));
    expect(both.dimensions.flatMap(({ id }) => (id.endsWith('-t') ? [id] : []))).toEqual(['A-unit-t', 'B-input-t']);
  });

  it('has room for its keyway and its picture where one of them has to give way to the other', () => {
    const choice = { motorSize: '112M', boxLocation: '90', hollowShaftSize: '50', flangeSize: '300' };
    const scene = sheet(drawn('K', '77', 'AF', choice));
    expect(scene.dimensions.flatMap(({ den, text }) => (den === undefined ? [] : [text])).toSorted()).toEqual([
      ...['d=Ø50 H7', 't=53.8', 'u=14 JS9'],
    ]);
    expect(wordsOf(scene).filter((word) => word === 'M1')).toHaveLength(2);
  });

  it('tells what others fit to: shaft, feet and flange with their tolerances', () => {
    const foot = sheet(drawn('R', '67', ''));
    const ids = foot.dimensions.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['unit-d', 'unit-l', 'foot-h', 'foot-a', 'foot-b', 'foot-n', 'foot-s', 'unit-q1']),
    );
    expect(dimensionOf(foot, 'foot-h')?.text).toBe('h=130 0/-0.5');
    expect(dimensionOf(foot, 'unit-d')?.text).toBe('d=Ø35 k6');
    expect(dimensionOf(foot, 'foot-s')?.text).toBe('s=4×Ø14 H13');
    const flange = sheet(drawn('K', '67', 'AF')).dimensions.map(({ id }) => id);
    expect(flange).toEqual(
      expect.arrayContaining(['flange-D', 'flange-D1', 'flange-D2', 'flange-o1', 'flange-s', 'unit-w']),
    );
  });

  it('tells its length over all without the plugs of its oil', () => {
    // The cowl 295 + 166 before the output axis, the housing 71 beyond it; a plug stands out of its end.
    expect(dimensionOf(sheet(drawn('K', '47', '')), 'overall-L')?.text).toBe('L≈532');
  });

  it('tells the threads from below of a foot of type F, and what its key takes up', () => {
    const ids = ['a', 'p1', 'q', 'e', 'p2', 't1', 'S1'].map((letter) => `foot-${letter}`);
    expect(writtenOn(sheet(drawn('F', '57', '')), ...ids, 'unit-l1', 'unit-l2')).toEqual([
      ...['a=102', 'p1=170', 'q=104.5', 'e=127', 'p2=195', 't1=17', 'S1=4×M12', 'l1=7', 'l2=56'],
    ]);
  });

  it('tells no foot of a unit that has none', () => {
    const letters = drawn('F', '57', 'A')
      .dimensions.filter(({ view }) => view === 'housing')
      .map(({ letter }) => letter);
    expect(letters).toEqual(['K0']);
  });

  it('tells the torque arm: its bush, its eye, its plate', () => {
    const ids = ['P', 'R', 'd1', 'L1', 'c8'].map((letter) => `torque-arm-${letter}`);
    expect(writtenOn(sheet(drawn('K', '47', 'AT')), ...ids)).toEqual([
      ...['P=160', 'R≈22.5', 'd1=Ø10.4', 'L1=36', 'c8≈12'],
    ]);
  });

  it('tells the bore of a worm unit that was chosen of its two, and the customer shaft that fits it', () => {
    const drive = drawn('S', '67', 'A', { hollowShaftSize: '40' });
    expect(writtenOn(sheet(drive), 'unit-dI', 'unit-dII')).toEqual([undefined, 'dII=Ø40 H7']);
    const inBore = drive.dimensions.filter(({ letter }) => /^[dtu]_?I/.test(letter)).map(({ letter }) => letter);
    expect(inBore).toEqual(['dII', 'uII', 'tII']);
    const customer = drive.dimensions.filter(({ view }) => view === 'customer shaft');
    expect(customer.map(({ letter, value }) => [letter, value])).toEqual([
      ['c3', 29],
      ['c4', 144],
      ['M2', 'M16x40'],
    ]);
  });

  it('tells a shrink disc by itself: from the middle of a right-angle unit, from the other end of a parallel one', () => {
    expect(writtenOn(sheet(drawn('K', '67', 'H')), 'unit-w', 'unit-w2', 'unit-w1', 'unit-d2')).toEqual([
      ...['w=90', 'w2=118', 'w1=126', 'd2=Ø102'],
    ]);
    expect(writtenOn(sheet(drawn('F', '57', 'H')), 'shrink-disc-w', 'shrink-disc-w1', 'unit-d2')).toEqual([
      ...['w=195', 'w1=202', 'd2=Ø102'],
    ]);
  });

  it('has the eye that larger units are lifted by, as high as it is told', () => {
    expect(writtenOn(sheet(drawn('R', '67', '')), 'foot-p3', 'foot-h2')).toEqual(['p3=216', 'h2=245.5']);
  });

  it('says ≈ of what is neither published nor of a standard', () => {
    expect(dimensionOf(sheet(drawn('R', '67', '')), 'motor-AC')?.text).toBe('AC≈Ø195');
  });

  it('draws each dimension as long as it says, at the scale of the sheet', () => {
    const { dimensions, sheet: paper } = sheet(drawn('K', '87', ''));
    for (const { a, b, den = paper.den, isUpright, kind, told } of dimensions.filter((one) => one.kind !== 'holes'))
      expect(Math.abs(isUpright ? b[1] - a[1] : b[0] - a[0]) * den, `${told.letter} ${kind}`).toBeCloseTo(
        Number(told.value),
        1,
      );
  });

  it('stands upright where the motor is below or above, and keeps its letters', () => {
    const letters = (installationPosition: string) =>
      sheet(drawn('R', '67', '', { installationPosition }))
        .dimensions.map(({ id }) => id)
        .toSorted();
    expect(letters('M2')).toEqual(letters('M1'));
    expect(dimensionOf(sheet(drawn('R', '67', '', { installationPosition: 'M4' })), 'unit-q1')?.isUpright).toBe(true);
    expect(dimensionOf(sheet(drawn('R', '67', '', { installationPosition: 'M3' })), 'unit-q1')?.isUpright).toBe(false);
  });

  it.each([
    ['R', 'M1', false],
    ['R', 'M2', false],
    ['R', 'M3', true],
    ['K', 'M4', false],
    ['K', 'M5', true],
    ['K', 'M6', true],
  ])(
    '%s in %s says that its views stand as in M1 where they do not show its position: %s',
    (model, position, isSaid) => {
      const words = wordsOf(sheet(drawn(model, '67', '', { installationPosition: position })));
      const note = '视图按 M1 绘制，安装方式见轴测图 Views as in M1; position as pictured';
      expect(words.includes(note)).toBe(isSaid);
    },
  );

  it.each([
    ['K', '77', { installationPosition: 'M2' }],
    ['K', '67', { installationPosition: 'M4', boxLocation: '180' }],
    ['F', '77', { installationPosition: 'M4' }],
  ])('%s%sAF stands upright and still shows its position in a picture: %j', (model, size, more) => {
    for (const method of ['first', 'third'] as const) {
      const words = wordsOf(sheet(drawn(model, size, 'AF', more), method));
      // In the title block, and over the arrow to the ground.
      expect(words.filter((word) => word === more.installationPosition)).toHaveLength(2);
    }
  });

  it('has the top view below the front in first angle, above it in third', () => {
    const heightOf = (method: SheetOrder['method'], id: string) =>
      dimensionOf(sheet(drawn('R', '67', ''), method), id)?.at[1] ?? 0;
    expect(heightOf('first', 'foot-b')).toBeLessThan(heightOf('first', 'unit-q1'));
    expect(heightOf('third', 'foot-b')).toBeGreaterThan(heightOf('third', 'unit-q1'));
  });

  it.each([
    ['R', '67', ''],
    ['R', '37', 'F'],
    ['K', '77', 'AF'],
    ['K', '47', ''],
  ])('%s%s%s lies as it was looked at', async (model, size, assembly) => {
    const scene = sheet(drawn(model, size, assembly));
    const laid = scene.dimensions.map(
      ({ at: [x, y], id, text }) => `${id}: ${text} at ${x.toFixed(1)}, ${y.toFixed(1)}`,
    );
    const count = (layer: SheetLayer) => scene.items.filter((item) => item.layer === layer).length;
    const layers = (['OUTLINE', 'FINE', 'HIDDEN', 'CENTRE'] as const).map((layer) => [layer, count(layer)]);
    const golden = { sheet: scene.sheet, layers, laid };
    await expect(`${JSON.stringify(golden, undefined, 2)}\n`).toMatchFileSnapshot(
      `./golden/sheet-${model}${assembly}${size}.txt`.toLowerCase(),
    );
  });

  it('is the same for the same product', () => {
    expect(JSON.stringify(sheet(drawn('K', '47', 'A')))).toBe(JSON.stringify(sheet(drawn('K', '47', 'A'))));
  });
});
