// @tests slow
import { describe, expect, it } from 'vitest';
import {
  checkModel,
  domainsOf,
  type Engine,
  type Expr,
  isConsistent,
  type NamedChoices,
  openModel,
} from '#engine/public.ts';
import { variablesOf } from '#product/field.ts';
import { shippedSource } from '#testing/builders/shipped-catalogue.ts';
import type { CatalogueFacts } from './facts/catalogue-facts.ts';
import { engineFacts } from './facts/engine-facts.ts';
import { JRT_FIELDS } from './fields/fields.ts';
import { buildJrtRelease } from './release.ts';
import { buildCatalogue } from './rows/build-catalogue.ts';
import { checkSource } from './source/check-source.ts';

const FACTS = shippedFacts();
const RELEASE = buildJrtRelease(FACTS);
const ENGINE = openModel(RELEASE.model);

const PLAIN: NamedChoices = {
  inputType: ['motor'],
  efficiencyClass: ['DN'],
  motorFrequency: ['50Hz'],
  durationFactor: ['S1-100%'],
};
const BRAKE_PRESETS: NamedChoices = { releaseDevice: ['none'], brakingVoltage: ['AC 220V'], releaseAngle: ['0'] };
const INCREMENTAL_PRESETS: NamedChoices = {
  encoder: ['incremental'],
  resolutionRatio: ['1024'],
  electricalInterface: ['3'],
  wiringMethod: ['E'],
};
const ABSOLUTE_PRESETS: NamedChoices = {
  encoder: ['absolute'],
  measurement: ['single-turn'],
  shaftDiameter: ['8'],
  communicationInterface: ['SSI'],
  mechanicalSpecs: ['through'],
  wiringMethod: ['E'],
};

