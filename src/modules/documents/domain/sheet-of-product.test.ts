// @tests slow
import { expect, it } from 'vitest';
import { JRT_SHEET } from '#lines/jrt/sheet/sheet.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { choose, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Change } from '#product/change.ts';
import type { SheetRow } from '#product/sheet.ts';
import { type PrintableProduct, sheetOfProduct } from './sheet-of-product.ts';
import { filledSections } from './technical-sheet.ts';

const SMALL = aRow('K67', '80M2', { inputType: 'motor' });

const WITH_SMALL_MOTOR: readonly Change[] = [...K67_WITH_MOTOR, { kind: 'basicType', row: SMALL }];

/** What is printed of a small K67, with these changes on top. */
function sheetOf(changes: readonly Change[], more: Partial<PrintableProduct> = {}, product = WITH_SMALL_MOTOR) {
  const config = configured(...product, ...changes);
  const { standing } = describe(config, SAMPLE_PRODUCT);
  const texts = { productName: '', typeCode: '', fullTypeCode: '', specialWishes: '', remark: '', notes: [] };
  const sheet = sheetOfProduct(
    { row: SMALL, standing, config, parts: PARTS, ...texts, ...more },
    {
      fields: SAMPLE_PRODUCT.fields,
      steps: [],
      line: SAMPLE_PRODUCT.line,
      form: JRT_SHEET,
      release: { version: '', hash: '' },
      language: 'en',
      date: '2026-01-05',
    },
  );
  return { sheet, standing };
}

const PARTS = { 'motor.ratedCurrent': 1.86, 'motor.inertia': 0.0011, 'oil.M1': 1.1, 'oil.M4': 3.45 };

const labelsOf = (rows: readonly SheetRow[]) => rows.map(({ label }) => label.en);

it.each([
  ['three-phase', '3AC 380V', ['DN (IE3)']],
  ['single-phase', '1AC 220V', []],
])('a %s motor is printed with its efficiency class only where it has one', (_title, motorVoltage, printed) => {
  const { sheet, standing } = sheetOf([choose('motorVoltage', motorVoltage)]);
  expect(standing.motorVoltage).toBe(motorVoltage);
  const classes = sheet.performance.filter(({ label }) => label.en === 'Efficiency class').map(({ value }) => value);
  expect(classes).toEqual(printed);
});

it.each(['S3-40%', 'S2-30min', 'S4'])('in %s no IE class and no data of continuous duty are printed', (duty) => {
  const { sheet } = sheetOf([choose('durationFactor', duty), { kind: 'basicType', row: SMALL }]);
  expect(labelsOf(sheet.performance)).not.toContain('Efficiency class');
  expect(filledSections(sheet).map(({ heading }) => heading.en)).toEqual(['Main dimensions', 'Oil quantity']);
});

it('in another duty the power is called the rating it is, which Ma does not follow from', () => {
  const powerIn = (duty: string) => {
    const { sheet } = sheetOf([choose('durationFactor', duty), { kind: 'basicType', row: SMALL }]);
    return sheet.performance.find(({ symbol }) => symbol === 'P')?.label;
  };
  expect(powerIn('S1-100%')).toEqual({ zh: '电机功率', en: 'Motor power' });
  expect(powerIn('S3-40%')).toEqual({ zh: '电机 S1 额定功率', en: 'Motor power (S1 rating)' });
});

const motorDataOf = (...asked: Parameters<typeof sheetOf>) =>
  filledSections(sheetOf(...asked).sheet).find(({ heading }) => heading.en.startsWith('Motor data'));

it.each([
  ['3AC 380V', '380 V', '1.96'],
  ['3AC 230V', '230 V', '3.23'],
  ['Y-D 230/400V', '230/400 V', '3.23 / 1.86'],
])('a motor of %s is printed with the data and the current that are its own', (motorVoltage, mains, current) => {
  const motor = motorDataOf([choose('motorVoltage', motorVoltage)]);
  expect(motor?.heading).toEqual({
    zh: `电机数据（满载，${mains}，50 Hz）`,
    en: `Motor data (full load, ${mains}, 50 Hz)`,
  });
  expect(motor?.rows.map(({ value }) => value)).toEqual([current, '0.0011']);
  expect(motor?.note).toBeUndefined();
});

