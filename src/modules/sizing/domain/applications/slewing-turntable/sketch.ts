import { arrow, box, circle, fine, line, mark, path, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  box([40, 66], [160, 12]),
  box([60, 78], [120, 14]),
  ...[70, 170].map((x) => circle([x, 85], 5)),
  line([20, 92], [220, 92]),
  fine([120, 20], [120, 120]),
  box([150, 40], [30, 26]),
  mark('m', [165, 54]),
  span('r_s', [120, 32], [165, 32]),
  span('D_L', [70, 112], [170, 112]),
  arrow('F_a', [105, 36], [105, 64]),
  arrow('F_r', [14, 72], [38, 72]),
  path('M96 22 A26 8 0 0 1 144 22'),
  mark('n_m', [120, 10]),
  box([192, 78], [16, 14]),
  mark('i_V', [218, 84]),
];
