// @tests slow
import { beforeAll, describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { type ActiveRelease, loadActiveRelease, samplesOf } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { begunSample } from '#modules/samples/domain/begun-sample.ts';
import { allPicks } from '#modules/samples/domain/picks.ts';
import { sampleContext } from '#modules/samples/domain/sample-context.ts';
import type { Values } from '#product/configuration.ts';
import type { SampleList } from '#product/samples/samples.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true, changes: { lineLimits: { perHour: 1000, most: 1000 } } });
const lv1 = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };

let release: ActiveRelease;
let list: SampleList;
beforeAll(async () => {
  release = await loadActiveRelease(app.portal.db, 'JRW');
  const shipped = samplesOf(release);
  if (shipped === undefined) throw new Error('The line has a sample catalogue');
  list = shipped;
});

/** A sample as its page saves it, of several input flanges on its own. */
function formOf(id: string, chosen: Values = {}, texts: { customizedRequirements?: string } = {}): SavedForm {
  const pick = allPicks(list).find(({ sample }) => sample.id === id);
  if (pick === undefined) throw new Error(`No sample ${id}`);
  const context = sampleContext(contextOf(release), { list, pick, leftOut: ['vfdOptions', 'wiringMethod'] });
  const begun = begunSample(pick, { chosen, parameters: list.parameters }, context);
  if (begun === undefined) throw new Error(`${id} contradicts the release`);
  const config = { ...begun, texts: { ...begun.texts, ...texts } };
  const options = { technicalVersion: 'en', releaseHash: release.hash } as const;
  return JSON.parse(
    JSON.stringify(context.line.saved.write(config, completenessOf(config, context).standing, options)),
  );
}

const save = (form: SavedForm | Record<string, unknown>) => app.call(cartRoutes.create, { body: form as never }, lv1);
const keysOf = (pairs: readonly { readonly modelKey: string }[]) => pairs.map(({ modelKey }) => modelKey).toSorted();

describe('saving from the sample catalogue of the worm units', () => {
  it('takes every item, with the parameters of the catalogue', async () => {
    for (const { id, variants } of list.items) {
      const saved = await save(formOf(id));
      expect([id, saved.form.basicTypeId, saved.sampleSelectionFlag]).toEqual([id, variants[0]?.row.id, 'Y']);
      expect(saved).toMatchObject({ motorConfig: { vfdOptions: null, wiringMethod: null } });
      const known = list.parameters.map(({ modelKey }) => modelKey);
      expect([id, keysOf(saved.lectoTypeParamsValues)]).toEqual([id, known.toSorted()]);
    }
  }, 240_000);

  it('keeps what is required besides without a tick', async () => {
    const saved = await save(formOf('JRW-S043', {}, { customizedRequirements: 'no logo' }));
    expect(saved.form).toMatchObject({ customizedRequirements: 'no logo' });
  });

  it('is edited and saved again on another bore', async () => {
    const { id, version } = await save(formOf('JRW-S043'));
    const body = { ...formOf('JRW-S043', { hollowShaftSize: '28' }), version };
    const { form } = await app.call(cartRoutes.update, { params: { id }, body: body as never }, lv1);
    expect(form.lectoTypeParamsValues).toContainEqual({ modelKey: 'hollowShaftSize', customerValues: ['28'] });
  });
});

describe('the parameters of a worm unit', () => {
  const pair = (modelKey: string, value: string) => ({
    lectoTypeParamsValues: [{ modelKey, customerValues: [value] }],
  });

  it('are of a sample those of the catalogue, of a configuration by hand more, in the same words', async () => {
    const sample = await save(formOf('JRW-S043'));
    const byHand = await save({ ...formOf('JRW-S043'), sampleSelectionFlag: 'N', lectoTypeParamsValues: [] });
    const more = keysOf(byHand.lectoTypeParamsValues).filter(
      (key) => !keysOf(sample.lectoTypeParamsValues).includes(key),
    );
    expect(more).toEqual(['builtInType', 'gearboxModel', 'inputType']);
    expect(byHand.lectoTypeParamsValues).toEqual(expect.arrayContaining(sample.lectoTypeParamsValues));
  });

  it.each([
    ['a parameter of a configuration by hand', pair('gearboxModel', 'W'), /no parameter/],
    ['a value that does not stand', pair('installationPosition', 'B6'), /Mounting position/],
    ['a figure of another row', pair('ratio', '20'), /20/],
  ])('are refused of a sample: %s', async (_what, changes, told) => {
    const refused = save({ ...formOf('JRW-S043'), ...changes });
    await expect(refused).rejects.toMatchObject({ code: 'sample.refused', message: expect.stringMatching(told) });
  });

  it('are refused of a drive that is no sample, though it is a product', async () => {
    const { lectoTypeParamsValues: _, ...form } = formOf('JRW-S043');
    const other = { ...form, basicTypeId: 'W063-30-DN80M24-0.75-50-B5' };
    const elsewhere = { ...other, basicTypeId: 'W063-15-DN80M14-0.55-50-B14' };
    expect(await save(other)).toMatchObject({ sampleSelectionFlag: 'Y' });
    const basicType = { ...form.basicType, ratio: 15 };
    await expect(save({ ...elsewhere, basicType })).rejects.toMatchObject({ code: 'sample.refused' });
  });
});
