import { expect, describe as group, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { aConfiguration, configured, K67_WITH_MOTOR } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { readPersisted, toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { emptyWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import type { Change } from '#product/change.ts';
import { belowDemand } from './below-demand.ts';

const LINE = SAMPLE_PRODUCT.line;
const REASON = 'load verified on site';
const asking = (value: number): Change => ({ kind: 'search', field: 'serviceFactor', value });
const giving = (text: string): Change => ({ kind: 'write', field: 'serviceFactorAccepted', text });

function found(factor: number, asked: number | null, reason = '') {
  const config = aConfiguration(
    {},
    {
      basicType: aRow('K67', '90L', { serviceFactor: factor }),
      search: { ...EMPTY_SEARCH, serviceFactor: asked },
    },
  );
  return belowDemand(LINE)({ ...config, texts: { ...config.texts, serviceFactorAccepted: reason } }, {})?.code;
}

group('a chosen drive', () => {
  it.each([
    [1.48, 1.4, '', undefined],
    [1.2, null, '', undefined],
    [1.2, 1.4, '', 'below-demand'],
    [1.2, 1.4, ' a ', 'below-demand'],
    [1.2, 1.4, REASON, undefined],
    [0.84, 1.4, REASON, 'by-enquiry'],
    [0.84, null, REASON, 'by-enquiry'],
  ])('of fB %s where %s is asked, with the reason “%s”, is found %s', (factor, asked, reason, code) => {
    expect(found(factor, asked, reason)).toBe(code);
  });

  it('below its demand is incomplete until its reason stands, and marks the step it was chosen in', () => {
    const silent = describe(configured(...K67_WITH_MOTOR, asking(1.6)), SAMPLE_PRODUCT);
    expect([silent.isComplete, silent.steps[1]?.state, silent.steps[5]?.state]).toEqual([
      false,
      'attention',
      'attention',
    ]);
    expect(silent.openPoints).toMatchObject([
      { code: 'below-demand', step: 5, figures: { zh: '1.40 < 1.60（−13%）', en: '1.40 < 1.60 (−13 %)' } },
    ]);
    const told = describe(configured(...K67_WITH_MOTOR, asking(1.6), giving(REASON)), SAMPLE_PRODUCT);
    expect([told.isComplete, told.steps[1]?.state, told.steps[5]?.state]).toEqual([true, 'attention', 'done']);
  });

  it('keeps its reason in the draft and in what is saved, and no reason it does not need', () => {
    const config = configured(...K67_WITH_MOTOR, asking(1.6), giving(` ${REASON} `));
    const wizard = emptyWizard(LINE);
    const stored = toPersisted({ ...wizard, history: { ...wizard.history, present: config } }, LINE);
    expect(readPersisted(stored, LINE).state.history.present.texts).toEqual(config.texts);
    const written = (one: typeof config) =>
      LINE.saved.write(one, describe(one, SAMPLE_PRODUCT).standing, { technicalVersion: 'en', releaseHash: 'x' });
    expect(written(config)).toMatchObject({ serviceFactorAccepted: { reason: REASON } });
    const strong = { ...config, search: { ...config.search, serviceFactor: 1.2 } };
    expect(written(strong)).not.toHaveProperty('serviceFactorAccepted');
  });
});
