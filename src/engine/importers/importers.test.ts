import { expect, test } from 'vitest';
import { checkModel } from '#engine/model/check-model.ts';
import type { Model } from '#engine/model/model.ts';
import { allSolutions } from '#engine/testing/brute-force.ts';
import { importModel } from './import-model.ts';

const cnf = `c 1 engine
c 2 turbo
p cnf 3 2
-2 1 0
1
-3 0
`;

const xcsp = `<?xml version="1.0"?>
<!-- a comment with <tags> and 'quotes -->
<instance>
 <presentation name="tiny" format="XCSP 2.1"/>
 <domains nbDomains="2">
  <domain name="D0" nbValues="4"> -1 1..3 </domain>
  <domain name='D1' nbValues='2'>7 5</domain>
 </domains>
 <variables nbVariables="3">
  <variable name="x" domain="D0"/><variable name="y" domain="D1"/><variable name="z" domain="D1"/>
 </variables>
 <relations nbRelations="2">
  <relation name="R" arity="2" nbTuples="3" semantics="supports">-1 7|2 5 | 9 5</relation>
  <relation name="S" arity="2" nbTuples="1" semantics="conflicts"> 5 5 |</relation>
 </relations>
 <constraints nbConstraints="2">
  <constraint name="C" arity="2" scope="x y" reference="R"/>
  <constraint name="D" arity="2" scope="y
    z" reference="S"></constraint>
 </constraints>
</instance>
`;

const json = JSON.stringify({
  name: 'lamp',
  variables: [
    { id: 'lamp', values: ['LED', 'none'] },
    { id: 'volt', values: ['12', '24', '-'] },
  ],
  tables: [
    {
      id: 'supply',
      scope: ['lamp', 'volt'],
      rows: [
        [0, 0],
        [0, 1],
        [1, 2],
      ],
    },
  ],
  rules: [{ id: 'r1', lits: [{ var: 'volt', in: ['24', '-'] }], why: 'no twelve volts' }],
});

const valuesOf = (model: Model) => model.variables.map(({ id, values }) => `${id}: ${values.join(' ')}`);
const solutionsOf = (model: Model) => allSolutions(model).map((one) => Object.values(one).join(' '));

test('DIMACS: a variable is f with its number, 0 before 1; clauses end with 0, wherever their lines end', () => {
  const model = importModel(cnf);
  expect(checkModel(model)).toEqual([]);
  expect(valuesOf(model)).toEqual(['f1: 0 1', 'f2: 0 1', 'f3: 0 1']);
  expect(solutionsOf(model)).toEqual(['0 0 0', '1 0 0', '1 0 1', '1 1 0', '1 1 1']);
  expect(model.rules.map(({ id, reason, source }) => [id, reason.zh, reason.en, source])).toEqual([
    ['c1', '至少满足其一：f2=0、f1=1', 'At least one of f2=0, f1=1 is required', 'line 4'],
    ['c2', '至少满足其一：f1=1、f3=0', 'At least one of f1=1, f3=0 is required', 'line 6'],
  ]);
});

test('DIMACS: the empty clause forbids everything, and a variable of no clause is free', () => {
  expect(solutionsOf(importModel('p cnf 1 1\n0\n'))).toEqual([]);
  expect(solutionsOf(importModel('p cnf 2 1\n1 0\n%\n0\n'))).toEqual(['1 0', '1 1']);
});

test('XCSP: values keep their order, ranges are opened, supports and conflicts are read', () => {
  const model = importModel(xcsp);
  expect(checkModel(model)).toEqual([]);
  expect(valuesOf(model)).toEqual(['x: -1 1 2 3', 'y: 7 5', 'z: 7 5']);
  expect(solutionsOf(model)).toEqual(['-1 7 7', '-1 7 5', '2 5 7']);
});

test('JSON: tables of value numbers and rules of literals', () => {
  const model = importModel(json);
  expect(checkModel(model)).toEqual([]);
  expect(solutionsOf(model)).toEqual(['LED 24', 'none -']);
  expect(model.rules[0]?.reason).toEqual({ zh: '规则 r1：no twelve volts', en: 'no twelve volts' });
});

