import type { Expr, Model, RuleDef, TableDef, VariableDef } from '#engine/model/model.ts';
import { BrokenFile } from './broken-file.ts';
import { parseXml, type XmlElement } from './xml.ts';

interface Relation {
  readonly name: string;
  readonly arity: number;
  readonly supports: boolean;
  readonly tuples: readonly (readonly number[])[];
}

type Constraint = { readonly table: TableDef } | { readonly rule: RuleDef };

/**
 * A model from XCSP 2.1 whose relations are extensional: `supports` become tables, `conflicts` rules. Variables and values
 * keep the order of the file. A tuple with a value outside of a domain can never be taken, and is left out.
 * @throws BrokenFile
 */
export function importXcsp(text: string): Model {
  const root = parseXml(text);
  if (root.name !== 'instance') throw new BrokenFile(root.place, `expected <instance>, found <${root.name}>`);
  const domains = namedPart(root, 'domain', (element) => domainOf(element));
  const variables = namedPart(root, 'variable', (element) => known(domains, element, 'domain'));
  const relations = namedPart(root, 'relation', relationOf);
  const constraints = [
    ...namedPart(root, 'constraint', (element) => constraintOf(element, variables, relations)).values(),
  ];
  return {
    version: '1',
    variables: [...variables].map(([id, values]): VariableDef => ({ id, values: values.map(String) })),
    tables: constraints.flatMap((found) => ('table' in found ? [found.table] : [])),
    rules: constraints.flatMap((found) => ('rule' in found ? [found.rule] : [])),
  };
}

/** The elements of a list such as `<domains nbDomains="2">`, by their names, in order. */
function namedPart<Part>(
  root: XmlElement,
  kind: string,
  partOf: (element: XmlElement) => Part,
): ReadonlyMap<string, Part> {
  const list = root.children.find(({ name }) => name === `${kind}s`);
  if (!list) throw new BrokenFile(root.place, `no <${kind}s> in <instance>`);
  const parts = new Map<string, Part>();
  for (const element of list.children) {
    if (element.name !== kind) throw new BrokenFile(element.place, `<${element.name}> among the ${kind}s`);
    const name = attribute(element, 'name');
    if (parts.has(name)) throw new BrokenFile(element.place, `a second ${kind} "${name}"`);
    parts.set(name, partOf(element));
  }
  checkCount(list, `nb${kind[0]?.toUpperCase()}${kind.slice(1)}s`, parts.size);
  return parts;
}

function domainOf(element: XmlElement): readonly number[] {
  const values = element.text.split(/\s+/).flatMap((word) => (word === '' ? [] : valuesOf(word, element)));
  if (values.length === 0) throw new BrokenFile(element.place, 'a domain without values');
  checkCount(element, 'nbValues', values.length);
  return values;
}

