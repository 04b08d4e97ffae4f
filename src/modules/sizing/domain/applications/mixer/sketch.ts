import { arrow, box, fine, line, mark, path, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  path('M60 30 V110 Q120 134 180 110 V30'),
  fine([60, 46], [180, 46]),
  line([120, 14], [120, 100]),
  box([85, 92], [30, 12]),
  box([125, 92], [30, 12]),
  box([85, 62], [30, 10]),
  box([125, 62], [30, 10]),
  box([108, 4], [24, 14]),
  arrow('n_m', [140, 24], [160, 24]),
  mark('rho', [75, 60]),
  mark('mu_d', [165, 60]),
  mark('z_i', [165, 82]),
  span('d', [85, 114], [155, 114]),
];
