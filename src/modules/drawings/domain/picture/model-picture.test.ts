import { describe, expect, it } from 'vitest';
import { FROM_BEHIND, FROM_FAR_SIDE, ISOMETRIC, ON_COWL } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Body, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { rectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { cross, minus } from '#modules/drawings/domain/solids/vector.ts';
import { penPoints } from '#testing/pictured.ts';
import { modelPicture } from './model-picture.ts';

function block(name: string, [x0, x1]: readonly [number, number], height: number, half = 10): Body {
  const outer = rectangle([x0, -half], [x1, half]);
  return { kind: 'prism', name, paint: 'housing', place: HERE, outer, holes: [], from: 0, to: height };
}

const MODEL: SolidModel = { bodies: [block('base', [0, 100], 20), block('lid', [20, 60], 40)], frames: [] };

describe('the picture of a model', () => {
  it('fills its square and stays within it', () => {
    const points = penPoints(modelPicture(MODEL));
    const xs = points.map(([x]) => x);
    expect(Math.min(...points.flat())).toBeGreaterThanOrEqual(2.9);
    expect(Math.max(...points.flat())).toBeLessThanOrEqual(93.1);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(90, 0);
  });

  it('draws in the accent colour the bodies whose names begin so, and the rest as it is', () => {
    const accents = modelPicture(MODEL, { accent: ['lid'] }).paths.map(({ accent }) => accent);
    expect(accents).toEqual([false, true]);
    expect(modelPicture(MODEL).paths.every(({ accent }) => !accent)).toBe(true);
  });

  it('leaves out what lies behind', () => {
    const hidden: SolidModel = { bodies: [...MODEL.bodies, block('hidden', [30, 40], 10, 5)], frames: [] };
    expect(modelPicture(hidden, { accent: ['hidden'] }).paths.every(({ accent }) => !accent)).toBe(true);
  });

  it('keeps a text within the square', () => {
    const { texts } = modelPicture(MODEL, { notes: [{ text: '180°', at: [1000, 0, 0] }] });
    expect(texts[0]?.x).toBeLessThan(85);
  });

  it('shows which way is down', () => {
    const drawn = modelPicture(MODEL, { gravity: 'down' }).paths.at(-1);
    expect(drawn?.accent).toBe(true);
    expect(JSON.stringify(modelPicture(MODEL, { gravity: 'any' }))).not.toBe(
      JSON.stringify(modelPicture(MODEL, { gravity: 'down' })),
    );
  });

  it.each([
    ['from the front', ISOMETRIC],
    ['from behind', FROM_BEHIND],
    ['from the far side', FROM_FAR_SIDE],
    ['on the cowl', ON_COWL],
  ])('is no mirror image, seen %s', (_, { right, toward, up }) => {
    for (const part of minus(cross(right, up), toward)) expect(part).toBeCloseTo(0, 9);
  });
});
