import { expect, it } from 'vitest';
import { penPoints } from '#testing/pictured.ts';
import { penPath } from './pen-path.ts';

it('a path is written in short relative steps', () => {
  expect(
    penPath([
      [
        [10.5, 20],
        [10.7, 19.5],
      ],
    ]),
  ).toBe('m10.7 19.5l-.2.5');
  expect(
    penPath([
      [
        [0, 0],
        [10, 0],
      ],
      [
        [10, 0],
        [10, 10],
      ],
      [
        [20, 20],
        [30, 20],
      ],
    ]),
  ).toBe('m10 10l0-10-10 0m30 20l-10 0');
});

it('a path leads where its lines lie, whatever their figures', () => {
  const d = penPath([
    [
      [10.5, 20.1],
      [90.4, 0.3],
    ],
    [
      [0.1, 95.9],
      [10.5, 20.1],
    ],
  ]);
  const points = penPoints({ paths: [{ d, paint: 'line', accent: false }] }).map((point) =>
    point.map((at) => Math.round(at * 10) / 10),
  );
  expect(points).toHaveLength(3);
  for (const end of [
    [10.5, 20.1],
    [90.4, 0.3],
    [0.1, 95.9],
  ])
    expect(points).toContainEqual(end);
});
