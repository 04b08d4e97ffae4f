// @tests slow
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { type ComparisonDto, comparisonRoutes } from '#modules/comparisons/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { NO_OFFICE, openInOffice } from '#testing/libre-office.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const inEnglish = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };
const inChinese = { as: 'lv1-demo', headers: { 'accept-language': 'zh-cn' } };

/** A drive with a brake and a lever to release it, painted in words that a spreadsheet could take for a formula. */
const BRAKED = {
  ...aConfiguredForm(release, A_ROW_ID, [
    ['builtInType', 'KAF'],
    ['brakes', 'BE2'],
    ['releaseDevice', 'HR'],
    ['releaseAngle', '90'],
    ['lubricatingOil', 'synthetic'],
  ]),
  remark: '=HYPERLINK("http://a.example")',
};
/** Another one as it comes. */
const PLAIN = aConfiguredForm(release, rowOfR67());

function rowOfR67(): string {
  const found = searchCatalogue(release.index, { filters: { gearboxModel: 'R', reduceUnitSize: '67', ratio: 128.97 } });
  if (!found.ok || found.value.rows[0] === undefined) throw new Error('The shipped catalogue has an R67 of 128.97');
  return found.value.rows[0].id;
}

let braked: string;
let plain: string;
beforeAll(async () => {
  braked = (await app.call(cartRoutes.create, { body: BRAKED }, inEnglish)).id;
  plain = (await app.call(cartRoutes.create, { body: PLAIN }, inEnglish)).id;
});

const compare = (ids: readonly string[], caller = inEnglish) =>
  app.call(comparisonRoutes.make, { body: { ids: [...ids] } }, caller);
const refusalOf = (ids: readonly string[], caller = inEnglish) =>
  compare(ids, caller).then(
    () => undefined,
    ({ status, code, description }) => [status, code, description],
  );

/** A copy of a line as it may stand in the table. */
async function aCopy(changes: Partial<typeof configurations.$inferInsert> = {}, id = braked): Promise<string> {
  const { db } = app.database;
  const [line] = await db.select().from(configurations).where(eq(configurations.id, id));
  const copy = { ...line!, ...changes, id: app.portal.newId() };
  await db.insert(configurations).values(copy);
  return copy.id;
}

function rowOf({ sections }: ComparisonDto, label: string) {
  return sections.flatMap(({ rows }) => rows).find((row) => row.label === label);
}
const textsOf = (comparison: ComparisonDto, label: string) =>
  rowOf(comparison, label)?.cells.map((cell) => cell?.text ?? null);

describe('saved configurations side by side', () => {
  it('are told by their figures first, then by their fields in the order of the steps', async () => {
    const comparison = await compare([braked, plain]);
    expect(comparison.products.map(({ productName }) => productName)).toEqual([
      expect.stringMatching(/^JRTKAF67-DN90L4/),
      expect.stringMatching(/^JRTR/),
    ]);
    expect(comparison.sections.map(({ heading }) => heading)).toEqual([
      'Performance',
      'Design',
      'Installation',
      'Motor options',
      'Gear unit options',
      'Motor data (full load, 380 V, 50 Hz)',
      'Main dimensions',
      'Oil quantity',
      'In the list',
    ]);
    expect(rowOf(comparison, 'Ratio')).toMatchObject({
      symbol: 'i',
      cells: [
        { text: '57.28', figure: 57.28 },
        { text: '128.97', figure: 128.97 },
      ],
    });
    expect(comparison.sections[0]?.rows.find(({ symbol }) => symbol === 'm')).toMatchObject({
      unit: 'kg',
      better: 'less',
    });
  });

  it('say nothing where they have no such thing', async () => {
    expect(textsOf(await compare([braked, plain]), 'Release lever angle')).toEqual(['90°', null]);
  });

  it('speak the language of whoever asks', async () => {
    expect(textsOf(await compare([braked, plain], inChinese), '手动释放装置')).toEqual(['HR 自动复位释放手柄', null]);
  });

  it('have their pictures, and the release they were configured with', async () => {
    const { products } = await compare([braked, plain]);
    expect(products.map(({ picture }) => /&brakes=(\w+)/.exec(picture ?? '')?.[1])).toEqual(['BE2', 'none']);
    expect(products.map((product) => product.release)).toEqual([
      { version: release.version, isInForce: true },
      { version: release.version, isInForce: true },
    ]);
  });

  it('of a release nobody keeps are told by the one in force, which is said', async () => {
    const old = await aCopy({ form: { ...BRAKED, releaseHash: '0123456789abcdef' }, releaseHash: '0123456789abcdef' });
    const { products } = await compare([plain, old]);
    expect(products[1]).toMatchObject({ release: { version: null, isInForce: false }, refusal: null });
  });

  it('that are no product any more say why, beside those that are', async () => {
    const lost = await aCopy({ form: { ...BRAKED, basicTypeId: 'K67-3-1.23-DN90L4-1.5-50' } });
    const comparison = await compare([plain, lost]);
    expect(comparison.products[1]?.refusal).toMatch(/\w+ \w+/);
    expect(textsOf(comparison, 'Ratio')).toEqual(['128.97', null]);
  });

  it('stand in the order they are asked for, each once', async () => {
    const { products } = await compare([plain, braked, plain]);
    expect(products.map(({ id }) => id)).toEqual([plain, braked]);
  });
});

