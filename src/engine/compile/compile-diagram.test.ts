// @tests slow
import { describe, expect, test } from 'vitest';
import { bitsIn } from '#engine/bits.ts';
import type { Diagram } from '#engine/diagram/diagram.ts';
import type { Expr, Model } from '#engine/model/model.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { allSolutions } from '#engine/testing/brute-force.ts';
import { checkRandomly } from '#engine/testing/random-models.ts';
import { syntheticModel } from '#engine/testing/synthetic-model.ts';
import { extent } from '#testing/extent.ts';
import { type CompileOptions, compileDiagram } from './compile-diagram.ts';

const MODELS = extent({ quick: 200, usual: 400, long: 1600 });
const reason = { zh: '原因', en: 'reason' };
const options: CompileOptions = { budgetMs: 60_000, maxArcs: 1e6, tries: 4, seed: 1, clock: () => 0 };

/** The arcs of each node: the values, and the nodes needed. */
function nodesOf({ variableOf, firstArc, setOf, firstChild, children, sets }: Diagram) {
  return [...variableOf].map((variable, node) => ({
    variable,
    arcs: Array.from({ length: firstArc[node + 1]! - firstArc[node]! }, (_, at) => {
      const arc = firstArc[node]! + at;
      const set = setOf[arc]!;
      expect(set).toBeGreaterThanOrEqual(sets.firstOf[variable]!);
      expect(set).toBeLessThan(sets.firstOf[variable + 1]!);
      return {
        values: bitsIn(sets.words, sets.firstWord[set]!, sets.firstWord[set + 1]!),
        children: [...children.subarray(firstChild[arc], firstChild[arc + 1])],
      };
    }),
  }));
}

/** How many solutions there are, and how many with each value of each variable, in one product per way. */
function counts(diagram: Diagram): bigint {
  if (diagram.roots.length === 0) return 0n;
  const found: bigint[] = [];
  const product = (nodes: readonly number[]) => nodes.reduce((all, node) => all * found[node]!, 1n);
  for (const { arcs } of nodesOf(diagram)) {
    found.push(arcs.reduce((sum, arc) => sum + BigInt(arc.values.length) * product(arc.children), 0n));
  }
  return product([...diagram.roots]);
}

/** Every solution as text, in order. */
function solutionsOf(diagram: Diagram, { variables }: Model): string[] {
  if (diagram.roots.length === 0) return [];
  const nodes = nodesOf(diagram);
  const named = (variable: number, value: number) => `${variables[variable]!.id}=${variables[variable]!.values[value]}`;
  const together = (lists: readonly string[][][]) =>
    lists.reduce((all, list) => all.flatMap((one) => list.map((other) => [...one, ...other])), [[]] as string[][]);
  const ways: string[][][] = [];
  for (const { variable, arcs } of nodes) {
    ways.push(
      arcs.flatMap(({ values, children }) =>
        together([values.map((value) => [named(variable, value)]), ...children.map((child) => ways[child]!)]),
      ),
    );
  }
  return together([...diagram.roots].map((root) => ways[root]!))
    .map((way) => way.sort().join())
    .sort();
}

function expectedSolutions(model: Model): string[] {
  const named = (one: Readonly<Record<string, string>>) => Object.entries(one).map(([id, value]) => `${id}=${value}`);
  return allSolutions(model)
    .map((one) => named(one).sort().join())
    .sort();
}

/** What `diagram.ts` promises, but for what `solutionsOf` shows. */
function expectPromisesKept(diagram: Diagram): void {
  const nodes = nodesOf(diagram);
  const reached = new Set(diagram.roots);
  for (const [number, { arcs }] of [...nodes.entries()].reverse()) {
    expect(reached.has(number)).toBe(true);
    expect(arcs.length).toBeGreaterThan(0);
    const values = arcs.flatMap((arc) => arc.values);
    expect(new Set(values).size).toBe(values.length);
    for (const arc of arcs) {
      expect(arc.values.length).toBeGreaterThan(0);
      for (const child of arc.children) {
        expect(child).toBeLessThan(number);
        reached.add(child);
      }
    }
  }
  expect(new Set(nodes.map((node) => JSON.stringify(node))).size).toBe(nodes.length);
}

function compiled(model: Model, change: Partial<CompileOptions> = {}): Diagram {
  const result = compileDiagram(model, { ...options, ...change });
  if (!result.ok) throw new Error(result.cause);
  return result.diagram;
}

test('a small product compiles to a diagram of all its configurations', () => {
  expect(solutionsOf(compiled(bicycle), bicycle)).toEqual(expectedSolutions(bicycle));
});

test('random models compile to exactly their solutions, and the diagram keeps its promises', () => {
  checkRandomly(MODELS, ({ model }) => {
    const expected = expectedSolutions(model);
    const result = compileDiagram(model, options);
    expect(result.ok || result.cause).toBe(expected.length > 0 || 'contradiction');
    if (!result.ok) return;
    expect(solutionsOf(result.diagram, model)).toEqual(expected);
    expectPromisesKept(result.diagram);
  });
});

