// @tests slow
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { printDomains } from './print-domains.ts';
import { printReport } from './print-report.ts';
import { textOf } from './read-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'engine-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const lamp = {
  variables: [
    { id: 'lamp', values: ['LED', 'none', '-1'] },
    { id: 'volt', values: ['24', '12'] },
  ],
  tables: [
    {
      id: 'supply',
      scope: ['lamp', 'volt'],
      rows: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    },
  ],
  rules: [
    {
      id: 'none is without 24 volts',
      lits: [
        { var: 'lamp', in: ['LED', '-1'] },
        { var: 'volt', in: ['12'] },
      ],
    },
  ],
};
const model = file('lamp.json', JSON.stringify(lamp));

function linesOf(run: (print: (line: string) => void) => void): readonly string[] {
  const lines: string[] = [];
  run((line) => lines.push(line));
  return lines;
}

const domains = (path: string, states: unknown, budgetMs = 60_000) =>
  linesOf((print) =>
    printDomains({ file: path, states: file('states.json', JSON.stringify(states)), budgetMs }, print),
  );

const HEADER = '{"variables":[{"id":"lamp","values":["LED","none","-1"]},{"id":"volt","values":["24","12"]}]}';

test('domains: the variables, then per state what is possible and how many solutions there are', () => {
  expect(domains(model, [[], [['volt', 24]], [['volt', '12']], [['lamp', -1]]])).toEqual([
    HEADER,
    '{"possible":{"lamp":["LED","none"],"volt":["24","12"]},"count":"3"}',
    '{"possible":{"lamp":["LED"],"volt":["24"]},"count":"1"}',
    '{"possible":{"lamp":["LED","none"],"volt":["12"]},"count":"2"}',
    '{"possible":{"lamp":[],"volt":[]},"count":"0"}',
  ]);
});

test('domains: the same variable may come twice, and then both values apply', () => {
  const states = [
    [
      ['volt', '12'],
      ['volt', 12],
    ],
    [
      ['volt', '12'],
      ['volt', '24'],
    ],
  ];
  expect(domains(model, states).slice(1)).toEqual([
    '{"possible":{"lamp":["LED","none"],"volt":["12"]},"count":"2"}',
    '{"possible":{"lamp":[],"volt":[]},"count":"0"}',
  ]);
});

test('domains: without time to compile, search answers the same', () => {
  const states = [[], [['volt', 24]], [['lamp', -1]]];
  expect(domains(model, states, 0)).toEqual(domains(model, states));
});

test('domains: a contradictory model has the lists empty', () => {
  const none = file('none.cnf', 'p cnf 2 2\n1 0\n-1 0\n');
  expect(domains(none, [[], [['f1', 1]]]).slice(1)).toEqual(
    Array(2).fill('{"possible":{"f1":[],"f2":[]},"count":"0"}'),
  );
});

test('domains: an empty clause leaves nothing, even of no variables', () => {
  const none = file('nothing.cnf', 'p cnf 0 1\n0\n');
  expect(domains(none, [[]]).slice(1)).toEqual(['{"possible":{},"count":"0"}']);
});

test('domains: a mark of the encoding at the start of a file is no part of it', () => {
  const marked = file('marked.json', `\uFEFF${JSON.stringify(lamp)}`);
  expect(domains(marked, [[]])).toEqual(domains(model, [[]]));
  expect(textOf(marked)).toBe(textOf(model));
});

test('domains: compressed files are read as plain ones', () => {
  const compressed = file('lamp.json.gz', gzipSync(JSON.stringify(lamp)));
  expect(domains(compressed, [[]])).toEqual(domains(model, [[]]));
});