it('a single-phase motor is printed without the data of the three-phase one', () => {
  expect(motorDataOf([choose('motorVoltage', '1AC 220V')])).toBeUndefined();
});

it('at 60 Hz what is known at 50 Hz alone is a dash, and a note says so', () => {
  const parts = { ...PARTS, 'motor.efficiency': 82.5, 'motor.powerFactor': 0.8 };
  const row = aRow('K67', '80M2', { inputType: 'motor', frequency: '60Hz' });
  const motor = motorDataOf([choose('motorVoltage', '3AC 380V')], { row, parts });
  expect(motor?.heading.en).toBe('Motor data (full load, 380 V, 60 Hz)');
  expect(motor?.rows.map(({ label, value }) => [label.en, value])).toEqual([
    ['Rated current', '–'],
    ['Power factor cos φ', '–'],
    ['Motor efficiency', '82.5'],
    ['Motor inertia, approx.', '0.0011'],
  ]);
  expect(motor?.note?.en).toMatch(/confirmed with your request/);
});

it.each([
  ['AC', 'Standard AC motor'],
  ['EX', 'Explosion-proof motor'],
])('the type of motor is printed: %s', (motorType, printed) => {
  const { sheet } = sheetOf([choose('motorType', motorType)]);
  const type = sheet.identification.find(({ label }) => label.en === 'Motor type');
  expect(type?.value).toMatchObject({ en: printed });
});

it('an explosion-proof motor is printed without the data of the standard motor, and told to be confirmed', () => {
  const { sheet } = sheetOf([choose('motorType', 'EX')]);
  const motor = sheet.sections.filter(({ heading, rows }) => heading.en.startsWith('Motor data') && rows.length > 0);
  expect(motor.map(({ heading, rows }) => [heading.en, rows.map(({ value }) => value)])).toEqual([
    [
      'Motor data',
      [
        { zh: '待确认（随询价）', en: 'To be confirmed with your request' },
        expect.objectContaining({
          en: expect.stringMatching(/^To be confirmed: zone, EPL or category, .*certificate$/),
        }),
      ],
    ],
  ]);
});

const AQS = aRow('K67', 'AQS100/1');
const ON_SERVO: readonly Change[] = [
  choose('gearboxModel', 'K'),
  choose('inputType', 'AQS'),
  { kind: 'basicType', row: AQS },
  choose('builtInType', 'KAF'),
];

it.each([
  [14, ['14']],
  [null, []],
])('a servo adapter is printed with what the customer checks it by, here with a bore of %s', (value, bore) => {
  const { sheet, standing } = sheetOf([{ kind: 'search', field: 'boreOnTheInputSide', value }], { row: AQS }, ON_SERVO);
  const printed = (label: string) =>
    sheet.identification.filter((row) => row.label.en === label).map(({ value, unit }) => [value, unit]);
  expect(printed('Input bore')).toEqual(bore.map((figure) => [figure, 'mm']));
  expect(printed('Adapter pilot diameter')).toEqual([
    [{ zh: standing.adapterCenteringDiameter, en: standing.adapterCenteringDiameter }, 'mm'],
  ]);
  expect(printed('Adapter bolt circle diameter')).toHaveLength(1);
  expect(printed('Input bore range')).toHaveLength(1);
});

it('a motor is printed without the dimensions of adapters', () => {
  expect(labelsOf(sheetOf([]).sheet.identification).filter((label) => /Adapter|bore/.test(label))).toEqual([]);
});

it.each([
  ['M1', ['1.1']],
  ['M4', ['3.45']],
  ['M2', []],
])('in %s the oil quantity is that of the mounting position, where the source knows it', (position, printed) => {
  const { sheet } = sheetOf([choose('installationPosition', position)]);
  const oil = sheet.sections.find(({ heading }) => heading.en === 'Oil quantity');
  expect(oil?.rows.map(({ value }) => value)).toEqual(printed);
});

