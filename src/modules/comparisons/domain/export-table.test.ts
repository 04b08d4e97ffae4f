import { expect, it } from 'vitest';
import { loadDefinitions } from '#lines/definitions.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { A_ROW_ID } from '#testing/builders/a-configured-form.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { type ExportedProduct, exportedFacts, exportTable } from './export-table.ts';
import type { FactContext, FactualProduct } from './facts-of-product.ts';

const release = shippedRelease();
const line = (await loadDefinitions()).get('JRT')!;
const context: FactContext = {
  line,
  fields: release.product.fields,
  steps: release.product.steps,
  form: await line.sheet(),
};

/** A drive in which this stands besides, whether it can be built or not. */
function factsWith(standing: Readonly<Record<string, string>>) {
  const row = release.index.find(A_ROW_ID, {})!;
  const config = { ...line.empty, basicType: row };
  const product: FactualProduct = {
    row,
    config,
    standing: { ...completenessOf(config, contextOf(release)).standing, ...standing },
    parts: {},
    quantity: 1,
    customerName: '',
  };
  return new Map(exportedFacts(product, context).map((fact) => [fact.id, fact]));
}

it.each(['-', 'none', ''])('oil fields are hidden where there is no lubricating oil: %s', (lubricatingOil) => {
  const oils = { mineralOil: 'VG220 -10~40°C', syntheticOil: 'VG220 -40~40°C' };
  const told = factsWith({ ...oils, lubricatingOil });
  expect([told.has('mineralOil'), told.has('syntheticOil')]).toEqual([false, false]);
  expect(factsWith({ ...oils, lubricatingOil: 'mineral' }).has('mineralOil')).toBe(true);
});

it.each(['-', 'none'])('the angle of a release is hidden where there is no release device: %s', (releaseDevice) => {
  expect(factsWith({ releaseDevice, releaseAngle: '90' }).has('releaseAngle')).toBe(false);
  expect(factsWith({ releaseDevice: 'HR', releaseAngle: '90' }).get('releaseAngle')?.value).toEqual({
    zh: '90°',
    en: '90°',
  });
});

it('the size is called gearMotorType, and what only the search asks is not told', () => {
  const told = factsWith({});
  expect(told.get('gearMotorType')).toMatchObject({ value: { en: '67' }, label: { en: 'Gear motor type' } });
  expect(['reduceUnitSize', 'speedOrRatio', 'powerOrTorque'].filter((id) => told.has(id))).toEqual([]);
});

it('where the search asks for a figure, that of the row stands', () => {
  expect(factsWith({}).get('ratio')).toMatchObject({ value: '57.28', symbol: 'i' });
});

const product = (productName: string, ...facts: ExportedProduct['facts']): ExportedProduct => ({ productName, facts });
const speed = (value: string) => ({ id: 'n', label: { zh: '转速', en: 'Speed' }, unit: 'r/min', value });

it('a column of figures has as many decimals as they are written with, and is wide enough for its heading', () => {
  const { columns, rows } = exportTable([product('A', speed('36.00')), product('B', speed('24.75'))], 'en');
  expect(columns[1]).toEqual({ heading: 'Speed (r/min)', format: '0.00', width: 15 });
  expect(rows).toEqual([
    ['A', 36],
    ['B', 24.75],
  ]);
});

it('a figure that was rounded is given no decimals by the others of its column: 158 is not 158.00', () => {
  const { columns, rows } = exportTable([product('A', speed('1,450')), product('B', speed('24.75'))], 'en');
  expect(columns[1]).toEqual({ heading: 'Speed (r/min)', width: 15 });
  expect(rows.map(([, cell]) => cell)).toEqual([1450, 24.75]);
});

it('a column in which one product says words is one of words', () => {
  const { columns, rows } = exportTable(
    [product('A', speed('1,450')), product('B', speed('> 10')), product('C')],
    'zh-cn',
  );
  expect(columns.map(({ heading }) => heading)).toEqual(['产品型号', '转速 (r/min)']);
  expect(rows.map(([, cell]) => cell)).toEqual(['1,450', '> 10', null]);
});
