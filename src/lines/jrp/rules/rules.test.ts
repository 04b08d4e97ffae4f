import { describe, expect, it } from 'vitest';
import { isConsistent, type NamedChoices, openModel } from '#engine/public.ts';
import { JRP_RELEASE } from '#lines/jrp/testing/shipped-units.ts';

type Product = Readonly<Record<string, string>>;

const { model } = JRP_RELEASE.product;
const UNIT = { design: 'L', reduceUnitSize: '23', exactRatio: '158.18' };

/** What a rule refuses, and the change that makes it a unit again. */
const CASES: readonly (readonly [rule: string, title: string, refused: Product, mended: Product])[] = [
  ['jrp-rating-row', 'a ratio of another size', { ...UNIT, reduceUnitSize: '41' }, { reduceUnitSize: '23' }],
  ['jrp-bevel-needs-two-stages', 'a bevel unit of one stage', { design: 'K', stages: '1' }, { stages: '2' }],
  [
    'jrp-adapter-torque',
    'a frame whose motors all exceed the peak torque',
    { ...UNIT, inputType: 'AM', motorSize: '315' },
    { motorSize: '132' },
  ],
  [
    'jrp-frame-power',
    'a frame whose motors are too weak for the torque asked for (issue 13)',
    { ...UNIT, inputType: 'AM', motorFrames: '160-315', motorSize: '56' },
    { motorSize: '160' },
  ],
  ['jrp-shrink-disc-arm', 'a shrink disc without arm', { builtInType: 'S', torqueArm: '-' }, { torqueArm: 'T' }],
  [
    'jrp-shrink-disc-arm',
    'a shrink disc on a solid shaft',
    { builtInType: 'S', outputShaftType: 'S' },
    { outputShaftType: 'H' },
  ],
  ['jrp-foot-sizes', 'feet above size 27', { builtInType: 'B', reduceUnitSize: '29' }, { reduceUnitSize: '27' }],
  [
    'jrp-position-of-mounting',
    'a foot position of a flange unit',
    { builtInType: 'F', installationPosition: 'B3' },
    { installationPosition: 'V3' },
  ],
  [
    'jrp-motor-brake-at-motor',
    'a motor brake at a hydraulic motor',
    { inputType: 'AH', brakes: 'BE' },
    { brakes: 'MD' },
  ],
  ['torque-arm-of-hollow-shaft', 'an arm on a flange unit', { builtInType: 'F', torqueArm: 'T' }, { torqueArm: '-' }],
  ['frame-of-motor', 'a motor frame at a free shaft', { inputType: 'AD', motorSize: '132' }, { motorSize: '-' }],
  ['frame-of-motor', 'an adapter without frame', { inputType: 'AM', motorSize: '-' }, { motorSize: '132' }],
  ['brake-of-input', 'a brake at a free shaft', { inputType: 'AD', brakes: 'BE' }, { brakes: '-' }],
];

const engine = openModel(model);

describe('a JRP rule', () => {
  it.each(CASES)('%s: %s', (rule, _title, refused, mended) => {
    expect([...model.rules, ...model.tables].map(({ id }) => id)).toContain(rule);
    expect(isConsistent(engine, chosen(refused)), 'refused').toBe(false);
    expect(isConsistent(engine, chosen({ ...refused, ...mended })), 'mended').toBe(true);
  });

  it('of its own has a case in this table', () => {
    const covered = new Set(CASES.map(([rule]) => rule));
    const own = [...model.rules, ...model.tables].map(({ id }) => id).filter((id) => id.startsWith('jrp-'));
    expect(own.filter((id) => !covered.has(id))).toEqual([]);
  });
});

function chosen(product: Product): NamedChoices {
  return Object.fromEntries(Object.entries(product).map(([variable, code]) => [variable, [code]]));
}
