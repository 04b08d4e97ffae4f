import { arrow, box, circle, fine, mark, path, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  circle([110, 66], 52),
  circle([110, 66], 20),
  ...[0, 90, 180, 270].map((turn) => fixture(turn)),
  path('M110 6 A60 60 0 0 1 170 66'),
  fine([110, 66], [110, 6]),
  fine([110, 66], [170, 66]),
  mark('phi', [160, 22]),
  mark('m_T', [110, 66]),
  arrow('t_s', [170, 60], [170, 70]),
  span('D_T', [58, 130], [162, 130]),
  span('r_b', [190, 66], [210, 66]),
];

function fixture(turn: number) {
  const [x, y] = [38 * Math.cos((turn * Math.PI) / 180), 38 * Math.sin((turn * Math.PI) / 180)];
  return box([105 + x, 61 + y], [10, 10]);
}
