import { describe, expect, it } from 'vitest';
import { labelsOf } from './chart-labels.ts';

const ROOM = { width: 300, height: 200 };

describe('the labels of a chart', () => {
  it('stand right of their points where there is room, else on another side', () => {
    const points = [
      { x: 100, y: 100, text: 'K67' },
      { x: 295, y: 100, text: 'K77' },
    ];
    expect([...labelsOf(points, ROOM)]).toEqual([
      [0, 'right'],
      [1, 'left'],
    ]);
  });

  it('never lie on a point or on each other: of a crowd the first ones are labelled', () => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({
      x: 150 + (index % 8) * 5,
      y: 100 + Math.floor(index / 8) * 5,
      text: `K${index}`,
    }));
    const labels = labelsOf(crowd, ROOM);
    expect(labels.has(0)).toBe(true);
    expect(labels.size).toBeLessThan(crowd.length / 3);
  });

  it('do not say the same size again beside it', () => {
    const points = [
      { x: 100, y: 100, text: 'K67' },
      { x: 100, y: 130, text: 'K67' },
      { x: 220, y: 130, text: 'K67' },
    ];
    expect([...labelsOf(points, ROOM).keys()]).toEqual([0, 2]);
  });
});
