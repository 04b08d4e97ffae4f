// @tests slow
import { describe, expect, it } from 'vitest';
import { isConsistent, type NamedChoices, openModel } from '#engine/public.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { columnOf, rowCells } from '#product/column.ts';
import { text } from '#product/field.ts';
import type { RowFilters } from '#product/row-query.ts';
import { builtCatalogueOf } from '#testing/builders/opened-release.ts';
import { JRH_CATALOGUE } from './catalogue.ts';
import { JRH_ROW_SEARCH } from './columns.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { JRH_RULES } from './rules/jrh-rules.ts';
import { isIndustrialRow } from './stored-row.ts';

type Product = Readonly<Record<string, string>>;

const CATALOGUE = builtCatalogueOf(JRH_CATALOGUE);
const { model, fields } = CATALOGUE.release();
const engine = openModel(model);

/** What a rule refuses, and the change that makes it a unit again. */
const CASES: readonly (readonly [rule: string, title: string, refused: Product, mended: Product])[] = [
  ['jrh-rating-row', 'H2 has no size 03', { gearArrangement: 'H', stages: '2', reduceUnitSize: '03' }, { stages: '1' }],
  ['jrh-stages-of-arrangement', 'B has no two stages', { gearArrangement: 'B', stages: '2' }, { gearArrangement: 'H' }],
  ['jrh-thermal', 'a fan is not enough', { leastCooling: 'cooler', cooling: 'FAN' }, { cooling: 'OWC' }],
  [
    'jrh-no-thermal-without-fan',
    'some cooling it must be',
    { leastCooling: 'fan', cooling: 'none' },
    { cooling: 'FAN' },
  ],
  [
    'jrh-hollow-needs-arm',
    'nothing holds it',
    { installationPosition: 'M', outputShaftType: 'H', torqueArm: 'none' },
    { torqueArm: 'T' },
  ],
  [
    'jrh-arm-excludes-feet',
    'held twice',
    { installationPosition: 'H', outputShaftType: 'H', torqueArm: 'T' },
    { installationPosition: 'M' },
  ],
  ['jrh-hollow-sizes', 'size 17 is solid', { reduceUnitSize: '17', outputShaftType: 'H' }, { outputShaftType: 'S' }],
  ['jrh-backstop-rotation', 'a backstop blocks one way', { backstop: 'R', rotation: 'both' }, { rotation: 'CCW' }],
  [
    'jrh-vertical-forced',
    'no splash upright',
    { installationPosition: 'V', lubrication: 'splash' },
    { lubrication: 'FP' },
  ],
  [
    'jrh-cold-start',
    'cold mineral oil',
    { ambientTemperature: '-20', lubricatingOil: 'M320', heater: 'none' },
    { lubricatingOil: 'S320' },
  ],
  [
    'jrh-bell-frame',
    'a small motor in a large bell',
    { inputType: 'MC', inputShaft: '100', motorSize: '63M' },
    { inputType: 'MB' },
  ],
];

/** Tables that each say which units there are: what one of them refuses another may refuse too. */
const OF_UNITS: readonly string[] = ['jrh-rating-row', 'jrh-stages-of-arrangement', 'jrh-hollow-sizes'];

describe('a JRH rule', () => {
  it.each(CASES)('%s: %s', (rule, _title, refused, mended) => {
    expect(isConsistent(engine, chosen(refused)), 'refused').toBe(false);
    expect(isConsistent(engine, chosen({ ...refused, ...mended })), 'mended').toBe(true);
    const without = OF_UNITS.includes(rule) ? OF_UNITS : [rule];
    const relaxed = openModel({
      ...model,
      rules: model.rules.filter(({ id }) => !without.includes(id)),
      tables: model.tables.filter(({ id }) => !without.includes(id)),
    });
    expect(isConsistent(relaxed, chosen(refused)), 'refused by this rule').toBe(true);
  });

  it('says that spline and flange start at 05, which the table of shafts knows too', () => {
    expect(isConsistent(engine, chosen({ reduceUnitSize: '04', outputShaftType: 'K' }))).toBe(false);
    expect(isConsistent(engine, chosen({ reduceUnitSize: '05', outputShaftType: 'K' }))).toBe(true);
  });

  it('stands in the list of the eighteen', () => {
    expect(Object.keys(JRH_RULES)).toHaveLength(18);
    const kept = [...model.rules, ...model.tables].map(({ id }) => id).filter((id) => id.startsWith('jrh-'));
    expect(kept.filter((id) => !Object.hasOwn(JRH_RULES, id))).toEqual([]);
    const covered = CASES.map(([rule]) => rule);
    expect(kept.filter((id) => !covered.includes(id))).toEqual(['jrh-spline-flange-sizes']);
  });
});

