import { describe, expect, it } from 'vitest';
import { combine, ELLIPSE, ellipseAngle, opposite, project, turned, X, Y, Z } from './isometric.ts';

describe('the isometric projection', () => {
  it.each([
    ['x', X, 30],
    ['y', Y, 150],
    ['z', Z, -90],
  ])('keeps unit length along %s and shows it at its angle', (_name, axis, degrees) => {
    const [x, y] = project(axis);
    expect(Math.hypot(x, y)).toBeCloseTo(1);
    expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(degrees);
  });

  it('shows points on the line of sight at one place', () => {
    expect(project([4, 4, 4])).toEqual([0, 0]);
  });

  it.each([
    ['z', Z, X, Y],
    ['x', X, Y, Z],
    ['y', Y, X, Z],
  ])('shows a circle square to %s as the ellipse it promises', (_name, normal, u, v) => {
    const turn = (ellipseAngle(normal) * Math.PI) / 180;
    for (let i = 0; i < 36; i += 1) {
      const [x, y] = project(combine([Math.cos(i / 5.7), u], [Math.sin(i / 5.7), v]));
      const along = (x * Math.cos(turn) + y * Math.sin(turn)) / ELLIPSE[0];
      const across = (y * Math.cos(turn) - x * Math.sin(turn)) / ELLIPSE[1];
      expect(Math.hypot(along, across)).toBeCloseTo(1);
    }
  });

  it('turns a point with its axes', () => {
    expect(turned([Z, X, Y], [1, 2, 3])).toEqual([2, 3, 1]);
    expect(turned([opposite(X), opposite(Y), Z], [1, 2, 3])).toEqual([-1, -2, 3]);
  });
});