test('neither seed nor order nor the sequence of rules changes what the solutions are', () => {
  checkRandomly(MODELS / 10, ({ model }) => {
    const turned: Model = { ...model, rules: model.rules.toReversed(), tables: model.tables.toReversed() };
    const ids = model.variables.map(({ id }) => id);
    const results = [
      compileDiagram(model, options),
      compileDiagram(model, { ...options, seed: 99, tries: 9 }),
      compileDiagram(model, { ...options, order: ids }),
      compileDiagram(turned, { ...options, order: ids.toReversed() }),
    ];
    const [first, ...others] = results.map((result) => (result.ok ? solutionsOf(result.diagram, model) : result.cause));
    for (const other of others) expect(other).toEqual(first);
  });
});

const synthetic = syntheticModel({ variables: 24, rows: 300, rules: 30 }, 5);

test('a seed gives the same diagram again, and so does the order it found', () => {
  const once = compileDiagram(synthetic, options);
  expect(compileDiagram(synthetic, options)).toEqual(once);
  const order = once.ok ? once.order : [];
  expect([...order].sort()).toEqual(synthetic.variables.map(({ id }) => id).sort());
  expect(compileDiagram(synthetic, { ...options, order })).toEqual({ ...once, tries: 1 });
});

describe('a budget', () => {
  test('of arcs ends a compilation that needs more', () => {
    expect(compileDiagram(synthetic, { ...options, maxArcs: 50 })).toMatchObject({ ok: false, cause: 'budget' });
  });

  test('of time ends a compilation, whatever it would have come to', () => {
    let now = 0;
    const clock = () => now++;
    expect(compileDiagram(synthetic, { ...options, budgetMs: 5, clock })).toMatchObject({ ok: false, cause: 'budget' });
  });

  test('that ends between two orders leaves the better of those tried', () => {
    let calls = 0;
    const clock = () => (++calls > 500 ? 1e6 : 0);
    const result = compileDiagram(synthetic, { ...options, tries: 1000, clock });
    expect(result).toMatchObject({ ok: true });
    expect(result.tries).toBeLessThan(1000);
  });
});

describe('unusual models', () => {
  const codes = (count: number) => Array.from({ length: count }, (_, value) => `x${value}`);
  const variables = (...sizes: number[]) => sizes.map((size, at) => ({ id: `v${at}`, values: codes(size) }));
  const rule = (expr: Expr, at: number) => ({ id: `r${at}`, expr, reason });
  const model = (sizes: number[], exprs: Expr[]): Model => ({
    version: '1',
    variables: variables(...sizes),
    tables: [],
    rules: exprs.map(rule),
  });

  test('a model without variables has one solution, and no node', () => {
    const nothing = compiled(model([], []));
    expect([nothing.variableOf.length, nothing.roots.length]).toEqual([0, 0]);
    expect(compileDiagram(model([], [{ any: [] }]), options)).toMatchObject({ ok: false, cause: 'contradiction' });
  });

  test('a chain of thousands of variables compiles without deep recursion', () => {
    const ids = Array.from({ length: 3000 }, (_, at) => `v${at}`);
    const steps = ids
      .slice(1)
      .map((id, at): Expr => ({ any: [{ not: { in: [`v${at}`, ['x0']] } }, { in: [id, ['x0']] }] }));
    const chain = model(
      ids.map(() => 2),
      steps,
    );
    expect(counts(compiled(chain, { tries: 1 }))).toBe(3001n);
    expect(counts(compiled(chain, { order: ids }))).toBe(3001n);
  });

  test('a clause about hundreds of variables takes no more than its length', () => {
    const wide = model(
      Array.from({ length: 600 }, () => 2),
      [{ any: Array.from({ length: 600 }, (_, at): Expr => ({ in: [`v${at}`, ['x1']] })) }],
    );
    const diagram = compiled(wide, { tries: 1 });
    expect(counts(diagram)).toBe(2n ** 600n - 1n);
    expect(diagram.setOf.length).toBeLessThan(3 * 600);
  });

  test('a rule too wide to be multiplied out is read as it stands', () => {
    const pair = (at: number): Expr => ({ all: [{ in: [`v${2 * at}`, ['x0']] }, { in: [`v${2 * at + 1}`, ['x0']] }] });
    const somePair = model(
      Array.from({ length: 20 }, () => 3),
      [{ any: Array.from({ length: 10 }, (_, at) => pair(at)) }],
    );
    expect(counts(compiled(somePair))).toBe(9n ** 10n - 8n ** 10n);
  });

  test('a table whose columns depend on each other is one about fewer variables at a time', () => {
    const rows = Array.from({ length: 400 }, (_, row) => {
      const [a, b, c] = [row % 4, (row >> 2) % 10, Math.floor(row / 40)];
      return [a, b, c, (a + b) % 5, (a * b) % 7];
    });
    const table = { id: 't', variables: ['v0', 'v1', 'v2', 'v3', 'v4'], rows, reason };
    const dependent: Model = { version: '1', variables: variables(4, 10, 10, 5, 7), tables: [table], rules: [] };
    expect(solutionsOf(compiled(dependent), dependent)).toEqual(expectedSolutions(dependent));
  });
});
