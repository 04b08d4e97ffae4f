import { describe, expect, it } from 'vitest';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, rectangle, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { edgesOf } from './edges.ts';

const prism = (outer: Extract<Body, { kind: 'prism' }>['outer'], holes = [] as (typeof outer)[]): Body => ({
  ...{ kind: 'prism', name: 'a', paint: 'dark', place: HERE, from: 0, to: 5 },
  outer,
  holes,
});

describe('the edges of a body', () => {
  it('of a block are its twelve', () => {
    expect(edgesOf(prism(rectangle([0, 0], [2, 3])))).toHaveLength(12);
  });

  it('have no line along it where a face goes over into a round one', () => {
    const upright = edgesOf(prism(roundedRectangle([0, 0], [20, 30], 4))).filter(([from, to]) => from[2] !== to[2]);
    expect(upright).toEqual([]);
  });

  it('include the rims of its holes at both ends', () => {
    const block = edgesOf(prism(rectangle([0, 0], [20, 20]))).length;
    expect(edgesOf(prism(rectangle([0, 0], [20, 20]), [circle([10, 10], 4)]))).toHaveLength(block + 2 * 48);
  });

  it('of what is turned are its steps, not its axis', () => {
    const turned: Body = {
      ...{ kind: 'revolved', name: 'a', paint: 'dark', place: HERE },
      profile: [
        [0, 0],
        [10, 0],
        [10, 8],
        [0, 8],
      ],
    };
    expect(edgesOf(turned)).toHaveLength(2 * 48);
  });
});
