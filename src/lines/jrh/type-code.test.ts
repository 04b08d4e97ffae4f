// @tests slow
import { describe, expect, it } from 'vitest';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { beginQuickly } from '#modules/configurator/domain/quick/begun.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowFilters } from '#product/row-query.ts';
import { MACHINE_WORDS } from './fields/machines.ts';
import { JRH_LINE } from './line.ts';
import { aRandomUnit, aUnit, configured, JRH_PRODUCT, UNITS } from './testing/shipped-release.ts';

const UNIT = aUnit('H3-08-28.64');
const reading = (code: string, row: CatalogueRow | null) =>
  readTypeCode(code, { ...JRH_PRODUCT, rowsOf: () => (row ? [row] : []) });

describe('the type code of an industrial unit', () => {
  it.each([
    [
      'JRHH3SH08-1400/AD-i28.64-A/CW/R-FAN',
      configured(UNIT, { inputType: 'AD', rotation: 'CW', backstop: 'R', cooling: 'FAN' }),
    ],
    [
      'JRHH3HM08-900/MC180L-i28.64-B/BI-FC/FP/STH',
      configured(aUnit('H3-08-28.64', { inputSpeed: 900 }), {
        inputType: 'MC',
        motorSize: '180L',
        shaftAssembly: 'B',
        outputShaftType: 'H',
        installationPosition: 'M',
        torqueArm: 'T',
        cooling: 'FC',
        lubrication: 'FP',
        heater: 'STH',
      }),
    ],
  ])('is %s', (code, config) => {
    expect(writeTypeCode(config, JRH_PRODUCT, 'short')).toBe(code);
  });

  it('is read back with its speed, in small letters too', () => {
    const row = aUnit('H3-08-28.64', { inputSpeed: 640 });
    const read = reading('jrhh3sh08-640/ad-i28.64-a/cw/r-fan', row);
    expect(read?.unread).toEqual([]);
    expect(read?.config).toMatchObject({
      basicType: { id: row.id, inputSpeed: 640 },
      search: { inputSpeed: 640 },
      values: { rotation: 'CW', backstop: 'R', cooling: 'FAN', inputType: 'AD' },
    });
  });

  it('names the machine by a word that can be read, and reads what was written before (issue 13)', () => {
    const config = configured(UNIT, { drivenMachine: 'conveyor-uniform' });
    expect(writeTypeCode(config, JRH_PRODUCT, 'full')).toMatch(/[-/]DMCONVU(?:[-/]|$)/);
    for (const word of ['DMCONVU', 'DMconveyor~uniform'])
      expect(reading(`JRHH3SH08-1400/AD-i28.64-A/BI-${word}`, UNIT)?.config.values.drivenMachine).toBe(
        'conveyor-uniform',
      );
  });

  it('has a word for every machine of the list', () => {
    const listed = JRH_PRODUCT.fields.find(({ id }) => id === 'drivenMachine')?.values ?? [];
    expect(listed.map(({ code }) => code).filter((code) => code !== 'other')).toEqual(Object.keys(MACHINE_WORDS));
  });

  it.each(['JRHX3SH08-1400/AD-i28.64', 'JRHH3SH08-AD-i28.64', 'JRHH3SH8-1400/AD-i28.64'])(
    'that says no unit or no input is told as not read: %s',
    (code) => {
      expect(reading(code, UNIT)?.unread.length).toBeGreaterThan(0);
    },
  );

  it.each(Array.from({ length: 25 }, (_, index) => index + 1))(
    'in full is read back as the same unit, whatever was chosen: walk %i',
    (seed) => {
      const config = aRandomUnit(seed);
      const standing = resolvedValues(config, JRH_PRODUCT);
      const code = writeTypeCode(config, JRH_PRODUCT, 'full') ?? '';
      const read = reading(code, config.basicType);
      expect([code, read?.unread, read?.cleared]).toEqual([code, [], []]);
      expect(read && resolvedValues(read.config, JRH_PRODUCT)).toEqual(standing);
      expect(read && writeTypeCode(read.config, JRH_PRODUCT, 'full')).toBe(code);
    },
  );
});

it.each([
  ['JRHB3SH14-1400/AD-i45.77-A/BI', { drivenPower: null, serviceFactor: 1.5 }],
  ['JRHB3SH14-1400/AD-i45.77-A/BI-KW160/FB1.7', { drivenPower: 160, serviceFactor: 1.7 }],
])('a unit begun by %s has the figures it is saved with', async (code, { drivenPower, serviceFactor }) => {
  const { config, unread } = await beginQuickly(code, JRH_PRODUCT, async (query) => {
    const { delta: _, ...said } = query;
    const found = searchCatalogue(UNITS.index, { filters: numbersIn(said), pageSize: 200 });
    return found.ok ? [...found.value.rows, ...found.value.nearMisses.map(({ row }) => row)] : [];
  });
  const row = aUnit('B3-14-45.77', { drivenPower: drivenPower ?? undefined, serviceFactor });
  expect([unread, config.basicType]).toEqual([[], row]);
});

function numbersIn(query: Readonly<Record<string, string>>): RowFilters {
  const { columns } = JRH_LINE.rows;
  const isFigure = (field: string) => columns.find(({ id }) => id === field)?.kind === 'number';
  return Object.fromEntries(
    Object.entries(query).map(([field, said]) => [field, isFigure(field) ? Number(said) : said]),
  );
}

it('saved and opened again a unit is what it was, at its speed and under its load', () => {
  for (let seed = 100; seed < 120; seed++) {
    const config = aRandomUnit(seed);
    const standing = resolvedValues(config, JRH_PRODUCT);
    const form = JRH_LINE.saved.write(config, standing, { technicalVersion: 'en', releaseHash: '0123456789abcdef' });
    if (form === null) throw new Error('A unit with a row is saved');
    const row = UNITS.index.find(form.basicTypeId, JRH_LINE.saved.loadOf(form)) ?? null;
    expect(row).toEqual(config.basicType);
    expect(resolvedValues(JRH_LINE.saved.read(form, row), JRH_PRODUCT)).toEqual(standing);
  }
});
