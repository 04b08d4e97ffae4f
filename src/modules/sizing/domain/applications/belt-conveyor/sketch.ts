import { arrow, box, circle, line, mark, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  circle([40, 80], 18),
  circle([200, 80], 18),
  line([40, 62], [200, 62]),
  line([40, 98], [200, 98]),
  ...[75, 105, 135, 165].map((x) => circle([x, 67], 4)),
  box([70, 42], [30, 20]),
  box([125, 42], [30, 20]),
  mark('m_L', [85, 54]),
  mark('mu_c', [120, 76]),
  arrow('v', [165, 52], [195, 52]),
  span('D', [222, 62], [222, 98]),
  span('L', [40, 122], [200, 122]),
];
