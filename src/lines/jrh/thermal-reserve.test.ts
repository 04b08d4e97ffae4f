import { describe, expect, it } from 'vitest';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { notesOnPick } from '#modules/configurator/web/wizard/search/pick-notes.ts';
import type { RowFilters } from '#product/row-query.ts';
import { asIndustrial } from './configuration.ts';
import { JRH_LINE } from './line.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { aUnit, configured, JRH_PRODUCT, UNITS } from './testing/shipped-release.ts';

/** A unit whose thermal power without a fan is 69 kW at 20 °C. */
const UNIT = 'H3-08-28.64';

function loaded(drivenPower: number | null, values: Readonly<Record<string, string>> = {}) {
  const asked: RowFilters = { ...values, ...(drivenPower !== null && { drivenPower }) };
  const config = configured(aUnit(UNIT, asked), values);
  return { ...config, search: { ...config.search, drivenPower } };
}

const NOTES = ['jrh-no-thermal-reserve', 'jrh-ambient-assumed'];
const notesOf = (drivenPower: number | null, values?: Readonly<Record<string, string>>) =>
  described(loaded(drivenPower, values), JRH_PRODUCT).warnings.filter(({ id }) => NOTES.includes(id));

describe('the thermal reserve of a unit', () => {
  it('is told with the ambient temperature it holds at, which nobody said', () => {
    expect(notesOf(69).map(({ text }) => text.en)).toEqual([
      'Little or no thermal reserve (0 %): the thermal power is 69 kW at 20 °C.',
      'No ambient temperature was given: the thermal power holds at 20 °C and is less where it is hotter. State the ambient temperature.',
    ]);
  });

  it.each([
    [63, {}, ['jrh-no-thermal-reserve', 'jrh-ambient-assumed']],
    [62, {}, ['jrh-ambient-assumed']],
    [69, { ambientTemperature: '20' }, ['jrh-no-thermal-reserve']],
    [62, { ambientTemperature: '20' }, []],
    [69, { ambientTemperature: '20', cooling: 'FAN' }, []],
    [69, { ambientTemperature: '20', cooling: 'COIL' }, []],
    [null, { ambientTemperature: '20' }, []],
  ])('of %s kW under %o is told by %o', (power, values, ids) => {
    expect(notesOf(power, values).map(({ id }) => id)).toEqual(ids);
  });

  it('is told where the unit is pointed out, before it is chosen, beside nothing else', () => {
    const { basicType, ...config } = loaded(69);
    const open = { ...config, basicType: null };
    const view = { config: open, product: { context: JRH_PRODUCT }, description: described(open, JRH_PRODUCT) };
    expect(basicType && notesOnPick(basicType, view as never).map(({ id }) => id)).toEqual(NOTES);
  });
});

describe('the unit recommended for 45 kW at i 28', () => {
  it('has no thermal reserve, needs no cooling at 20 °C, and says both', () => {
    const found = searchCatalogue(UNITS.index, { filters: { drivenPower: 45, ratio: 28 } });
    const row = found.ok ? found.value.rows[0] : undefined;
    expect(row).toMatchObject({ reduceType: 'B3', reduceUnitSize: '07', drivenPower: 45, permittedPower: 45 });
    expect(row).toMatchObject({ powerLimit: 'thermal', coolingNeeded: 'none' });
    const config = row && {
      ...configured(row as IndustrialRow),
      search: { ...JRH_LINE.empty.search, drivenPower: 45 },
    };
    expect(config && described(config, JRH_PRODUCT).warnings.map(({ id }) => id)).toEqual(
      expect.arrayContaining(NOTES),
    );
  });
});

describe('a power that is just what the unit may give off', () => {
  it('is told as asked, with its factor', () => {
    const { basicType: row, search } = asIndustrial(loaded(69));
    expect(row?.drivenPower).toBe(row?.permittedPower);
    const told = row && JRH_LINE.told?.(row, {}, search).map(({ id }) => id);
    expect(told).toEqual(expect.arrayContaining(['drivenPower', 'serviceFactor']));
  });
});

describe('the cooling a unit needs', () => {
  it('is a fan where one is chosen and the power permitted with it asks for it, which a unit can still be without', () => {
    const config = configured(aUnit(UNIT, { cooling: 'FAN' }), { cooling: 'FAN' });
    const { steps, standing } = described(config, JRH_PRODUCT);
    expect(standing.coolingNeeded).toBe('fan');
    const cooling = steps.flatMap(({ fields }) => fields).find(({ id }) => id === 'cooling');
    expect(cooling?.options.filter(({ state }) => state === 'excluded')).toEqual([]);
  });
});
