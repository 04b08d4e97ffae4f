import { arrow, box, circle, line, mark, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  circle([110, 28], 16),
  circle([110, 112], 16),
  line([94, 28], [94, 112]),
  line([126, 28], [126, 112]),
  ...[44, 62, 80, 98].map((y) => box([82, y], [12, 10])),
  ...[44, 62, 80, 98].map((y) => box([126, y], [12, 10])),
  arrow('v', [70, 90], [70, 60]),
  arrow('I_m', [170, 124], [140, 116]),
  span('D', [94, 8], [126, 8]),
  span('H', [190, 28], [190, 112]),
  span('a_b', [158, 49], [158, 67]),
  mark('V_b', [72, 48]),
  mark('H_0', [66, 118]),
];
