// @tests both-databases
import { describe, expect, it } from 'vitest';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { recheckRoute, type SizingAnswer, sizingRoutes } from '#modules/sizing/contract.ts';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { paramsOf } from '#modules/sizing/web/case/case-address.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { application, inputs } = exampleOf('TRAV-1');
const asked = { application, inputs };
const CASE = paramsOf({ id: application }, { inputs, given: {}, pairs: {}, unit: 'si' }).toString();
const { candidates } = await app.call(sizingRoutes.evaluate, { body: asked as never });

type Drive = SizingAnswer['candidates'][number];
const driveOf = (verdict: Drive['verdict']) => {
  const found = candidates.find((one) => one.verdict === verdict);
  if (found === undefined) throw new Error(`No drive is ${verdict}`);
  return found;
};
const saved = ({ id, line }: Pick<Drive, 'id' | 'line'>, release = 'an-earlier-one') => ({
  ...{ case: CASE, line, row: id, release },
});
const recheck = async (drives: readonly object[], language = 'en') =>
  (await app.call(recheckRoute, { body: { drives: drives as never } }, { headers: { 'accept-language': language } }))
    .rows;

describe('a drive that was saved with an earlier release', () => {
  it('holds where it does the work by the one in force', async () => {
    expect(await recheck([saved(driveOf('best')), saved(driveOf('fits'))])).toEqual([
      { holds: true, reason: null },
      { holds: true, reason: null },
    ]);
  });

  it('holds no longer where it does not, with the reason the sizing gives in the language of the reader', async () => {
    const lost = driveOf('lost');
    const [told] = await recheck([saved(lost)]);
    expect([told?.holds, told?.reason]).toEqual([false, expect.stringMatching(/[a-z]{3}/)]);
    const [zh] = await recheck([saved(lost)], 'zh-CN');
    expect(zh?.reason).toMatch(/[一-鿿]/);
  });

  it('is told to be gone where the catalogue has it no more', async () => {
    const [gone] = await recheck([saved({ id: 'K9999', line: driveOf('best').line })]);
    expect(gone).toEqual({ holds: false, reason: 'The current product data no longer have this drive' });
  });
});

describe('a drive', () => {
  it('of the release in force is what it was when it was saved', async () => {
    const lost = driveOf('lost');
    const { hash } = await loadActiveRelease(app.portal.db, lost.line);
    expect(await recheck([saved(lost, hash)])).toEqual([{ holds: true, reason: null }]);
  });

  it('of a machine or a line that nobody knows is not judged', async () => {
    const best = saved(driveOf('best'));
    expect(
      await recheck([
        { ...best, line: 'none' },
        { ...best, case: 'application=perpetuum_mobile' },
      ]),
    ).toEqual([
      { holds: null, reason: null },
      { holds: null, reason: null },
    ]);
  });

  it('is answered at its place, of as many as a page has', async () => {
    const [best, lost] = [saved(driveOf('best')), saved(driveOf('lost'))];
    expect((await recheck([lost, best, lost])).map(({ holds }) => holds)).toEqual([false, true, false]);
    const refused = await app.send(recheckRoute, { body: { drives: Array.from({ length: 26 }, () => best) } });
    expect(refused.statusCode).toBe(400);
  });

  it.each(['https://example.com/', 'application=hoist&v=<b>', 'application=hoist&v='.padEnd(4001, '1')])(
    'needs a case that is one',
    async (said) => {
      const sent = { drives: [{ ...saved(driveOf('best')), case: said }] };
      expect((await app.send(recheckRoute, { body: sent })).statusCode).toBe(400);
    },
  );
});
