import type { SizeFact, WormFacts } from '#lines/jrw/facts/worm-facts.ts';
import { WORM_OILS, wormOilCode } from '#lines/jrw/fields/oils.ts';
import { ruleOf } from '#lines/jrw/rules/jrw-rules.ts';
import { HIDDEN, NONE, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';

/** Which oil, sight glass and paint go with each size. */
export function reducerTables({ sizes }: WormFacts): readonly NamedTable[] {
  return [
    {
      ...ruleOf('jrw-oil-of-size'),
      variables: ['reduceUnitSize', 'lubricatingOil'],
      rows: sizes.flatMap((size) => oilsOf(size).map((oil) => [size.size, oil])),
    },
    {
      id: 'oil-grade-of-size',
      variables: ['reduceUnitSize', 'mineralOil', 'syntheticOil'],
      rows: sizes.flatMap((size) => gradesOf(size).map((grades) => [size.size, ...grades])),
      reason: text('此牌号的润滑油不用于该机座号。', 'This oil grade is not for this size.'),
      source: 'lubricants.csv',
    },
    {
      ...ruleOf('jrw-no-sight-glass-small'),
      variables: ['reduceUnitSize', 'oilMirror'],
      rows: sizes.flatMap(({ size, isFilledForLife }) => [[size, NONE], ...(isFilledForLife ? [] : [[size, 'yes']])]),
    },
    {
      ...ruleOf('jrw-c5-aluminium'),
      variables: ['reduceUnitSize', 'surfaceProtection'],
      rows: sizes.flatMap(({ size, material }) =>
        ['C1', 'C2', 'C3', 'C4', ...(material === 'aluminium' ? [] : ['C5'])].map((code) => [size, code]),
      ),
    },
  ];
}

function oilsOf({ isFilledForLife }: SizeFact): readonly string[] {
  return isFilledForLife ? ['synthetic'] : ['mineral', 'synthetic'];
}

function gradesOf({ isFilledForLife }: SizeFact): readonly (readonly [mineral: string, synthetic: string])[] {
  const fit = WORM_OILS.filter(({ units }) => units.includes(isFilledForLife ? 'lifetime' : 'serviced'));
  return fit.map((oil) => (oil.type === 'mineral' ? [wormOilCode(oil), HIDDEN] : [HIDDEN, wormOilCode(oil)]));
}
