import { describe, expect, it } from 'vitest';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { warningsOf } from '#modules/configurator/domain/warnings/warnings.ts';
import { mainsPolesAt } from './rows/mains-motor.ts';
import { JRH_SHEET } from './sheet/sheet.ts';
import { aUnit, configured, JRH_PRODUCT, JRH_RELEASE } from './testing/shipped-release.ts';

const withMotor = (inputSpeed: number, motorSize: string, inputType = 'MC') => {
  const start = configured(aUnit('H3-08-28.64', { inputSpeed }), { inputType });
  return applyChange(start, { kind: 'choose', field: 'motorSize', value: motorSize }, JRH_PRODUCT).config;
};
const notesOf = (inputSpeed: number, motorSize: string, inputType?: string) =>
  described(withMotor(inputSpeed, motorSize, inputType), JRH_PRODUCT).warnings.filter(({ id }) =>
    id.startsWith('jrh-motor-'),
  );

describe('the motor of a unit (issue 13)', () => {
  it.each([
    [1500, '4'],
    [1400, '4'],
    [1349, undefined],
    [980, '6'],
    [900, '6'],
    [750, '8'],
    [640, undefined],
    [300, undefined],
  ])('near %i r/min runs on the mains with %s poles', (speed, poles) => {
    expect(mainsPolesAt(speed)).toBe(poles);
  });

  it('of four poles runs faster than any rating: the note says at which speed the figures hold, and where it ends up', () => {
    const [note, ...more] = notesOf(1400, '225S');
    expect([note?.id, more]).toEqual(['jrh-motor-faster-than-rated', []]);
    expect(note?.text.en).toContain('All figures hold at n1 = 1400 r/min');
    expect(note?.text.en).toContain('1,482 r/min and the output at about 51.7 r/min (5.9 % apart)');
  });

  it('of six poles has a speed the unit is rated for, which the note says to enter; entered it is silent', () => {
    const [note] = notesOf(900, '225M');
    expect([note?.id, note?.text.en]).toEqual([
      'jrh-motor-beside-rated',
      expect.stringContaining('Enter 982 as input speed'),
    ]);
    expect(notesOf(982, '225M')).toEqual([]);
  });

  it('is told of only once it is chosen', () => {
    const open = configured(aUnit('H3-08-28.64', { inputSpeed: 1400 }), { inputType: 'MC' });
    expect(described(open, JRH_PRODUCT).warnings.filter(({ id }) => id.startsWith('jrh-motor-'))).toEqual([]);
  });

  it('between the speeds of the mains is one on an inverter', () => {
    expect(notesOf(640, '280S', 'MB').map(({ id }) => id)).toEqual(['jrh-motor-on-inverter']);
  });

  it('is known by its powers and poles where it is chosen', () => {
    const notes = JRH_RELEASE.fields.get('motorSize')?.values.map(({ code, note }) => [code, note?.en, note?.zh]);
    expect(notes).toContainEqual(['225S', '4-pole 37 kW; 8-pole 18.5 kW', '4 极 37 kW；8 极 18.5 kW']);
    expect(notes).toContainEqual([
      '315L',
      '4-pole 160 / 200 kW; 6-pole 110 / 132 kW; 8-pole 90 / 110 kW',
      expect.anything(),
    ]);
  });

  it('stands on the sheet with its speed beside the one the figures hold at', () => {
    const config = withMotor(1400, '225S');
    const standing = resolvedValues(config, JRH_PRODUCT);
    const sections = JRH_SHEET.sections?.(aUnit('H3-08-28.64', { inputSpeed: 1400 }), standing, {}) ?? [];
    const rows = sections.find(({ heading }) => heading.en === 'Motor and speed')?.rows ?? [];
    expect(rows.map(({ value }) => value)).toEqual(['1,400', '1,482', '51.7']);
  });
});

it('tells at the input speed nobody named what it is rated at, and what the data do not cover', () => {
  const told = (inputSpeed?: number) =>
    described(
      {
        ...configured(aUnit('H3-08-28.64', { inputSpeed: inputSpeed ?? 1400 }), {}),
        search: { ...JRH_PRODUCT.line.empty.search, inputSpeed: inputSpeed ?? null },
      },
      JRH_PRODUCT,
    ).warnings.filter(({ id }) => id === 'jrh-speed-assumed');
  expect(told()[0]?.text.en).toContain('rated at 1400 r/min, the end of the table');
  expect(told()[0]?.text.zh).toContain('1485 r/min');
  expect(told(1400)).toEqual([]);
});

it.each([
  [null, ['jrh-speed-assumed']],
  [1400, []],
])('tells of a unit that was saved, and of its sheet, whether %s was named', (inputSpeed, told) => {
  const config = {
    ...configured(aUnit('H3-08-28.64')),
    search: { ...JRH_PRODUCT.line.empty.search, inputSpeed },
  };
  const { saved } = JRH_PRODUCT.line;
  const row = aUnit('H3-08-28.64');
  const form = saved.write(config, resolvedValues(config, JRH_PRODUCT), { technicalVersion: 'en', releaseHash: '' });
  const opened = saved.read(form as never, row);
  expect(opened.search).toMatchObject({ inputSpeed });
  const ids = warningsOf(opened, JRH_PRODUCT).map(({ id }) => id);
  expect(ids.filter((id) => id === 'jrh-speed-assumed')).toEqual(told);
});

it('tells it before a unit is chosen too, and nothing of a unit then', () => {
  const { empty } = JRH_PRODUCT.line;
  const asked = { ...empty, search: { ...empty.search, outputSpeed: 30 } };
  expect(described(asked, JRH_PRODUCT).warnings.map(({ id }) => id)).toEqual(['jrh-speed-assumed']);
  expect(described(empty, JRH_PRODUCT).warnings).toEqual([]);
});
