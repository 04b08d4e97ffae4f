import { expect, test } from 'vitest';
import { openModel } from '#engine/open-model.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { checkModel, type ModelProblem } from './check-model.ts';
import type { Model } from './model.ts';

const table = bicycle.tables[0]!;
const rule = bicycle.rules[0]!;
const [frame, ...others] = bicycle.variables;

test('a sound model has no problems', () => {
  expect(checkModel(bicycle)).toEqual([]);
});

test.each<[ModelProblem['kind'], Partial<Model>, string, string]>([
  ['duplicate variable', { variables: [...bicycle.variables, frame!] }, 'frame', 'frame'],
  ['duplicate value', { variables: [{ id: 'frame', values: ['city', 'racing', 'city'] }, ...others] }, 'frame', 'city'],
  ['variable without values', { variables: [...bicycle.variables, { id: 'bell', values: [] }] }, 'bell', 'bell'],
  ['duplicate rule or table', { rules: [rule, { ...rule, id: table.id }] }, table.id, table.id],
  ['missing reason', { rules: [{ ...rule, reason: { zh: '原因', en: ' ' } }] }, rule.id, 'en'],
  ['unknown variable', { rules: [{ ...rule, expr: { not: { in: ['bell', []] } } }] }, rule.id, 'bell'],
  ['unknown variable', { tables: [{ ...table, variables: ['frame', 'bell'] }] }, table.id, 'bell'],
  [
    'unknown value',
    { rules: [{ ...rule, expr: { any: [{ in: ['frame', ['city', 'folding']] }] } }] },
    rule.id,
    'frame folding',
  ],
  ['table without variables', { tables: [{ ...table, variables: [], rows: [] }] }, table.id, table.id],
  ['variable twice in a table', { tables: [{ ...table, variables: ['frame', 'frame'], rows: [] }] }, table.id, 'frame'],
  ['row length', { tables: [{ ...table, rows: [[0, 0], [0]] }] }, table.id, '1'],
  ['row entry out of range', { tables: [{ ...table, rows: [[0, 2]] }] }, table.id, '0'],
  [
    'row entry out of range',
    {
      tables: [
        {
          ...table,
          rows: [
            [0, 0],
            [-1, 0],
          ],
        },
      ],
    },
    table.id,
    '1',
  ],
  ['row entry out of range', { tables: [{ ...table, rows: [[0.5, 0]] }] }, table.id, '0'],
])('%s is found and named', (kind, change, subject, detail) => {
  const changed = { ...bicycle, ...change };
  expect(checkModel(changed)).toContainEqual({ kind, subject, detail });
  expect(() => openModel(changed)).toThrow(`${kind}: ${subject} (${detail})`);
});
