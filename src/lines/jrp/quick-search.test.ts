import { expect, it } from 'vitest';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import { JRP_LINE } from './line.ts';

const figuresOf = (typed: string) => {
  const { parts, unread } = readQuickSearch(typed, JRP_LINE);
  return [Object.assign({}, ...parts.map(({ figures }) => figures)), unread.map(({ text }) => text)];
};

it.each([
  ['9000 Nm i 100', { outputTorque: 9000, ratio: 100 }],
  ['T2 9 kNm 速比 100', { outputTorque: 9000, ratio: 100 }],
  ['扭矩 9000 牛米 fB 1.25', { outputTorque: 9000, serviceFactor: 1.25 }],
  ['n1=960 9000 Nm', { inputSpeed: 960, outputTorque: 9000 }],
])('reads what a planetary unit is asked for: %s', (typed, figures) => {
  expect(figuresOf(typed)).toEqual([figures, []]);
});

it('takes a speed without a name for that of the output, as a person means it (issue 13)', () => {
  expect(figuresOf('9000 Nm 50 r/min')).toEqual([{ outputTorque: 9000, outputSpeed: 50 }, []]);
});
