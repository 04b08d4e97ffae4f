import { arrow, box, circle, fine, line, mark, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  box([45, 62], [150, 20]),
  box([80, 28], [80, 34]),
  mark('m_L', [120, 46]),
  mark('m_0', [120, 73]),
  circle([75, 95], 15),
  circle([165, 95], 15),
  circle([75, 95], 4),
  circle([165, 95], 4),
  line([10, 110], [230, 110]),
  fine([10, 114], [230, 114]),
  arrow('v', [200, 60], [230, 60]),
  arrow('F_wind', [38, 45], [10, 45]),
  span('D', [60, 126], [90, 126]),
  mark('d', [165, 126]),
  mark('mu_0', [120, 126]),
];
