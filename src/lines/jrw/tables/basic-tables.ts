import type { WormFacts } from '#lines/jrw/facts/worm-facts.ts';
import { ruleOf } from '#lines/jrw/rules/jrw-rules.ts';
import { HIDDEN, text } from '#product/field.ts';
import type { NamedTable } from '#product/named-table.ts';

const BASIC = [
  'gearboxModel',
  'reduceUnitSize',
  'ratioParts',
  'inputType',
  'inputModule',
  'inputFlange',
  'motorPower',
  'motorPoles',
  'motorSize',
  'motorFrequency',
];

/** Which units, inputs and motors exist together. */
export function basicTables({ rows }: WormFacts): readonly NamedTable[] {
  const codes = (variables: readonly string[]) => rows.map((row) => variables.map((id) => row[id] ?? HIDDEN));
  const motor = ['motorPower', 'motorPoles', 'motorSize', 'efficiencyClass'];
  return [
    { ...ruleOf('jrw-basic-row'), variables: BASIC, rows: codes(BASIC) },
    {
      ...ruleOf('jrw-flange-form-of-frame'),
      variables: ['reduceUnitSize', 'inputModule', 'inputFlange'],
      rows: codes(['reduceUnitSize', 'inputModule', 'inputFlange']),
    },
    {
      id: 'motor-of-efficiency-class',
      variables: motor,
      rows: codes(motor),
      reason: text(
        '没有此功率、极数和能效等级的电机。',
        'There is no motor of this power, pole number and efficiency class.',
      ),
      source: 'spec 001 §3',
    },
  ];
}