test.each<[string, unknown, string]>([
  ['an unknown variable', [[], [['bulb', 'LED']]], 'states.json: state [1]: the model has no variable "bulb"'],
  ['an unknown value', [[['volt', 230]]], 'states.json: state [0]: the variable "volt" has no value "230"'],
  ['a pair of one', [[['volt']]], 'states.json: state [0]: ["volt"] is not [variable, value]'],
  ['a value that is a list', [[['volt', ['12']]]], 'states.json: state [0]: ["volt",["12"]] is not [variable, value]'],
  ['a state that is none', [{ volt: 12 }], 'states.json: state [0] must be a list of [variable, value]'],
  ['a file of one state', { volt: 12 }, 'states.json: the file must be a list of states'],
])('domains: %s is refused with its state, before anything is printed', (_, states, message) => {
  const lines: string[] = [];
  const path = file('states.json', JSON.stringify(states));
  expect(() => printDomains({ file: model, states: path, budgetMs: 1000 }, (line) => lines.push(line))).toThrow(
    message,
  );
  expect(lines).toEqual([]);
});

test('a broken model is refused with its file and place', () => {
  expect(() => domains(file('broken.cnf', 'p cnf 1 1\n2 0\n'), [])).toThrow(
    'broken.cnf: line 2: the literal 2 is beyond',
  );
  const unsound = { ...lamp, rules: [{ id: 'r', lits: [{ var: 'bulb', in: [] }] }] };
  expect(() => domains(file('unsound.json', JSON.stringify(unsound)), [])).toThrow('unknown variable: r (bulb)');
});

test('report: sizes, solutions, impossible values with the rules to blame, redundant rules', () => {
  const lines = linesOf((print) => printReport({ file: model, budgetMs: 60_000 }, print));
  expect(lines).toEqual([
    'variables:         2 with 5 values',
    'tables:            1 with 3 rows',
    'rules:             1',
    expect.stringMatching(/^compiled: {10}in \d+\.\d\d s, best of \d+ orders$/),
    expect.stringMatching(/^diagram: {11}\d+ nodes, \d+ arcs, \d+ bytes$/),
    'solutions:         3',
    'contradictions:    none',
    'impossible values: 1',
    '  lamp = -1, by supply',
    'forced variables:  none',
    'redundant rules:   1',
    '  none is without 24 volts',
    'witnesses:         2 solutions with every possible value',
  ]);
});

test('report: a contradiction names the rules to blame', () => {
  const none = file('none.cnf', 'p cnf 2 3\n1 0\n2 0\n-1 -2 0\n');
  expect(linesOf((print) => printReport({ file: none, budgetMs: 60_000 }, print)).slice(3)).toEqual([
    expect.stringMatching(/^compiled: {10}no, the model contradicts itself/),
    'solutions:         0',
    'contradiction:     c1 + c2 + c3',
  ]);
});

test('a command line is understood, or refused with the usage', () => {
  expect(readArguments(['report', 'a'])).toEqual({ name: 'report', file: 'a', budgetMs: 60_000 });
  expect(readArguments(['domains', '--budget', '2.5', 'a', 'b'])).toEqual({
    name: 'domains',
    file: 'a',
    states: 'b',
    budgetMs: 2500,
  });
  expect(readArguments(['report', '--help'])).toEqual({ name: 'help' });
  for (const words of [[], ['report'], ['report', 'a', 'b'], ['domains', 'a'], ['solve', 'a']]) {
    expect(() => readArguments(words)).toThrow('npm run engine -- report FILE');
  }
  expect(() => readArguments(['report', 'a', '--budget'])).toThrow('--budget needs a number of seconds');
});

test('as a program it prints nothing else, and fails with one line', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src/engine/command/main.ts', ...words], { encoding: 'utf8' });
  const answered = run('domains', model, file('states.json', '[[["volt",24]]]'));
  expect(answered.stdout).toBe(`${HEADER}\n{"possible":{"lamp":["LED"],"volt":["24"]},"count":"1"}\n`);
  expect([answered.status, answered.stderr]).toEqual([0, '']);
  const refused = run('domains', model, file('states.json', '[[["bulb",24]]]'));
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toMatch(/states\.json: state \[0\]: the model has no variable "bulb"\n$/);
});
