import { arrow, box, circle, line, mark, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  circle([90, 32], 20),
  line([110, 32], [110, 84]),
  circle([120, 84], 10),
  line([130, 84], [130, 14]),
  line([120, 94], [120, 104]),
  box([98, 104], [44, 26]),
  mark('m_L', [120, 118]),
  mark('m_0', [142, 84]),
  arrow('v', [165, 120], [165, 90]),
  span('D', [62, 12], [62, 52]),
  mark('r', [146, 50]),
  line([30, 14], [200, 14]),
  box([20, 84], [22, 36]),
  mark('m_CW', [31, 102]),
  line([31, 84], [31, 60]),
];
