import type { Expr, Model, RuleDef, TableDef, VariableDef } from '#engine/model/model.ts';
import { BrokenFile } from './broken-file.ts';

/**
 * A model from the JSON format `config-csp/1`: variables with values, tables of value numbers, and rules each of which
 * demands one of its literals "variable in set".
 * @throws BrokenFile
 */
export function importConfigJson(text: string): Model {
  const file = record(parsed(text), 'the file');
  return {
    version: file.name === undefined ? '1' : string(file.name, 'name'),
    variables: list(file.variables, 'variables').map(variableOf),
    tables: list(file.tables, 'tables').map(tableOf),
    rules: list(file.rules, 'rules').map(ruleOf),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenFile('the file', `not JSON (${error instanceof Error ? error.message : error})`);
  }
}

function variableOf(data: unknown, at: number): VariableDef {
  const place = `variables[${at}]`;
  const { id, values } = record(data, place);
  return { id: string(id, `${place}.id`), values: strings(values, `${place}.values`) };
}

function tableOf(data: unknown, at: number): TableDef {
  const place = `tables[${at}]`;
  const { id, scope, rows } = record(data, place);
  const variables = strings(scope, `${place}.scope`);
  return {
    id: string(id, `${place}.id`),
    variables,
    rows: list(rows, `${place}.rows`).map((row, number) => numbers(row, `${place}.rows[${number}]`)),
    reason: {
      zh: `${variables.join('、')} 只允许表中列出的组合`,
      en: `Only the listed combinations of ${variables.join(', ')} are allowed`,
    },
    source: place,
  };
}

function ruleOf(data: unknown, at: number): RuleDef {
  const place = `rules[${at}]`;
  const { id, lits, why } = record(data, place);
  const name = string(id, `${place}.id`);
  const reason = why === undefined ? '' : string(why, `${place}.why`);
  return {
    id: name,
    expr: { any: list(lits, `${place}.lits`).map((literal, number) => literalOf(literal, `${place}.lits[${number}]`)) },
    reason: {
      zh: reason === '' ? `规则 ${name}` : `规则 ${name}：${reason}`,
      en: reason === '' ? `Rule ${name}` : reason,
    },
    source: place,
  };
}

function literalOf(data: unknown, place: string): Expr {
  const literal = record(data, place);
  return { in: [string(literal.var, `${place}.var`), strings(literal.in, `${place}.in`)] };
}

function record(data: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BrokenFile(place, 'must be an object');
  return Object.fromEntries(Object.entries(data));
}

function list(data: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(data)) throw new BrokenFile(place, 'must be a list');
  return data;
}

function string(data: unknown, place: string): string {
  if (typeof data !== 'string') throw new BrokenFile(place, 'must be a text');
  return data;
}

function strings(data: unknown, place: string): readonly string[] {
  return list(data, place).map((item, at) => string(item, `${place}[${at}]`));
}

function numbers(data: unknown, place: string): readonly number[] {
  return list(data, place).map((item) => {
    if (typeof item !== 'number') throw new BrokenFile(place, 'must be a list of numbers');
    return item;
  });
}
