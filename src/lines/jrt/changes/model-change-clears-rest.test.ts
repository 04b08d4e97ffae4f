import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION, EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
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

describe('what was asked for', () => {
  const search = { ...EMPTY_SEARCH, outputSpeed: 50, serviceFactor: 1.4 };
  const ON_MOTOR = aConfiguration({ ...STEP_1, motorPower: '1.5', motorPoles: '4' }, { search });
  const AS_MODULE = { ...search, motorPower: 1.5 };

  it('is asked for again: the power of a motor of ours as that of the customer’s', () => {
    const { config } = ruleAlone(MODEL_CHANGE_CLEARS_REST, ON_MOTOR, choose('inputType', 'AM'));
    expect(config).toEqual(aConfiguration({ ...STEP_1, inputType: 'AM' }, { search: AS_MODULE }));
  });

  it('and back, the power as a motor of the series: that it is, or the next larger one', () => {
    const onModule = (motorPower: number, inputSpeed: number | null = null) =>
      aConfiguration({ ...STEP_1, inputType: 'AM' }, { search: { ...AS_MODULE, motorPower, inputSpeed } });
    const powerOf = (power: number) =>
      ruleAlone(MODEL_CHANGE_CLEARS_REST, onModule(power), choose('inputType', 'motor')).config.values.motorPower;
    expect([powerOf(1.5), powerOf(1.4)]).toEqual(['1.5', '1.5']);
    expect(
      ruleAlone(MODEL_CHANGE_CLEARS_REST, onModule(1.5, 1450), choose('inputType', 'motor')).config.search,
    ).toEqual(search);
  });

  it('beyond the series stays a figure, which no motor answers', () => {
    const before = aConfiguration({ ...STEP_1, inputType: 'AM' }, { search: { ...AS_MODULE, motorPower: 900 } });
    const { config, cleared } = ruleAlone(MODEL_CHANGE_CLEARS_REST, before, choose('inputType', 'motor'));
    expect([config.values.motorPower, config.search.motorPower, cleared]).toEqual([undefined, 900, []]);
  });

  it.each(['outputTorque', 'ratio'] as const)('by %s stays so, on any input', (figure) => {
    const way = { outputTorque: { powerOrTorque: 'outputTorque' }, ratio: { speedOrRatio: 'ratio' } }[figure];
    const asked = { ...EMPTY_SEARCH, ...way, [figure]: 60 };
    const { config } = ruleAlone(
      MODEL_CHANGE_CLEARS_REST,
      aConfiguration(STEP_1, { search: asked }),
      choose('inputType', 'AD'),
    );
    expect(config.search).toEqual(asked);
  });

  it('by ratio keeps the poles it is meant with, on another gear type', () => {
    const before = aConfiguration(
      { ...STEP_1, motorPoles: '4' },
      { search: { ...EMPTY_SEARCH, ratio: 30, speedOrRatio: 'ratio' }, presets: ['motorPoles'] },
    );
    const { config } = ruleAlone(MODEL_CHANGE_CLEARS_REST, before, choose('gearboxModel', 'S'));
    expect([config.values.motorPoles, config.presets]).toEqual(['4', ['motorPoles']]);
    const onAdapter = ruleAlone(MODEL_CHANGE_CLEARS_REST, before, choose('inputType', 'AM')).config;
    expect([onAdapter.values.motorPoles, onAdapter.presets]).toEqual([undefined, []]);
  });

  it('keeps the speed of the customer’s motor from one module to another, but not its shaft', () => {
    const asked = { ...EMPTY_SEARCH, inputSpeed: 1450, boreOnTheInputSide: 19 };
    const before = aConfiguration({ ...STEP_1, inputType: 'AQS' }, { search: asked });
    const { config } = ruleAlone(MODEL_CHANGE_CLEARS_REST, before, choose('inputType', 'AM'));
    expect(config.search).toEqual({ ...EMPTY_SEARCH, inputSpeed: 1450 });
  });

  it('is what the change says, where it says another power', () => {
    const change = { kind: 'chooseAll', choices: { gearboxModel: 'R', motorPower: '2.2' } } as const;
    expect(ruleAlone(MODEL_CHANGE_CLEARS_REST, ON_MOTOR, change).config.values.motorPower).toBe('2.2');
  });
});