describe('a motor', () => {
  const isOffered = (motorFrames: string, motorSize: string) =>
    isConsistent(engine, chosen({ inputType: 'MB', motorFrames, motorSize }));

  it('is offered where it carries the power, and on request always', () => {
    expect([isOffered('200L-315L', '180L'), isOffered('200L-315L', '200L'), isOffered('200L-315L', '355M')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isOffered('REQ', '315L'), isOffered('REQ', 'REQ'), isOffered('200L-315L', 'REQ')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('of every row stands in a span the release knows', () => {
    const spans = model.variables.find(({ id }) => id === 'motorFrames')?.values ?? [];
    const speeds = [1400, 1180, 1000, 900, 824, 750, 640, 300];
    const rows = speeds.flatMap((inputSpeed) => found({ inputSpeed }));
    expect(rows.filter(({ motorFrames }) => !spans.includes(motorFrames))).toEqual([]);
  });
});

describe('the release', () => {
  it('makes every row it offers possible', () => {
    const { rows } = CATALOGUE.offered();
    expect(rows.filter((row) => !isConsistent(engine, chosen(row)))).toEqual([]);
  });

  it('has cooling and lubrication in a step of its own', () => {
    expect(fields.filter(({ step }) => step === 3).map(({ id }) => id)).toContain('lubrication');
  });
});

describe('the search', () => {
  it('reads rows at the input speed asked, and finds none outside 300 to 1400 r/min', () => {
    expect(new Set(found({ inputSpeed: 640 }).map(({ inputSpeed }) => inputSpeed))).toEqual(new Set([640]));
    expect([found({ inputSpeed: 1500 }), found({ inputSpeed: 299 })]).toEqual([[], []]);
  });

  it('of a power finds what carries it at f1, and says which cooling it needs', () => {
    const rows = found({ drivenPower: 75, serviceFactor: 1.7, outputSpeed: 30 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.serviceFactor < 1.7 || Math.abs(row.outputSpeed / 30 - 1) > 0.0501)).toEqual([]);
    const hot = found({ drivenPower: 75, serviceFactor: 1.7, outputSpeed: 30, ambientTemperature: '40' });
    expect(hot.filter(({ coolingNeeded }) => coolingNeeded === 'none').length).toBeLessThan(
      rows.filter(({ coolingNeeded }) => coolingNeeded === 'none').length,
    );
  });

  it('under a cooling that is chosen finds what it keeps cool, at the power it permits', () => {
    const units = { gearArrangement: 'H', stages: 1, reduceUnitSize: '03' };
    const bare = found({ ...units, cooling: 'none' });
    expect(bare.filter(({ coolingNeeded }) => coolingNeeded !== 'none')).toEqual([]);
    const cooled = found({ ...units, cooling: 'FAN' });
    expect(cooled.length).toBeGreaterThan(bare.length);
    for (const { id, permittedPower } of bare) {
      expect(cooled.find((row) => row.id === id)?.permittedPower).toBeGreaterThan(permittedPower);
    }
    expect(found({ ...units, drivenPower: 60, cooling: 'none' })).toEqual([]);
  });

  it('reads a row by the factor of the machine that is driven where none is asked', () => {
    const crusher = { drivenMachine: 'crusher', hoursPerDay: '24', drivenPower: 20 };
    expect(CATALOGUE.index.find('JRH-H3-08-28.64', crusher)?.assumedFactor).toBe(2);
    expect(CATALOGUE.index.find('JRH-H3-08-28.64', { ...crusher, hoursPerDay: '10' })?.assumedFactor).toBe(1.8);
    expect(CATALOGUE.index.find('JRH-H3-08-28.64', { drivenMachine: 'crane-hoist' })?.assumedFactor).toBe(1.5);
  });

  it('counts for its options what a search finds at the speed and the power that are asked', () => {
    const asked = { inputSpeed: 1000, drivenPower: 60, serviceFactor: 1.5 };
    const counts = CATALOGUE.index.countCells(asked);
    const { total } = answered(asked);
    expect(total).toBeGreaterThan(0);
    expect(counts.ok && counts.value.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it('asks the maker where f4 is not known', () => {
    const asked = searchCatalogue(CATALOGUE.index, { filters: { ambientTemperature: '-20', dutyCycle: '20' } });
    expect(asked.ok && asked.value.enquire).toEqual(['ambientTemperature', 'dutyCycle']);
  });

  it.each([
    ['ambientTemperature', '0', /10 °C/],
    ['ambientTemperature', '10', undefined],
    ['dutyCycle', '20', /40 %/],
    ['dutyCycle', '40', undefined],
  ])('of %s %s finds units, and says in its own words what is checked', (column, code, says) => {
    const asked = searchCatalogue(CATALOGUE.index, { filters: { [column]: code, drivenPower: 30 } });
    if (!asked.ok) throw new Error(asked.refusal.code);
    expect(asked.value.total).toBeGreaterThan(0);
    expect(asked.value.enquire).toEqual(says ? [column] : []);
    const { en, zh } = columnOf(JRH_ROW_SEARCH, column)?.enquire ?? text('', '');
    if (says) expect([en, zh]).toEqual([expect.stringMatching(says), expect.stringMatching(says)]);
  });

  it('of a factor below 1 finds what bears its load at 1, and says so', () => {
    const asked = searchCatalogue(CATALOGUE.index, {
      filters: { serviceFactor: 0.1, inputSpeed: 1400 },
      pageSize: 200,
    });
    if (!asked.ok) throw new Error(asked.refusal.code);
    expect([asked.value.enquire, asked.value.total > 0]).toEqual([['serviceFactor'], true]);
    for (const { serviceFactor } of asked.value.rows as readonly IndustrialRow[])
      expect(serviceFactor).toBeCloseTo(1, 9);
  });

  it.each([
    [1480, 50, 1400],
    [250, 10, 300],
  ])(
    'says what to do at %d r/min, which nothing is rated for, and the nearest speed that has units',
    (n1, n2, nearest) => {
      const asked = searchCatalogue(CATALOGUE.index, { filters: { inputSpeed: n1, outputSpeed: n2 } });
      expect(asked.ok && [asked.value.enquire, asked.value.relax]).toMatchObject([
        ['inputSpeed'],
        { field: 'inputSpeed', value: nearest },
      ]);
    },
  );

  it('tells on a phone too what keeps a unit cool, of rows that fit and of near ones', () => {
    const { card, shown, shownNear } = JRH_ROW_SEARCH;
    expect([card.flat(), shown, shownNear].map((columns) => columns.includes('coolingNeeded'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('answers rows that are read as such, with all that a screen needs of them', () => {
    const sent = found({}).map((row) => rowCells(JRH_ROW_SEARCH, row));
    expect(sent.filter((row) => !isIndustrialRow(row))).toEqual([]);
  });

  it('finds a row again by its id at its speed and under its load, and at no other speed', () => {
    const row = CATALOGUE.index.find('JRH-H3-08-28.64', { inputSpeed: 900, drivenPower: 20 });
    expect([row?.inputSpeed, row?.drivenPower]).toEqual([900, 20]);
    expect(CATALOGUE.index.find('JRH-H3-08-28.64', { inputSpeed: 1450 })).toBeUndefined();
  });
});

function answered(filters: RowFilters) {
  const result = searchCatalogue(CATALOGUE.index, { filters, pageSize: 200 });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

function found(filters: RowFilters): readonly IndustrialRow[] {
  return answered(filters).rows as readonly IndustrialRow[];
}

function chosen(product: Product): NamedChoices {
  return Object.fromEntries(Object.entries(product).map(([variable, code]) => [variable, [code]]));
}
