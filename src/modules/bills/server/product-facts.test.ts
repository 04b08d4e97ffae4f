// @tests slow
import { expect, test } from 'vitest';
import { hsSeed, STANDARD_HS_CODES } from '#modules/bills/domain/hs-codes.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { judgeCodeOf } from '#modules/configurator/server/public.ts';
import { testApp } from '#testing/app.ts';
import { productFacts } from './product-facts.ts';

const { portal } = await testApp();
const releases = releasesOf(portal);

async function configured(code: string) {
  const line = ['JRT', 'JRW', 'JRH', 'JRP', 'JD'].find((one) => code.startsWith(one)) ?? '';
  const { problems, product } = judgeCodeOf(code, releases.current(line), 'both');
  if (product === null) throw new Error(`${code}: ${JSON.stringify(problems)}`);
  return productFacts(portal.db, releases, { form: product.form, code: '' });
}

const told = ({ goodsKind, keyData, powerW }: Awaited<ReturnType<typeof configured>>) => ({
  ...{ goodsKind, powerW, hsCode: hsSeed(STANDARD_HS_CODES, goodsKind, powerW), keyData: keyData.en },
});

// A product of every line with each kind of input.
test.each([
  ['JRTKAF77-DN90L4-TF-i29.27-M4/0X-H50/F300', 'geared-motor', 1500, '850152', 'i = 29.27, 1.5 kW'],
  ['JRTKAF77-JC90L4-i29.27-M4', 'geared-motor', 1500, '850152', 'i = 29.27, 1.5 kW'],
  ['JRTKAF77-0-i29.27-M4', 'gear-unit', null, '848340', 'i = 29.27'],
  ['JRTKAF77-AD2-i29.27-M4', 'gear-unit', null, '848340', 'i = 29.27'],
  ['JRTKAF77-AM90-i29.27-M4', 'gear-unit', null, '848340', 'i = 29.27'],
  ['JRTKAF77-AN143TC-i29.27-M4', 'gear-unit', null, '848340', 'i = 29.27'],
  ['JRTKAF67-AQS140/1-i30.22-M4', 'gear-unit', null, '848340', 'i = 30.22'],
  ['JRW063-DN80M14/B14-TF-i30-B3/0X-H25/FA/F180', 'geared-motor', 550, '850151', 'i = 30, 0.55 kW'],
  ['JRW063-0-i30-B3-H25', 'gear-unit', null, '848340', 'i = 30'],
  ['JRW063-AM80-i30-B3-H25', 'gear-unit', null, '848340', 'i = 30'],
  ['JRW063-AD-i30-B3-H25', 'gear-unit', null, '848340', 'i = 30'],
  ['JRW030/063-DN63M14/B5-i400-B3-H25', 'geared-motor', 120, '850151', 'i = 400, 0.12 kW'],
  ['JRW030/063-0-i400-B3-H25', 'gear-unit', null, '848340', 'i = 400'],
  ['JRHH3SH08-1400/AD-i28.64-A/CW/R-FAN', 'gear-unit', null, '848340', 'i = 28.64'],
  ['JRHH3HM08-900/MC180L-i28.64-B/BI-FC/FP/STH', 'gear-unit', null, '848340', 'i = 28.64'],
  ['JRPL23-3F-AM132-i158.18/10-S', 'gear-unit', null, '848340', 'i = 158.18'],
  ['JRPL11-1B-AD-i3.78/1-P', 'gear-unit', null, '848340', 'i = 3.78'],
  ['JD-DN132S4-B3', 'motor', 5500, '850152', '5.5 kW'],
  ['JD-JC90L4-B3/T-TF', 'motor', 1500, '850152', '1.5 kW'],
] as const)('%s goes as a %s', async (code, goodsKind, powerW, hsCode, keyData) => {
  expect(told(await configured(code))).toEqual({ goodsKind, powerW, hsCode, keyData });
});

// The catalogue has no mass of what is fitted besides (ADR 45).
test.each([
  ['JRTKAF77-DN90L4-TF-i29.27-M4/0X-H50/F300', false],
  ['JRTKAF77-DN90L4-BE2-i29.27-M4', true],
  ['JRTKAF77-DN90L4-V-i29.27-M4', true],
  ['JRTKAF77-JC90L4-i29.27-M4', true],
  ['JRTKAF77-AM90-i29.27-M4', true],
  ['JRTKAF77-0-i29.27-M4', false],
  ['JRHH3SH08-1400/AD-i28.64-A/CW/R-FAN', true],
  ['JD-DN132S4-B3', false],
  ['JD-DN132S4-B3/T/X-BE11HR/TF', true],
] as const)('the weight of %s is an estimate: %s', async (code, isNetGuess) => {
  const facts = await configured(code);
  expect(facts.isNetGuess).toBe(isNetGuess);
  expect(facts.netEachG).toBeGreaterThan(1000);
});

// Machines of orders by file: what their type code says, or their model; of what neither says nobody knows.
test.each([
  ['JRTKAF67-DN90L4-39.44-M1-0-LS1', 'geared-motor', 1500, '850152', '1.5 kW'],
  ['JRTKAF77-DN90L4-i29.27-M4', 'geared-motor', 1500, '850152', 'i = 29.27, 1.5 kW'],
  ['JRTR67-DN90L4-i39.44-M1', 'geared-motor', 1500, '850152', '1.5 kW'],
  ['JRTKAF77-0-i29.27-M4', 'gear-unit', null, '848340', 'i = 29.27'],
  ['JRTKAF77-AM90', 'gear-unit', null, '848340', ''],
  ['JRW063 DN71M4', 'geared-motor', null, undefined, ''],
  ['JRHH3SH08', 'gear-unit', null, '848340', ''],
  ['JD DN132S4', 'motor', 5500, '850152', '5.5 kW'],
  ['JRTKAF77', null, null, undefined, ''],
  ['KAF67 DN90L4 BE2', null, null, undefined, ''],
  ['电机', null, null, undefined, ''],
  ['', null, null, undefined, ''],
] as const)('an ordered "%s" goes as a %s', async (code, goodsKind, powerW, hsCode, keyData) => {
  const facts = await productFacts(portal.db, releases, { form: null, code });
  expect(told(facts)).toEqual({ goodsKind, powerW, hsCode, keyData });
});
