import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { TypedInputs } from '#modules/sizing/domain/core/read-inputs.ts';

/** A worked case: inputs, and what has to come out within a share of its value. */
export interface Example {
  readonly id: string;
  readonly application: string;
  readonly inputs: TypedInputs;
  readonly expected: Readonly<Record<string, number | string>>;
  readonly tolerance: number;
}

/** The cases of `examples.csv`: published and worked out independently. */
export const EXAMPLES: readonly Example[] = read();

/** The cases of one application. */
export function examplesOf(application: string): readonly Example[] {
  return EXAMPLES.filter((example) => example.application === application);
}

/** The case of an id. */
export function exampleOf(id: string): Example {
  const found = EXAMPLES.find((example) => example.id === id);
  if (found === undefined) throw new Error(`no example ${id}`);
  return found;
}

/** What of a case does not come out: nothing, where all is right. */
export function wrongIn(example: Example, values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(example.expected)
    .filter(([id, expected]) => !isNear(values[id], expected, example.tolerance))
    .map(([id, expected]) => `${id} is ${values[id]}, not ${expected}`);
}

function isNear(value: unknown, expected: number | string, tolerance: number): boolean {
  if (typeof value !== 'number' || typeof expected !== 'number') return value === expected;
  return Math.abs(value - expected) <= Math.abs(expected) * tolerance + 1e-12;
}

function read(): readonly Example[] {
  const text = readFileSync(new URL('./examples.csv', import.meta.url), 'utf8');
  const records: readonly Record<string, string>[] = parse(text, { columns: true });
  return records.map((record) => ({
    id: record.id ?? '',
    application: record.application ?? '',
    inputs: JSON.parse(record.inputs_json ?? '{}'),
    expected: JSON.parse(record.expected_json ?? '{}'),
    tolerance: Number(record.tolerance_rel),
  }));
}
