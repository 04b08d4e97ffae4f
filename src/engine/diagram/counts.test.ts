import { expect, test } from 'vitest';
import type { Expr, Model } from '#engine/model/model.ts';
import { openCompiled } from '#engine/testing/engines.ts';

const FREE = 1100;
const reason = { zh: '原因', en: 'reason' };
const oneOf = (variable: string, value: string): Expr => ({ in: [variable, [value]] });

/** With `way` on, 1,100 fields are free, more ways than a floating-point number can tell, and `gate` must be on. */
const vast: Model = {
  version: '1',
  variables: ['way', 'gate', ...Array.from({ length: FREE }, (_, at) => `free${at}`)].map((id) => ({
    id,
    values: ['off', 'on'],
  })),
  rules: [
    { id: 'gate', expr: { any: [oneOf('way', 'off'), oneOf('gate', 'on')] }, reason },
    ...Array.from({ length: FREE }, (_, at) => ({
      id: `free${at}`,
      expr: { any: [oneOf('way', 'on'), oneOf(`free${at}`, 'off')] },
      reason,
    })),
  ],
  tables: [],
};

const engine = openCompiled(vast);
const choice = (name: string, code: string) => {
  const variable = engine.id(name);
  return { variable, values: [engine.value(variable, code)], by: 'user' } as const;
};

test('more solutions than a floating-point number can tell are counted exactly', () => {
  expect(engine.session().remaining()).toEqual({ exact: 2n ** BigInt(FREE) + 2n });
});

test('a way that is barred counts nothing, however many solutions lie on it', () => {
  const barred = engine.session([choice('gate', 'off')]);
  expect(barred.remaining()).toEqual({ exact: 1n });
  expect([...barred.remainingPer(engine.id('way'))]).toEqual([1, 0]);
  const left = engine.session([choice('way', 'off')]);
  expect(left.remaining()).toEqual({ exact: 2n });
  expect([...left.remainingPer(engine.id('gate'))]).toEqual([1, 1]);
  expect([...left.remainingPer(engine.id('free7'))]).toEqual([2, 0]);
});
