// @tests slow
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, hasBit } from '#engine/bits.ts';
import type { Diagram } from '#engine/diagram/diagram.ts';
import { importDimacs } from '#engine/importers/dimacs.ts';
import type { Model } from '#engine/model/model.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { extent } from '#testing/extent.ts';
import { compileDynamic } from './compile-dynamic.ts';

const RUNS = extent({ quick: 100, usual: 400, long: 2000 });
const unhurried = { budgetMs: 60_000, maxArcs: 1e6, clock: () => 0 };

test('on every assignment of random clauses the diagram says what the clauses say', () => {
  fc.assert(
    fc.property(problems, ({ variables, clauses }) => {
      const diagram = compileDynamic(dimacs(variables, clauses), unhurried)!;
      for (let number = 0; number < 2 ** variables; number++) {
        const holds = clauses.every((clause) =>
          clause.some((literal) => ((number >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0)),
        );
        if (accepts(diagram, number) !== holds) expect.fail(`assignment ${number}`);
      }
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
});

test('every way through the diagram decides every variable once, and children come before their parents', () => {
  fc.assert(
    fc.property(problems, ({ variables, clauses }) => {
      const diagram = compileDynamic(dimacs(variables, clauses), unhurried)!;
      if (diagram.roots.length > 0) expect(decidedBy(diagram)).toBe((1n << BigInt(variables)) - 1n);
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  );
});

test('clauses that contradict each other only after some search leave a diagram without nodes', () => {
  const pigeons = compileDynamic(pigeonhole(5), unhurried);
  expect(pigeons?.roots.length).toBe(0);
  expect(pigeons?.variableOf.length).toBe(0);
});

test('what would take too long is given up within the budget', () => {
  let now = 0;
  const clock = () => now++;
  expect(compileDynamic(pigeonhole(12), { budgetMs: 20, maxArcs: 1e6, clock })).toBeUndefined();
  expect(now).toBeLessThan(30);
});

test('what would become too large is given up', () => {
  const chain = Array.from({ length: 40 }, (_, at) => [at + 1, at + 2, at + 3]);
  expect(compileDynamic(dimacs(42, chain), unhurried)).toBeDefined();
  expect(compileDynamic(dimacs(42, chain), { ...unhurried, maxArcs: 50 })).toBeUndefined();
});

test('a model with tables or with variables of three values is left to others', () => {
  expect(compileDynamic(bicycle, unhurried)).toBeUndefined();
});

test('a variable of one value has that value', () => {
  const model: Model = {
    version: '1',
    variables: [
      { id: 'a', values: ['only'] },
      { id: 'b', values: ['no', 'yes'] },
    ],
    tables: [],
    rules: [
      {
        id: 'r',
        expr: { any: [{ not: { in: ['a', ['only']] } }, { in: ['b', ['yes']] }] },
        reason: { zh: '因', en: 'r' },
      },
    ],
  };
  const diagram = compileDynamic(model, unhurried)!;
  expect([0, 1, 2, 3].filter((number) => accepts(diagram, number))).toEqual([2]);
});

const folder = `${process.env.INSTANCES_DIR ?? '../shared/instances'}/feature-models`;

/**
 * Counts as published; that of busybox_1_28_0 is confirmed by a counter written in another language for this purpose
 * only, which reads the file itself.
 */
const COUNTS: readonly (readonly [name: string, count: bigint])[] = [
  ['FM-3.6.1-refined', 26_256n],
  ['axtls', 1_962_126_104_736n],
  ['toybox', 144_991_790_900_969_472n],
  ['eshop', 247_496_437_923_840n],
  ['berkeleydb', 32n],
  ['fs01', 97_451_212_554_676n],
  [
    'busybox_1_28_0',
    BigInt(
      '131015637986869066594955808134501079028008039381985671612410564630862006108883152140836568227782153439006643' +
        '161483440812593354976024587487374556603949573514223359777319658981065823636430801458215710142246414031293' +
        '804813368688640000000000000000000000',
    ),
  ],
];

test.skipIf(!existsSync(folder) && !process.env.CI).each(COUNTS)(
  'the feature model %s has as many products as known',
  (name, count) => {
    const text = gunzipSync(readFileSync(`${folder}/${name}.cnf.gz`)).toString();
    const diagram = compileDynamic(importDimacs(text), { ...unhurried, clock: () => performance.now() })!;
    expect(countOf(diagram)).toBe(count);
  },
);

test.skipIf(!existsSync(folder) && !process.env.CI).each([
  ['uclibc', 41],
  ['busybox-1.18', 202],
  ['embtoolkit-k', 97],
  ['automotive01', 211],
  ['tankwar', 19],
  ['printer', 28],
  ['bank', 32],
  ['pc-richmond', 22],
])('the number of products of the feature model %s has %i digits', (name, digits) => {
  const text = gunzipSync(readFileSync(`${folder}/${name}.cnf.gz`)).toString();
  const diagram = compileDynamic(importDimacs(text), { ...unhurried, clock: () => performance.now() })!;
  expect(String(countOf(diagram))).toHaveLength(digits);
});

interface Problem {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
}

const problems: fc.Arbitrary<Problem> = fc.integer({ min: 1, max: 9 }).chain((variables) => {
  const literal = fc.tuple(fc.integer({ min: 1, max: variables }), fc.boolean()).map(([v, holds]) => (holds ? v : -v));
  const clause = fc.uniqueArray(literal, { minLength: 1, maxLength: 4, selector: Math.abs });
  return fc.record({
    variables: fc.constant(variables),
    clauses: fc.array(clause, { maxLength: 4 * variables, size: 'max' }),
  });
});

function dimacs(variables: number, clauses: Problem['clauses']): Model {
  const lines = clauses.map((clause) => `${clause.join(' ')} 0`);
  return importDimacs([`p cnf ${variables} ${clauses.length}`, ...lines].join('\n'));
}

/** One pigeon more than holes: no hole takes two. */
function pigeonhole(holes: number): Model {
  const at = (pigeon: number, hole: number) => pigeon * holes + hole + 1;
  const all = (count: number) => [...Array(count).keys()];
  const pigeons = all(holes + 1);
  const clauses = pigeons.map((pigeon) => all(holes).map((hole) => at(pigeon, hole)));
  for (const hole of all(holes))
    for (const one of pigeons) for (const other of all(one)) clauses.push([-at(one, hole), -at(other, hole)]);
  return dimacs(pigeons.length * holes, clauses);
}

function childrenOf({ children, firstChild }: Diagram, arc: number): Int32Array {
  return children.subarray(firstChild[arc], firstChild[arc + 1]);
}

function arcsOf({ firstArc }: Diagram, node: number): readonly number[] {
  return Array.from({ length: firstArc[node + 1]! - firstArc[node]! }, (_, at) => firstArc[node]! + at);
}

/** Whether an assignment, bit v of the number for variable v, is one of the diagram's. */
function accepts(diagram: Diagram, number: number): boolean {
  const { variableOf, setOf, sets, roots } = diagram;
  const holds: boolean[] = [];
  variableOf.forEach((variable, node) => {
    const fits = arcsOf(diagram, node).filter((arc) =>
      hasBit(sets.words, sets.firstWord[setOf[arc]!]!, (number >> variable) & 1),
    );
    if (fits.length > 1) expect.fail(`node ${node} has two arcs for a value`);
    holds.push(fits.some((arc) => childrenOf(diagram, arc).every((child) => holds[child])));
  });
  return roots.length > 0 && roots.every((root) => holds[root]);
}

/** The variables the roots decide, after a check that every arc of every node decides the same, each once. */
function decidedBy(diagram: Diagram): bigint {
  const decided: bigint[] = [];
  const together = (nodes: Int32Array, start: bigint) =>
    nodes.reduce((all, node) => {
      if ((all & decided[node]!) !== 0n) expect.fail(`node ${node} decides something again`);
      return all | decided[node]!;
    }, start);
  diagram.variableOf.forEach((variable, node) => {
    const perArc = arcsOf(diagram, node).map((arc) => together(childrenOf(diagram, arc), 1n << BigInt(variable)));
    if (new Set(perArc).size !== 1) expect.fail(`the arcs of node ${node} decide different variables`);
    decided.push(perArc[0]!);
  });
  return together(diagram.roots, 0n);
}

function countOf(diagram: Diagram): bigint {
  const { sets, setOf, variableOf, roots } = diagram;
  const counts: bigint[] = [];
  const product = (nodes: Int32Array, start: number) => nodes.reduce((all, node) => all * counts[node]!, BigInt(start));
  for (let node = 0; node < variableOf.length; node++) {
    const perArc = arcsOf(diagram, node).map((arc) => {
      const first = sets.firstWord[setOf[arc]!]!;
      return product(childrenOf(diagram, arc), countBits(sets.words, first, first + 1));
    });
    counts.push(perArc.reduce((sum, count) => sum + count, 0n));
  }
  return roots.length === 0 ? 0n : product(roots, 1);
}
