// @tests slow
import { describe, expect, it, test } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { type ComparisonDto, comparisonRoutes } from '#modules/comparisons/contract.ts';
import { differenceFrom, isDifferent } from '#modules/comparisons/domain/difference.ts';
import { testApp } from '#testing/app.ts';
import { formOfRow } from '#testing/builders/form-of-row.ts';
import { NO_OFFICE, openInOffice } from '#testing/libre-office.ts';

const app = await testApp({ demo: true });
const reading = (locale: Locale) => ({ as: 'lv1-demo', headers: { 'accept-language': locale } });
const inEnglish = reading('en');

type Product = readonly [rowId: string, chosen: Readonly<Record<string, string>>];

async function saved(line: string, [rowId, chosen]: Product, changes: object = {}): Promise<string> {
  const form = { ...(await formOfRow(app.portal.db, { line, rowId, chosen })), ...changes };
  return (await app.call(cartRoutes.create, { body: form }, inEnglish)).id;
}

/** Two products of each line, the symbol of a figure and the label of a choice they differ in, and what each says. */
const PAIRS = [
  {
    line: 'JRP',
    products: [
      ['JRPL23-158.18', { design: 'L', inputType: 'AD' }],
      ['JRPL11-3.78', { design: 'L', inputType: 'AM' }],
    ],
    sections: [
      'Performance',
      'Design',
      'Mounting and output',
      'Input and motor',
      'Lubrication and paint',
      'To be confirmed with the enquiry',
      'In the list',
    ],
    figure: {
      symbol: 'T2 max',
      texts: ['10,800', '630'],
      difference: { kind: 'worse', by: '−10,170', percent: '−94' },
    },
    choice: { label: 'Input type', texts: ['Free shaft', 'Adapter for an IEC motor'] },
    same: 'Design life',
    cells: { en: ['Permissible torque T2 max (Nm)', 10_800, 630], 'zh-cn': ['许用扭矩 T2 max (Nm)', 10_800, 630] },
    // Rounded where it is large: no zeros stand for the decimals that were rounded away.
    ratio: { en: ['Ratio i', 158.18, 3.78], 'zh-cn': ['速比 i', 158.18, 3.78] },
  },
  {
    line: 'JD',
    products: [
      ['JD-DN132S4-50', { mountingArrangement: 'B3' }],
      ['JD-DN90L4-50', { mountingArrangement: 'B35', brakes: 'BE2' }],
    ],
    sections: [
      'Performance',
      'Design',
      'Mounting',
      'Motor options',
      'Paint and nameplate',
      'Motor data (full load, 380 V, 50 Hz)',
      'Main dimensions (IEC 60072-1)',
      'In the list',
    ],
    figure: { symbol: 'MN', texts: ['36.0', '9.80'], difference: { kind: 'less', by: '−26.20', percent: '−73' } },
    choice: {
      label: 'Mounting arrangement',
      texts: ['IM B3 feet, shaft horizontal', 'IM B35 feet and flange with through holes'],
    },
    same: 'Efficiency class',
    cells: { en: ['Rated torque MN (Nm)', 36, 9.8], 'zh-cn': ['额定转矩 MN (Nm)', 36, 9.8] },
    ratio: { en: ['Power PN (kW)', 5.5, 1.5], 'zh-cn': ['功率 PN (kW)', 5.5, 1.5] },
  },
] as const;

const rowsOf = ({ sections }: ComparisonDto) => sections.flatMap(({ rows }) => rows);
const textsIn = (row: ReturnType<typeof rowsOf>[number] | undefined) => row?.cells.map((cell) => cell?.text ?? null);