describe('the JRT release', () => {
  it('is a sound model', () => {
    expect(checkModel(RELEASE.model)).toEqual([]);
  });

  it('offers no value that no product has', () => {
    const domains = domainsOf(ENGINE, {});
    const dead = RELEASE.model.variables.flatMap(({ id, values }) =>
      values.filter((code) => !domains?.[id]?.possible.has(code)).map((code) => `${id} ${code}`),
    );
    expect(dead).toEqual([]);
  });

  it('drives every unit by a motor, and sells every unit alone', () => {
    for (const { gearboxModel, reduceUnitSize } of FACTS.units) {
      const possible = domainsOf(ENGINE, { gearboxModel: [gearboxModel], reduceUnitSize: [reduceUnitSize] })?.inputType
        ?.possible;
      expect(possible?.has('motor'), `${gearboxModel}${reduceUnitSize}`).toBe(true);
      expect(possible?.has('none'), `${gearboxModel}${reduceUnitSize}`).toBe(true);
    }
  });

  it('warns of nothing that no product has, and without a row of nothing that every product has', () => {
    const arises = ({ when }: (typeof RELEASE.warnings)[number]) => isConsistent(withRule(when), {});
    const spared = ({ when, row }: (typeof RELEASE.warnings)[number]) =>
      row !== undefined || isConsistent(withRule({ not: when }), {});
    expect(RELEASE.warnings.filter((def) => !arises(def) || !spared(def)).map(({ id }) => id)).toEqual([]);
  });

  it('survives the way to the browser as JSON', () => {
    expect(JSON.parse(JSON.stringify(RELEASE))).toEqual(RELEASE);
  });

  it('has six steps that hold every field once, in both languages', () => {
    expect(RELEASE.steps.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(RELEASE.steps.flatMap(({ fields }) => fields)).toEqual(RELEASE.fields.map(({ id }) => id));
    expect(RELEASE.steps[0]?.label).toEqual({ zh: '机型与输入方式', en: 'Model selection' });
  });

  it('holds in the engine exactly the fields that say so', () => {
    expect(RELEASE.model.variables.map(({ id }) => id)).toEqual(RELEASE.fields.flatMap(variablesOf));
  });

  it('fills from the catalogue every list that stands empty', () => {
    const empty = RELEASE.fields.filter(({ modelled, values }) => modelled && values.length === 0);
    expect(empty.map(({ id }) => id)).toEqual([]);
  });
});

describe('the presets of the specification', () => {
  it.each(FACTS.frames.map(({ motorSize }) => motorSize))('suit a plain motor of frame %s', (motorSize) => {
    const motor = { ...PLAIN, motorSize: [motorSize] };
    const brake = domainsOf(ENGINE, motor)?.brakes?.possible;
    expect(isConsistent(ENGINE, motor)).toBe(true);
    for (const code of brake ?? []) {
      if (code !== 'none') expect(isConsistent(ENGINE, { ...motor, brakes: [code], ...BRAKE_PRESETS })).toBe(true);
    }
    const encoders = domainsOf(ENGINE, motor)?.encoder?.possible.has('absolute') ?? false;
    expect(isConsistent(ENGINE, { ...motor, ...INCREMENTAL_PRESETS })).toBe(encoders);
    expect(isConsistent(ENGINE, { ...motor, ...ABSOLUTE_PRESETS })).toBe(encoders);
  });

  it.each([
    ['R', 'mineral', 'mineralOil', 'VG220 -10~40°C'],
    ['F', 'mineral', 'mineralOil', 'VG220 -10~40°C'],
    ['K', 'mineral', 'mineralOil', 'VG220 -10~40°C'],
    ['S', 'mineral', 'mineralOil', 'VG680 0~40°C'],
    ['R', 'synthetic', 'syntheticOil', 'VG220 -40~40°C'],
    ['S', 'synthetic', 'syntheticOil', 'VG220 -40~40°C'],
  ])('fill %s with %s oil as %s %s', (gearboxModel, lubricatingOil, field, grade) => {
    const oil = { gearboxModel: [gearboxModel], lubricatingOil: [lubricatingOil], [field]: [grade] };
    expect(isConsistent(ENGINE, { ...PLAIN, ...oil })).toBe(true);
  });

  it('and what is usual make one plain product together', () => {
    const usual = JRT_FIELDS.filter(({ modelled, usual }) => modelled && usual !== undefined);
    const standard = usual.filter(
      ({ id }) => !['independentFanVoltage', 'outputShaftPointing', 'flangePointing'].includes(id),
    );
    const choices = Object.fromEntries(standard.map(({ id, usual }) => [id, [usual ?? '']]));
    expect(isConsistent(ENGINE, { ...PLAIN, ...choices })).toBe(true);
    const crosswise = { builtInType: ['KF'], outputShaftPointing: ['A'], flangePointing: ['A'] };
    expect(isConsistent(ENGINE, { ...PLAIN, ...choices, ...crosswise })).toBe(true);
  });
});

describe('the shipped catalogue', () => {
  it.each([
    ['the sample motor of 80 mm centre height with 4 poles', { motorSize: ['80M2'], motorPoles: ['4'] }],
    ['the sample hollow shaft 45 on S67', { gearboxModel: ['S'], reduceUnitSize: ['67'], hollowShaftSize: ['45'] }],
    [
      'KAF67 with flange 250',
      { builtInType: ['KAF'], reduceUnitSize: ['67'], flangeSize: ['250'], hollowShaftSize: ['40'] },
    ],
    ['AD2 on R27 with input shaft 19x40', { reduceUnitSize: ['27'], inputModule: ['AD2'], inputShaftIn: ['19x40'] }],
  ])('has %s', (_title, choices) => {
    expect(isConsistent(ENGINE, choices)).toBe(true);
  });

  it.each([
    ['a 90 kW motor on R27', { gearboxModel: ['R'], reduceUnitSize: ['27'], motorPower: ['90'] }],
    ['AD2 with the shaft of AD8', { inputModule: ['AD2'], inputShaftIn: ['70x140'] }],
    ['a motor of 1.5 kW with 4 poles in frame 160M', { motorPower: ['1.5'], motorPoles: ['4'], motorSize: ['160M'] }],
    ['an integrated drive of 22 kW', { inputType: ['JCMC'], motorPower: ['22'] }],
    ['KAB37', { builtInType: ['KAB'], reduceUnitSize: ['37'] }],
  ])('has no %s', (_title, choices) => {
    expect(isConsistent(ENGINE, choices)).toBe(false);
  });
});

/** The release with one more rule. */
function withRule(expr: Expr): Engine {
  const rule = { id: 'asked', expr, reason: { zh: '问', en: 'Asked' } };
  return openModel({ ...RELEASE.model, rules: [...RELEASE.model.rules, rule] });
}

function shippedFacts(): CatalogueFacts {
  const checked = checkSource(shippedSource());
  if (!checked.ok) throw new Error('The shipped reference data are refused.');
  return engineFacts(buildCatalogue(checked.value));
}
