import { describe, expect, it } from 'vitest';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, rectangle } from '#modules/drawings/domain/solids/loop.ts';
import { along, HERE } from '#modules/drawings/domain/solids/placement.ts';
import { outlineView } from './outline-view.ts';
import type { Stroke } from './strokes.ts';
import { VIEWPOINTS } from './viewpoint.ts';

const block = (name: string, [x0, x1]: readonly [number, number], depth: number): Body => ({
  ...{ kind: 'prism', name, paint: 'housing', place: HERE, holes: [], from: 0, to: 50 },
  outer: rectangle([x0, -depth], [x1, depth]),
});
const disc: Body = {
  ...{ kind: 'prism', name: 'disc', paint: 'housing', place: along('x'), from: 0, to: 20 },
  outer: circle([0, 0], 40),
  holes: [circle([0, 25], 5)],
};
const view = (bodies: readonly Body[], name: keyof typeof VIEWPOINTS): readonly Stroke[] =>
  outlineView({ bodies, frames: [] }, VIEWPOINTS[name]);
const ofStyle = (strokes: readonly Stroke[], style: Stroke['style']) => strokes.filter((one) => one.style === style);

describe('a view', () => {
  it('of a block is its outline, each edge once though two lie upon each other', () => {
    expect(ofStyle(view([block('block', [0, 80], 30)], 'front'), 'visible')).toHaveLength(4);
  });

  it('leaves out what another body hides, and of an edge the hidden part', () => {
    const behind = block('behind', [40, 120], 10);
    const lines = ofStyle(view([block('before', [0, 80], 30), behind], 'front'), 'visible');
    const uprights = lines.flatMap((line) =>
      line.kind === 'line' && line.from[0] === line.to[0] ? [line.from[0]] : [],
    );
    expect(uprights.toSorted((one, other) => one - other)).toEqual([0, 80, 120]);
  });

  it('shows a round from its side by the lines at which it turns away, exactly', () => {
    const lines = ofStyle(view([disc], 'front'), 'visible').filter(({ kind }) => kind === 'line');
    const heights = lines.flatMap((line) =>
      line.kind === 'line' && line.from[1] === line.to[1] ? [line.from[1]] : [],
    );
    expect(heights).toHaveLength(2);
    expect(heights.map(Math.abs)).toEqual([expect.closeTo(40, 6), expect.closeTo(40, 6)]);
  });

  it('shows a round along its axis as a circle with its hole, its axes and the circle of its holes', () => {
    const strokes = view([disc], 'side');
    const radii = ofStyle(strokes, 'visible').map((stroke) => (stroke.kind === 'arc' ? stroke.r : 0));
    expect(radii.toSorted((one, other) => one - other)).toEqual([5, 40]);
    expect(ofStyle(strokes, 'axis').filter(({ kind }) => kind === 'arc')).toMatchObject([{ r: 25 }]);
  });

  it('shows holes that are hidden dashed', () => {
    const cover = { ...disc, name: 'cover', holes: [], from: 20, to: 25 } as Body;
    expect(ofStyle(view([disc, cover], 'side'), 'hidden')).toMatchObject([{ r: 5 }]);
  });

  it('has the line in which one body goes into another, though none is cut', () => {
    const lid = { ...block('lid', [-20, 40], 60), from: 10, to: 60 } as Body;
    const lines = ofStyle(view([disc, lid], 'side'), 'visible');
    expect(lines.some((line) => line.kind === 'line' && Math.abs(line.from[1] - 10) < 0.01)).toBe(true);
  });
});