describe('what is not compared', () => {
  it.each([
    ['one product', () => [braked], 'too-few', 'Limit to at least 2 products', '请至少选择 2 个产品'],
    ['the same twice', () => [braked, braked], 'too-few', 'Limit to at least 2 products', '请至少选择 2 个产品'],
    ['none', () => [], 'too-few', 'Limit to at least 2 products', '请至少选择 2 个产品'],
  ])('%s', async (_what, ids, code, en, zh) => {
    expect(await refusalOf(ids())).toEqual([422, `comparison.${code}`, en]);
    expect(await refusalOf(ids(), inChinese)).toEqual([422, `comparison.${code}`, zh]);
  });

  it('six products', async () => {
    const six = [braked, plain, ...(await Promise.all([1, 2, 3, 4].map(() => aCopy())))];
    expect(await refusalOf(six)).toEqual([422, 'comparison.too-many', 'Limit to at most 5 products']);
    expect((await compare(six.slice(0, 5))).products).toHaveLength(5);
  });

  it('products of two lines', async () => {
    const worm = await aCopy({ category: 'JRW' });
    expect((await refusalOf([braked, worm]))?.[1]).toBe('comparison.mixed');
  });

  it('what was taken from the sample catalogue', async () => {
    const sample = await aCopy({ form: { ...BRAKED, sampleSelectionFlag: 'Y' } });
    expect(await refusalOf([braked, sample])).toEqual([
      422,
      'comparison.sample',
      'Products from the sample catalogue cannot be compared',
    ]);
  });

  it.each([
    ['a line of somebody else', aLineOfOthers],
    ['a line nobody has', async () => '01890a5d-ac96-774b-bcce-b302099a8057'],
    ['what is no id', async () => "' or 1=1"],
  ])('%s: nothing is said of the others', async (_what, id) => {
    const other = await id();
    for (const ids of [[other], [braked, other], [other, plain, braked]])
      expect((await refusalOf(ids))?.slice(0, 2)).toEqual([404, 'record.unknown']);
  });
});

/** A line of an organisation that lv1-demo does not see. */
async function aLineOfOthers(): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select organisation_id as id from users where username = 'admin'`,
  );
  return aCopy({ organisationId: rows[0]?.id ?? '' });
}

describe.skipIf(NO_OFFICE)('a comparison as LibreOffice opens it', () => {
  async function exported(ids: readonly string[], caller = inEnglish) {
    const answer = await app.send(comparisonRoutes.export, { body: { ids } }, caller);
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const [head = '', ...rows] = openInOffice(answer.rawPayload).map(cellsOf);
    return { head: [...head], rows, named: String(answer.headers['content-disposition']) };
  }

  it('has a row for each configuration, its words in English', async () => {
    const { head, rows, named } = await exported([braked, plain]);
    const column = (heading: string) => rows.map((cells) => cells[head.indexOf(`"${heading}"`)]);
    expect(named).toMatch(/filename="Comparison \d{4}-\d\d-\d\d\.xlsx"/);
    expect(head[0]).toBe('"Product"');
    expect(rows.map(([name]) => name)).toEqual([expect.stringMatching(/^"JRTKAF67/), expect.stringMatching(/^"JRTR/)]);
    expect(column('Gear motor type')).toEqual(['"67"', '"67"']);
    expect(column('Ratio i')).toEqual(['57.28', '128.97']);
    expect(column('Lubricant')).toEqual(['"Synthetic oil"', '"Mineral oil"']);
    expect(column('Mineral oil grade')[0]).toBe('');
    expect(column('Release lever angle')).toEqual(['"90°"', '']);
    expect(column('Remark')[0]).toBe('"=HYPERLINK(""http://a.example"")"');
  });

  it('has the same in Chinese', async () => {
    const { head, rows } = await exported([braked, plain], inChinese);
    const column = (heading: string) => rows.map((cells) => cells[head.indexOf(`"${heading}"`)]);
    expect(head[0]).toBe('"产品型号"');
    expect(column('减速电机机型')).toEqual(['"67"', '"67"']);
    expect(column('速比 i')).toEqual(['57.28', '128.97']);
    expect(column('润滑油')).toEqual(['"合成油"', '"矿物油"']);
  });

  it('hides what only the search asks, and columns nobody fills', async () => {
    const { head } = await exported([plain, await aCopy({}, plain)]);
    expect(head.filter((heading) => /Select by|Release lever angle|Gear unit size/.test(heading))).toEqual([]);
  });
});

/** The cells of a line of comma-separated values; texts keep their quotes. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);
}

it('the file is refused for the same reasons', async () => {
  const answer = await app.send(comparisonRoutes.export, { body: { ids: [braked] } }, inEnglish);
  expect([answer.statusCode, answer.json().description]).toEqual([422, 'Limit to at least 2 products']);
});
