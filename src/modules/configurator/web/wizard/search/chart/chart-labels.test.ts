import { describe, expect, it } from 'vitest';
import { labelsOf } from './chart-labels.ts';

const ROOM = { width: 300, height: 200 };

describe('the labels of a chart', () => {
  it('stand right of their points where there is room, else on another side', () => {
    const points = [
      { x: 100, y: 100, text: 'K67', isTelling: false },
      { x: 295, y: 100, text: 'K77', isTelling: false },
    ];
    expect([...labelsOf(points, ROOM)]).toEqual([
      [0, { side: 'right', out: 0 }],
      [1, { side: 'left', out: 0 }],
    ]);
  });

  it('never lie on a point or on each other: of a crowd the first ones are labelled', () => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({
      x: 150 + (index % 8) * 5,
      y: 100 + Math.floor(index / 8) * 5,
      text: `K${index}`,
      isTelling: false,
    }));
    const labels = labelsOf(crowd, ROOM);
    expect(labels.has(0)).toBe(true);
    expect(labels.size).toBeLessThan(crowd.length / 3);
  });

  it('reach out of a crowd for a point that has to say what it is', () => {
    const around = Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      return { x: 150 + 14 * Math.cos(angle), y: 100 + 14 * Math.sin(angle), text: `F${index}`, isTelling: false };
    });
    const labels = labelsOf([{ x: 150, y: 100, text: 'R77', isTelling: true }, ...around], ROOM);
    expect(labels.get(0)?.side).toMatch(/above|below/);
    expect(labels.get(0)?.out).toBeGreaterThan(0);
  });

  it('do not say the same size again beside it', () => {
    const points = [
      { x: 100, y: 100, text: 'K67', isTelling: false },
      { x: 100, y: 130, text: 'K67', isTelling: false },
      { x: 220, y: 130, text: 'K67', isTelling: false },
    ];
    expect([...labelsOf(points, ROOM).keys()]).toEqual([0, 2]);
  });
});
