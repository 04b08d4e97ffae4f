// @tests slow
import { describe, expect, it } from 'vitest';
import { checkModel, domainsOf, isConsistent, type NamedChoices, openModel } from '#engine/public.ts';
import { variablesOf } from '#product/field.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { builtOf } from './catalogue.ts';
import { JRW_FIELDS } from './fields/fields.ts';
import { JRW_RULES } from './rules/jrw-rules.ts';

const BUILT = builtOf(shippedParts());
const RELEASE = BUILT.release();
const ENGINE = openModel(RELEASE.model);

const possible = (variable: string, given: NamedChoices) =>
  [...(domainsOf(ENGINE, given)?.[variable]?.possible ?? [])].toSorted();
const isPossible = (given: NamedChoices) => isConsistent(ENGINE, given);

describe('the JRW release', () => {
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

  it('takes every row the search can find', () => {
    const { variables, rows } = BUILT.offered();
    const refused = rows.filter(
      (row) => !isPossible(Object.fromEntries(variables.map((id) => [id, [row[id] ?? '-']]))),
    );
    expect(refused).toEqual([]);
  });

  it('has every field once in its six steps, in both languages', () => {
    expect(RELEASE.steps.flatMap(({ fields }) => fields)).toEqual(JRW_FIELDS.map(({ id }) => id));
    const labels = RELEASE.fields.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]);
    expect(labels.filter(({ zh, en }) => zh === '' || en === '')).toEqual([]);
    expect(new Set(JRW_FIELDS.flatMap(variablesOf)).size).toBe(JRW_FIELDS.flatMap(variablesOf).length);
  });

  it('keeps each of its rules where its kind says', () => {
    const kept = new Set([
      ...RELEASE.model.tables.map(({ id }) => id),
      ...RELEASE.model.rules.map(({ id }) => id.split(':')[0]),
      ...RELEASE.warnings.map(({ id }) => id.split(':')[0]),
    ]);
    const inRows = ['jrw-frame-of-ratio', 'jrw-min-service-factor', 'jrw-double-unit-pairs', 'jrw-double-unit-frame'];
    const alike = ['jrw-input-type-hides-motor', 'jrw-jcmc-frames', 'jrw-single-phase-power'];
    const elsewhere = Object.entries(JRW_RULES).filter(
      ([id, { kind }]) => !['behaviour', 'sizing'].includes(kind) && ![...inRows, ...alike].includes(id),
    );
    expect(elsewhere.map(([id]) => id).filter((id) => !kept.has(id))).toEqual([]);
  });

  it.each<[rule: string, given: NamedChoices]>([
    ['no B14 from size 110 up', { reduceUnitSize: ['110'], inputFlange: ['B14'] }],
    ['no bore of another size', { reduceUnitSize: ['063'], hollowShaftSize: ['35'] }],
    [
      'a plug-in shaft in the standard bore alone',
      { reduceUnitSize: ['063'], outputShaftType: ['SS'], hollowShaftSize: ['28'] },
    ],
    ['no output flange on 025', { reduceUnitSize: ['025'], flangeType: ['FA'] }],
    ['FB on 040 to 090 only', { reduceUnitSize: ['110'], flangeType: ['FB'] }],
    ['not flange and torque arm', { flangeType: ['FA'], torqueArm: ['T'] }],
    ['no torque arm with a plug-in shaft', { torqueArm: ['T'], outputShaftType: ['SS'] }],
    ['shaft and flange on the same side', { outputShaftPointing: ['A'], flangePointing: ['B'] }],
    ['no universal position from 110 up', { reduceUnitSize: ['130'], installationPosition: ['M0'] }],
    ['no mineral oil filled for life', { reduceUnitSize: ['063'], lubricatingOil: ['mineral'] }],
    ['no sight glass on small sizes', { reduceUnitSize: ['063'], oilMirror: ['yes'] }],
    ['no C5 on aluminium', { reduceUnitSize: ['063'], surfaceProtection: ['C5'] }],
    ['options of a pair are those of its second unit', { reduceUnitSize: ['040/075'], hollowShaftSize: ['18'] }],
    ['no rain cover on a level motor', { 'otherMotorOptions.C': ['yes'], installationPosition: ['B3'] }],
    ['no rain cover with the fan down', { 'otherMotorOptions.C': ['yes'], installationPosition: ['V6'] }],
    ['no motor options without motor', { inputType: ['AM'], brakes: ['none'] }],
  ])('holds: %s', (_, given) => {
    expect(isPossible(given)).toBe(false);
  });

  it('gives the parts of a pair by its second unit, the input by its first', () => {
    expect(possible('hollowShaftSize', { reduceUnitSize: ['040/075'] })).toEqual(['28', '35']);
    expect(possible('inputModule', { reduceUnitSize: ['040/075'], inputType: ['AM'] })).toEqual([
      'AM56',
      'AM63',
      'AM71',
    ]);
  });

  it('shows the smallest motors without a class', () => {
    expect(possible('efficiencyClass', { motorPower: ['0.06'] })).toEqual(['AC']);
  });

  it('makes a double plug-in shaft stand on both sides', () => {
    expect(possible('outputShaftPointing', { outputShaftType: ['DS'] })).toEqual(['AB']);
  });

  it('survives the way to the browser as JSON', () => {
    expect(JSON.parse(JSON.stringify(RELEASE))).toEqual(RELEASE);
  });
});
