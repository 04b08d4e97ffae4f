import { expect, it } from 'vitest';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import type { WormRow } from '#lines/jrw/rows/worm-row.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { loadActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { describe as describeConfiguration } from '#modules/configurator/domain/describe/describe.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import type { RowFilters } from '#product/row-query.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db, 'JRW');
const context = contextOf(release);
const customer = { as: 'lv1-demo' };

type Choices = readonly (readonly [field: string, value: string])[];
const SOLID: Choices = [
  ['outputShaftType', 'SS'],
  ['outputShaftPointing', 'B'],
];
const FLANGED: Choices = [
  ['flangeType', 'FA'],
  ['flangePointing', 'A'],
];

/** 25 products of every size, kind of unit, input and mounting. */
const PRODUCTS: readonly (readonly [what: string, filters: RowFilters, choices: Choices])[] = [
  ...['030', '040', '050', '063', '075', '090', '110', '130', '150'].map(
    (reduceUnitSize) => [`size ${reduceUnitSize}`, { reduceUnitSize }, []] as const,
  ),
  ['the smallest motor', { reduceUnitSize: '025', motorPower: 0.06, efficiencyClass: 'AC' }, []],
  ['a plug-in shaft', { reduceUnitSize: '063', motorPower: 0.55 }, SOLID],
  ['a double plug-in shaft', { reduceUnitSize: '075', motorPower: 0.75 }, [['outputShaftType', 'DS']]],
  ['a flange', { reduceUnitSize: '090', motorPower: 1.1 }, FLANGED],
  ['a long flange', { reduceUnitSize: '050' }, [['flangeType', 'FB']]],
  [
    'a torque arm',
    { reduceUnitSize: '063' },
    [
      ['builtInType', 'hollow'],
      ['torqueArm', 'T'],
    ],
  ],
  ['a position on the wall', { reduceUnitSize: '110' }, [['installationPosition', 'B6']]],
  ['any position', { reduceUnitSize: '063' }, [['installationPosition', 'M0']]],
  ['a brake', { reduceUnitSize: '063', motorPower: 0.75 }, [['brakes', 'BE1']]],
  ['an absolute encoder', { reduceUnitSize: '063', motorPower: 0.75 }, [['encoder', 'absolute']]],
  ['60 Hz', { reduceUnitSize: '063', motorFrequency: '60Hz' }, []],
  ['an inverter', { inputType: 'JCMC', reduceUnitSize: '063' }, []],
  ['a flange for the customer’s motor', { inputType: 'AM', reduceUnitSize: '063' }, []],
  ['a solid input shaft', { inputType: 'AD', reduceUnitSize: '075' }, []],
  ['the unit alone', { inputType: 'none', reduceUnitSize: '130' }, []],
  ['a pair', { gearboxModel: 'WW', reduceUnitSize: '040/075' }, []],
];

it.each(PRODUCTS)(
  '%s goes from the first step to its saved line, its code and its document',
  async (_, filters, choices) => {
    const row = firstRow(filters);
    const config = configured(row, choices);
    const { standing, openPoints, isComplete } = describeConfiguration(config, context);
    expect([openPoints, isComplete]).toEqual([[], true]);
    for (const [field, value] of choices) expect(standing[field]).toBe(value);

    const form = context.line.saved.write(config, standing, { technicalVersion: 'en', releaseHash: release.hash });
    const saved = await app.send(cartRoutes.create, { body: { ...form, quantity: 1 } }, customer);
    expect([saved.statusCode, saved.json().description]).toEqual([200, expect.anything()]);
    const { id } = saved.json().result;
    const opened = (await app.send(cartRoutes.open, { params: { id } }, customer)).json().result;
    expect(opened.form).toMatchObject({ category: 'JRW', basicTypeId: row.id });
    const reread = context.line.saved.read(opened.form, row);
    expect(describeConfiguration(reread, context).standing).toEqual(standing);

    const code = writeTypeCode(config, context, 'full') ?? '';
    const read = readTypeCode(code, { ...context, rowsOf: () => [row] });
    expect([read?.unread, read?.cleared, read?.config.basicType?.id]).toEqual([[], [], row.id]);
    expect(read && describeConfiguration(read.config, context).standing).toEqual(standing);

    const body = [{ productConfig: { id } }];
    const pdf = await app.send(documentRoutes.downloadTechnicalDocuments, { body }, customer);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  },
);

it('five of them stand side by side, each by its figures, and go to a sheet', async () => {
  const { rows } = await app.call(cartRoutes.list, { query: { pageSize: '5' } }, customer);
  const body = { ids: rows.map(({ id }) => id) };
  const { products, sections } = await app.call(comparisonRoutes.make, { body }, customer);
  expect(products.map(({ refusal }) => refusal)).toEqual(rows.map(() => null));
  // The pair has none yet, and may be one of the five.
  expect(products.filter(({ picture }) => picture !== null).length).toBeGreaterThanOrEqual(4);
  const ratio = sections[0]?.rows.find(({ symbol }) => symbol === 'i');
  expect(ratio?.cells.map((cell) => typeof cell?.figure)).toEqual(rows.map(() => 'number'));
  const sheet = await app.send(comparisonRoutes.export, { body }, customer);
  const told = [];
  for await (const { cells } of readSheet(sheet.rawPayload)) told.push(cells);
  expect(told.map(([name]) => name)).toEqual([expect.anything(), ...rows.map(({ productName }) => productName)]);
});

it('a code of size 105 is read as 110, and none is written', () => {
  const row = firstRow({ reduceUnitSize: '110', inputType: 'none' });
  const code = writeTypeCode(configured(row, []), context, 'short') ?? '';
  expect(code).toMatch(/^JRW110-0-i/);
  const read = readTypeCode(code.replace('JRW110', 'JRW105'), { ...context, rowsOf: () => [row] });
  expect(read?.config.basicType?.id).toBe(row.id);
});

function firstRow(filters: RowFilters): WormRow {
  const found = searchCatalogue(release.index, { filters });
  const row = found.ok ? found.value.rows[0] : undefined;
  if (row === undefined) throw new Error(`No row for ${JSON.stringify(filters)}: ${JSON.stringify(found)}`);
  return row as WormRow;
}

function configured(row: WormRow, choices: Choices): Configuration {
  const changes: readonly Change[] = [
    { kind: 'choose', field: 'gearboxModel', value: row.gearboxModel },
    { kind: 'choose', field: 'inputType', value: row.inputType },
    ...(row.motorFrequency === '60Hz' ? [{ kind: 'choose', field: 'motorFrequency', value: '60Hz' } as const] : []),
    { kind: 'basicType', row },
    ...choices.map(([field, value]): Change => ({ kind: 'choose', field, value })),
  ];
  const start = changes.reduce((before, change) => applyChange(before, change, context).config, context.line.empty);
  return describeConfiguration(start, context).openPoints.reduce((config, { field }) => {
    const value = describeConfiguration(config, context).standing[field];
    return value === undefined ? config : applyChange(config, { kind: 'choose', field, value }, context).config;
  }, start);
}
