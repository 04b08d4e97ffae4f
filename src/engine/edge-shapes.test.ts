import { describe, expect, test } from 'vitest';
import type { Expr, Model, TableDef } from './model/model.ts';
import { openModel } from './open-model.ts';
import { conflictNamed, domainsOf, isConsistent, repairsNamed, whyNotNamed } from './session/named.ts';
import { ENGINES } from './testing/engines.ts';

const reason = { zh: '原因', en: 'reason' };
const codes = (count: number) => Array.from({ length: count }, (_, value) => `x${value}`);
const oneOf = (name: string, ...values: string[]): Expr => ({ in: [name, values] });

function model(
  sizes: readonly number[],
  exprs: readonly Expr[],
  tables: readonly Omit<TableDef, 'id' | 'reason'>[] = [],
): Model {
  return {
    version: '1',
    variables: sizes.map((size, at) => ({ id: `v${at}`, values: codes(size) })),
    rules: exprs.map((expr, at) => ({ id: `r${at}`, expr, reason })),
    tables: tables.map((table, at) => ({ ...table, id: `t${at}`, reason })),
  };
}

describe.each(ENGINES)('unusual models, %s', (_, open) => {
  function possible(of: Model, choices: Record<string, string[]> = {}) {
    const domains = domainsOf(open(of), choices);
    return domains && Object.values(domains).map((domain) => [...domain.possible].join(' '));
  }

  test.each([
    ['an empty table', model([2, 2], [], [{ variables: ['v0', 'v1'], rows: [] }]), ['t0']],
    ['an empty table over fields with one value', model([1, 1], [], [{ variables: ['v0', 'v1'], rows: [] }]), ['t0']],
    ['a rule that never holds', model([2], [{ any: [] }]), ['r0']],
    ['a rule that asks for no value', model([2], [oneOf('v0')]), ['r0']],
    [
      'rules against each other',
      model([2, 2], [oneOf('v0', 'x0'), oneOf('v1', 'x0'), oneOf('v0', 'x1')]),
      ['r0', 'r2'],
    ],
  ])('%s allows nothing, and says which rules are to blame', (_, contradictory, blame) => {
    const engine = open(contradictory);
    expect(domainsOf(engine, {})).toBeUndefined();
    expect(isConsistent(engine, {})).toBe(false);
    expect(conflictNamed(engine, {})?.choices).toEqual({});
    expect(conflictNamed(engine, {})?.rules.map(({ id }) => id)).toEqual(blame);
    expect(repairsNamed(engine, {}, {})).toEqual([]);
    const session = engine.session();
    for (const { id } of contradictory.variables) expect(session.possible(engine.id(id)).size).toBe(0);
    expect(session.complete()).toBeUndefined();
    expect(session.set([]).ok).toBe(false);
  });

  test('a field with one value and a field without rules simply keep their values', () => {
    expect(possible(model([1, 3], []))).toEqual(['x0', 'x0 x1 x2']);
  });

  test('a field that rules force can be chosen only so, and a repair knows it', () => {
    const forced = model([2, 2], [oneOf('v0', 'x1')]);
    const engine = open(forced);
    expect(possible(forced)).toEqual(['x1', 'x0 x1']);
    expect(whyNotNamed(engine, {}, 'v0', 'x0')).toEqual({ choices: {}, rules: [{ id: 'r0', reason }], minimal: true });
    expect(repairsNamed(engine, { v0: ['x0'] }, { v1: ['x0'] })).toEqual([
      { retract: ['v0'], replace: { v0: 'x1' }, cost: 1 },
    ]);
    expect(repairsNamed(engine, { v1: ['x0'] }, { v0: ['x0'] })).toEqual([]);
  });

  test('parts without connection do not touch each other, but a contradiction in one is one of all', () => {
    const parts = model(
      [2, 2, 2, 2],
      [{ any: [oneOf('v0', 'x0'), oneOf('v1', 'x0')] }, { any: [oneOf('v2', 'x1'), oneOf('v3', 'x1')] }],
    );
    expect(possible(parts, { v0: ['x1'] })).toEqual(['x1', 'x0', 'x0 x1', 'x0 x1']);
    expect(possible(parts, { v2: ['x0'], v3: ['x0'] })).toBeUndefined();
  });

  test('rows given twice count once', () => {
    const twice = model(
      [2, 2],
      [],
      [
        {
          variables: ['v0', 'v1'],
          rows: [
            [0, 1],
            [0, 1],
            [1, 0],
            [0, 1],
          ],
        },
      ],
    );
    expect(possible(twice, { v1: ['x1'] })).toEqual(['x0', 'x1']);
  });

  test('a field may occur several times in one rule', () => {
    const repeated: Expr = {
      all: [
        { any: [oneOf('v0', 'x0'), oneOf('v0', 'x1')] },
        { not: { all: [oneOf('v0', 'x1'), oneOf('v0', 'x1', 'x2')] } },
      ],
    };
    expect(possible(model([3], [repeated]))).toEqual(['x0']);
    expect(possible(model([3], [{ any: [oneOf('v0', 'x0'), { not: oneOf('v0', 'x0') }] }]))).toEqual(['x0 x1 x2']);
  });

  test.each([31, 32, 33, 64, 65])('a field with %i values loses none of them at the edge of a word', (size) => {
    const last = `x${size - 1}`;
    const rows = codes(size).map((_, value) => [value, value % 2]);
    const wide = model([size, 2], [{ not: oneOf('v0', 'x0') }], [{ variables: ['v0', 'v1'], rows }]);
    const odd = codes(size).filter((_, value) => value % 2 === 1);
    const even = codes(size).filter((_, value) => value > 0 && value % 2 === 0);
    expect(possible(wide)).toEqual([codes(size).slice(1).join(' '), 'x0 x1']);
    expect(possible(wide, { v1: ['x1'] })).toEqual([odd.join(' '), 'x1']);
    expect(possible(wide, { v1: ['x0'] })).toEqual([even.join(' '), 'x0']);
    expect(possible(wide, { v0: [last] })).toEqual([last, `x${(size - 1) % 2}`]);
  });

  test('a choice that allows nothing contradicts, and only itself is to blame', () => {
    const engine = open(model([2, 2], []));
    expect(conflictNamed(engine, { v0: ['x0'], v1: [] })).toEqual({ choices: { v1: [] }, rules: [], minimal: true });
  });

  test('values that no rule alone excludes, but all together, are not offered', () => {
    const differ = (one: string, other: string): Expr => ({
      all: codes(3).map((code) => ({ not: { all: [oneOf(one, code), oneOf(other, code)] } })),
    });
    const ring = [differ('v0', 'v1'), differ('v1', 'v2'), differ('v0', 'v2'), differ('v0', 'v3'), differ('v1', 'v3')];
    expect(possible(model([3, 3, 3, 3], ring), { v2: ['x0'] })).toEqual(['x1 x2', 'x1 x2', 'x0', 'x0']);
  });

  test('the nearest rule is named, not a chain of others to the same effect', () => {
    const implies = (one: string, other: string): Expr => ({ any: [{ not: oneOf(one, 'x0') }, oneOf(other, 'x0')] });
    const chain = [implies('v0', 'v2'), implies('v2', 'v3'), implies('v3', 'v1'), implies('v0', 'v1')];
    const conflict = whyNotNamed(open(model([2, 2, 2, 2], chain)), { v0: ['x0'] }, 'v1', 'x1');
    expect(conflict?.rules.map(({ id }) => id)).toEqual(['r3']);
  });

  test('what is given up is never more than needed, even where conflicts overlap', () => {
    const notBoth = (one: string, other: string): Expr => ({ not: { all: [oneOf(one, 'x0'), oneOf(other, 'x0')] } });
    const engine = open(model([2, 2, 2], [notBoth('v0', 'v1'), notBoth('v1', 'v2')]));
    const repairs = repairsNamed(engine, { v0: ['x0'], v1: ['x0'], v2: ['x0'] }, {}, { limit: 10 });
    expect(repairs.map(({ retract }) => retract)).toEqual([['v1'], ['v0', 'v2']]);
  });

  test('of ways out that cost the same, the one that changes fewer fields comes first', () => {
    const notBoth = (one: string, other: string): Expr => ({ not: { all: [oneOf(one, 'x0'), oneOf(other, 'x0')] } });
    const engine = open(model([2, 2, 2], [notBoth('v0', 'v1'), notBoth('v0', 'v2')]));
    const weightOf = (name: string) => (name === 'v0' ? 2 : 1);
    const repairs = repairsNamed(engine, { v0: ['x0'], v1: ['x0'], v2: ['x0'] }, {}, { weightOf });
    expect(repairs.map(({ retract, cost }) => [retract, cost])).toEqual([
      [['v0'], 2],
      [['v1', 'v2'], 2],
    ]);
  });

  test('a rule of many alternatives in alternatives does not explode', () => {
    const names = Array.from({ length: 40 }, (_, at) => `v${at}`);
    const pairs = (code: string): Expr => ({
      any: names.slice(0, 20).map((name, at) => ({ all: [oneOf(name, code), oneOf(`v${at + 20}`, code)] })),
    });
    const rule: Expr = {
      all: [{ any: [pairs('x0'), { not: pairs('x1') }] }, pairs('x1'), { not: { all: [pairs('x0'), pairs('x2')] } }],
    };
    const engine = open(
      model(
        names.map(() => 3),
        [rule],
      ),
    );
    expect(isConsistent(engine, {})).toBe(true);
    const noPair = Object.fromEntries(names.slice(0, 20).map((name) => [name, ['x2']]));
    expect(conflictNamed(engine, noPair)?.rules.map(({ id }) => id)).toEqual(['r0']);
  });
});

test('a model without variables has one configuration, or none', () => {
  const never: Model = { ...model([], []), rules: [{ id: 'r0', expr: { any: [] }, reason }] };
  expect(conflictNamed(openModel(never), {})?.rules.map(({ id }) => id)).toEqual(['r0']);
  for (const [, open] of ENGINES) expect(open(model([], [])).session().remaining()).toEqual({ exact: 1n });
});
