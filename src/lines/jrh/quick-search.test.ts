import { expect, it } from 'vitest';
import { readQuickSearch } from '#product/quick-search/read-quick-search.ts';
import { JRH_LINE } from './line.ts';

it.each([
  ['JRH 30 kW i 31.5', { drivenPower: 30, ratio: 31.5 }],
  ['工业齿轮箱 JRH 功率 30 kW 速比 31.5', { drivenPower: 30, ratio: 31.5 }],
  ['JRH 60 kW i 20 n1 1000', { drivenPower: 60, ratio: 20, inputSpeed: 1000 }],
  ['JRH 60 kW i 20 输入转速 1000', { drivenPower: 60, ratio: 20, inputSpeed: 1000 }],
])(
  'a quick search reads the power of the driven machine by its unit, and the input speed by its name: %s',
  (typed, figures) => {
    const { parts } = readQuickSearch(typed, JRH_LINE);
    expect(Object.assign({}, ...parts.map((part) => part.figures))).toEqual(figures);
    expect(parts.map(({ kind }) => kind)).toContain('line');
  },
);
