import { describe, expect, it } from 'vitest';
import type { Body, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { circle, rectangle } from '#modules/drawings/domain/solids/loop.ts';
import { along, HERE } from '#modules/drawings/domain/solids/placement.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { readStep } from '#modules/drawings/testing/read-step.ts';
import { stepFile } from './step-file.ts';

const plate: Body = {
  ...{ kind: 'prism', name: 'foot 底脚', paint: 'housing', place: HERE, from: 0, to: 12 },
  outer: rectangle([-50, -30], [50, 30]),
  holes: [circle([-35, 0], 6), circle([35, 0], 6)],
};
const shaft: Body = {
  ...{ kind: 'revolved', name: 'shaft', paint: 'machined', place: along('x', [0, 0, 40]) },
  profile: [
    [0, 0],
    [17.5, 0],
    [17.5, 68],
    [16, 70],
    [0, 70],
  ],
};
const FRAMES = [
  { name: 'FOOT', place: HERE },
  { name: 'BOX', place: along('y', [120, -30, 75]) },
];
const MODEL: SolidModel = { bodies: [plate, shaft], frames: FRAMES };
const TITLE = { name: 'drive', description: 'release 1', maker: 'Drivewright' };

describe('a STEP file', () => {
  it('is read by an independent kernel as closed solids of the same volumes, at their places', async () => {
    const read = await readStep(stepFile(MODEL, TITLE));
    expect(read).toHaveLength(2);
    MODEL.bodies.forEach((body, at) => {
      expect(read[at]?.volume).toBeCloseTo(volumeOf(body), 3);
    });
    const box = [0, -17.5, 22.5, 70, 17.5, 57.5];
    box.forEach((expected, at) => {
      expect(read[1]?.box[at]).toBeCloseTo(expected, 3);
    });
  });

  it('is the same bytes for the same model, in ASCII, each reference to something that is there', () => {
    const step = stepFile(MODEL, TITLE);
    expect(stepFile(MODEL, TITLE)).toBe(step);
    expect(step).toMatch(/^[\n -~]*$/);
    expect(step).toContain("MANIFOLD_SOLID_BREP('foot \\X2\\5E95811A\\X0\\'");
    const known = new Set([...step.matchAll(/^(#\d+)=/gm)].map(([, id]) => id));
    expect([...step.matchAll(/#\d+/g)].filter(([id]) => !known.has(id))).toEqual([]);
  });
});
