// @tests slow
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bitsIn } from './bits.ts';
import { QUICK, solve } from './command/solve.ts';
import { compileDynamic } from './compile/dynamic/compile-dynamic.ts';
import { compile } from './compiler.ts';
import { importModel } from './importers/import-model.ts';
import { fullDomains } from './layout.ts';
import type { Model } from './model/model.ts';
import { explainerOf, openModel } from './open-model.ts';
import { releaseReport } from './report/release-report.ts';
import { open } from './runtime.ts';
import { normalise } from './search/normalise.ts';
import { searchBackend } from './search/search-backend.ts';
import { keepValues } from './session/choices.ts';
import { isConsistent } from './session/named.ts';

/**
 * Public instances, in a folder beside the project or where INSTANCES_DIR says: they are not part of it. Without the
 * folder these tests are not run, which is a failure where everything has to run.
 */
const folder = process.env.INSTANCES_DIR ?? join(import.meta.dirname, '../../../shared/instances');
const isThere = existsSync(folder);
const short = process.env.TEST_PART === 'quick';
const MINUTES = 5 * 60_000;

interface Instance {
  readonly file: string;
  readonly variables: number;
  readonly values: number;
  /** Clauses or rules, and rows of tables. */
  readonly rules: number;
  readonly rows?: number;
  /** How many solutions there are, or how many digits that number has where only these are published. */
  readonly solutions: bigint | { readonly digits: number };
  /** How many states search can check beside the diagram in a second or two. */
  readonly states: number;
}

const digits = (count: number) => ({ digits: count });
const clauses = (name: string, variables: number, rules: number, solutions: Instance['solutions'], states: number) => ({
  file: `feature-models/${name}.cnf.gz`,
  variables,
  values: 2 * variables,
  rules,
  solutions,
  states,
});

const INSTANCES: readonly Instance[] = [
  clauses('FM-3.6.1-refined', 45, 104, 26_256n, 300),
  clauses('axtls', 94, 190, 1_962_126_104_736n, 100),
  clauses('berkeleydb', 117, 417, 32n, 300),
  clauses('bank', 176, 280, digits(32), 60),
  clauses('eshop', 173, 289, 247_496_437_923_840n, 300),
  clauses('printer', 172, 309, digits(28), 40),
  clauses('tankwar', 144, 769, digits(19), 4),
  clauses('toybox', 544, 1020, 144_991_790_900_969_472n, 20),
  clauses('uclibc', 313, 1240, digits(41), 2),
  clauses('pc-richmond', 377, 1356, digits(22), 0),
  clauses('busybox-1.18', 854, 1163, digits(202), 2),
  clauses('embtoolkit-k', 1179, 5414, digits(97), 0),
  clauses('automotive01', 2513, 10_300, digits(211), 0),
  clauses('fs01', 771, 7238, digits(14), 0),
  // Lists name 260 digits; a counter written apart from this project finds these 249 too, equal modulo 2^61 - 1.
  clauses('busybox_1_28_0', 998, 962, digits(249), 6),
  {
    file: 'renault/medium_domainsorted.xml.gz',
    variables: 148,
    values: 426,
    rules: 0,
    rows: 9532,
    solutions: 278_744n,
    states: 60,
  },
  {
    file: 'renault/big_domainsorted.xml.gz',
    variables: 268,
    values: 1273,
    rules: 0,
    rows: 225_989,
    solutions: 24_566_537_954_855_761_920_000n,
    states: 1,
  },
  {
    file: 'synthetic/gearmotor-50k.json.gz',
    variables: 64,
    values: 464,
    rules: 123,
    rows: 51_266,
    solutions: 299_452_663_598_085_452_160n,
    states: 40,
  },
];

if (!isThere) {
  test.runIf(process.env.CI === 'true')('the public instances are there', () => {
    expect.fail(`no folder ${folder}; set INSTANCES_DIR`);
  });
  console.log(`not run: public instances (no folder ${folder}; set INSTANCES_DIR)`);
}