describe.each(PAIRS)(
  'products of $line side by side',
  async ({ line, products, sections, figure, choice, ...more }) => {
    const ids = await Promise.all(products.map((product) => saved(line, product)));
    const made = (locale: Locale) => app.call(comparisonRoutes.make, { body: { ids } }, reading(locale));

    it('are told by their figures, choices, parts and order', async () => {
      const comparison = await made('en');
      expect([comparison.category, comparison.products.map(({ refusal }) => refusal)]).toEqual([line, [null, null]]);
      expect(comparison.sections.map(({ heading }) => heading)).toEqual(sections);
      const byFigure = rowsOf(comparison).find(({ symbol }) => symbol === figure.symbol);
      const byChoice = rowsOf(comparison).find(({ label }) => label === choice.label);
      expect([textsIn(byFigure), textsIn(byChoice)]).toEqual([figure.texts, choice.texts]);
      expect(comparison.products.map(({ picture }) => picture?.startsWith('product/'))).toEqual([true, true]);
    });

    it('differ in what they differ in, and in nothing else', async () => {
      const labels = rowsOf(await made('en'))
        .filter(({ cells }) => isDifferent(cells))
        .map(({ label }) => label);
      expect(labels).toContain(choice.label);
      expect(labels).not.toContain(more.same);
    });

    it('say by how much one is more or less than the one that is the reference', async () => {
      const row = rowsOf(await made('en')).find(({ symbol }) => symbol === figure.symbol);
      const [reference = null, cell = null] = row?.cells ?? [];
      expect(row && differenceFrom(reference, cell, row)).toEqual(figure.difference);
    });

    it.skipIf(NO_OFFICE).each(['en', 'zh-cn'] as const)(
      'stand in a sheet as LibreOffice opens it: %s',
      async (locale) => {
        const answer = await app.send(comparisonRoutes.export, { body: { ids } }, reading(locale));
        const [head = [], ...rows] = openInOffice(answer.rawPayload).map(cellsOf);
        const columnOf = (heading: string) => rows.map((cells) => cells[head.indexOf(`"${heading}"`)]);
        const { products: told } = await made(locale);
        expect(rows.map(([name]) => name)).toEqual(told.map(({ productName }) => `"${productName}"`));
        for (const [heading, ...figures] of [more.cells[locale], more.ratio[locale]])
          expect([heading, ...columnOf(heading).map(Number)]).toEqual([heading, ...figures]);
        // What only the search asks says nothing of a product.
        expect(head.filter((heading) => /Select by|按.*选型/.test(heading))).toEqual([]);
        expect(rows.flat().filter((cell) => /^"?[=@]/.test(cell))).toEqual([]);
        const rounded = columnOf(more.ratio[locale][0]);
        expect(rounded).toEqual(more.ratio[locale].slice(1).map(String));
      },
    );
  },
);

/** The cells of a line of comma-separated values; texts keep their quotes. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);
}

test.each([
  ['en', 'Only products of one product line can be compared'],
  ['zh-cn', '只能对比同一系列的产品'],
] as const)('products of two lines are refused with a sentence: %s', async (locale, said) => {
  const [planetary, motor] = PAIRS;
  const ids = [await saved(planetary.line, planetary.products[0]), await saved(motor.line, motor.products[0])];
  const refusal = { code: 'comparison.mixed', description: said };
  await expect(app.call(comparisonRoutes.make, { body: { ids } }, reading(locale))).rejects.toMatchObject(refusal);
  const answer = await app.send(comparisonRoutes.export, { body: { ids } }, reading(locale));
  expect([answer.statusCode, answer.json().description]).toEqual([422, said]);
});

test.each(PAIRS)('one of $line alone, and six of them, are refused with a sentence', async ({ line, products }) => {
  const six = await Promise.all(Array.from({ length: 6 }, (_, at) => saved(line, products[at % 2] ?? products[0])));
  const made = (ids: readonly string[]) => app.call(comparisonRoutes.make, { body: { ids: [...ids] } }, inEnglish);
  await expect(made(six.slice(0, 1))).rejects.toMatchObject({ description: 'Limit to at least 2 products' });
  await expect(made(six)).rejects.toMatchObject({ description: 'Limit to at most 5 products' });
  expect((await made(six.slice(0, 5))).products).toHaveLength(5);
});