it('a check is printed only where a service factor was asked for, or the drive bears less than its load', () => {
  expect(sheetOf([]).sheet.check).toBeUndefined();
  const { sheet } = sheetOf([{ kind: 'search', field: 'serviceFactor', value: 1.2 }]);
  expect(sheet.check?.gauge).toEqual({ symbol: 'fB', value: 1.4, required: 1.2 });
  const weak = aRow('K67', '80M2', { inputType: 'motor', serviceFactor: 0.84 });
  expect(sheetOf([], { row: weak }).sheet.check).toMatchObject({ verdict: 'overloaded', gauge: { required: 1 } });
});

it('of a motor whose figures nobody has confirmed nothing is printed as met (issue 12)', () => {
  const asked: readonly Change[] = [{ kind: 'search', field: 'serviceFactor', value: 1.2 }];
  const verdictOf = (changes: readonly Change[]) => sheetOf([...changes, ...asked]).sheet.check?.verdict;
  expect([verdictOf([]), verdictOf([choose('motorVoltage', '1AC 220V')])]).toEqual(['fits', 'open']);
  const { sheet } = sheetOf([choose('motorVoltage', '1AC 220V'), ...asked]);
  expect(sheet.mark?.en).toBe('The figures of this drive are to be confirmed by the maker.');
  expect(sheetOf(asked).sheet.mark).toBeUndefined();
});

it('a saved one is printed with whose it is, its place among several and how often', () => {
  expect(labelsOf(sheetOf([]).sheet.identification)).not.toContain('Customer');
  const { sheet } = sheetOf([], { order: { customerName: 'Acme', quantity: 12, item: 3 } });
  expect(sheet.identification.slice(0, 3).map(({ label, value }) => [label.en, value])).toEqual([
    ['Customer', 'Acme'],
    ['Item', '3'],
    ['Quantity', '12'],
  ]);
});

it('of whose it is and how often no more is printed than is known', () => {
  const { sheet } = sheetOf([], { order: { quantity: 12 } });
  expect(labelsOf(sheet.identification)).toEqual(expect.arrayContaining(['Quantity']));
  expect(labelsOf(sheet.identification)).not.toContain('Customer');
});

it('a torque within the tolerance is printed as less than was asked for (ADR 73)', () => {
  const WEAKER = aRow('K67', '90L', { inputType: 'motor', outputTorque: 282 });
  const printed = (outputTorque: number) =>
    sheetOf(
      [
        { kind: 'search', field: 'outputTorque', value: outputTorque },
        { kind: 'basicType', row: WEAKER },
      ],
      { row: WEAKER },
    ).sheet.demand?.rows[0]?.value;
  expect(printed(285)).toMatchObject({ en: '285\u00a0Nm; this drive 282\u00a0Nm (−1.1 %, less than asked for)' });
  expect(printed(275)).toMatchObject({ en: '275\u00a0Nm; this drive 282\u00a0Nm (+2.5 %)' });
});

it('what was asked for is printed with its tolerance and the figure of the drive, and nothing where nothing was (issue 12)', () => {
  expect(sheetOf([]).sheet.demand?.rows).toEqual([]);
  const SLOWER = aRow('K67', '80M2', { inputType: 'motor', outputSpeed: 24.4 });
  const asked: readonly Change[] = [
    { kind: 'tolerate', tolerance: 0.05 },
    { kind: 'search', field: 'outputSpeed', value: 25 },
    { kind: 'search', field: 'serviceFactor', value: 1.4 },
    { kind: 'basicType', row: SLOWER },
  ];
  const { sheet } = sheetOf(asked, { row: SLOWER });
  const said = sheet.demand?.rows.map(({ label, value }) => [label.en, typeof value === 'string' ? value : value.en]);
  expect(said).toEqual([
    ['Output speed', '25\u00a0r/min ±5 %; this drive 24.4\u00a0r/min (−2.4 %)'],
    ['Service factor', '1.40'],
  ]);
});
