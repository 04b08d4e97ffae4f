import { expect, it } from 'vitest';
import { type Comparable, comparisonRefusal } from './comparable.ts';

const JRT: Comparable = { category: 'JRT', sampleSelectionFlag: 'N' };
const JRW: Comparable = { category: 'JRW', sampleSelectionFlag: 'N' };
const SAMPLE: Comparable = { category: 'JRT', sampleSelectionFlag: 'Y' };

it.each<[string, readonly Comparable[], string | null]>([
  ['one product', [JRT], 'comparison-too-few'],
  ['two of a kind', [JRT, JRT], null],
  ['five of a kind', [JRW, JRW, JRW, JRW, JRW], null],
  ['six', [JRT, JRT, JRT, JRT, JRT, JRT], 'comparison-too-many'],
  ['two kinds', [JRT, JRW], 'comparison-mixed'],
  ['one from the sample catalogue', [JRT, SAMPLE], 'comparison-sample'],
])('comparing %s', (_title, lines, refusal) => {
  expect(comparisonRefusal(lines)).toBe(refusal);
});