const textOf = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString('utf8');
const modelOf = (file: string) => importModel(textOf(file));
/** In the quick loop only what is quick to compile and to check. */
const listed = short ? INSTANCES.filter(({ states, variables }) => states >= 20 && variables > 64) : INSTANCES;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe.skipIf(!isThere)('public instances', () => {
  test.each(listed)(
    '$file has its published size and number of solutions, and every answer agrees with search',
    {
      timeout: MINUTES,
    },
    ({ file, variables, values, rules, rows, solutions, states }) => {
      const model = modelOf(file);
      expect(model.variables).toHaveLength(variables);
      expect(sum(model.variables.map((variable) => variable.values.length))).toBe(values);
      expect(model.rules).toHaveLength(rules);
      expect(sum(model.tables.map((table) => table.rows.length))).toBe(rows ?? 0);
      const { backend, compiled } = solve(model, QUICK, 60_000);
      expect(compiled.ok).toBe(true);
      const count = backend.count(fullDomains(backend.layout));
      if (typeof solutions === 'bigint') expect(count).toEqual({ exact: solutions });
      else expect('exact' in count && `${count.exact}`).toHaveLength(solutions.digits);
      countsAddUp(backend, short ? 5 : 30);
      agreesWithSearch(model, backend, short ? Math.ceil(states / 10) : states);
    },
  );

  const orders = [
    { orders: 'renault/config_medium_filtered.txt.gz', file: 'renault/medium_domainsorted.xml.gz', lines: 8252 },
    { orders: 'renault/config_big_filtered.txt.gz', file: 'renault/big_domainsorted.xml.gz', lines: 8337 },
  ];
  test.each(short ? orders.slice(0, 1) : orders)(
    'all $lines real orders of $orders are accepted by the compiled model',
    { timeout: MINUTES },
    (real) => {
      const compiled = compile(modelOf(real.file), { ...BUDGET, tries: 1 });
      if (!compiled.ok) throw new Error(compiled.cause);
      const engine = open(compiled.artifact);
      const [header = '', ...lines] = textOf(real.orders).trim().split('\n');
      expect(lines).toHaveLength(real.lines);
      const names = header.split(' ');
      const refused = [...new Set(lines)].filter((order) => {
        const values = order.split(' ');
        return !isConsistent(engine, Object.fromEntries(names.map((name, at) => [name, [values[at] ?? '']])));
      });
      expect(refused).toEqual([]);
    },
  );

  test.skipIf(short)(
    'the report names the impossible values and redundant rules of the synthetic model',
    {
      timeout: MINUTES,
    },
    () => {
      const model = modelOf('synthetic/gearmotor-50k.json.gz');
      const { impossible, redundantRules, uncheckedRules, contradictions, covered } = reportOn(model);
      expect(
        impossible.map(({ variable, value, because }) => [variable, value, because?.rules.map(({ id }) => id)]),
      ).toEqual([
        ['ratio', '301.04', ['basicType']],
        ['outputSpeed', '3', ['basicType']],
      ]);
      expect(redundantRules).toEqual(['r41', 'r51', 'r54', 'r55', 'r57', 'r58', 'r61', 'r71', 'r113', 'r114']);
      expect([uncheckedRules, contradictions, covered]).toEqual([[], [], true]);
    },
  );

  test('the report names five impossible values of the medium car, each with several tables to blame', () => {
    const { impossible } = reportOn(modelOf('renault/medium_domainsorted.xml.gz'));
    expect(impossible.map(({ variable, value }) => `${variable}=${value}`)).toEqual([
      'v14=4',
      'v18=3',
      'v18=8',
      'v18=15',
      'v18=16',
    ]);
    for (const { because } of impossible) expect(because?.rules.length).toBeGreaterThan(1);
  });

  test.each(['feature-models/fs01.cnf.gz', 'feature-models/busybox_1_28_0.cnf.gz'])(
    'without time to compile, %s is still opened, and answered by search',
    { timeout: MINUTES },
    (file) => {
      const model = modelOf(file);
      const { backend, compiled } = solve(model, QUICK, 1);
      expect(compiled).toMatchObject({ ok: false, cause: 'budget' });
      expect(backend.satisfiable(fullDomains(backend.layout))).toBe(true);
    },
  );
});

const BUDGET = { budgetMs: 60_000, maxArcs: 1_000_000, seed: 1, clock: () => performance.now() };

function reportOn(model: Model) {
  const compiled = compile(model, { ...BUDGET, tries: 1, specialist: compileDynamic });
  const explainWith = () => explainerOf(model);
  const engine = compiled.ok ? open(compiled.artifact, { explainWith }) : openModel(model);
  return releaseReport(model, engine, BUDGET);
}

type Backend = ReturnType<typeof solve>['backend'];

/** The solutions of a state are those with one value of some variable, those with the next, and so on. */
function countsAddUp(backend: Backend, states: number): void {
  const { first } = backend.layout;
  const below = numbers(17);
  for (const allowed of walk(backend, states, below)) {
    const possible = backend.possible(allowed);
    const variable = below(backend.layout.variables);
    const values = possible ? bitsIn(possible, first[variable] ?? 0, first[variable + 1] ?? 0) : [];
    const parts = values.map((value) => exactly(backend, narrowed(backend, allowed, variable, [value])));
    expect(parts.every((part) => part > 0n)).toBe(true);
    expect(parts.reduce((total, part) => total + part, 0n)).toBe(exactly(backend, allowed));
  }
}

function agreesWithSearch(model: Model, backend: Backend, states: number): void {
  if (states === 0) return;
  const search = searchBackend(normalise(model), model.variables.length);
  for (const allowed of walk(backend, states, numbers(23)))
    expect(backend.possible(allowed)).toEqual(search.possible(allowed));
}

/** States with more and more choices, now and then one that contradicts the others; then from the start. */
function* walk(backend: Backend, states: number, below: (limit: number) => number) {
  const { layout } = backend;
  let allowed = fullDomains(layout);
  for (let state = 0; state < states; state++) {
    const possible = backend.possible(allowed);
    if (!possible || below(12) === 0) allowed = fullDomains(layout);
    const from = below(8) === 0 || !possible ? fullDomains(layout) : possible;
    const variable = below(layout.variables);
    const values = bitsIn(from, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0);
    const some = below(4) === 0 ? values.filter(() => below(2) === 0) : [values[below(values.length)] ?? 0];
    allowed = narrowed(backend, allowed, variable, some);
    yield allowed;
  }
}

function narrowed({ layout }: Backend, allowed: Int32Array, variable: number, values: readonly number[]): Int32Array {
  const domains = allowed.slice();
  keepValues(layout, domains, variable, values);
  return domains;
}

function exactly(backend: Backend, allowed: Int32Array): bigint {
  const count = backend.count(allowed);
  if (!('exact' in count)) throw new Error('not counted');
  return count.exact;
}

/** Reproducible numbers below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * limit);
  };
}
