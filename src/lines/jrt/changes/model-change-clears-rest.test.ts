import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { aConfiguration, choose, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { MODEL_CHANGE_CLEARS_REST } from './model-change-clears-rest.ts';

const STEP_1 = { transmitTypes: 'right-angle', gearboxModel: 'K', inputType: 'motor' };
const FULL = aConfiguration(
  { ...STEP_1, motorVoltage: '3AC 380V', specialWishes: 'yes', 'otherMotorOptions.KS': 'yes' },
  {
    basicType: aRow('K67', '90L'),
    texts: { technicalDocEmail: 'a@b.cn', customizedRequirements: 'x', remark: 'y', serviceFactorAccepted: '' },
    extras: { customColor: '#112233' },
    isDrawing: true,
  },
);

describe('another gear type or input type', () => {
  it.each([
    ['gearboxModel', 'S'],
    ['inputType', 'AM'],
  ])('clears everything but step 1 when %s was set', (field, value) => {
    const { config, cleared } = ruleAlone(MODEL_CHANGE_CLEARS_REST, FULL, choose(field, value));
    expect(config).toEqual({ ...EMPTY_CONFIGURATION, values: { ...STEP_1, [field]: value } });
    expect(cleared.map((loss) => loss.field).sort()).toEqual([
      'basicType',
      'customColor',
      'customizedRequirements',
      'isDrawing',
      'motorVoltage',
      'otherMotorOptions.KS',
      'remark',
      'specialWishes',
      'technicalDocEmail',
    ]);
    expect(cleared.every(({ because, to }) => because === 'rule' && to === null)).toBe(true);
  });

  it('counts what the chosen catalogue row says as set', () => {
    const before = aConfiguration({ nameplate: 'en' }, { basicType: aRow('K67', '90L', { inputType: 'motor' }) });
    const { config } = ruleAlone(MODEL_CHANGE_CLEARS_REST, before, choose('inputType', 'AM'));
    expect(config).toEqual(aConfiguration({ inputType: 'AM' }));
    expect(ruleAlone(MODEL_CHANGE_CLEARS_REST, before, choose('inputType', 'motor')).cleared).toEqual([]);
  });

  it('clears nothing when none was set before', () => {
    const before = aConfiguration({ nameplate: 'en' });
    expect(ruleAlone(MODEL_CHANGE_CLEARS_REST, before, choose('gearboxModel', 'R')).cleared).toEqual([]);
  });

  it('clears nothing when the same is chosen again', () => {
    expect(ruleAlone(MODEL_CHANGE_CLEARS_REST, FULL, choose('gearboxModel', 'K')).cleared).toEqual([]);
  });

  it('keeps what the person chose in the same breath', () => {
    const change = { kind: 'chooseAll', choices: { gearboxModel: 'S', nameplate: 'en' } } as const;
    const { config } = ruleAlone(MODEL_CHANGE_CLEARS_REST, FULL, change);
    expect(config.values).toEqual({ ...STEP_1, gearboxModel: 'S', nameplate: 'en' });
  });
});
