// @tests slow
import { beforeAll, describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { type ComparisonDto, comparisonRoutes } from '#modules/comparisons/contract.ts';
import { testApp } from '#testing/app.ts';
import { aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { NO_OFFICE, openInOffice } from '#testing/libre-office.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const inEnglish = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };

/** Two hollow shafts of one size, one of another gear type, and a unit on feet with a solid shaft. */
const PRODUCTS = [
  ['K', '67', { builtInType: 'KAF' }],
  ['K', '67', { builtInType: 'KA', hollowShaftSize: '40' }],
  ['F', '87', { builtInType: 'FA' }],
  ['S', '77', { builtInType: 'S' }],
] as const;

let ids: string[];
beforeAll(async () => {
  ids = [];
  for (const [gearboxModel, reduceUnitSize, chosen] of PRODUCTS) {
    const filters = { gearboxModel, reduceUnitSize, inputType: 'motor', motorPower: 1.5 };
    const found = searchCatalogue(release.index, { filters });
    if (!found.ok || found.value.rows[0] === undefined)
      throw new Error(`No ${gearboxModel}${reduceUnitSize} of 1.5 kW`);
    const body = aConfiguredForm(release, found.value.rows[0].id, Object.entries(chosen));
    ids.push((await app.call(cartRoutes.create, { body }, inEnglish)).id);
  }
});

const textsOf = ({ sections }: ComparisonDto, ...named: readonly string[]) =>
  Object.fromEntries(
    sections
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => named.some((name) => label.includes(name)))
      .map(({ label, cells }) => [label, cells.map((cell) => cell?.text ?? null)]),
  );

describe('products whose figures mean different things', () => {
  it('have a bore where they have one, and a shaft where they have one', async () => {
    const compared = await app.call(comparisonRoutes.make, { body: { ids } }, inEnglish);
    expect(textsOf(compared, 'Hollow shaft, bore', 'Output shaft, diameter')).toEqual({
      'Hollow shaft, bore, H7': ['40', '40', '60', null],
      'Output shaft, diameter, k6': [null, null, null, '45'],
    });
    const labels = compared.sections.flatMap(({ id, rows }) => rows.map(({ label }) => `${id} ${label}`));
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it('bear a load where it acts on each of them', async () => {
    const compared = await app.call(comparisonRoutes.make, { body: { ids } }, inEnglish);
    const told = textsOf(compared, 'overhung load');
    const isTold = Object.entries(told).map(([label, cells]) => [label, cells.map((cell) => cell !== null)]);
    expect(Object.fromEntries(isTold)).toEqual({
      'Permissible overhung load, at the hollow shaft end face': [true, true, true, false],
      'Permissible overhung load, mid-shaft': [false, false, false, true],
    });
  });

  it.skipIf(NO_OFFICE)('stand in columns of their own, as LibreOffice opens them', async () => {
    const answer = await app.send(comparisonRoutes.export, { body: { ids } }, inEnglish);
    const [head = [], ...rows] = openInOffice(answer.rawPayload).map((line) =>
      [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell),
    );
    const filled = (heading: string) => rows.map((cells) => cells[head.indexOf(`"${heading}"`)] !== '');
    expect(filled('Permissible overhung load, at the hollow shaft end face FRa (N)')).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(filled('Permissible overhung load, mid-shaft FRa (N)')).toEqual([false, false, false, true]);
  });
});