/** One value, or several such as `1..5`. */
function valuesOf(word: string, element: XmlElement): readonly number[] {
  const [from = '', to, ...more] = word.split('..');
  const first = integer(from, element);
  if (to === undefined) return [first];
  const last = integer(to, element);
  if (more.length > 0 || last < first) throw new BrokenFile(element.place, `"${word}" is not a range`);
  if (last - first >= MAX_VALUES) throw new BrokenFile(element.place, `"${word}" is too long a range`);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** More than a domain can sensibly list. */
const MAX_VALUES = 1_000_000;

function relationOf(element: XmlElement): Relation {
  const arity = integer(attribute(element, 'arity'), element);
  const semantics = attribute(element, 'semantics');
  if (semantics !== 'supports' && semantics !== 'conflicts')
    throw new BrokenFile(element.place, `a relation of ${semantics}; only supports and conflicts can be read`);
  const texts = element.text.split('|');
  // A bar may stand between tuples, or behind each of them.
  if (texts.at(-1)?.trim() === '') texts.pop();
  const tuples = texts.map((tuple) => tupleOf(tuple, arity, element));
  checkCount(element, 'nbTuples', tuples.length);
  return { name: attribute(element, 'name'), arity, supports: semantics === 'supports', tuples };
}

function tupleOf(text: string, arity: number, element: XmlElement): readonly number[] {
  const words = text.trim().split(/\s+/);
  if (words.length !== arity || words[0] === '')
    throw new BrokenFile(element.place, `the tuple "${text.trim()}" has not ${arity} values`);
  return words.map((word) => integer(word, element));
}

function constraintOf(
  element: XmlElement,
  variables: ReadonlyMap<string, readonly number[]>,
  relations: ReadonlyMap<string, Relation>,
): Constraint {
  const id = attribute(element, 'name');
  const relation = known(relations, element, 'reference');
  const scope = attribute(element, 'scope').trim().split(/\s+/);
  const sizes = scope.map((name) => {
    const values = variables.get(name);
    if (!values) throw new BrokenFile(element.place, `unknown variable "${name}"`);
    return new Map(values.map((value, place) => [value, place]));
  });
  if (new Set(scope).size !== scope.length) throw new BrokenFile(element.place, 'a variable twice in one scope');
  if (scope.length !== relation.arity)
    throw new BrokenFile(element.place, `${scope.length} variables for the ${relation.arity} of "${relation.name}"`);
  checkCount(element, 'arity', relation.arity);
  const rows = relation.tuples.flatMap((tuple) => rowOf(tuple, sizes));
  const cited = { id, source: element.place };
  return relation.supports
    ? { table: { ...cited, variables: scope, rows, reason: allowedReason(scope) } }
    : { rule: { ...cited, expr: noneOf(scope, relation.tuples, sizes), reason: forbiddenReason(scope) } };
}

/** The places of a tuple's values, or nothing if a domain lacks one. */
function rowOf(tuple: readonly number[], places: readonly ReadonlyMap<number, number>[]): (readonly number[])[] {
  const row: number[] = [];
  for (let column = 0; column < tuple.length; column++) {
    const place = places[column]?.get(tuple[column] ?? 0);
    if (place === undefined) return [];
    row.push(place);
  }
  return [row];
}

function noneOf(scope: readonly string[], tuples: Relation['tuples'], places: readonly ReadonlyMap<number, number>[]) {
  const forbidden = tuples.filter((tuple) => rowOf(tuple, places).length > 0);
  const all = forbidden.map((tuple): Expr => {
    return { any: scope.map((name, column): Expr => ({ not: { in: [name, [String(tuple[column])]] } })) };
  });
  return { all } satisfies Expr;
}

function allowedReason(scope: readonly string[]): TableDef['reason'] {
  return {
    zh: `${scope.join('、')} 只允许表中列出的组合`,
    en: `Only the listed combinations of ${scope.join(', ')} are allowed`,
  };
}

function forbiddenReason(scope: readonly string[]): RuleDef['reason'] {
  return {
    zh: `${scope.join('、')} 的所列组合不允许`,
    en: `The listed combinations of ${scope.join(', ')} are not allowed`,
  };
}

/** What an attribute of an element refers to. */
function known<Part>(parts: ReadonlyMap<string, Part>, element: XmlElement, key: string): Part {
  const name = attribute(element, key);
  const part = parts.get(name);
  if (part === undefined) throw new BrokenFile(element.place, `unknown ${key} "${name}"`);
  return part;
}

function attribute(element: XmlElement, key: string): string {
  const value = element.attributes.get(key);
  if (value === undefined) throw new BrokenFile(element.place, `<${element.name}> has no ${key}`);
  return value;
}

function checkCount(element: XmlElement, key: string, found: number): void {
  const promised = element.attributes.get(key);
  if (promised !== undefined && integer(promised, element) !== found)
    throw new BrokenFile(element.place, `${key} is ${promised}, but there are ${found}`);
}

function integer(word: string, element: XmlElement): number {
  if (!/^[+-]?\d+$/.test(word)) throw new BrokenFile(element.place, `"${word}" is not a whole number`);
  const number = Number(word);
  if (!Number.isSafeInteger(number)) throw new BrokenFile(element.place, `"${word}" is too large to be exact`);
  return number;
}
