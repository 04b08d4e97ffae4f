import type { Expr, Model, RuleDef, VariableDef } from '#engine/model/model.ts';
import { BrokenFile } from './broken-file.ts';

interface Header {
  readonly variables: number;
  readonly clauses: number;
}

interface Clause {
  readonly literals: readonly number[];
  /** Where it ends, counted from 1. */
  readonly line: number;
}

/**
 * A model from DIMACS CNF: variable 82 is `f82` with the values 0 and 1, each clause a rule `c1`, `c2`, … All variables of
 * the header are there, those of no clause too.
 * @throws BrokenFile
 */
export function importDimacs(text: string): Model {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line !== '' && !isComment(line));
  const header = headerOf(lines[start] ?? '', start + 1);
  const clauses = clausesOf(lines, start + 1, header);
  if (clauses.length !== header.clauses)
    throw new BrokenFile(`line ${start + 1}`, `promises ${header.clauses} clauses, but ${clauses.length} follow`);
  return {
    version: '1',
    variables: Array.from({ length: header.variables }, (_, at): VariableDef => ({ id: `f${at + 1}`, values: BOTH })),
    tables: [],
    rules: clauses.map(ruleOf),
  };
}

const BOTH = ['0', '1'];
const TRUE = ['1'];
const FALSE = ['0'];

function isComment(line: string): boolean {
  return line.startsWith('c');
}

function headerOf(line: string, number: number): Header {
  const [, variables, clauses] = /^p\s+cnf\s+(\d+)\s+(\d+)$/.exec(line) ?? [];
  if (variables === undefined || clauses === undefined)
    throw new BrokenFile(`line ${Math.max(number, 1)}`, 'expected "p cnf VARIABLES CLAUSES" before the clauses');
  if (Number(variables) > MAX_VARIABLES) throw new BrokenFile(`line ${number}`, `${variables} variables are too many`);
  return { variables: Number(variables), clauses: Number(clauses) };
}

/** More than a file can sensibly have; lists of all of them must fit in memory. */
const MAX_VARIABLES = 10_000_000;

/** A clause ends with 0, not with its line; a line with `%` ends the file, as some collections write it. */
function clausesOf(lines: readonly string[], start: number, { variables }: Header): readonly Clause[] {
  const clauses: Clause[] = [];
  let literals: number[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.startsWith('%')) break;
    if (line === '' || isComment(line)) continue;
    for (const word of line.split(/\s+/)) {
      const literal = literalOf(word, variables, at + 1);
      if (literal !== 0) literals.push(literal);
      else {
        clauses.push({ literals, line: at + 1 });
        literals = [];
      }
    }
  }
  if (literals.length > 0) throw new BrokenFile(`line ${lines.length}`, 'the last clause does not end with 0');
  return clauses;
}

function literalOf(word: string, variables: number, line: number): number {
  if (!/^-?\d+$/.test(word)) throw new BrokenFile(`line ${line}`, `"${word}" is not a literal`);
  const literal = Number(word);
  if (Math.abs(literal) > variables)
    throw new BrokenFile(`line ${line}`, `the literal ${word} is beyond the ${variables} variables`);
  return literal;
}

function ruleOf({ literals, line }: Clause, at: number): RuleDef {
  return {
    id: `c${at + 1}`,
    expr: { any: literals.map((literal): Expr => ({ in: [`f${Math.abs(literal)}`, literal > 0 ? TRUE : FALSE] })) },
    reason: reasonOf(literals),
    source: `line ${line}`,
  };
}

function reasonOf(literals: readonly number[]): RuleDef['reason'] {
  if (literals.length === 0) return { zh: '空子句，永远不成立', en: 'The empty clause never holds' };
  const parts = literals.map((literal) => `f${Math.abs(literal)}=${literal > 0 ? 1 : 0}`);
  if (parts.length === 1) return { zh: `必须 ${parts[0]}`, en: `${parts[0]} is required` };
  return { zh: `至少满足其一：${parts.join('、')}`, en: `At least one of ${parts.join(', ')} is required` };
}
