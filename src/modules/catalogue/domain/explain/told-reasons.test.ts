import { describe, expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { toldReasons } from './told-reasons.ts';

const noSuchRow = { id: 'basicType', reason: { zh: '没有此组合。', en: 'No such row.' } };
const ofGears = { id: 'gears', reason: { zh: '没有此速比。', en: 'No such gears.' } };
const POWER = { motorPower: ['1.5'] };

function told(
  rules: readonly (typeof noSuchRow)[],
  choices: Readonly<Record<string, readonly string[]>>,
  value = 'AM',
) {
  const wanted = { variable: 'inputType', value };
  return toldReasons({ rules, choices }, wanted, JRT_ROW_SEARCH).map(({ en }) => en);
}

describe('that there is no such row', () => {
  it('is told by what the line says of the choice in the way: an adapter has no motor of ours', () => {
    const [reason] = told([noSuchRow], POWER);
    expect(reason).toMatch(/^This input comes without our motor\. /);
    expect(told([noSuchRow], { motorPoles: ['4'] })).not.toEqual([reason]);
  });

  it('is told as it is of anything else', () => {
    expect(told([noSuchRow], POWER, 'JCMC')).toEqual(['No such row.']);
    expect(told([noSuchRow], { ...POWER, gearboxModel: ['K'] })).toEqual(['No such row.']);
  });

  it('is left out beside another rule', () => {
    expect(told([noSuchRow, ofGears], POWER)).toEqual(['No such gears.']);
  });
});
