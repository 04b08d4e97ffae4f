import { arrow, box, circle, fine, line, mark, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  circle([40, 80], 18),
  circle([200, 80], 18),
  ...[0, 60, 120].map((turn) => spoke(turn)),
  line([40, 62], [200, 62]),
  line([40, 98], [200, 98]),
  ...[60, 80, 100, 120, 140, 160, 180].map((x) => fine([x, 58], [x, 66])),
  box([80, 36], [70, 22]),
  mark('m_L', [115, 48]),
  mark('mu_c', [120, 78]),
  arrow('v', [160, 46], [192, 46]),
  span('p', [60, 110], [80, 110]),
  mark('z', [222, 80]),
  span('L', [40, 126], [200, 126]),
];

function spoke(turn: number) {
  const [x, y] = [18 * Math.cos((turn * Math.PI) / 180), 18 * Math.sin((turn * Math.PI) / 180)];
  return fine([200 - x, 80 - y], [200 + x, 80 + y]);
}
