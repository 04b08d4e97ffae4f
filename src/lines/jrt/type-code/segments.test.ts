import { expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { stepOf } from '#product/line.ts';
import { SEGMENT_TABLE } from './segments.ts';

const TOKENS = SEGMENT_TABLE.flatMap((row) =>
  row.tokens((variable) => [...(SAMPLE_PRODUCT.codes.get(variable) ?? [])]),
);

it('no two words of a type code read the same and mean different things', () => {
  const meanings = new Map<string, Set<string>>();
  for (const { text, values } of TOKENS) {
    const said = meanings.get(text.toUpperCase()) ?? new Set();
    meanings.set(text.toUpperCase(), said.add(JSON.stringify(values)));
  }
  expect([...meanings].filter(([, said]) => said.size > 1).map(([text]) => text)).toEqual([]);
});

it('no word holds a sign that separates words, or reads as a ratio', () => {
  expect(TOKENS.map(({ text }) => text).filter((text) => /[-/\s]|^I[\d.]+$/i.test(text) || text === '')).toEqual([]);
});

it('every choice of steps 3 to 6 has its words', () => {
  const said = new Set(TOKENS.flatMap(({ values }) => Object.keys(values)));
  const variables = SAMPLE_PRODUCT.engine.variables.map(({ id }) => id);
  expect(variables.filter((id) => stepOf(id, JRT_LINE) >= 2 && id !== 'builtInType' && !said.has(id))).toEqual([]);
});
