import { describe, expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { type JudgedDriveDto, sizingRoutes } from '#modules/sizing/contract.ts';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();
/** High and hot: a motor gives 0.9 × 0.8 of its power. */
const SITE = { T_amb: 50, h_alt: 3000 };
const SHARE = 0.72;
/** How much less than the torque asked for a search of rows takes. */
const TOLERATED = 0.9;

async function sizedAt(id: string, more: object) {
  const { application, inputs } = exampleOf(id);
  const body = { application, inputs: { ...inputs, ...more } };
  const { candidates, values } = await app.call(sizingRoutes.evaluate, { body: body as never });
  const best = candidates.filter(({ line, verdict }) => line === 'JRT' && verdict === 'best');
  expect(best.length).toBeGreaterThan(0);
  return { best, values };
}

/** What the search of the wizard asks of rows at the beginning; `without` some of it, as somebody takes it back there. */
function askedBy({ wizardText }: JudgedDriveDto, without: readonly string[] = []) {
  const { parts, unread } = readQuickSearch(wizardText, JRT_LINE);
  expect([wizardText, unread]).toEqual([wizardText, []]);
  const said = Object.assign({}, ...parts.map(({ figures, values }) => ({ ...values, ...figures })));
  const { brakes: _, oilSeal: __, lubricants: ___, ...asked } = said;
  return Object.fromEntries(Object.entries(asked).filter(([field]) => !without.includes(field)));
}

const rowsOf = async (query: object) =>
  (await app.call(catalogueRoutes.getBasicType, { query: { ...query, pageSize: 50 } as never })).rows;

describe('a drive that goes on in its wizard', () => {
  it.each([
    ['TRAV-1', {}],
    ['TRAV-1', SITE],
    ['HOIST-1', { ...SITE, load_class: 'U', supply: 'inverter' }],
    ['TRAV-1', { duty: 'S3-40%' }],
    ['HOIST-1', { duty: 'S3-25%' }],
    ['CHAIN-1', { duty: 'S3-15%' }],
  ])('is found by the search it begins with: %s %o', async (id, more) => {
    const { best } = await sizedAt(id, more);
    for (const drive of best) expect((await rowsOf(askedBy(drive))).map((row) => row.id)).toContain(drive.id);
  });

  it('brings the torque its site asks of a motor, so that a smaller motor is not found there either', async () => {
    const { best, values } = await sizedAt('TRAV-1', SITE);
    const [drive] = best;
    if (drive === undefined) throw new Error('no drive');
    const asked = askedBy(drive, ['motorSize', 'motorPoles', 'reduceUnitSize']);
    expect(Number(asked.outputTorque)).toBeGreaterThanOrEqual((values.M_2 ?? 0) / SHARE - 0.1);
    const { outputTorque, ...without } = asked;
    const torquesOf = async (query: object) => (await rowsOf(query)).map((row) => row.outputTorque);
    const enough = Number(outputTorque) * TOLERATED;
    expect(Math.min(...(await torquesOf(asked)))).toBeGreaterThanOrEqual(enough);
    expect(Math.min(...(await torquesOf(without)))).toBeLessThan(enough);
  });

  it('leaves what its duty gives to the duty, which goes over by its name', async () => {
    const [{ best: continuous }, { best: intermittent }] = [
      await sizedAt('TRAV-1', SITE),
      await sizedAt('TRAV-1', { ...SITE, duty: 'S3-40%' }),
    ];
    const torqueOf = (drives: readonly JudgedDriveDto[]) => drives.map((drive) => askedBy(drive).outputTorque)[0];
    expect(torqueOf(intermittent)).toBe(torqueOf(continuous));
    expect(intermittent[0]?.wizardText).toContain('S3-40%');
  });
});
