import { describe, expect, it } from 'vitest';
import { ratioKey } from '#lines/jrw/source/parts.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { doubleRatingAt, ratingAt } from './rating.ts';
import { ratedWorms } from './speed-points.ts';

const parts = shippedParts();
const rated = ratedWorms(parts);
const of = (size: string, ratio: number) => rated.find(({ worm }) => worm.size === size && worm.ratio === ratio)!;

describe('what a worm unit carries at an input speed', () => {
  it('is the printed cell, wherever one is printed', () => {
    const cells = [...parts.speeds, ...parts.ratios.map((ratio) => ({ ...ratio, inputSpeed: 1400 }))];
    expect(cells.length).toBe(161 + 111);
    for (const { size, ratio, inputSpeed, torque, efficiency } of cells) {
      expect(ratingAt(of(size, ratio), inputSpeed)).toEqual({ torque, efficiency, origin: 'printed' });
    }
  });

  it('is computed where there is no cell, and said to be', () => {
    expect(ratingAt(of('150', 30), 2800)).toMatchObject({ origin: 'computed' });
    expect(ratingAt(of('025', 5), 900)).toMatchObject({ origin: 'computed' });
  });

  it('is computed never above the cells of the neighbouring ratios', () => {
    const printed = new Set(parts.speeds.map((cell) => `${ratioKey(cell)} ${cell.inputSpeed}`));
    for (const { worm, points } of rated) {
      for (const point of points.filter(({ isPrinted }) => !isPrinted)) {
        const beside = parts.speeds.filter((cell) => cell.size === worm.size && cell.inputSpeed === point.inputSpeed);
        const below = beside.filter((cell) => cell.ratio < worm.ratio).at(-1);
        const above = beside.find((cell) => cell.ratio > worm.ratio);
        expect(printed.has(`${ratioKey(worm)} ${point.inputSpeed}`)).toBe(false);
        expect(point.torque).toBeLessThanOrEqual(below?.torque ?? Number.POSITIVE_INFINITY);
        expect(point.torque).toBeLessThanOrEqual(above?.torque ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  it('lies between the printed figures of the speeds around it', () => {
    const [slow, , fast] = of('063', 15).points;
    const at = ratingAt(of('063', 15), 1120)!;
    expect(at.origin).toBe('interpolated');
    expect(at.torque).toBeLessThan(slow.torque);
    expect(at.torque).toBeGreaterThan(of('063', 15).worm.torque);
    expect(ratingAt(of('063', 15), 1440)!.torque).toBeGreaterThan(fast.torque);
  });

  it('is half way between two speeds at their geometric mean', () => {
    const { worm, points } = of('063', 15);
    const at = ratingAt(of('063', 15), Math.sqrt(1400 * 2800))!;
    expect(at.torque).toBeCloseTo((worm.torque + points[2].torque) / 2, 9);
  });

  it('stays that of 900 r/min below, and falls by the law above 2800', () => {
    const { points } = of('063', 15);
    expect(ratingAt(of('063', 15), 870)).toEqual({
      torque: points[0].torque,
      efficiency: points[0].efficiency,
      origin: 'computed',
    });
    expect(ratingAt(of('063', 15), 2950)!.torque).toBeCloseTo(points[2].torque * (2800 / 2950) ** 0.42, 9);
  });

  it('is nothing at speeds nothing is printed about', () => {
    expect([ratingAt(of('063', 15), 700), ratingAt(of('063', 15), 3400)]).toEqual([undefined, undefined]);
  });
});

describe('what a pair of worm units carries', () => {
  const pair = (assembly: string, ratio: number) =>
    parts.doubles.find((double) => double.assembly === assembly && double.ratio === ratio)!;

  it('is its printed torque, not the product of its units', () => {
    expect(doubleRatingAt(pair('040/075', 300), 1400)).toEqual({ torque: 383, efficiency: 0.506, origin: 'printed' });
  });

  it('is what its first unit takes, where that is less', () => {
    const limited = parts.doubles.filter(({ isLimitedByFirst }) => isLimitedByFirst);
    expect(limited.map(({ assembly, ratio, torque }) => [assembly, ratio, torque])).toEqual([
      ['063/150', 150, 1500],
      ['063/150', 200, 1920],
    ]);
  });

  it('is never more than printed, and nothing beyond 4-pole motors at 50 Hz', () => {
    expect(doubleRatingAt(pair('040/075', 300), 1380)!.torque).toBe(383);
    expect(doubleRatingAt(pair('040/075', 300), 1450)!.torque).toBeLessThan(383);
    expect([doubleRatingAt(pair('040/075', 300), 950), doubleRatingAt(pair('040/075', 300), 2850)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