test.each([
  ['an empty file', '', 'line 1: expected "p cnf'],
  ['clauses without a header', '1 2 0\n', 'line 1: expected "p cnf'],
  ['a word among the literals', cnf.replace('-3', 'x3'), 'line 6: "x3" is not a literal'],
  ['more variables than there can be', 'p cnf 99999999999 0', 'line 1: 99999999999 variables are too many'],
  ['a literal out of range', cnf.replace('-3', '-4'), 'line 6: the literal -4 is beyond the 3 variables'],
  ['too few clauses', cnf.replace('3 2', '3 5'), 'line 3: promises 5 clauses, but 2 follow'],
  ['a clause that does not end', 'p cnf 2 1\n1 2', 'line 2: the last clause does not end with 0'],
])('DIMACS: %s is refused with its place', (_, text, message) => {
  expect(() => importModel(text)).toThrow(message);
});

test.each([
  ['an element that is not closed', '</variables>', '', 'line 21: </instance> closes <variables> of line 9'],
  ['a document cut off', '</instance>', '', 'line 22: <instance> of line 3 is never closed'],
  ['a tag cut off', '</instance>', '</inst', 'line 21: "</inst'],
  ['another document', 'instance', 'model', '</instance> closes <model> of line 3'],
  ['a part left out', /<variables[\s\S]*<\/variables>/, '', 'line 3: no <variables> in <instance>'],
  ['a count that is wrong', 'nbTuples="3"', 'nbTuples="4"', 'line 13: nbTuples is 4, but there are 3'],
  ['a tuple that is too short', '2 5 |', '2 |', 'line 13: the tuple "2" has not 2 values'],
  ['a value that is no number', '2 5 |', '2 b |', 'line 13: "b" is not a whole number'],
  ['an unknown domain', 'domain="D0"', 'domain="D9"', 'line 10: unknown domain "D9"'],
  ['an unknown variable', 'scope="x y"', 'scope="x w"', 'line 17: unknown variable "w"'],
  ['a variable twice in a scope', 'scope="x y"', 'scope="x x"', 'line 17: a variable twice in one scope'],
  ['a scope of another arity', 'scope="x y"', 'scope="x y z"', 'line 17: 3 variables for the 2 of "R"'],
  ['an unknown relation', 'reference="R"', 'reference="Q"', 'line 17: unknown reference "Q"'],
  ['an intensional relation', 'semantics="conflicts"', 'semantics="soft"', 'line 14: a relation of soft'],
  ['a domain without values', '7 5', ' ', 'line 7: a domain without values'],
  ['a value too large to be exact', '1..3', '9007199254740993', 'line 6: "9007199254740993" is too large'],
  ['a range too long to list', '1..3', '0..99999999999', 'line 6: "0..99999999999" is too long a range'],
  ['text marked as such', '-1 7|2 5 | 9 5', '<![CDATA[-1 7]]>', 'line 13: "<![CDATA[-1 7]]>" cannot be read'],
  ['a backward range', '1..3', '3..1', 'line 6: "3..1" is not a range'],
  ['a second name', 'name="y"', 'name="x"', 'line 10: a second variable "x"'],
  ['an attribute without quotes', 'arity="2" scope="x y"', 'arity=2 scope="x y"', 'line 17: "arity=2"'],
])('XCSP: %s is refused with its place', (_, from, to, message) => {
  expect(() => importModel(xcsp.replace(from, to))).toThrow(message);
});

test.each([
  ['text that is not JSON', '"tables"', 'tables', 'the file: not JSON'],
  ['a missing list', '"rules"', '"laws"', 'rules: must be a list'],
  ['a rule without literals', '"lits":', '"lots":', 'rules[0].lits: must be a list'],
  ['a literal of numbers', '["24","-"]', '[24]', 'rules[0].lits[0].in[0]: must be a text'],
  ['a row of texts', '[0,1]', '["0","1"]', 'tables[0].rows[1]: must be a list of numbers'],
])('JSON: %s is refused with its place', (_, from, to, message) => {
  expect(() => importModel(json.replace(from, to))).toThrow(message);
});
