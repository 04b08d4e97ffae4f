// @tests slow

import { beforeAll, describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { type ActiveRelease, loadActiveRelease, samplesOf } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { SAMPLE_LOOK_UP_ROUTES } from '#modules/samples/contract.ts';
import { begunSample } from '#modules/samples/domain/begun-sample.ts';
import { allPicks } from '#modules/samples/domain/picks.ts';
import { pairsOf } from '#modules/samples/domain/sample-pairs.ts';
import type { Values } from '#product/configuration.ts';
import type { ListedSample, SampleList } from '#product/samples/samples.ts';
import { testApp } from '#testing/app.ts';
import { jrtForm } from '#testing/builders/saved-form.ts';

const app = await testApp({ demo: true, changes: { lineLimits: { perHour: 1000, most: 1000 } } });
const lv1 = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };
const specification = SAMPLE_LOOK_UP_ROUTES[0]?.specification;

let release: ActiveRelease;
let list: SampleList;
beforeAll(async () => {
  release = await loadActiveRelease(app.portal.db);
  const shipped = samplesOf(release);
  if (shipped === undefined) throw new Error('The line has a sample catalogue');
  list = shipped;
});

/** A sample as the portal saves it. */
function formOf(id: string, chosen: Values = {}, rowId?: string): SavedForm {
  const pick = allPicks(list).find(
    ({ sample, variant }) => sample.id === id && (rowId === undefined || variant.row.id === rowId),
  );
  const context = contextOf(release);
  const config = pick && begunSample(pick, { chosen, parameters: list.parameters }, context);
  if (!config) throw new Error(`No sample ${id}`);
  const { standing } = completenessOf(config, context);
  const sample = pairsOf(list, pick, standing);
  const options = { technicalVersion: 'en', releaseHash: release.hash, sample };
  return JSON.parse(JSON.stringify(context.line.saved.write(config, standing, options)));
}

const ownPick = (sample: ListedSample) => sample.variants.slice(0, 1).map((variant) => ({ sample, variant }));

const save = (form: SavedForm | Record<string, unknown>) => app.call(cartRoutes.create, { body: form as never }, lv1);

describe('saving from the sample catalogue', () => {
  it('takes every item, and answers it as it was specified', async () => {
    if (specification === undefined) throw new Error('The line has look-ups');
    for (const { sample, variant } of list.items.flatMap(ownPick)) {
      const efficiencyClass = variant.values.efficiencyClass ?? '';
      const told = await app.call(specification, { query: { sampleId: sample.id, efficiencyClass } }, lv1);
      const saved = await save(formOf(sample.id, {}, variant.row.id));
      expect([saved.typeCode, saved.form.basicTypeId]).toEqual([told.typeCode, variant.row.id]);
      expect(saved).toMatchObject({
        sampleSelectionFlag: 'Y',
        lectoTypeParamsValues: told.lectoTypeParamsValues,
        motorConfig: { vfdOptions: null, wiringMethod: null },
      });
    }
  }, 240_000);

  it('keeps remark and customised requirements apart', async () => {
    const saved = await save({ ...formOf('JRT-S003'), remark: 'belt 2', customizedRequirements: 'no logo' });
    expect(saved.form).toMatchObject({ remark: 'belt 2', customizedRequirements: 'no logo' });
  });

  it('is edited and saved again', async () => {
    const { id, version } = await save(formOf('JRT-S007', { builtInType: 'SAF', hollowShaftSize: '45' }));
    const body = { ...formOf('JRT-S007', { builtInType: 'SA' }), version };
    const updated = await app.call(cartRoutes.update, { params: { id }, body: body as never }, lv1);
    expect(updated.form.lectoTypeParamsValues).toContainEqual({ modelKey: 'builtInType', customerValues: ['SA'] });
  });

  it('writes the parameters anew, whatever of them was sent', async () => {
    const saved = await save({ ...formOf('JRT-S001'), lectoTypeParamsValues: [] });
    expect(saved.lectoTypeParamsValues).toEqual(formOf('JRT-S001').lectoTypeParamsValues);
  });
});

describe('what says that it is a sample and is none', () => {
  const pair = (modelKey: string, value: string) => ({
    lectoTypeParamsValues: [{ modelKey, customerValues: [value] }],
  });

  it.each([
    ['a parameter nobody knows', () => pair('brakes', 'BE5'), /no parameter/],
    ['a value that does not stand', () => pair('installationPosition', 'M4'), /Mounting position: M4/],
    ['a figure of another row', () => pair('ratio', '108.03'), /108\.03/],
    ['a field samples do not have', () => ({ motorConfig: withEncoder() }), /Samples have no/],
  ])('is refused: %s', async (_what, changes, told) => {
    const refused = save({ ...formOf('JRT-S001'), ...changes() });
    await expect(refused).rejects.toMatchObject({ code: 'sample.refused', message: expect.stringMatching(told) });
  });

  const withEncoder = () => ({
    ...formOf('JRT-S001').motorConfig,
    encoder: 'incremental',
    resolutionRatio: '1024',
    electricalInterface: '3',
    wiringMethod: 'E1',
  });

  it('is refused: an assembly type the item does not have, which the full configurator has', async () => {
    const { installationMethodConfig, ...form } = formOf('JRT-S001');
    const assembly = { ...installationMethodConfig, builtInType: 'R..F', flangeSize: '200' };
    const body = { ...form, installationMethodConfig: assembly, lectoTypeParamsValues: [] };
    await expect(save(body)).rejects.toMatchObject({ code: 'sample.refused' });
    expect(await save({ ...body, sampleSelectionFlag: 'N' })).toMatchObject({ sampleSelectionFlag: 'N' });
  });

  it('is refused: a drive that is no sample, though it is a product', async () => {
    const { motorPoles: _, ...basicType } = jrtForm(formOf('JRT-S001')).basicType ?? {};
    const body = {
      ...formOf('JRT-S001'),
      basicTypeId: 'R67-3-128.97-DE80M14-0.55-50',
      efficiencyClass: 'DE',
      basicType,
      lectoTypeParamsValues: [],
    };
    await expect(save(body)).rejects.toMatchObject({ code: 'sample.refused' });
    expect(await save({ ...body, sampleSelectionFlag: 'N' })).toMatchObject({ efficiencyClass: 'DE' });
  });

  it('is of no account where a configuration was made by hand: its parameters are dropped', async () => {
    const byHand = { ...formOf('JRT-S001'), sampleSelectionFlag: 'N', ...pair('invented', 'x') };
    expect((await save(byHand)).lectoTypeParamsValues).toEqual([]);
  });
});
