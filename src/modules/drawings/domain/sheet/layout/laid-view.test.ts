import { describe, expect, it } from 'vitest';
import { itemRect } from './item-rect.ts';
import { laidView } from './laid-view.ts';
import { meet } from './text-size.ts';
import type { ViewContent, ViewMark } from './view-content.ts';

const mark = (letter: string, value: number, tolerance: string, more: Pick<ViewMark, 'from' | 'side' | 'to'>) => ({
  ...{ id: letter, kind: 'length' as const, ...more },
  told: { view: 'plug-in shaft', letter, value, tolerance, confidence: 'published' } as const,
});

/** A shaft end of 50 mm on its end: the width of its key told above, the height over both on a side. */
const shaftEnd = (side: 'left' | 'right'): ViewContent => ({
  strokes: [
    { kind: 'arc', style: 'visible', centre: [0, 0], r: 25, begin: 0, swept: 2 * Math.PI },
    { kind: 'line', style: 'visible', from: [-7, 28.5], to: [7, 28.5] },
  ],
  marks: [
    mark('b1', 14, 'N9', { from: [-7, 28.5], to: [7, 28.5], side: 'above' }),
    mark('t1', 53.5, '', { from: [0, -25], to: [0, 28.5], side }),
  ],
  holes: [],
});

describe('a view so small that the texts of two of its sides stand beyond their ends', () => {
  it.each(['left', 'right'] as const)('has them at corners of their own, with a height at its %s', (side) => {
    const texts = laidView(shaftEnd(side), 5).dimensions.map(({ items }) => items.filter(({ k }) => k === 'text'));
    const [width, height] = texts.flat().map(itemRect);
    if (width === undefined || height === undefined) throw new Error('A dimension is not written');
    expect(meet(width, height)).toBe(false);
  });
});
