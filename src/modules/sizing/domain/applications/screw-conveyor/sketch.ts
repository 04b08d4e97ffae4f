import { arrow, box, fine, line, mark, path, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  box([24, 50], [192, 40]),
  line([10, 70], [230, 70]),
  path('M30 70 Q42 34 54 70 T78 70 T102 70 T126 70 T150 70 T174 70 T198 70'),
  fine([40, 50], [40, 24]),
  fine([64, 50], [64, 24]),
  arrow('I_m', [52, 18], [52, 46]),
  arrow('n_m', [216, 30], [236, 30]),
  mark('phi', [90, 42]),
  mark('lam', [150, 42]),
  span('D', [8, 50], [8, 90]),
  span('S', [54, 104], [102, 104]),
  span('L', [40, 124], [206, 124]),
];
